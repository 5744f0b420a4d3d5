import type { FormattedText } from '../../../lib/copy.ts';
import type { RedlinePart } from '../../../lib/redline.ts';
import type { LeftChanges } from './redline.ts';

/*
 * The clause as it goes to the clipboard. Word keeps colour and the elements u and s of what is pasted. `ins` and `del`
 * it knows as revisions, and of those alone some versions keep no line at all: so both stand there, the one within the
 * other.
 */

type RunKind = 'kept' | 'inserted' | 'deleted';

interface Run {
  readonly kind: RunKind;
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML that shows a text to the letter: pasting folds white space, but not spaces that do not break. */
const escapeText = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replaceAll('\t', '    ')
    .replace(/ (?= )/g, '\u00a0');

const wrap: Readonly<Record<RunKind, (html: string) => string>> = {
  kept: (html) => html,
  inserted: (html) => `<ins><u style="color:#17572f;text-decoration:underline">${html}</u></ins>`,
  deleted: (html) => `<del><s style="color:#9b1c1c;text-decoration:line-through">${html}</s></del>`,
};

const lineBreak = /\r\n|\n|\r/;

/** Paragraphs of runs; an empty one stands where the text has an empty line. */
const paragraphsOf = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const paragraphs: Run[][] = [[]];
  for (const { kind, text } of runs) {
    text.split(lineBreak).forEach((line, index) => {
      if (index > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ kind, text: line });
    });
  }
  return paragraphs;
};

const paragraphStyle = (isSpaced: boolean): string => `margin:0 0 ${isSpaced ? '10pt' : '0'} 0`;

/** Runs as paragraphs of HTML; an empty line becomes the space below the paragraph before it. */
const htmlOf = (runs: readonly Run[]): string => {
  const paragraphs = paragraphsOf(runs);
  return paragraphs
    .flatMap((paragraph, index) => {
      if (paragraph.length === 0) return [];
      const isSpaced = paragraphs[index + 1]?.length === 0;
      const content = paragraph.map(({ kind, text }) => wrap[kind](escapeText(text))).join('');
      return [`<p style="${paragraphStyle(isSpaced)}">${content}</p>`];
    })
    .join('');
};

const titled = (title: string, text: string): string =>
  `<p style="${paragraphStyle(true)}"><b>${title}</b></p>${htmlOf([{ kind: 'kept', text }])}`;

/** A clause without any changes marked. */
export const formatClause = (text: string): FormattedText => ({ html: htmlOf([{ kind: 'kept', text }]), text });

/** Both texts in full, for a suggestion that cannot be marked up. */
export const formatSideBySide = (original: string, revised: string): FormattedText => ({
  html: `${titled('Original', original)}${titled('Suggested', revised)}`,
  text: `Original\n\n${original}\n\nSuggested\n\n${revised}`,
});

/** The redline as it is shown: what is taken as insertions and deletions, what is left as the clause has it. */
export const formatRedline = (parts: readonly RedlinePart[], left: LeftChanges): FormattedText => {
  const runs = parts.flatMap((part): Run[] => {
    if (part.kind === 'kept') return [{ kind: 'kept', text: part.text }];
    if (left.has(part.id)) return [{ kind: 'kept', text: part.deleted }];
    return [
      { kind: 'deleted', text: part.deleted },
      { kind: 'inserted', text: part.inserted },
    ];
  });
  const text = runs
    .filter((run) => run.text !== '')
    .map((run) => (run.kind === 'kept' ? run.text : `[${run.kind}: ${run.text}]`))
    .join('');
  return { html: htmlOf(runs), text };
};
