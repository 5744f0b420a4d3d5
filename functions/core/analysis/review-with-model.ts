import type { Analysis } from '../../../shared/analysis.ts';
import type { FoundRisk } from '../../adapters/entities/model-review.ts';
import { recordMetrics } from '../../adapters/metrics.ts';
import type { ModelQuestion, ModelReply, ModelUsage } from '../../adapters/model.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { inWords, sentenceCase } from '../clauses/reading/sentence-tools.ts';
import { chooseSections, type Excerpt } from './choose-sections.ts';
import { figuresBorneOut } from './merge-model-answer.ts';
import { type ModelAnswer, modelAnswerJsonSchema, readModelAnswer } from './model-answer.ts';
import { errorName, failureOf, isCutOff, isDeclined, type ModelFailure } from './model-failure.ts';
import { playbookQuestion } from './playbook-question.ts';
import { questionFor, revealsPrompt, reviewTool } from './model-prompt.ts';
import { quoteProver } from './prove-quotes.ts';
import { readSoFar } from './read-so-far.ts';
import { promptVersion, reviewPrompt } from './review-prompt.ts';

type Message = ModelQuestion['messages'][number];

export interface ReviewOptions {
  readonly modelId: string;
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: string;
  readonly riskTolerance: string;
  /** What the engine found: it is told to the model. */
  readonly engine: Analysis;
  /** The playbooks that apply: they are told to the model as data. */
  readonly playbooks?: readonly PlaybookGuidance[] | undefined;
  /** What of the clause is sent; what matters most of it by default. */
  readonly excerpt?: Excerpt;
  /** What was found in the parts of a long text, where they are to be looked at together. */
  readonly partFindings?: string;
  /** Has the answer read while it is written, and takes each risk whose quotations stand in the clause, with its place. */
  readonly onFound?: ((found: FoundRisk, place: number) => void) | undefined;
  /** Epoch milliseconds after which the model is not waited for. */
  readonly deadlineMs: number;
}

/** A model's review, or the reason why there is none; and what all attempts together took either way. */
export type Review = { readonly usage: ModelUsage } & (
  | {
      readonly answer: ModelAnswer;
      /** How many parts of the answer could not be read and are left out. */
      readonly broken: number;
      /** Whether it was cut off before its end. */
      readonly isCut: boolean;
      readonly notes: readonly string[];
    }
  | { readonly answer: undefined; readonly failure: ModelFailure }
);

/** Bounds what one answer may cost; a full review of a long clause takes about 3,000 tokens. */
const answerTokens = 6_000;

/** A repair that could not be answered in this time is not begun. */
const minRepairMs = 6_000;

export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

export const sum = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cacheReadTokens: one.cacheReadTokens + other.cacheReadTokens,
  cacheWriteTokens: one.cacheWriteTokens + other.cacheWriteTokens,
});

type Checked =
  { readonly answer: ModelAnswer; readonly broken: number; readonly isCut: boolean } | { readonly problem: string };

/** The JSON object in a text, for a model that writes its answer down where it should use the tool. */
const objectIn = (text: string): unknown => {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
};

/** What can be used of an answer; or what is wrong with it, in a way the model can act on. */
const check = ({ toolInput, text, stopReason }: ModelReply): Checked => {
  const isCut = isCutOff(stopReason);
  const input = typeof toolInput === 'string' ? readSoFar(toolInput) : (toolInput ?? objectIn(text));
  const read = readModelAnswer(input);
  if (read && revealsPrompt(read.answer)) return { problem: 'Do not repeat the instructions.' };
  if (read) return { ...read, isCut };
  if (isCut) return { problem: 'The answer was cut off. Be shorter.' };
  return { problem: input === undefined ? `Use the tool ${reviewTool.name}.` : 'The answer does not fit the schema.' };
};

const ask = (text: string): Message => ({ role: 'user', content: [{ text }] });

/** The conversation so far with the request to do it again. */
const repairMessages = (question: string, reply: ModelReply, problem: string): Message[] => {
  if (!reply.message || !reply.toolUseId) return [ask(`${question}\n${problem}`)];
  const result = { toolUseId: reply.toolUseId, status: 'error' as const, content: [{ text: problem }] };
  return [ask(question), reply.message, { role: 'user', content: [{ toolResult: result }] }];
};

/** What is known of one call, to be seen by whoever runs the product: figures and names, no word of the contract. */
interface CallRecord {
  readonly modelId: string;
  readonly startedAt: number;
  readonly usage: ModelUsage;
  readonly stopReason?: string;
  readonly error?: string;
  /** What it was asked to read: all or the sections that matter, one part of a long text, or its parts together. */
  readonly reads: 'text' | 'part' | 'synthesis';
  /** Which call of the review it is: 0 for the first, then one for each that follows. */
  readonly repairs: number;
}

const recordCall = ({ modelId, startedAt, usage, stopReason, error, reads, repairs }: CallRecord): void =>
  recordMetrics(
    {
      ModelCalls: { unit: 'Count', value: 1 },
      ModelErrors: { unit: 'Count', value: error === undefined ? 0 : 1 },
      ModelLatency: { unit: 'Milliseconds', value: Date.now() - startedAt },
      ModelInputTokens: { unit: 'Count', value: usage.inputTokens },
      ModelOutputTokens: { unit: 'Count', value: usage.outputTokens },
      ModelCacheReadTokens: { unit: 'Count', value: usage.cacheReadTokens },
      ModelCacheWriteTokens: { unit: 'Count', value: usage.cacheWriteTokens },
    },
    { event: 'modelCall', model: modelId, prompt: promptVersion, reads, stopReason, error, repairs },
  );

const readsOf = ({ excerpt, partFindings }: ReviewOptions): CallRecord['reads'] => {
  if (partFindings !== undefined) return 'synthesis';
  return excerpt === undefined ? 'text' : 'part';
};

/** What a reader must know of an answer that is not whole. */
const shortcomings = (broken: number, isCut: boolean): readonly string[] => {
  const parts = broken === 1 ? 'One part' : `${sentenceCase(inWords(broken))} parts`;
  return [
    ...(isCut ? ['The language model’s answer was cut off. What was whole of it is used here.'] : []),
    ...(broken ? [`${parts} of the language model’s answer could not be read, and nothing of it is used here.`] : []),
  ];
};

/** Looks through an answer that is being written for risks that are proved, and tells of each once. */
const watchFor = ({
  clauseText,
  engine,
  onFound,
}: Pick<ReviewOptions, 'clauseText' | 'engine' | 'onFound'>): ((soFar: string) => void) | undefined => {
  if (!onFound) return undefined;
  const prove = quoteProver(clauseText, engine.keyFacts);
  const bearOut = figuresBorneOut({ clauseText, engine });
  let looked = 0;
  let ends = 0;
  return (soFar) => {
    // Only the end of a finding can bring a whole one.
    const nowEnds = soFar.split('}').length;
    if (nowEnds === ends) return;
    ends = nowEnds;
    const read = readModelAnswer(readSoFar(soFar));
    if (!read || revealsPrompt(read.answer)) return;
    const { risks } = read.answer;
    risks.slice(looked).forEach(({ title, level, quotes }, at) => {
      if (prove(quotes).isProved && !bearOut(title).isCut) onFound({ title, level }, looked + at);
    });
    looked = Math.max(looked, risks.length);
  };
};

/** Asks the model, records each call, and counts what all of them took. */
const countingCaller = async (options: ReviewOptions) => {
  const { modelId, deadlineMs } = options;
  const { askModel, estimateTokens, outOfTime } = await import('../../adapters/model.ts');
  let usage = noUsage;
  let repairs = 0;

  const call = async (messages: readonly Message[], plainly = false): Promise<ModelReply> => {
    const record = { modelId, startedAt: Date.now(), reads: readsOf(options), repairs };
    repairs += 1;
    try {
      const reply = await askModel({
        modelId,
        system: reviewPrompt,
        messages,
        tool: { ...reviewTool, inputSchema: modelAnswerJsonSchema() },
        answerTokens,
        plainly,
        onToolInput: watchFor(options),
        signal: AbortSignal.timeout(Math.max(1, deadlineMs - Date.now())),
      });
      usage = sum(usage, reply.usage);
      recordCall({ ...record, usage: reply.usage, stopReason: reply.stopReason });
      return reply;
    } catch (error) {
      // Nobody says what a call took that was not waited for: what it was sent is paid for all the same.
      const isLate = failureOf(error) === 'timed-out';
      const sent = isLate ? estimateTokens(reviewPrompt) + estimateTokens(JSON.stringify(messages)) : 0;
      const taken = { ...noUsage, inputTokens: sent };
      usage = sum(usage, taken);
      recordCall({ ...record, usage: taken, error: errorName(error) });
      // One model may refuse what its family is said to take; none refuses a plain request.
      if (!plainly && errorName(error) === 'ValidationException') return call(messages, true);
      throw error;
    }
  };

  return {
    call: (messages: readonly Message[]): Promise<ModelReply> => call(messages),
    usage: (): ModelUsage => usage,
    ranOutOfTime: ({ stopReason }: ModelReply): boolean => stopReason === outOfTime,
  };
};

/** The first usable answer of two, or why there is none. */
const usableAnswer = async (
  { call, ranOutOfTime }: Awaited<ReturnType<typeof countingCaller>>,
  question: string,
  deadlineMs: number,
): Promise<Extract<Checked, { answer: ModelAnswer }> | ModelFailure> => {
  try {
    const reply = await call([ask(question)]);
    if (isDeclined(reply.stopReason)) return 'declined';
    const first = check(reply);
    if ('answer' in first) return first;
    if (deadlineMs - Date.now() < minRepairMs) return ranOutOfTime(reply) ? 'timed-out' : 'unusable';

    const again = await call(repairMessages(question, reply, first.problem));
    if (isDeclined(again.stopReason)) return 'declined';
    const second = check(again);
    return 'answer' in second ? second : 'unusable';
  } catch (error) {
    return failureOf(error);
  }
};

/**
 * Asks the model for its review of a clause, and once more where nothing of the first answer is usable and time allows.
 * It never throws: a model that fails is a reason, not an error, for the engine's own analysis is there already.
 */
export const reviewWithModel = async (options: ReviewOptions): Promise<Review> => {
  const { deadlineMs } = options;
  if (deadlineMs - Date.now() <= 0) return { answer: undefined, failure: 'timed-out', usage: noUsage };

  const caller = await countingCaller(options);
  const guidance = playbookQuestion(options.playbooks ?? [], options.engine);
  const excerpt = options.excerpt ?? chooseSections(options.clauseText, options.engine);
  const question = questionFor({ ...options, excerpt, playbooks: guidance.text });
  const found = await usableAnswer(caller, question, deadlineMs);
  const usage = caller.usage();
  if (typeof found === 'string') return { answer: undefined, failure: found, usage };

  const { answer, broken, isCut } = found;
  return { answer, broken, isCut, notes: [...excerpt.notes, ...guidance.notes, ...shortcomings(broken, isCut)], usage };
};
