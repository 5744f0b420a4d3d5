import type { ReplyMark, WordPart } from '../../../shared/negotiations.ts';
import { isSameContent } from './find-differences.ts';
import { headingsOf } from './headings.ts';
import type { Mark, RawParagraph, View } from './raw-paragraphs.ts';
import { contentOf, isBlank, type Paragraph, wordsOf } from './view-story.ts';

/** A text of the reply in both views. */
export interface MarkedStory {
  readonly part: WordPart;
  readonly raws: readonly RawParagraph[];
  readonly rejected: readonly Paragraph[];
  readonly accepted: readonly Paragraph[];
  /** The paragraph as it was sent, of each that was there. */
  readonly sentOf: ReadonlyMap<Paragraph, Paragraph>;
  /** The words of the counterparty's comments by their ids. */
  readonly comments: ReadonlyMap<string, string>;
}

/** The raw paragraphs whose words a paragraph of a view holds. */
const speakers = ({ raws }: Paragraph, view: View): readonly RawParagraph[] =>
  raws.length === 1 ? raws : raws.filter(({ tokens }) => !isBlank(contentOf(tokens, view)));

/** What is told of together: paragraphs of which marks make one, or which they part. */
interface Unit {
  readonly raws: RawParagraph[];
  readonly rejected: Paragraph[];
  readonly accepted: Paragraph[];
}

const unitsOf = ({ raws, rejected, accepted }: MarkedStory): readonly Unit[] => {
  const unitOf = new Map<RawParagraph, Unit>(
    raws.map((raw) => [raw, { raws: [raw], rejected: [], accepted: [] }] as const),
  );
  const views = { rejected, accepted };
  for (const view of ['rejected', 'accepted'] as const) {
    for (const paragraph of views[view]) {
      const own = speakers(paragraph, view);
      const [first, ...others] = new Set(own.flatMap((raw) => unitOf.get(raw) ?? []));
      for (const other of others) {
        for (const name of ['rejected', 'accepted'] as const) first![name].push(...other[name]);
        first!.raws.push(...other.raws);
        for (const raw of other.raws) unitOf.set(raw, first!);
      }
      if (!isBlank(paragraph)) first?.[view].push(paragraph);
    }
  }
  return [...new Set(raws.flatMap((raw) => unitOf.get(raw) ?? []))];
};

const marksOf = ({ raws }: Unit): Mark[] =>
  raws.flatMap(({ by, tokens }) => [...by, ...tokens.flatMap((token) => token.by)]);

const latest = (marks: readonly Mark[]): string | undefined => {
  const times = marks.map(({ date }) => Date.parse(date ?? '')).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
};

const joinedWords = (paragraphs: readonly Paragraph[]): string => paragraphs.map(wordsOf).join('\n');

const isUnchanged = ({ rejected, accepted }: Unit): boolean =>
  rejected.length === accepted.length && rejected.every((one, index) => isSameContent(one, accepted[index]!));

/** Whether they marked that a paragraph goes into a list, out of one, or to another level. */
const isRenumbered = ({ raws }: Unit): boolean =>
  raws.some(({ rejected, accepted }) => rejected.numId !== accepted.numId || rejected.level !== accepted.level);

const numbersOf = (paragraphs: readonly Paragraph[]): string => paragraphs.map(({ number }) => number).join(', ');

/** What the marks do where the words stay the same. */
const detailOf = (unit: Unit): string | undefined => {
  if (joinedWords(unit.rejected) !== joinedWords(unit.accepted)) return undefined;
  if (!isUnchanged(unit)) return 'The marks change a field, a link, a picture, or whether the words are shown.';
  const [before, after] = [numbersOf(unit.rejected), numbersOf(unit.accepted)];
  return isRenumbered(unit) && before !== after ? `Its number was “${before}” and becomes “${after}”.` : undefined;
};

/** What the counterparty marked and wrote in one text, a mark for each paragraph, without ids. */
export const listMarks = (story: MarkedStory): readonly Omit<ReplyMark, 'id'>[] => {
  const headings = headingsOf(story.rejected);
  const headingsAfter = headingsOf(story.accepted);
  return unitsOf(story).flatMap((unit) => {
    const marks = marksOf(unit);
    const comments = unit.raws.flatMap((raw) => [...raw.comments].flatMap((id) => story.comments.get(id) ?? []));
    if (marks.length === 0 && comments.length === 0) return [];
    const detail = detailOf(unit);
    if (comments.length === 0 && isUnchanged(unit) && detail === undefined) return [];
    const [before] = unit.rejected;
    const [after] = unit.accepted;
    const sent = before && story.sentOf.get(before);
    const heading = (before && headings.get(before)) ?? (after && headingsAfter.get(after));
    const markedAt = latest(marks);
    return [
      {
        authors: [...new Set(marks.map(({ author }) => author))],
        ...(markedAt !== undefined && { markedAt }),
        part: story.part,
        ...(heading !== undefined && { heading }),
        paragraph: (sent ?? before ?? after)?.place ?? 1,
        before: joinedWords(unit.rejected),
        after: joinedWords(unit.accepted),
        comments: [...new Set(comments)],
        ...(detail !== undefined && { detail }),
      },
    ];
  });
};
