import type { ClauseChange } from '../../../../../shared/analysis.ts';
import { replacementBetween } from '../replacement.ts';

/*
 * The changes an analysis proposes, as edits of the clause. Each belongs to one finding; any set of findings can be
 * taken, and the clause with those changes follows from the clause and the set alone, in whatever order they were taken.
 */

/** Words to put in place of the clause's from `start` to `end`. */
export type Edit = Pick<ClauseChange, 'findingId' | 'start' | 'end' | 'put'>;

const endsSentence = /[.!?]["'”’)]*$/;
const hasParagraphs = /\n\s*\n|\r\n\s*\r\n/;

/** What parts words that are added behind the clause from the words before them. */
const gapBehind = (body: string): string => {
  const stop = endsSentence.test(body) ? '' : '.';
  if (!hasParagraphs.test(body)) return `${stop} `;
  return `${stop}${body.includes('\r\n') ? '\r\n\r\n' : '\n\n'}`;
};

/**
 * The changes in reading order. Sentences that are added behind the clause come with the space, or the paragraph, that
 * parts them from the words before.
 */
export const editsOf = (text: string, changes: readonly Edit[]): readonly Edit[] => {
  const bodyEnd = text.trimEnd().length;
  const sorted = changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => a.change.start - b.change.start || a.index - b.index)
    .map(({ change }) => change);
  const isAddition = ({ start, end, put }: Edit): boolean =>
    start === bodyEnd && end === start && put !== '' && !/^\s/.test(put);
  const firstAddition = sorted.find(isAddition);
  return sorted.map((edit) => {
    if (!isAddition(edit)) return edit;
    return { ...edit, put: `${edit === firstAddition ? gapBehind(text.slice(0, bodyEnd)) : ' '}${edit.put}` };
  });
};

/** The clause with the changes made. */
export const applyChanges = (text: string, changes: readonly Edit[]): string => {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, put } of editsOf(text, changes)) {
    parts.push(text.slice(at, start), put);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
};

/** From this many characters on, words that stand once in a text are recognised in it wherever they went. */
const recognisable = 12;

/**
 * Makes in the text as it stands the change that leads from one wording to the next.
 * @param before the wording the change begins with
 * @param after the wording it leads to
 * @param current the text as it stands: `before`, edited or not
 * @returns the text with the change, or undefined where the words it is about were edited
 */
export const changeWithin = (before: string, after: string, current: string): string | undefined => {
  if (current === before) return after;
  const change = replacementBetween(before, after);
  const edit = replacementBetween(before, current);
  const put = (start: number): string =>
    `${current.slice(0, start)}${change.inserted}${current.slice(start + change.removed)}`;
  if (change.start + change.removed <= edit.start) return put(change.start);
  if (change.start >= edit.start + edit.removed) {
    return put(change.start + edit.inserted.length - edit.removed);
  }
  const struck = before.slice(change.start, change.start + change.removed);
  const at = current.indexOf(struck);
  const isClear = struck.length >= recognisable && at >= 0 && current.indexOf(struck, at + 1) < 0;
  return isClear ? put(at) : undefined;
};
