import type { PartyRole } from '../../../shared/contracts.ts';
import type { ModelServer } from '../../support/bedrock-server.ts';
import { collectLines } from './collect-lines.ts';
import { limitationOfLiability } from '../../support/clauses.ts';
import { disguises, obey } from '../../support/disguised-orders.ts';
import {
  type CallLine,
  type CaseOutcome,
  figuresOf,
  type ModelFigure,
  type OrderOutcome,
  type ReviewLine,
} from './model-figures.ts';
import { modelCases, type RecordedAnswer } from './recorded-cases.ts';

/** As long as an analysis may take on AWS. */
const analysisMs = 28_000;

interface Asked {
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
}

interface EvaluateOptions {
  readonly modelId: string;
  /** Plays the recorded answers in the model's place; left out, Bedrock itself is asked, which costs money. */
  readonly standIn?: ModelServer | undefined;
}

/**
 * Has a model review every case and every disguised order as the product asks it, and measures what came of it. Where
 * the client of Bedrock calls is read when it is first loaded: set it before.
 */
export const evaluateModel = async ({ modelId, standIn }: EvaluateOptions): Promise<readonly ModelFigure[]> => {
  const [{ produceAnalysis }, { chooseSections }, { spendingOf }] = await Promise.all([
    import('../../../functions/core/analysis/produce-analysis.ts'),
    import('../../../functions/core/analysis/choose-sections.ts'),
    import('../../../functions/core/subscription/plans.ts'),
  ]);
  const produce = (asked: Asked, model: string) => {
    process.env['BEDROCK_MODEL_ID'] = model;
    return produceAnalysis({ ...asked, riskTolerance: 'moderate', deadlineMs: Date.now() + analysisMs });
  };
  const calls: CallLine[] = [];
  const review = async (asked: Asked, answer: RecordedAnswer) => {
    standIn?.script(answer);
    const { result, lines } = await collectLines(() => produce(asked, modelId));
    calls.push(...lines.filter(({ event }) => event === 'modelCall').map((line) => line as unknown as CallLine));
    const line = lines.find(({ event }) => event === 'modelReview') as unknown as ReviewLine | undefined;
    if (!line) throw new Error('the product wrote nothing down about a review');
    return { merged: result.analysis, review: line, microDollars: spendingOf(result.usage).microDollars };
  };

  const cases: CaseOutcome[] = [];
  for (const { recorded, ...one } of modelCases) {
    const { analysis: engine } = await produce(one, '');
    cases.push({ ...one, engine, ...(await review(one, recorded)) });
  }
  const orders: OrderOutcome[] = [];
  for (const [, words] of disguises) {
    const clauseText = `${limitationOfLiability}\n\n${words}`;
    const asked = { clauseText, contractType: 'saas-agreement', partyRole: 'customer' } as const;
    const { analysis: engine } = await produce(asked, '');
    const { merged } = await review(asked, { kind: 'tool', input: obey(engine) });
    orders.push({ hasReached: chooseSections(clauseText, engine).text.includes(words), engine, merged });
  }
  return figuresOf(cases, calls, orders);
};
