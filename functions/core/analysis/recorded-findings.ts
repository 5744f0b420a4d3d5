import type { Analysis } from '../../../shared/analysis.ts';
import type { ExportRecord } from '../../../shared/receipts.ts';

/**
 * What an analysis found and would change as a record tells it: by ids and places, without a word of the text.
 * @returns the findings in their order, with where the words of each stand, and the changes with the findings they answer
 */
export const recordedFindings = ({
  risks,
  benefits,
  missingElements,
  suggestedImprovement,
}: Analysis): Pick<ExportRecord, 'findings' | 'changes'> => ({
  findings: [...risks, ...benefits, ...missingElements].map(({ id, evidence }) => ({
    id,
    places: evidence.map(({ start, end }) => ({ start, end })),
  })),
  changes: suggestedImprovement.changes.map(({ start, end, findingId }) => ({ start, end, findingId })),
});
