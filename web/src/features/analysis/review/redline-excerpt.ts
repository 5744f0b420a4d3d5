import type { ClauseChange, Evidence } from '../../../../../shared/analysis.ts';
import { besideQuote } from '../../../../../shared/finding-words.ts';
import { editsOf } from './clause-changes.ts';

/** A stretch of an excerpt: words that stay, or a change with the words it strikes and inserts. */
export type ExcerptPart =
  | { readonly kind: 'kept'; readonly text: string }
  | { readonly kind: 'change'; readonly deleted: string; readonly inserted: string };

/** How many characters of the clause stand on either side of a change, where no quote surrounds it. */
const context = 70;
/** Kept words longer than this are cut in their middle; the whole of them stands in the text. */
const longestKept = 220;

/** Where the word begins that an offset stands in. */
const wordStart = (text: string, offset: number): number => {
  if (offset <= 0) return 0;
  const space = text.slice(offset).search(/\s/);
  return space < 0 ? offset : offset + space + 1;
};

const wordEnd = (text: string, offset: number): number => {
  if (offset >= text.length) return text.length;
  return text.slice(0, offset).search(/\s\S*$/);
};

/** Kept words as an excerpt shows them: cut in their middle where they are long. */
export const shortenKept = (text: string): string => {
  if (text.length <= longestKept) return text;
  const head = text.slice(0, longestKept / 2).replace(/\s\S*$/, '');
  const tail = text.slice(-longestKept / 2).replace(/^\S*\s/, '');
  return `${head} … ${tail}`;
};

const kept = (text: string): readonly ExcerptPart[] => (text === '' ? [] : [{ kind: 'kept', text }]);

/** How many characters of punctuation both end with: it stays where it is. */
const stopShared = (deleted: string, inserted: string): number =>
  deleted !== '' && /[.,;:]$/.test(deleted) && deleted.at(-1) === inserted.at(-1) ? 1 : 0;

/** Whether changes add words behind the clause and touch none of it. */
export const isAddedAtEnd = (clauseText: string, changes: readonly ClauseChange[]): boolean => {
  const bodyEnd = clauseText.trimEnd().length;
  return changes.length > 0 && changes.every(({ start, end }) => start === bodyEnd && end === start);
};

/**
 * The words a finding rests on, with the changes proposed for it in their places: quote and redline at once, so that
 * neither is read twice. A change that stands elsewhere comes with the words around it.
 */
export const excerptOf = (
  clauseText: string,
  quote: Evidence | undefined,
  changes: readonly ClauseChange[],
): readonly ExcerptPart[] => {
  const edits = editsOf(clauseText, changes);
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last) return quote ? kept(clauseText.slice(quote.start, quote.end)) : [];
  const touches = quote !== undefined && first.start <= quote.end && last.end >= quote.start;
  const isAddition = isAddedAtEnd(clauseText, changes);
  const before = isAddition ? first.start : wordStart(clauseText, first.start - context);
  const after = wordEnd(clauseText, last.end + context);
  const start = touches ? Math.min(quote.start, first.start) : Math.min(before, first.start);
  const end = touches ? Math.max(quote.end, last.end) : Math.max(after, last.end);
  const parts: ExcerptPart[] = [];
  if (!touches && start > 0 && !isAddition) parts.push({ kind: 'kept', text: '… ' });
  let at = start;
  for (const edit of edits) {
    parts.push(...kept(clauseText.slice(at, edit.start)));
    const put = isAddition ? edit.put.replace(/^\.?\s+/, '') : edit.put;
    const stop = stopShared(clauseText.slice(edit.start, edit.end), put);
    parts.push({
      kind: 'change',
      deleted: clauseText.slice(edit.start, edit.end - stop),
      inserted: put.slice(0, put.length - stop),
    });
    at = edit.end - stop;
  }
  parts.push(...kept(clauseText.slice(at, end)));
  if (!touches && end < clauseText.trimEnd().length) parts.push({ kind: 'kept', text: ' …' });
  return parts;
};

/** What a description says beside the excerpt it stands above, which shows the clause's own words. */
export const besideExcerpt = (description: string, parts: readonly ExcerptPart[]): string =>
  besideQuote(description, parts.map((part) => (part.kind === 'kept' ? part.text : part.deleted)).join(''));
