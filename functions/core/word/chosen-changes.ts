import type { StoredAnalysis } from '../../../shared/analysis.ts';

/**
 * An analysis whose suggestion is what was chosen of it: the changes that were accepted; where none was, those that were
 * not rejected. A suggestion that was written as a whole has no changes to choose from and stays as it is.
 */
export const withChosenChanges = async (stored: StoredAnalysis): Promise<StoredAnalysis> => {
  const { analysis, decisions } = stored;
  const { suggestedImprovement } = analysis;
  const idsOf = (wanted: (typeof decisions)[number]['verdict']): ReadonlySet<string> =>
    new Set(decisions.filter(({ verdict }) => verdict === wanted).map(({ findingId }) => findingId));
  const [accepted, rejected] = [idsOf('accepted'), idsOf('rejected')];
  const isAnyAccepted = suggestedImprovement.changes.some(({ findingId }) => accepted.has(findingId));
  const changes = suggestedImprovement.changes.filter(({ findingId }) =>
    isAnyAccepted ? accepted.has(findingId) : !rejected.has(findingId),
  );
  if (changes.length === suggestedImprovement.changes.length) return stored;
  // Making changes takes a part of the engine, which most documents do without.
  const { makeChanges } = await import('../clauses/rewrite/make-changes.ts');
  const revisedClause = makeChanges(stored, new Set(changes.map(({ findingId }) => findingId)));
  return {
    ...stored,
    analysis: { ...analysis, suggestedImprovement: { ...suggestedImprovement, revisedClause, changes } },
  };
};
