import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AnalysisSummary } from '../../../shared/analysis.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { DocumentIcon, NewAnalysisIcon, OfflineIcon } from '../components/icons.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { Page } from '../components/page.tsx';
import { AnalysisList } from '../features/recent-analyses/analysis-list.tsx';
import { DeleteAnalysisDialog } from '../features/recent-analyses/delete-analysis-dialog.tsx';
import { filterAnalyses, filterValues } from '../features/recent-analyses/filter-analyses.ts';
import { FilterBar } from '../features/recent-analyses/filter-bar.tsx';
import { NoMatches } from '../features/recent-analyses/no-matches.tsx';
import { useAnalyses, type AnalysisList as Analyses } from '../features/recent-analyses/use-analyses.ts';
import { useFilters } from '../features/recent-analyses/use-filters.ts';
import { failureMessage } from '../lib/api.ts';

const unreadable = 'The server did not give the list. Please try again.';

const CardSkeletons = () => (
  <Stack gap="3" aria-hidden="true">
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} h="11.5rem" borderRadius="l3" />
    ))}
  </Stack>
);

const NoAnalyses = () => (
  <EmptyState
    icon={<DocumentIcon />}
    title="No analyses yet"
    hint="Each clause you analyze is kept here, so that you can come back to it."
  >
    <Button asChild>
      <Link to="/">Start Analyzing</Link>
    </Button>
  </EmptyState>
);

interface FoundAnalysesProps {
  readonly list: Analyses;
  readonly isReadingRest: boolean;
  readonly hasRestFailed: boolean;
  readonly onReadRest: () => void;
}

const FoundAnalyses = ({ list, isReadingRest, hasRestFailed, onReadRest }: FoundAnalysesProps) => {
  const { filters, setFilter, clear } = useFilters();
  const [toDelete, setToDelete] = useState<AnalysisSummary | null>(null);
  const resultsLine = useRef<HTMLParagraphElement>(null);
  const deferred = useDeferredValue(filters);
  const values = useMemo(() => filterValues(list.items), [list.items]);
  const shown = useMemo(() => filterAnalyses(list.items, deferred), [list.items, deferred]);

  return (
    <>
      <FilterBar filters={filters} {...values} onFilter={setFilter} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="4" mb="3" textStyle="sm" color="fg.muted">
        <Text ref={resultsLine} role="status" tabIndex={-1}>
          Showing {shown.length} of {list.total} analyses
        </Text>
        {isReadingRest && <Text textStyle="xs">Reading older analyses...</Text>}
        {hasRestFailed && (
          <Flex align="center" gap="2" role="alert">
            Older analyses could not be read.
            <Button variant="outline" size="xs" onClick={onReadRest}>
              Read on
            </Button>
          </Flex>
        )}
      </Flex>
      {shown.length > 0 && <AnalysisList analyses={shown} onDelete={setToDelete} />}
      {shown.length === 0 && isReadingRest && <LoadingText>Loading analyses...</LoadingText>}
      {shown.length === 0 && !isReadingRest && (
        <NoMatches
          analyses={list.items}
          filters={deferred}
          onClear={(name) => setFilter(name, '')}
          onClearAll={clear}
        />
      )}
      <DeleteAnalysisDialog
        analysis={toDelete}
        onClose={(wasDeleted) => {
          setToDelete(null);
          // The button that opened the dialog went with its card.
          if (wasDeleted) setTimeout(() => resultsLine.current?.focus({ preventScroll: true }));
        }}
      />
    </>
  );
};

/** Recent analyses: the cards, a search, two filters (specification, section 2). */
export const RecentAnalysesPage = () => {
  const { list, error, isReadingRest, restError, readRest, reload } = useAnalyses();
  const newAnalysis = (
    <Button asChild>
      <Link to="/">
        <NewAnalysisIcon />
        New Analysis
      </Link>
    </Button>
  );
  return (
    <Page title="Recent Analyses" description="Clauses you have analyzed, newest first." actions={newAnalysis}>
      {!list && !error && (
        <Box>
          <Skeleton h={{ base: '6rem', lg: '10' }} aria-hidden="true" />
          <LoadingText pt="4" pb="3" textAlign="start">
            Loading analyses...
          </LoadingText>
          <CardSkeletons />
        </Box>
      )}
      {!list && error && (
        <EmptyState
          icon={<OfflineIcon />}
          title="Your analyses could not be read"
          hint={failureMessage(error, unreadable)}
        >
          <Button onClick={() => void reload()}>Try again</Button>
        </EmptyState>
      )}
      {list?.items.length === 0 && <NoAnalyses />}
      {list && list.items.length > 0 && (
        <FoundAnalyses
          list={list}
          isReadingRest={isReadingRest}
          hasRestFailed={restError !== undefined}
          onReadRest={readRest}
        />
      )}
    </Page>
  );
};
