import { Box, Flex } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { maxModelClauseLength } from '../../../../shared/limits.ts';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { tabbedPanesQuery, useMedia } from '../../lib/use-media.ts';
import { analysisName } from './analysis-name.ts';
import { SplitPanes } from './layout/split-panes.tsx';
import { panelProps, TabStrip } from '../../components/tab-strip.tsx';
import { ResultsPane } from './results/results-pane.tsx';
import { StaleBar } from './results/stale-bar.tsx';
import { UnsavedBar } from './results/unsaved-bar.tsx';
import type { Workspace } from './use-workspace.ts';

const ModelReviewBar = lazy(() => import('./results/model-review-bar.tsx'));

type PaneId = 'clause' | 'results';

interface AnalysisWorkspaceProps {
  readonly workspace: Workspace;
  /** The pane the clause goes in at. */
  readonly clausePane: ReactNode;
  /** Whether whoever is here may negotiate. */
  readonly canNegotiate: boolean;
  readonly onAuditTrail: () => void;
}

type ResultsProps = Omit<AnalysisWorkspaceProps, 'clausePane'> & {
  /** Shows the place of a finding in the text. */
  readonly onShow: (id: string) => void;
};

/** The analysis, and above it what is to be known of it. */
const Results = ({ workspace, canNegotiate, onAuditTrail, onShow }: ResultsProps) => {
  const { clause, marks, review, decisions, staleness, analyse, analysis, loadError, takeReview } = workspace;
  const isWaiting = workspace.isAnalysing || workspace.isLoading;
  return (
    <>
      {analysis && !isWaiting && <StaleBar staleness={staleness} onAnalyze={analyse} />}
      {analysis && !isWaiting && <UnsavedBar decisions={decisions} />}
      {analysis?.modelReview === 'pending' && !isWaiting && (
        <Suspense>
          <ModelReviewBar
            key={analysis.id}
            analysisId={analysis.id}
            isReadInParts={analysis.clauseText.length > maxModelClauseLength}
            onReviewed={takeReview}
          />
        </Suspense>
      )}
      <ResultsPane
        stored={analysis}
        isWaiting={isWaiting}
        loadError={loadError}
        clause={clause}
        marks={marks}
        review={review}
        canNegotiate={canNegotiate}
        onShow={onShow}
        onAuditTrail={onAuditTrail}
      />
    </>
  );
};

/** Which pane is in front. What was asked for is looked at: Analyze and opening a stored analysis show the results. */
const usePane = ({ isAnalysing, analysis, loadError }: Workspace) => {
  const [pane, setPane] = useState<PaneId>('clause');
  const resultsKey = isAnalysing ? 'waiting' : (analysis?.id ?? (loadError ? 'failed' : ''));
  const [shownKey, setShownKey] = useState('');
  if (resultsKey !== shownKey) {
    setShownKey(resultsKey);
    setPane(resultsKey === '' ? 'clause' : 'results');
  }
  return { pane, setPane };
};

interface TabsProps {
  readonly workspace: Workspace;
  readonly pane: PaneId;
  readonly onChoose: (pane: PaneId) => void;
}

const Tabs = ({ workspace: { analysis, isAnalysing }, pane, onChoose }: TabsProps) => {
  const tabs = [
    { id: 'clause', label: 'Clause' },
    {
      id: 'results',
      label: (
        <>
          Results
          {isAnalysing ? '…' : analysis && <SeverityBadge level={analysis.analysis.riskLevel} />}
        </>
      ),
    },
  ] as const;
  return (
    <Box bg="bg.panel">
      <VisuallyHidden as="h1">{analysisName(analysis)}</VisuallyHidden>
      <TabStrip label="Clause and results" name="pane" tabs={tabs} chosen={pane} onChoose={onChoose} isFullWidth />
    </Box>
  );
};

/** The clause and its analysis beside each other; where there is no room for both, one behind the other as two tabs. */
export const AnalysisWorkspace = ({ clausePane, ...props }: AnalysisWorkspaceProps) => {
  const { workspace } = props;
  const { marks } = workspace;
  const isTabbed = useMedia(tabbedPanesQuery);
  const { pane, setPane } = usePane(workspace);

  const show = useCallback(
    (id: string) => {
      setPane('clause');
      // Behind a tab the editor takes its place first.
      requestAnimationFrame(() => marks.choose(id));
    },
    [marks, setPane],
  );

  const paneOf = (id: PaneId, content: ReactNode) => (
    <Flex
      {...(isTabbed && panelProps('pane', id))}
      display={isTabbed && pane !== id ? 'none' : 'flex'}
      direction="column"
      minH="0"
      minW="0"
    >
      {content}
    </Flex>
  );
  return (
    <SplitPanes
      isSplit={!isTabbed}
      header={isTabbed && <Tabs workspace={workspace} pane={pane} onChoose={setPane} />}
      left={paneOf('clause', clausePane)}
      right={paneOf('results', <Results {...props} onShow={show} />)}
    />
  );
};
