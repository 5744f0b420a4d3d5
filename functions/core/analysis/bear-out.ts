import { findWrittenNumbers } from '../clauses/text/quantities.ts';

/** What a number in words stands before where it is a figure: "two parties" states none. */
const unit =
  /^[- ]?(?:business |working |calendar |full )?(?:days?|weeks?|months?|quarters?|years?|hours?|percent|per cent|thousand|million|dollars?|euros?|pounds?)\b/;

const writtenIn = (text: string, isFigure: (behind: string) => boolean): readonly number[] => {
  const lower = text.toLowerCase();
  return findWrittenNumbers(lower, { start: 0, end: lower.length })
    .filter(({ end }) => isFigure(lower.slice(end)))
    .map(({ value }) => value);
};

const digitsIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));

const monthsPerYear = 12;

/** What became of a text whose figures were looked up. */
export interface BorneOut {
  /** Its sentences whose figures are all stated; empty where there are none. */
  readonly text: string;
  /** Whether there are others. */
  readonly isCut: boolean;
}

/**
 * Holds a model's sentences against what states figures: the clause, and what the model was told.
 * @returns takes a text and gives what of it is borne out
 */
export const figureChecker = (sources: readonly string[]): ((text: string) => BorneOut) => {
  const known = new Set(sources.flatMap((source) => [...digitsIn(source), ...writtenIn(source, () => true)]));
  // Four percent a month are 48 a year.
  const isStated = (figure: number): boolean =>
    known.has(figure) || known.has(figure / monthsPerYear) || known.has(figure * monthsPerYear);
  const isBorneOut = (sentence: string): boolean =>
    [...digitsIn(sentence), ...writtenIn(sentence, (behind) => unit.test(behind))].every(isStated);
  return (text) => {
    const sentences = text.split(/(?<=[.!?]["'”’)]?)\s+/);
    const kept = sentences.filter(isBorneOut);
    return kept.length === sentences.length ? { text, isCut: false } : { text: kept.join(' '), isCut: true };
  };
};

/** Words of a title that name no matter. */
const small = new Set(['the', 'and', 'for', 'any', 'not', 'its', 'this', 'that', 'with', 'from', 'missing', 'lack']);

const matterOf = (title: string): ReadonlySet<string> =>
  new Set((title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word)));

/** Titles that share fewer words speak of one matter only by chance. */
const fewestShared = 2;

/** Whether two titles name one matter: the words of one are all among the other's. */
export const isSameMatter = (one: string, other: string): boolean => {
  const [fewer, more] = [matterOf(one), matterOf(other)].toSorted((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  return fewer.size >= fewestShared && [...fewer].every((word) => more.has(word));
};
