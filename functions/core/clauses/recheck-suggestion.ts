import type { Recheck } from '../../../shared/analysis.ts';
import { findAll, readingOptions, type AnalyseClauseInput } from './analyse-clause.ts';
import { loadModel } from './recognition/load-model.ts';
import { compareFindings } from './writing/suggest-improvement.ts';

/** A suggested wording to hold against the clause it would replace. */
export interface RecheckSuggestionInput extends AnalyseClauseInput {
  readonly revisedClause: string;
}

/**
 * Reads a suggested wording with the engine, whoever wrote it, and says what it resolves, leaves and brings in.
 * @returns the scores before and after, 0 to 10, and the titles of the points
 */
export const recheckSuggestion = async ({ revisedClause, ...input }: RecheckSuggestionInput): Promise<Recheck> => {
  const model = await loadModel();
  const options = readingOptions(input);
  return compareFindings(findAll(input.clauseText, options, model), findAll(revisedClause, options, model));
};
