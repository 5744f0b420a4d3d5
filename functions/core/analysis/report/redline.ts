import { diffWordsWithSpace, type ChangeObject } from 'diff';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { colours } from './design.ts';
import { printable, shorten } from './printable.ts';

/** Texts that differ in more words than this are not compared: the search takes time by its square. */
const maxEditLength = 3_000;

/** Milliseconds after which the comparison is given up, however the texts differ. */
const timeout = 2_500;

/** Unchanged text longer than this is cut to its ends, in UTF-16 units. */
const longestUnchanged = 4_000;

const changed = ({ value, added, removed }: ChangeObject<string>): ContentText => {
  const text = printable(!added && !removed && value.length > longestUnchanged ? `${value.slice(0, 400)} […] ${value.slice(-400)}` : value);
  if (added) return { text, color: colours.inserted, decoration: 'underline', decorationColor: colours.inserted };
  if (removed) return { text, color: colours.deleted, decoration: 'lineThrough', decorationColor: colours.deleted };
  return { text };
};

/** How the suggestion differs from the clause: insertions underlined, deletions struck; nothing where too much differs. */
export const redline = (before: string, after: string): Content | undefined => {
  const changes = diffWordsWithSpace(before, after, { maxEditLength, timeout });
  if (changes === undefined || changes.every((change) => !change.added && !change.removed)) return undefined;
  // A rewrite that keeps next to nothing reads better as two texts.
  const kept = changes.reduce((sum, change) => sum + (change.added || change.removed ? 0 : change.value.trim().length), 0);
  if (kept < Math.min(before.length, after.length) * 0.15) return undefined;
  return { text: changes.map(changed), style: 'contract', margin: [0, 0, 0, 6], preserveLeadingSpaces: true };
};

/** The suggested clause as it would stand, cut where it is longer than `length`. */
export const cleanText = (text: string, length: number): Content[] => {
  const shown = text.length <= length ? text : text.slice(0, length).toWellFormed();
  const lines = shown.split(/\n+/).filter((line) => line.trim() !== '');
  const content = lines.map((line): Content => ({ text: printable(line), style: 'contract', margin: [0, 0, 0, 6] }));
  return text.length <= length
    ? content
    : [...content, { text: `The suggested clause goes on for ${(text.length - length).toLocaleString('en-US')} more characters, which can be read and copied in Clausewise. It goes on: ${shorten(text.slice(length, length + 200), 120)}`, style: 'small' }];
};
