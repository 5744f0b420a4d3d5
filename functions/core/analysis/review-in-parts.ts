import { maxModelClauseLength } from '../../../shared/limits.ts';
import type { FoundPlace, FoundRisk } from '../../adapters/entities/model-review.ts';
import type { ModelUsage } from '../../adapters/model.ts';
import { splitIntoExcerpts } from './choose-sections.ts';
import type { ModelAnswer } from './model-answer.ts';
import { failureWords, mayPass } from './model-failure.ts';
import { noUsage, type Review, type ReviewOptions, reviewWithModel, sum } from './review-with-model.ts';
import { joinSynthesis, synthesizeParts } from './synthesize-parts.ts';
import { UnfinishedReview } from './unfinished-review.ts';

/** What a model said of one part of a text. */
export type PartReview = Omit<Extract<Review, { readonly answer: ModelAnswer }>, 'usage'>;

/** What is kept of a text that is read in parts, so that a reading that broke off goes on where it was. */
export interface KeptParts {
  /** The parts that were read before, by their place; at the place behind the last, what they hold together. */
  readonly read: ReadonlyMap<number, PartReview>;
  /** Whether one more call may be begun: what may be spent may be spent. */
  readonly mayBegin: () => Promise<boolean>;
  /** Whether parts that fail in this reading are asked for again by a later one. */
  readonly asksAgain: boolean;
  /** Takes a risk that is proved while the model is writing, so that it can be shown. */
  readonly found: (where: FoundPlace, risk: FoundRisk) => void;
  /** Keeps a part, and counts what it took. */
  readonly keep: (place: number, part: PartReview, usage: ModelUsage) => Promise<void>;
}

const isPart = (part: object | undefined): part is PartReview => part !== undefined && 'broken' in part;

/** Only what was seen can be said of one part: that it lacks something, another part may disprove. */
const joinAnswers = (answers: readonly ModelAnswer[]): ModelAnswer => {
  const byGravity = answers.toSorted((a, b) => (b.overallRiskScore ?? 0) - (a.overallRiskScore ?? 0));
  const gravest = byGravity[0];
  return {
    risks: answers.flatMap(({ risks }) => risks),
    benefits: answers.flatMap(({ benefits }) => benefits),
    missingElements: [],
    disputes: answers.flatMap(({ disputes }) => disputes),
    negotiationStrategies: gravest?.negotiationStrategies ?? [],
    // The first answer to a number counts: one part that deviates outweighs others that do not.
    playbookInstructions: (['deviates', 'met'] as const).flatMap((outcome) =>
      answers.flatMap(({ playbookInstructions }) => playbookInstructions.filter((one) => one.outcome === outcome)),
    ),
    playbookPositions: (['deviates', 'fallback', 'standard'] as const).flatMap((verdict) =>
      answers.flatMap(({ playbookPositions }) => playbookPositions.filter((one) => one.verdict === verdict)),
    ),
    ...(gravest?.overallRiskScore !== undefined && { overallRiskScore: gravest.overallRiskScore }),
  };
};

const partsNote = (read: number, all: number): string =>
  read === all
    ? `The language model read all of the text in ${all} parts. What the text as a whole lacks is for the clause engine to say.`
    : `The language model read ${read} of the ${all} parts of the text: it failed at the others, broke off too often, or had used its budget for today. The clause engine read all of the text.`;

const foundIn =
  ({ found }: KeptParts, part: number): ReviewOptions['onFound'] =>
  (risk, place) =>
    found({ part, place }, risk);

/** What became of the look at the parts together. */
interface Together {
  readonly answer: ModelAnswer;
  readonly broken: number;
  readonly isCut: boolean;
  readonly notes: readonly string[];
  /** What it took where it was not kept. */
  readonly usage: ModelUsage;
}

/**
 * Has the model look at what it read in parts together, once, and keeps what it says. Where it does not, or may not be
 * asked, what was read stays as it is, with a note.
 */
const lookTogether = async (
  options: ReviewOptions,
  kept: KeptParts,
  parts: ModelAnswer,
  place: number,
): Promise<Together> => {
  const missed = (why: string, usage = noUsage): Together => ({
    answer: parts,
    broken: 0,
    isCut: false,
    notes: [`The language model did not look at the parts together: ${why}. The summary is the clause engine’s.`],
    usage,
  });
  const together = ({ answer: whole, broken, isCut, notes: ofWhole }: PartReview): Together => {
    const { answer, notes } = joinSynthesis(parts, whole);
    return {
      answer,
      broken,
      isCut,
      notes: ['The language model then looked at the parts together.', ...ofWhole, ...notes],
      usage: noUsage,
    };
  };
  const before = kept.read.get(place);
  if (before) return together(before);
  if (!(await kept.mayBegin())) return missed('it broke off too often, or today’s budget for it was used');
  const { usage, ...review } = await synthesizeParts({ ...options, onFound: foundIn(kept, place) }, parts);
  if (review.answer === undefined) return missed(failureWords[review.failure], usage);
  await kept.keep(place, review, usage);
  return together(review);
};

/**
 * Asks the model for its review of a text too long for one question: of all its parts at once, each kept as soon as it is
 * read, then of what they hold together. A part that fails, or that may not be begun, is left out with a note.
 * @returns the parts' findings as one review; its usage is of what was not kept
 * @throws UnfinishedReview where some were read, and others failed in a way that may pass and are asked for again later
 */
const reviewInParts = async (options: ReviewOptions, kept: KeptParts): Promise<Review> => {
  const excerpts = splitIntoExcerpts(options.clauseText, options.engine);
  const parts = await Promise.all(
    excerpts.map(async (excerpt, place): Promise<Review | PartReview | undefined> => {
      const before = kept.read.get(place);
      if (before) return before;
      if (!(await kept.mayBegin())) return undefined;
      const { usage, ...review } = await reviewWithModel({ ...options, excerpt, onFound: foundIn(kept, place) });
      if (review.answer === undefined) return { ...review, usage };
      await kept.keep(place, review, usage);
      return review;
    }),
  );
  const read = parts.filter(isPart);
  const failed = parts.flatMap((part) => (part && !isPart(part) && 'failure' in part ? [part] : []));
  const usage = failed.reduce((all, part) => sum(all, part.usage), noUsage);
  if (read.length === 0) return { answer: undefined, failure: failed[0]?.failure ?? 'over-budget', usage };
  if (kept.asksAgain && failed.some(({ failure }) => mayPass(failure))) throw new UnfinishedReview(usage);
  const joined = joinAnswers(read.map(({ answer }) => answer));
  const together: Together =
    read.length > 1
      ? await lookTogether(options, kept, joined, excerpts.length)
      : { answer: joined, broken: 0, isCut: false, notes: [], usage: noUsage };
  return {
    answer: together.answer,
    broken: read.reduce((all, { broken }) => all + broken, together.broken),
    isCut: together.isCut || read.some(({ isCut }) => isCut),
    notes: [
      ...new Set([...read.flatMap(({ notes }) => notes), partsNote(read.length, excerpts.length), ...together.notes]),
    ],
    usage: sum(usage, together.usage),
  };
};

/**
 * Asks the model for its review of a text: in one question, or in parts where it is too long for one and they can be kept.
 * @throws UnfinishedReview where parts of it are left to a later call; else only where a part that was read cannot be kept
 */
export const reviewText = async (options: ReviewOptions, kept: KeptParts | undefined): Promise<Review> =>
  kept && options.clauseText.length > maxModelClauseLength
    ? reviewInParts(options, kept)
    : reviewWithModel({ ...options, onFound: kept && foundIn(kept, 0) });
