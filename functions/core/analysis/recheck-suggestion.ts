import type { Analysis, Recheck } from '../../../shared/analysis.ts';
import { analyseClause, type AnalyseClauseInput } from '../clauses/analyse-clause.ts';

interface RecheckOptions extends AnalyseClauseInput {
  /** The engine's analysis of the clause as it is. */
  readonly before: Analysis;
  readonly revisedClause: string;
}

const pointsOf = ({ risks, missingElements }: Analysis): readonly string[] => [
  ...new Set([...risks, ...missingElements].map(({ title }) => title)),
];

/** Reads a suggested clause with the engine, as the clause itself was read, and says what it solves and what it brings. */
export const recheckSuggestion = async ({ before, revisedClause, ...input }: RecheckOptions): Promise<Recheck> => {
  const after = await analyseClause({ ...input, clauseText: revisedClause });
  const [was, is] = [pointsOf(before), pointsOf(after)];
  return {
    riskScoreBefore: before.overallRiskScore,
    riskScoreAfter: after.overallRiskScore,
    completenessBefore: before.completenessScore,
    completenessAfter: after.completenessScore,
    resolved: was.filter((point) => !is.includes(point)),
    remaining: was.filter((point) => is.includes(point)),
    introduced: is.filter((point) => !was.includes(point)),
  };
};
