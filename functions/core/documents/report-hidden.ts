import { setApart } from '../clauses/reading/set-apart.ts';
import { snippet } from '../clauses/reading/sentence-tools.ts';

/** As much of hidden text is shown, in UTF-16 units: enough to see what it is about. */
const shownLength = 160;

/** Whether words are meant for a program that reads along. */
const speaksToSoftware = (text: string): boolean => (setApart(text)?.passages.length ?? 0) > 0;

const addressed = " It is text addressed to the reader's software.";

/**
 * What a reader must know of hidden text that was left out: how much, where, and how it begins.
 * @param passages the hidden texts, in their order
 * @param places where they stand, as a reader finds them: `on page 3`, `in paragraphs 2 and 7`
 */
export const hiddenNotes = (passages: readonly string[], places: string): string[] => {
  const text = passages
    .map((passage) => passage.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' ');
  if (text === '') return [];
  const count = text.length.toLocaleString('en-US');
  return [
    `The document holds hidden text ${places} (${count} ${text.length === 1 ? 'character' : 'characters'}), which was left out: “${snippet(text, shownLength)}”.${speaksToSoftware(text) ? addressed : ''}`,
  ];
};

/**
 * What a reader must know of parts that are never read into a clause: nothing, unless they speak to software.
 * @param parts what a document holds beside its text, such as its properties, by the name a reader knows it by
 */
export const unreadPartNotes = (parts: Readonly<Record<string, string>>): string[] =>
  Object.entries(parts).flatMap(([name, text]) =>
    speaksToSoftware(text)
      ? [
          `Text addressed to the reader's software stands in the document’s ${name}: “${snippet(text, shownLength)}”. It is not part of the text.`,
        ]
      : [],
  );

/** What a reader must know of a text that speaks to software or hides characters: the analysis shows the places. */
export const addressedNotes = (text: string): string[] => {
  const apart = setApart(text);
  const [first] = apart?.passages ?? [];
  if (!apart || !first) return [];
  const paragraph = text.slice(0, first.start).split(/\n\s*\n/).length;
  const what = apart.hidesCharacters ? 'characters that no reader sees' : "text addressed to the reader's software";
  return [
    `The text holds ${what} (${apart.passages.length} ${apart.passages.length === 1 ? 'place' : 'places'}, the first in paragraph ${paragraph}). An analysis does not follow it and shows where it stands.`,
  ];
};
