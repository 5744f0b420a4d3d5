import type { RawParagraph } from './raw-paragraphs.ts';
import type { Aside, Story, WordDocument } from './read-document.ts';

/** What their marks do to each note: what they do to all references to it. */
const referencesIn = (document: WordDocument): ReadonlyMap<string, number> => {
  const references = new Map<string, number>();
  for (const { tokens } of document.stories.flatMap(({ paragraphs }) => paragraphs)) {
    for (const { kind, value, theirs } of tokens)
      if (kind === 'note') references.set(value, (references.get(value) ?? theirs) & theirs);
  }
  return references;
};

/** A separator is a line, whatever it is drawn with, unless somebody wrote words into it. */
const holdsLetters = ({ tokens }: RawParagraph): boolean => tokens.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** The notes of one kind as a text: separators first, then notes in the order in which the text refers to them. */
const notesStory = (
  part: 'footnotes' | 'endnotes',
  notes: readonly Aside[],
  references: ReadonlyMap<string, number>,
): Story => {
  const kind = part.slice(0, -1);
  const byId = new Map(notes.map((note) => [`${kind} ${note.id}`, note]));
  const special = notes
    .filter(({ type, paragraphs }) => type !== 'normal' && paragraphs.some(holdsLetters))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
  const referred = [...references].flatMap(([key, theirs]): RawParagraph[] => {
    const note = byId.get(key);
    if (note?.type !== 'normal') return [];
    return note.paragraphs.map((raw) => ({ ...raw, rowTheirs: raw.rowTheirs | theirs }));
  });
  return {
    part,
    key: part,
    name: `word/${part}.xml`,
    isShown: true,
    paragraphs: [...special.flatMap(({ paragraphs }) => paragraphs), ...referred],
  };
};

/** The footnotes and the endnotes of a file as texts of their own. A note that nothing refers to is not shown. */
export const noteStories = (document: WordDocument): readonly Story[] => {
  const references = referencesIn(document);
  return [
    notesStory('footnotes', document.footnotes, references),
    notesStory('endnotes', document.endnotes, references),
  ];
};
