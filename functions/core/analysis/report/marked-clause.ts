import type { Content, Style } from 'pdfmake/interfaces';
import type { ClauseChange } from '../../../../shared/analysis.ts';
import { colours } from './design.ts';
import type { Mark } from './number-findings.ts';
import { insertedLook, needSpace, showAll, struckLook, withoutSharedStop } from './own-redline.ts';
import { printable } from './printable.ts';

/** A clause up to this length is printed whole; of a longer text the passages around findings are. In UTF-16 units. */
export const wholeClauseLength = 60_000;

/** How much is printed around a finding, and of all passages together. */
const aroundLength = 320;

/**
 * Whether the printed clause carries the changes of the suggestion in their places, so that redline and suggestion need
 * not be printed beside it: they give the suggestion to the letter, and all of the clause is printed.
 */
export const isRedlined = (clauseText: string, revisedClause: string, changes: readonly ClauseChange[]): boolean =>
  clauseText.length <= wholeClauseLength && showAll(clauseText, revisedClause, changes);

interface Passage {
  readonly start: number;
  readonly end: number;
}

const wordStart = (text: string, at: number): number =>
  at <= 0 ? 0 : at + Math.max(0, text.slice(at, at + 40).search(/\s/) + 1);

const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.slice(at - 40, at).search(/\s\S*$/);
  return space < 0 ? at : at - 40 + space;
};

/** The parts of the clause that are printed: all of it, or what surrounds the marks as far as the length allows. */
export const passagesOf = (text: string, marks: readonly Mark[]): readonly Passage[] => {
  if (text.length <= wholeClauseLength) return [{ start: 0, end: text.length }];
  const passages: { start: number; end: number }[] = [];
  let printed = 0;
  for (const mark of marks) {
    const start = Math.min(wordStart(text, mark.start - aroundLength), mark.start);
    // A finding may quote a section of many pages; its beginning stands for it.
    const end = wordEnd(text, Math.min(mark.end, mark.start + 4 * aroundLength) + aroundLength);
    const last = passages.at(-1);
    const isJoined = last !== undefined && start <= last.end;
    const added = isJoined ? Math.max(0, end - last.end) : end - start;
    if (printed + added > wholeClauseLength) break;
    printed += added;
    if (isJoined) last.end = Math.max(last.end, end);
    else passages.push({ start, end });
  }
  return passages.length > 0 ? passages : [{ start: 0, end: wordEnd(text, 6_000) }];
};

/** A run of text in one look. */
interface Run extends Style {
  readonly text: string;
}

/** What a change puts in at a place, with the space it is read by. */
interface Insertion {
  readonly at: number;
  readonly put: string;
}

/** The changes as stretches of the clause that are struck and words that come behind them. */
const strikesAndInsertions = (text: string, changes: readonly ClauseChange[]) => {
  const own = changes
    .map((change) => withoutSharedStop(text, change))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const bodyEnd = text.trimEnd().length;
  const insertions = own.map(({ start, end, put }): Insertion => {
    const isAdded = start === bodyEnd && end === start && !/^\s/.test(put);
    return { at: end, put: isAdded || needSpace(text.slice(start, end), put) ? ` ${put}` : put };
  });
  return { strikes: own.filter(({ start, end }) => start < end), insertions };
};

/** One run of text between two places where a mark or a change begins or ends. */
const runs = (
  text: string,
  { start, end }: Passage,
  marks: readonly Mark[],
  changes: readonly ClauseChange[],
): Run[] => {
  const { strikes, insertions } = strikesAndInsertions(text, changes);
  const insertedAt = (at: number): Run[] =>
    insertions
      .filter(({ at: place, put }) => place === at && put.trim() !== '')
      .map(({ put }) => ({ text: printable(put), ...insertedLook }));
  const inside = marks.filter((mark) => mark.end > start && mark.start < end);
  const cuts = [
    ...new Set([
      start,
      end,
      ...[...inside, ...strikes].flatMap((part) => [Math.max(start, part.start), Math.min(end, part.end)]),
      ...insertions.map(({ at }) => at),
    ]),
  ].sort((a, b) => a - b);
  const parts = cuts.slice(0, -1).flatMap((from, index) => {
    const to = cuts[index + 1] ?? end;
    const covering = inside.filter((mark) => mark.start < to && mark.end > from);
    const beginning = [...new Set(covering.filter((mark) => mark.start === from).map((mark) => mark.number))];
    const words: Run = {
      text: printable(text.slice(from, to)),
      ...(covering.length > 0 && { background: colours.marked }),
      ...(strikes.some((strike) => strike.start < to && strike.end > from) && struckLook),
    };
    return [
      ...insertedAt(from),
      ...(beginning.length > 0
        ? [
            {
              text: `${beginning.join(' ')} `,
              font: 'sans',
              fontSize: 6.8,
              bold: true,
              color: colours.accent,
              background: colours.marked,
            },
          ]
        : []),
      words,
    ];
  });
  return [...parts, ...insertedAt(end)];
};

/** Splits runs at line ends, so that each paragraph is one that pages may break between. */
const paragraphs = (parts: readonly Run[]): Run[][] => {
  const result: Run[][] = [[]];
  for (const part of parts) {
    part.text.split('\n').forEach((line, index) => {
      if (index > 0) result.push([]);
      if (line !== '') result.at(-1)!.push({ ...part, text: line });
    });
  }
  return result.filter((paragraph) => paragraph.some((part) => part.text.trim() !== ''));
};

/**
 * The clause, each passage that a finding quotes tinted and led by the finding's number.
 * @param changes what is struck and inserted in it; only where all of it is printed
 */
export const markedClause = (text: string, marks: readonly Mark[], changes: readonly ClauseChange[]): Content[] => {
  const passages = passagesOf(text, marks);
  return passages.flatMap((passage, index): Content[] => {
    const gap =
      passage.start > 0 || index > 0
        ? [{ text: '[…]', style: 'small', margin: [0, 2, 0, 6] as [number, number, number, number] }]
        : [];
    return [
      ...gap,
      ...paragraphs(runs(text, passage, marks, changes)).map((text): Content => ({
        text,
        style: 'contract',
        margin: [0, 0, 0, 3],
      })),
    ];
  });
};
