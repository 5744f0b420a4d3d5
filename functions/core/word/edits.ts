import { diffWordsWithSpace } from 'diff';
import type { Analysis } from '../../../shared/analysis.ts';

/** `put` in place of the text from `start` to `end`: UTF-16 offsets, `end` exclusive. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** Texts that differ in more words than this are not compared: the search takes time by its square. */
const maxEditLength = 3_000;

/** Milliseconds after which a comparison is given up, however the texts differ. */
const timeout = 2_500;

/** Kept words this few between two edits (a space, an article) would only break them into crumbs. */
const crumb = /^[^\S\n]*\S{0,3}[^\S\n]*$/;

/** A rewrite that keeps less of a passage than this reads better as a whole. */
const leastKept = 0.3;

/** Whether a place lies within a character of two UTF-16 units. */
export const tearsCharacter = (text: string, at: number): boolean =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** The text with edits made, which are in order and do not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  let at = 0;
  let result = '';
  for (const { start, end, put } of edits) {
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
};

/** Edits with those drawn together between which next to nothing is kept. */
const drawTogether = (text: string, edits: readonly Edit[]): Edit[] => {
  const result: Edit[] = [];
  for (const edit of edits) {
    const last = result.at(-1);
    const between = last && text.slice(last.end, edit.start);
    if (!last || between === undefined || !crumb.test(between)) result.push(edit);
    else result[result.length - 1] = { start: last.start, end: edit.end, put: last.put + between + edit.put };
  }
  return result;
};

/**
 * The edits, word by word, that make one text of another.
 * @returns in order and apart; a single one where the texts have too little in common, none where they are the same
 */
export const editsBetween = (before: string, after: string): readonly Edit[] => {
  if (before === after) return [];
  const whole = [{ start: 0, end: before.length, put: after }];
  const differences = diffWordsWithSpace(before, after, { maxEditLength, timeout });
  if (!differences) return whole;

  const edits: Edit[] = [];
  let at = 0;
  let kept = 0;
  for (const { added, removed, value } of differences) {
    const last = edits.at(-1);
    const isOpen = last !== undefined && last.end === at;
    if (added || removed) {
      const end = removed ? at + value.length : at;
      const put = added ? value : '';
      if (isOpen) edits[edits.length - 1] = { ...last, end, put: last.put + put };
      else edits.push({ start: at, end, put });
    } else kept += value.trim().length;
    if (!added) at += value.length;
  }
  const isRewrite = kept < leastKept * Math.min(before.trim().length, after.trim().length);
  return isRewrite && !before.includes('\n') ? whole : drawTogether(before, edits);
};

/**
 * The changes as edits that make the suggestion; undefined where they do not. What is added behind the clause comes with
 * the space or the line ends that the suggestion sets before it, in place of white space that ends the clause.
 * @param ordered in order and apart
 */
const asEdits = (
  clauseText: string,
  { revisedClause, ordered }: { readonly revisedClause: string; readonly ordered: readonly Edit[] },
): readonly Edit[] | undefined => {
  if (applyEdits(clauseText, ordered) === revisedClause) return ordered;
  const { length: start } = clauseText.trimEnd();
  const within = ordered.filter((edit) => edit.start < start);
  const body = applyEdits(clauseText.slice(0, start), within);
  if (within.length === ordered.length || !revisedClause.startsWith(body)) return undefined;
  return [...within, { start, end: clauseText.length, put: revisedClause.slice(body.length) }];
};

/**
 * The edits that make the suggestion of a clause, as its changes say where they do; by comparing the texts where the
 * suggestion was written as a whole, or more was changed than the changes name.
 * @returns in order and apart; making them all gives `revisedClause` to the letter
 */
export const suggestedEdits = (
  clauseText: string,
  { revisedClause, changes }: Pick<Analysis['suggestedImprovement'], 'revisedClause' | 'changes'>,
): readonly Edit[] => {
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const areApart = ordered.every(
    ({ start, end }, index) => start <= end && end <= clauseText.length && start >= (ordered[index - 1]?.end ?? 0),
  );
  const edits = areApart ? asEdits(clauseText, { revisedClause, ordered }) : undefined;
  if (!edits) return editsBetween(clauseText, revisedClause);
  return edits.flatMap(({ start, end, put }) =>
    editsBetween(clauseText.slice(start, end), put).map((edit) => ({
      start: start + edit.start,
      end: start + edit.end,
      put: edit.put,
    })),
  );
};
