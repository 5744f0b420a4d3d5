import type { Analysis } from '../../../shared/analysis.ts';
import type { RiskTolerance } from '../../../shared/contracts.ts';
import { analyseClause } from '../clauses/analyse-clause.ts';

export interface ProduceAnalysisOptions {
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: string;
  readonly riskTolerance: RiskTolerance;
  /** Epoch milliseconds by which the analysis must be there. */
  readonly deadlineMs: number;
}

/** Analyses a clause with the engine. */
export const produceAnalysis = async ({ deadlineMs: _, ...input }: ProduceAnalysisOptions): Promise<Analysis> =>
  analyseClause(input);
