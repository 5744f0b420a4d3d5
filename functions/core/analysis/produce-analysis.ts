import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '../../../shared/analysis.ts';
import type { PartyRole, RiskTolerance } from '../../../shared/contracts.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { setApart } from '../clauses/reading/set-apart.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelUsage } from '../../adapters/model.ts';
import { recordMetrics } from '../../adapters/metrics.ts';
import { failureMetrics, failureWords, type ModelFailure } from './model-failure.ts';
import { recordDifferences } from './record-differences.ts';
import { promptVersion } from './review-prompt.ts';
import type { KeptParts } from './review-in-parts.ts';
import { setGuidanceApart } from './set-guidance-apart.ts';

export interface ProduceAnalysisOptions {
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: PartyRole | '';
  readonly riskTolerance: RiskTolerance;
  /** The playbooks that apply, with their active templates; none by default. */
  readonly playbooks?: readonly PlaybookGuidance[] | undefined;
  /** Whether the configured model may be asked: its daily cap may be reached. */
  readonly mayAskModel?: boolean;
  /** Whether the person turned the model off for this analysis, or does not wait for it. */
  readonly modelReview?: 'off' | 'later' | undefined;
  /** The engine's analysis as it is shown already: the model adds to that one, or is not asked. */
  readonly before?: Analysis;
  /** Has a text that is too long for one question read in parts; of such a text what matters most is read without it. */
  readonly keptParts?: KeptParts;
  /** Epoch milliseconds by which the analysis must be there. */
  readonly deadlineMs: number;
}

/** An analysis, and what the model read and wrote for it. */
export interface ProducedAnalysis {
  readonly analysis: Analysis;
  readonly usage: ModelUsage;
  /** The model that was asked in shadow, whose findings the analysis does not hold; left out where none was. */
  readonly shadowModel?: string;
  /** Whether the model is still to be asked; left out where it is not. */
  readonly awaitsModel?: true;
}

const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

interface ReviewRecord {
  readonly modelId: string;
  /** Why there is no answer; undefined where there is one. */
  readonly failure?: ModelFailure;
  readonly answer?: ModelAnswer;
  /** How many parts of the answer could not be read, and whether it was cut off. */
  readonly broken?: number;
  readonly isCut?: boolean;
  /** The analysis with the model's findings. */
  readonly merged?: Pick<Analysis, 'risks' | 'benefits' | 'missingElements'>;
}

/** Counts what became of a review: the engine answers well alone, so that nobody would see that a model does not. */
const recordReview = ({ modelId, failure, answer, broken = 0, isCut = false, merged }: ReviewRecord): void => {
  const said = answer ? [answer.risks, answer.benefits, answer.missingElements].flat().length : 0;
  const findings = merged ? [...merged.risks, ...merged.benefits, ...merged.missingElements] : [];
  const count = (value: number) => ({ unit: 'Count', value }) as const;
  recordMetrics(
    {
      ModelReviews: count(1),
      ModelFallbacks: count(failure === undefined ? 0 : 1),
      ModelFindings: count(said),
      ModelUnverifiedFindings: count(findings.filter(({ verified }) => !verified).length),
      ModelBrokenParts: count(broken),
      ModelCutOff: count(isCut ? 1 : 0),
      ModelDisputes: count(merged?.risks.filter(({ dispute }) => dispute).length ?? 0),
      ...(failure && { [failureMetrics[failure]]: count(1) }),
    },
    { event: 'modelReview', model: modelId, prompt: promptVersion, failure },
  );
};

const withNotes = (analysis: Analysis, notes: readonly string[]): Analysis => ({
  ...analysis,
  notes: [...analysis.notes, ...notes],
});

/** Time kept for merging, reading the suggestion again and storing, in milliseconds. */
const storingMs = 1_500;

/** Whether there is anything for a model to review: English contract text that is not all addressed to software. */
const isReviewable = (clauseText: string, { readability }: Analysis): boolean =>
  readability !== 'not-a-contract' && readability !== 'not-english' && setApart(clauseText)?.leavesNothing !== true;

type ReadableInput = Omit<ProduceAnalysisOptions, 'mayAskModel' | 'modelReview' | 'before' | 'keptParts'>;

/** How the model comes in. */
interface ModelUse {
  /** What a reader is told of why it is not asked; undefined where it is. */
  readonly notesIfUnasked: (engine: Analysis) => readonly string[] | undefined;
  /** Whether it is asked by a later call. */
  readonly isLater: boolean;
  /** What is kept of a text that is read in parts; undefined where it is not. */
  readonly keptParts: KeptParts | undefined;
}

/** Whether the model is only measured: both run, and only the engine's analysis is shown. */
const isInShadow = (): boolean => optionalSetting('MODEL_SHADOW') === 'true';

/** What a reader is told where the configured model was not asked. */
const unaskedBecause = (why: string): string =>
  `The language model was not asked, because ${why}. This is the clause engine’s own analysis.`;

/** What a reader is told of why the configured model is not asked; undefined where it is. */
const whyUnasked = (
  mayAskModel: boolean,
  modelReview: ProduceAnalysisOptions['modelReview'],
): readonly string[] | undefined => {
  if (modelReview === 'off') return [unaskedBecause('it was turned off for this analysis')];
  if (mayAskModel) return undefined;
  // Nothing of a model's is missing where nothing of it would be shown.
  return isInShadow() ? [] : [unaskedBecause('today’s budget for it is used')];
};

/** The analysis of a clause and of playbooks in which nothing is addressed to software. */
const produce = async (
  { deadlineMs, ...input }: ReadableInput,
  { notesIfUnasked, isLater, keptParts }: ModelUse,
): Promise<ProducedAnalysis> => {
  // The engine's knowledge is the largest part of the function; refused and repeated requests do without it.
  const { analyseClause } = await import('../clauses/analyse-clause.ts');
  const engine = await analyseClause(input);
  const modelId = optionalSetting('BEDROCK_MODEL_ID');
  if (!modelId || !isReviewable(input.clauseText, engine)) return { analysis: engine, usage: noUsage };
  const notesUnasked = notesIfUnasked(engine);
  if (notesUnasked) return { analysis: withNotes(engine, notesUnasked), usage: noUsage };
  if (isLater) return { analysis: engine, usage: noUsage, awaitsModel: true };
  // One after the other: they share modules, and the loader of the tests links a module for one import at a time.
  const { reviewText } = await import('./review-in-parts.ts');
  const { mergeModelAnswer } = await import('./merge-model-answer.ts');
  // In shadow nothing of a model's is shown, early or late.
  const kept = keptParts && isInShadow() ? { ...keptParts, found: () => undefined } : keptParts;
  const review = await reviewText({ ...input, modelId, engine, deadlineMs: deadlineMs - storingMs }, kept);
  const { answer, usage } = review;
  const inShadow: ProducedAnalysis | undefined = isInShadow()
    ? { analysis: engine, usage, shadowModel: modelId }
    : undefined;
  if (!answer) {
    recordReview({ modelId, failure: review.failure });
    if (inShadow) return inShadow;
    const note = `The language model was asked too, but ${failureWords[review.failure]}. This is the clause engine’s own analysis.`;
    return { analysis: withNotes(engine, [note]), usage };
  }
  const { heldElements } = await import('../clauses/held-elements.ts');
  const held = answer.missingElements.length ? heldElements(input) : [];
  const { clauseText, playbooks } = input;
  const merged = mergeModelAnswer({ clauseText, engine, answer, modelId, held, playbooks });
  recordReview({ modelId, answer, broken: review.broken, isCut: review.isCut, merged });
  const { joinRedlines } = await import('./join-redlines.ts');
  const { suggestedImprovement, notes } = await joinRedlines({
    input,
    engine,
    risks: merged.risks,
    said: answer.risks,
  });
  const analysis: Analysis = {
    ...merged,
    suggestedImprovement,
    source: { ...merged.source, prompt: promptVersion },
    notes: [...merged.notes, ...review.notes, ...notes],
  };
  if (!inShadow) return { analysis, usage };
  recordDifferences(engine, analysis, modelId);
  return inShadow;
};

/** As an analysis reads back from storage: nothing that is undefined, and without the names of playbooks. */
const asStored = (analysis: Analysis): unknown => JSON.parse(JSON.stringify({ ...analysis, playbooks: [] })) as unknown;

/**
 * Analyses a clause. The engine's analysis is there first; where a model is configured it is asked to word a better
 * one, which the engine then checks; in shadow, what that would change is counted and nothing of it shown. A model that
 * fails, refuses or is late changes nothing but a note. What clause or playbooks say to software reaches neither, and is
 * reported.
 */
export const produceAnalysis = async ({
  mayAskModel = true,
  modelReview,
  before,
  keptParts,
  playbooks = [],
  ...input
}: ProduceAnalysisOptions): Promise<ProducedAnalysis> => {
  const guidance = setGuidanceApart(playbooks);
  const whole = (analysis: Analysis): Analysis =>
    withNotes({ ...analysis, playbookRules: [...analysis.playbookRules, ...guidance.rules] }, guidance.notes);
  const notesIfUnasked = (engine: Analysis): readonly string[] | undefined => {
    const isAnother = before !== undefined && !isDeepStrictEqual(asStored(whole(engine)), asStored(before));
    if (!isAnother) return whyUnasked(mayAskModel, modelReview);
    return [unaskedBecause('the playbooks or the clause engine have changed since the clause was analyzed')];
  };
  const { analysis, ...asked } = await produce(
    { ...input, playbooks: guidance.playbooks },
    { notesIfUnasked, isLater: modelReview === 'later', keptParts },
  );
  return { analysis: whole(analysis), ...asked };
};
