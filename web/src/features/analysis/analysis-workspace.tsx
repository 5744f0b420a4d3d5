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

/** The clause and its analysis beside each other; where there is no room for both, one behind the other as two tabs. */
export const AnalysisWorkspace = ({ workspace, clausePane, canNegotiate, onAuditTrail }: AnalysisWorkspaceProps) => {
  const {
    clause,
    marks,
    review,
    decisions,
    staleness,
    analyse,
    analysis,
    isLoading,
    isAnalysing,
    loadError,
    takeReview,
  } = workspace;
  const isTabbed = useMedia(tabbedPanesQuery);
  const [pane, setPane] = useState<PaneId>('clause');

  // What was asked for is what is looked at: pressing Analyze or opening a stored analysis shows the results.
  const resultsKey = isAnalysing ? 'waiting' : (analysis?.id ?? (loadError ? 'failed' : ''));
  const [shownKey, setShownKey] = useState('');
  if (resultsKey !== shownKey) {
    setShownKey(resultsKey);
    setPane(resultsKey === '' ? 'clause' : 'results');
  }

  const show = useCallback(
    (id: string) => {
      setPane('clause');
      // Behind a tab the editor takes its place first.
      requestAnimationFrame(() => marks.choose(id));
    },
    [marks],
  );

  const isWaiting = isAnalysing || isLoading;
  const results = (
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
        onShow={show}
        onAuditTrail={onAuditTrail}
      />
    </>
  );

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
      header={
        isTabbed && (
          <Box bg="bg.panel">
            <VisuallyHidden as="h1">{analysisName(analysis)}</VisuallyHidden>
            <TabStrip label="Clause and results" name="pane" tabs={tabs} chosen={pane} onChoose={setPane} isFullWidth />
          </Box>
        )
      }
      left={paneOf('clause', clausePane)}
      right={paneOf('results', results)}
    />
  );
};
