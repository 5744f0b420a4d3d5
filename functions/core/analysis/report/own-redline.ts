import type { Content, ContentText } from 'pdfmake/interfaces';
import type { ClauseChange } from '../../../../shared/analysis.ts';
import { colours } from './design.ts';
import { printable, shorten } from './printable.ts';

/** How many words around a change are shown where its sentence is longer, in UTF-16 units. */
const aroundLength = 180;

/** A struck or inserted passage is cut to this, in UTF-16 units: the clause and the suggestion follow in full. */
const longestPassage = 700;

/** Changes whose surroundings meet are shown as one passage. */
const joinedWithin = 240;

/** Words put in place of others of the clause. */
type Change = Pick<ClauseChange, 'start' | 'end' | 'put'>;

/** Where the sentence begins in which a place stands, or the nearest word within reach. */
const sentenceStart = (text: string, at: number): number => {
  const from = Math.max(0, at - aroundLength);
  const before = text.slice(from, at);
  const stop = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'));
  if (stop >= 0) return from + stop + (before[stop] === '\n' ? 1 : 2);
  return from === 0 ? 0 : from + before.indexOf(' ') + 1;
};

const sentenceEnd = (text: string, at: number): number => {
  // A change that takes the sentence's own stop, or stands behind it, ends with it.
  if (/[.\n]\s*$/.test(text.slice(Math.max(0, at - 2), at))) return at;
  const after = text.slice(at, at + aroundLength);
  const stop = /\.(?=\s|$)|\n/.exec(after);
  if (stop) return at + stop.index + 1;
  return at + after.length === text.length ? text.length : at + Math.max(0, after.lastIndexOf(' '));
};

/** How struck and inserted words look, in a card and in the clause. */
export const struckLook = { color: colours.deleted, decoration: 'lineThrough' } as const;
export const insertedLook = { color: colours.inserted, decoration: 'underline' } as const;

const struck = (words: string): ContentText => ({ text: printable(shorten(words, longestPassage)), ...struckLook });
const inserted = (words: string): ContentText => ({ text: printable(shorten(words, longestPassage)), ...insertedLook });

/** A change without the stop that its words end with before and after: that stays where it is. */
export const withoutSharedStop = (clauseText: string, { start, end, put }: Change): Change => {
  const last = clauseText.slice(start, end).at(-1) ?? '';
  const isShared = /[.,;:]/.test(last) && put.endsWith(last);
  return isShared ? { start, end: end - 1, put: put.slice(0, -1) } : { start, end, put };
};

/** Whether words that are struck and those put in their place need a space between them to be read. */
export const needSpace = (gone: string, put: string): boolean =>
  gone.trim() !== '' && put.trim() !== '' && !/\s$/.test(gone) && !/^\s/.test(put);

/** Spaces at the ends of a passage, which cutting it takes away. */
const spaced = (words: string, passage: ContentText): ContentText[] => [
  ...(/^\s/.test(words) ? [{ text: ' ' }] : []),
  ...(words.trim() === '' ? [] : [passage]),
  ...(/\s$/.test(words) && words.trim() !== '' ? [{ text: ' ' }] : []),
];

/** One passage of the clause with its changes in place. */
const passage = (clauseText: string, changes: readonly ClauseChange[]): ContentText[] => {
  const first = changes[0]!;
  const end = Math.max(...changes.map((change) => change.end));
  let at = sentenceStart(clauseText, first.start);
  const runs: ContentText[] = [];
  const keep = (to: number): void => {
    if (to > at) runs.push({ text: printable(clauseText.slice(at, to).replace(/\s+/g, ' ')) });
    at = Math.max(at, to);
  };
  for (const change of changes) {
    const { start, end: to, put } = withoutSharedStop(clauseText, change);
    keep(start);
    const gone = clauseText.slice(at, to);
    runs.push(...spaced(gone, struck(gone)));
    if (needSpace(gone, put)) runs.push({ text: ' ' });
    runs.push(...spaced(put, inserted(put)));
    at = Math.max(at, to);
  }
  keep(sentenceEnd(clauseText, end));
  return runs;
};

const grouped = (changes: readonly ClauseChange[]): ClauseChange[][] =>
  changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .reduce<ClauseChange[][]>((groups, change) => {
      const last = groups.at(-1);
      if (last && change.start - last.at(-1)!.end <= joinedWithin) last.push(change);
      else groups.push([change]);
      return groups;
    }, []);

/** The changes made for one finding where they stand in the clause: struck and inserted words, with their sentences. */
export const ownRedline = (clauseText: string, changes: readonly ClauseChange[]): Content[] => {
  const end = clauseText.trimEnd().length;
  const isAtEnd = (change: ClauseChange): boolean => change.start === end && change.end === end;
  const line = (label: string, runs: ContentText[]): Content => ({
    margin: [0, 2, 0, 0],
    style: 'contract',
    text: [{ text: `${label} `, font: 'sans', fontSize: 8.2, bold: true }, ...runs],
  });
  return [
    ...grouped(changes.filter((change) => !isAtEnd(change))).map((group) =>
      line('Suggested change:', passage(clauseText, group)),
    ),
    ...changes.filter(isAtEnd).map(({ put }) => line('Words to add:', [inserted(put.trim())])),
  ];
};

/** Words alone: a suggestion sets its own spaces and stops between sentences that it adds. */
const wordsOf = (text: string): string => text.replace(/[\s.]+/g, '');

/**
 * Whether changes made in the clause give the suggested clause, so that their redlines together show all of it: a model's
 * wording has none, and playbooks may have changed more.
 */
export const showAll = (clauseText: string, revisedClause: string, changes: readonly ClauseChange[]): boolean => {
  let at = 0;
  let revised = '';
  for (const { start, end, put } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    revised += clauseText.slice(at, Math.max(at, start)) + put;
    at = Math.max(at, end);
  }
  return changes.length > 0 && wordsOf(revised + clauseText.slice(at)) === wordsOf(revisedClause);
};
