import { Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { RereadResponse } from '../../../../../shared/analysis.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import { riskLevelNames } from '../../../../../shared/verdicts.ts';
import { call } from '../../../lib/api.ts';
import { dataKeys } from '../../../lib/data.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { counted } from './review-of.ts';

/** The findings whose changes are accepted, one word for each set of them. */
const useAccepted = (review: ClauseReview): string =>
  useSyncExternalStore(review.subscribe, () =>
    [...new Set(review.acceptedChanges().map(({ findingId }) => findingId))].sort().join('\n'),
  );

const sentenceOf = ({ overallRiskScore, riskLevel, high, medium }: RereadResponse): string =>
  `With the accepted changes: ${outOfTen(overallRiskScore)}, ${riskLevelNames[riskLevel]}, ` +
  `${counted(high, 'high risk')}, ${counted(medium, 'medium risk')}`;

interface AcceptedReadingProps {
  readonly analysisId: string;
  readonly review: ClauseReview;
}

/**
 * What reading the clause again with the accepted changes shows. The line keeps its place, so that nothing moves while it
 * is read; where nothing is accepted, or it could not be read, the line is empty.
 */
export const AcceptedReading = ({ analysisId, review }: AcceptedReadingProps) => {
  const accepted = useAccepted(review);
  const key = accepted === '' ? null : [...dataKeys.analysis(analysisId), 'reread', accepted];
  const read = () => call('rereadClause', { params: { id: analysisId }, body: { accepted: accepted.split('\n') } });
  const { data, error, isValidating } = useSWR<RereadResponse, Error>(key, read, { keepPreviousData: true });
  const shown = key && !error ? data : undefined;
  return (
    <Text
      role="status"
      aria-label="With the accepted changes"
      aria-busy={isValidating}
      mt="2"
      minH="5"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      opacity={isValidating ? 0.6 : 1}
      transition="opacity 150ms 150ms"
    >
      {shown && sentenceOf(shown)}
    </Text>
  );
};
