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
    <Flex direction="column" flex="1" minH="0" minW="0">
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
    </Flex>
  );

  if (!isTabbed) return <SplitPanes left={clausePane} right={results} />;

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
    <Flex direction="column" flex="1" minH="0">
      <VisuallyHidden as="h1">{analysisName(analysis)}</VisuallyHidden>
      <Box bg="bg.panel">
        <TabStrip label="Clause and results" name="pane" tabs={tabs} chosen={pane} onChoose={setPane} isFullWidth />
      </Box>
      <Flex
        {...panelProps('pane', 'clause')}
        display={pane === 'clause' ? 'flex' : 'none'}
        flex="1"
        minH="0"
        direction="column"
      >
        {clausePane}
      </Flex>
      <Flex
        {...panelProps('pane', 'results')}
        display={pane === 'results' ? 'flex' : 'none'}
        flex="1"
        minH="0"
        direction="column"
      >
        {results}
      </Flex>
    </Flex>
  );
};
