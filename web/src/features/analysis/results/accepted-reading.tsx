import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { RereadResponse, RiskLevel } from '../../../../../shared/analysis.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import { isGraverAsWhole, riskLevelNames } from '../../../../../shared/verdicts.ts';
import { call } from '../../../lib/api.ts';
import { dataKeys } from '../../../lib/data.ts';
import type { ClauseReview } from '../review/clause-review.ts';

/** The findings whose changes are accepted, one word for each set of them. */
const useAccepted = (review: ClauseReview): string =>
  useSyncExternalStore(review.subscribe, () =>
    [...new Set(review.acceptedChanges().map(({ findingId }) => findingId))].sort().join('\n'),
  );

/** By then the decisions that are stored are back: where one is accepted the clause is read with it, and nothing else. */
const restoredMs = 200;

/** Loading takes less, or something is wrong with it. */
const mostLoadingMs = 3_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * While nothing is accepted, has the clause read as it stands, once: the server then has loaded what reads it before the
 * first change waits for a score. What comes back is known, and that nothing does is no loss.
 * @returns waits until that is done: who reads meanwhile would have everything loaded a second time
 */
const usePrepared = (analysisId: string, isNeeded: boolean): (() => Promise<unknown>) => {
  const [isDue, setIsDue] = useState(false);
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), restoredMs);
    return () => clearTimeout(timer);
  }, []);
  const key = isDue && isNeeded ? [...dataKeys.analysis(analysisId), 'reread', ''] : null;
  useSWR(key, () => {
    const done = call('rereadClause', { params: { id: analysisId }, body: { accepted: [] } }).then(
      () => true,
      () => false,
    );
    preparing.current = Promise.race([done, wait(mostLoadingMs)]);
    return done;
  });
  return () => preparing.current;
};

const levelWords: Readonly<Record<RiskLevel, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

/** The level with the counts of what is as grave; what is graver only taken together says so in their place. */
const levelOf = ({ riskLevel, high, medium }: RereadResponse): string =>
  isGraverAsWhole(riskLevel, { high, medium })
    ? `${levelWords[riskLevel]} overall (${medium > 0 ? `${medium} medium` : 'none above low'})`
    : `${riskLevelNames[riskLevel]} (${high} high, ${medium} medium)`;

const comesTo = (reading: RereadResponse): string => `${outOfTen(reading.overallRiskScore)}, ${levelOf(reading)}`;

const unread = (error: Error | undefined): string =>
  error ? 'The score with the accepted changes could not be read.' : '';

/** Narrower than this, the line breaks behind its first words: it takes two rows, and has their place from the start. */
const oneRow = '28.5rem';

const Words = chakra('span', { base: { display: 'inline-block', whiteSpace: 'nowrap' } });

interface AcceptedReadingProps {
  readonly analysisId: string;
  readonly review: ClauseReview;
}

/**
 * What reading the clause again with the accepted changes shows. The line keeps its place, so that nothing moves while it
 * is read; where nothing is accepted it is empty.
 */
export const AcceptedReading = ({ analysisId, review }: AcceptedReadingProps) => {
  const accepted = useAccepted(review);
  const prepared = usePrepared(analysisId, accepted === '');
  const key = accepted === '' ? null : [...dataKeys.analysis(analysisId), 'reread', accepted];
  const read = async () => {
    await prepared();
    return call('rereadClause', { params: { id: analysisId }, body: { accepted: accepted.split('\n') } });
  };
  const { data, error, isValidating } = useSWR<RereadResponse, Error>(key, read, { keepPreviousData: true });
  const shown = key && !error ? data : undefined;
  const waiting = isValidating ? 'Reading the clause with the accepted changes...' : unread(error);
  return (
    <Box mt="2" containerType="inline-size">
      <Text
        role="status"
        aria-label="With the accepted changes"
        aria-busy={isValidating}
        minH="1lh"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        opacity={isValidating ? 0.6 : 1}
        transition="opacity 150ms 150ms"
        css={{ [`@container (max-width: ${oneRow})`]: { minH: '2lh' } }}
      >
        {shown && (
          <>
            <Words>With the accepted changes:</Words> <Words>{comesTo(shown)}</Words>
          </>
        )}
        {key && !shown && waiting}
      </Text>
    </Box>
  );
};
