import { diffArrays } from 'diff';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { redlineTokens } from '../../../../shared/redline-tokens.ts';
import { colours } from './design.ts';
import { printable, shorten } from './printable.ts';

/** Texts that differ in more words than this are not compared: the search takes time by its square. */
const maxEditLength = 3_000;

/** Milliseconds after which the comparison is given up, however the texts differ. */
const timeout = 2_500;

/** Unchanged text longer than this is cut to its ends, in UTF-16 units. */
const longestUnchanged = 4_000;

interface Change {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
}

/**
 * Changes with those next to each other drawn together: where only white space was kept between them, a phrase is
 * struck as a whole and its replacement follows.
 */
const drawTogether = (changes: readonly Change[]): Change[] => {
  const result: Change[] = [];
  let [deleted, inserted] = ['', ''];
  const flush = (): void => {
    if (deleted) result.push({ kind: 'deleted', text: deleted });
    if (deleted.trim() && inserted.trim() && !/\s$/.test(deleted) && !/^\s/.test(inserted))
      result.push({ kind: 'kept', text: ' ' });
    if (inserted) result.push({ kind: 'inserted', text: inserted });
    [deleted, inserted] = ['', ''];
  };
  for (const [index, change] of changes.entries()) {
    const isBetween =
      change.kind === 'kept' && /^[^\S\n]+$/.test(change.text) && (deleted || inserted) && index < changes.length - 1;
    if (change.kind === 'deleted' || isBetween) deleted += change.text;
    if (change.kind === 'inserted' || isBetween) inserted += change.text;
    if (change.kind === 'kept' && !isBetween) {
      flush();
      result.push(change);
    }
  }
  flush();
  return result;
};

const draw = ({ kind, text: words }: Change): ContentText => {
  const isLong = kind === 'kept' && words.length > longestUnchanged;
  const text = printable(isLong ? `${words.slice(0, 400)} […] ${words.slice(-400)}` : words);
  if (kind === 'inserted')
    return { text, color: colours.inserted, decoration: 'underline', decorationColor: colours.inserted };
  if (kind === 'deleted')
    return { text, color: colours.deleted, decoration: 'lineThrough', decorationColor: colours.deleted };
  return { text };
};

const kindOf = ({ added, removed }: { readonly added: boolean; readonly removed: boolean }): Change['kind'] => {
  if (added) return 'inserted';
  return removed ? 'deleted' : 'kept';
};

/** How the suggestion differs from the clause: insertions underlined, deletions struck; nothing where too much differs. */
export const redline = (before: string, after: string): Content | undefined => {
  const changes = diffArrays(redlineTokens(before), redlineTokens(after), { maxEditLength, timeout })?.map(
    (part): Change => ({
      kind: kindOf(part),
      text: part.value.join(''),
    }),
  );
  if (changes === undefined || changes.every((change) => change.kind === 'kept')) return undefined;
  // A rewrite that keeps next to nothing reads better as two texts.
  const kept = changes.reduce((sum, change) => sum + (change.kind === 'kept' ? change.text.trim().length : 0), 0);
  if (kept < Math.min(before.length, after.length) * 0.15) return undefined;
  return {
    text: drawTogether(changes).map(draw),
    style: 'contract',
    margin: [0, 0, 0, 3],
    preserveLeadingSpaces: true,
  };
};

/** The suggested clause as it would stand, cut where it is longer than `length`. */
export const cleanText = (text: string, length: number): Content[] => {
  const shown = text.length <= length ? text : text.slice(0, length).toWellFormed();
  const lines = shown.split(/\n+/).filter((line) => line.trim() !== '');
  const content = lines.map((line): Content => ({ text: printable(line), style: 'contract', margin: [0, 0, 0, 3] }));
  return text.length <= length
    ? content
    : [
        ...content,
        {
          text: `The suggested clause goes on for ${(text.length - length).toLocaleString('en-US')} more characters, which can be read and copied in Clausewise. It goes on: ${shorten(text.slice(length, length + 200), 120)}`,
          style: 'small',
        },
      ];
};
