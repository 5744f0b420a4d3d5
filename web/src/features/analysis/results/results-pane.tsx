import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { DocumentIcon } from '../../../components/icons.tsx';
import { panelProps, TabStrip } from '../../../components/tab-strip.tsx';
import { ApiError } from '../../../lib/api.ts';
import type { FindingMarks } from '../finding-marks.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { SuggestedClause } from '../suggestion/suggested-clause.tsx';
import { changesIn, useRedline } from '../suggestion/use-redline.ts';
import { Issues } from './issues.tsx';
import {
  Benefits,
  HowItWasRead,
  KeyFacts,
  MissingElements,
  NotUnderstood,
  Strategies,
  UnlistedPoints,
  UnverifiedFindings,
} from './other-findings.tsx';
import { PlaybookReview } from './playbook-review.tsx';
import { PositionReview } from './position-review.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ReviewHeader } from './review-header.tsx';
import { reviewOf, type Review } from './review-of.ts';
import { TemplateComparisons } from './template-comparisons.tsx';
import type { ClauseText } from '../clause-text.ts';

type TabId = 'issues' | 'missing' | 'favor' | 'playbook' | 'rewrite' | 'facts';

const tabsOf = ({ counts }: Review, hasPlaybook: boolean, changes: number | undefined) => {
  const tab = (id: TabId, words: string, count: number | undefined) => ({
    id,
    label: (
      <>
        {words}
        <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {count}
        </Text>
      </>
    ),
  });
  return [
    tab('issues', 'Issues', counts.issues),
    tab('missing', 'Missing', counts.missing),
    tab('favor', 'In your favor', counts.benefits),
    ...(hasPlaybook ? [tab('playbook', 'Playbook', counts.playbook)] : []),
    tab('rewrite', 'Rewrite', changes),
    tab('facts', 'Facts', counts.facts),
  ];
};

interface ResultsProps {
  readonly stored: StoredAnalysis;
  readonly clause: ClauseText;
  readonly marks: FindingMarks;
  readonly review: ClauseReview;
  /** Whether whoever reads it may negotiate. */
  readonly canNegotiate: boolean;
  readonly onShow: (id: string) => void;
  readonly onAuditTrail: () => void;
}

interface TabProps extends Pick<ResultsProps, 'stored' | 'clause' | 'review' | 'marks' | 'onShow'> {
  readonly tab: TabId;
  readonly content: Review;
  readonly redline: ReturnType<typeof useRedline>;
}

/** What stands behind a tab of an analysis. */
const Tab = ({ tab, stored, content, redline, clause, review, marks, onShow }: TabProps) => {
  const { analysis, clauseText } = stored;
  const place = { marks, onShow };
  switch (tab) {
    case 'issues':
      return (
        <Stack gap="8">
          <Issues
            issues={content.issues}
            sections={analysis.sections}
            clauseText={clauseText}
            review={review}
            {...place}
          />
          {content.unlisted && <UnlistedPoints unlisted={content.unlisted} />}
          <NotUnderstood passages={analysis.notUnderstood} {...place} />
          <Strategies strategies={content.strategies} />
          <UnverifiedFindings findings={content.unverified} />
          <HowItWasRead analysis={analysis} />
        </Stack>
      );
    case 'missing':
      return (
        <MissingElements
          analysis={analysis}
          missing={content.missing}
          clauseText={clauseText}
          review={review}
          {...place}
        />
      );
    case 'favor':
      return <Benefits benefits={content.benefits} {...place} />;
    case 'playbook':
      return (
        <Stack gap="8">
          <PositionReview analysis={analysis} {...place} />
          <PlaybookReview analysis={analysis} {...place} />
          <TemplateComparisons comparisons={analysis.templateComparisons} {...place} />
        </Stack>
      );
    case 'rewrite':
      return <SuggestedClause stored={stored} redline={redline} content={content} clause={clause} review={review} />;
    case 'facts':
      return <KeyFacts facts={analysis.keyFacts} clauseCategories={analysis.clauseCategories} {...place} />;
  }
};

/** An analysis as a review: the verdict on top, then the issues one by one, and beside them what else was found. */
export const Results = memo(({ stored, clause, marks, review, canNegotiate, onShow, onAuditTrail }: ResultsProps) => {
  const { analysis } = stored;
  const content = useMemo(() => reviewOf(analysis), [analysis]);
  const redline = useRedline(stored);
  const [tab, setTab] = useState<TabId>('issues');
  const name = useId();

  useEffect(
    () =>
      // A mark that was clicked in the text leads to its card.
      marks.onChosen(() => {
        const id = marks.chosen();
        if (content.issues.some(({ finding }) => finding.id === id)) setTab('issues');
        if (content.benefits.some((benefit) => benefit.id === id)) setTab('favor');
      }),
    [marks, content],
  );

  return (
    <Stack gap="0" animation="fade-in 200ms">
      <ReviewHeader
        stored={stored}
        counts={content.counts}
        review={review}
        canNegotiate={canNegotiate}
        onAuditTrail={onAuditTrail}
      />
      <Box position="sticky" top="0" bg="bg" zIndex="docked" mt="1">
        <TabStrip
          label="Findings"
          name={name}
          tabs={tabsOf(content, analysis.playbooks.length > 0, changesIn(stored, redline))}
          chosen={tab}
          onChoose={setTab}
        />
      </Box>
      <Box {...panelProps(name, tab)} pt="3">
        <Tab {...{ tab, stored, content, redline, clause, review, marks, onShow }} />
      </Box>
    </Stack>
  );
});
Results.displayName = 'Results';

/** Says why a stored analysis can't be shown, and where to go from here. */
const LoadFailure = ({ error }: { readonly error: Error }) => {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      icon={<DocumentIcon />}
      title={isMissing ? 'This analysis could not be found' : 'This analysis could not be loaded'}
      hint={
        isMissing
          ? 'It may have been deleted, or the link may be incomplete.'
          : 'Please check your connection and try again.'
      }
    >
      <Flex gap="2" justify="center" wrap="wrap">
        {!isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
        <Button asChild variant={isMissing ? 'solid' : 'outline'}>
          <Link to="/">New Analysis</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/recent-analyses">Recent analyses</Link>
        </Button>
      </Flex>
    </EmptyState>
  );
};

interface ResultsPaneProps extends Omit<ResultsProps, 'stored'> {
  readonly stored: StoredAnalysis | undefined;
  readonly isWaiting: boolean;
  readonly loadError: Error | undefined;
}

/** The pane the analysis is read in. */
export const ResultsPane = memo((props: ResultsPaneProps) => {
  const { stored, isWaiting, loadError, ...rest } = props;
  let content: ReactNode;
  if (isWaiting) content = <ResultsSkeleton label="Waiting for the analysis" />;
  else if (loadError) content = <LoadFailure error={loadError} />;
  else if (stored) content = <Results key={stored.id} stored={stored} {...rest} />;
  else {
    content = (
      <EmptyState
        icon={<DocumentIcon />}
        title="The analysis appears here"
        hint="Paste or upload a clause, say whose side you are on, and press Analyze. Try a sample if you have none at hand."
      />
    );
  }
  return (
    <Box
      as="section"
      aria-label="Results"
      flex="1"
      minH="0"
      minW="0"
      // Words for screen readers are placed absolutely: here, so that they don't lengthen the page.
      position="relative"
      overflowY="auto"
      overscrollBehavior="contain"
      // What the focus goes to stands below the tabs.
      scrollPaddingTop="3.5rem"
      tabIndex={0}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Box maxW="3xl" mx="auto" px={{ base: '4', md: '6' }} pt="3" pb="16">
        {content}
      </Box>
    </Box>
  );
});
ResultsPane.displayName = 'ResultsPane';
