import type { Analysis } from '../../../shared/analysis.ts';
import type { PartyRole, RiskTolerance } from '../../../shared/contracts.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { listed } from '../clauses/reading/sentence-tools.ts';
import type { ModelTokens } from './review-with-model.ts';

export interface ProduceAnalysisOptions {
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: PartyRole | '';
  readonly riskTolerance: RiskTolerance;
  /** The playbooks that apply, with their active templates; none by default. */
  readonly playbooks?: readonly PlaybookGuidance[] | undefined;
  /** Whether the configured model may be asked: its daily cap may be reached. */
  readonly mayAskModel?: boolean;
  /** Epoch milliseconds by which the analysis must be there. */
  readonly deadlineMs: number;
}

/** An analysis, and what the model read and wrote for it. */
export interface ProducedAnalysis {
  readonly analysis: Analysis;
  readonly tokens: ModelTokens;
}

const noTokens: ModelTokens = { inputTokens: 0, outputTokens: 0 };

const withNote = (analysis: Analysis, note: string): Analysis => ({ ...analysis, notes: [...analysis.notes, note] });

/** Time kept for merging, reading the suggestion again and storing, in milliseconds. */
const storingMs = 1_500;

/**
 * Analyses a clause. The engine's analysis is there first; where a model is configured it is asked to word a better
 * one, which the engine then checks. A model that fails, refuses or is late changes nothing but a note.
 */
export const produceAnalysis = async ({
  deadlineMs,
  mayAskModel = true,
  ...input
}: ProduceAnalysisOptions): Promise<ProducedAnalysis> => {
  // The engine's knowledge is the largest part of the function; refused and repeated requests do without it.
  const { analyseClause } = await import('../clauses/analyse-clause.ts');
  const engine = await analyseClause(input);
  const modelId = optionalSetting('BEDROCK_MODEL_ID');
  // Of text that is no English contract there is nothing for a model to review.
  if (!modelId || engine.readability === 'not-a-contract' || engine.readability === 'not-english') {
    return { analysis: engine, tokens: noTokens };
  }
  if (!mayAskModel) {
    const note =
      'The language model was not asked, because today’s budget for it is used. This is the clause engine’s own analysis.';
    return { analysis: withNote(engine, note), tokens: noTokens };
  }
  const [{ reviewWithModel }, { mergeModelAnswer }, { fitSuggestion }] = await Promise.all([
    import('./review-with-model.ts'),
    import('./merge-model-answer.ts'),
    import('../clauses/recheck-suggestion.ts'),
  ]);
  const review = await reviewWithModel({ ...input, modelId, engine, deadlineMs: deadlineMs - storingMs });
  if (!review.answer) {
    const note = `The language model was asked too, but ${review.reason}. This is the clause engine’s own analysis.`;
    return { analysis: withNote(engine, note), tokens: review.tokens };
  }
  const merged = mergeModelAnswer({ clauseText: input.clauseText, engine, answer: review.answer, modelId });
  const suggestion = review.answer.suggestedImprovement;
  const fitted = await fitSuggestion({ ...input, revisedClause: suggestion.revisedClause });
  const { recheck } = fitted;
  // A suggestion that makes the clause worse by the engine's own reading is not passed on.
  const isWorse = recheck.riskScoreAfter > recheck.riskScoreBefore;
  const aboutPlaybooks = [
    ...(fitted.points.length
      ? [`The clause engine brought it in line with the playbook: ${listed(fitted.points)}.`]
      : []),
    ...fitted.remarks,
  ];
  const analysis: Analysis = {
    ...merged,
    suggestedImprovement: isWorse
      ? engine.suggestedImprovement
      : {
          ...suggestion,
          revisedClause: fitted.revisedClause,
          explanation: [suggestion.explanation, ...aboutPlaybooks].join(' '),
          recheck,
        },
    notes: [
      ...merged.notes,
      ...review.notes,
      ...(isWorse
        ? ['The model’s own wording read as riskier than the clause, so the clause engine’s suggestion stands here.']
        : []),
    ],
  };
  return { analysis, tokens: review.tokens };
};
