import { maxModelClauseLength } from '../../../shared/limits.ts';
import type { ModelUsage } from '../../adapters/model.ts';
import { splitIntoExcerpts } from './choose-sections.ts';
import type { ModelAnswer } from './model-answer.ts';
import { noUsage, type Review, type ReviewOptions, reviewWithModel, sum } from './review-with-model.ts';

/** What a model said of one part of a text. */
export type PartReview = Omit<Extract<Review, { readonly answer: ModelAnswer }>, 'usage'>;

/** What is kept of a text that is read in parts, so that a reading that broke off goes on where it was. */
export interface KeptParts {
  /** The parts that were read before, by their place. */
  readonly read: ReadonlyMap<number, PartReview>;
  /** Whether one more part may be begun: what may be spent may be spent. */
  readonly mayBegin: () => Promise<boolean>;
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
    ? `The language model read all of the text in ${all} parts. What the text as a whole lacks and its summary are the clause engine’s.`
    : `The language model read ${read} of the ${all} parts of the text: it failed at the others, broke off too often, or had used its budget for today. The clause engine read all of the text.`;

/**
 * Asks the model for its review of a text too long for one question: of all its parts at once, each kept as soon as it is
 * read. A part that fails, or that may not be begun, is left out with a note.
 * @returns the parts' findings as one review; its usage is of what was not kept
 */
const reviewInParts = async (options: ReviewOptions, kept: KeptParts): Promise<Review> => {
  const excerpts = splitIntoExcerpts(options.clauseText, options.engine);
  const parts = await Promise.all(
    excerpts.map(async (excerpt, place): Promise<Review | PartReview | undefined> => {
      const before = kept.read.get(place);
      if (before) return before;
      if (!(await kept.mayBegin())) return undefined;
      const { usage, ...review } = await reviewWithModel({ ...options, excerpt });
      if (review.answer === undefined) return { ...review, usage };
      await kept.keep(place, review, usage);
      return review;
    }),
  );
  const read = parts.filter(isPart);
  const failed = parts.flatMap((part) => (part && !isPart(part) && 'failure' in part ? [part] : []));
  const usage = failed.reduce((all, part) => sum(all, part.usage), noUsage);
  if (read.length === 0) return { answer: undefined, failure: failed[0]?.failure ?? 'over-budget', usage };
  return {
    answer: joinAnswers(read.map(({ answer }) => answer)),
    broken: read.reduce((all, { broken }) => all + broken, 0),
    notes: [...new Set(read.flatMap(({ notes }) => notes)), partsNote(read.length, excerpts.length)],
    usage,
  };
};

/**
 * Asks the model for its review of a text: in one question, or in parts where it is too long for one and they can be kept.
 * It throws only where a part that was read cannot be kept.
 */
export const reviewText = async (options: ReviewOptions, kept: KeptParts | undefined): Promise<Review> =>
  kept && options.clauseText.length > maxModelClauseLength ? reviewInParts(options, kept) : reviewWithModel(options);
