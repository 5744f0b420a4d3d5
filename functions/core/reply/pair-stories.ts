import type { WordPart } from '../../../shared/negotiations.ts';
import type { RawParagraph } from './raw-paragraphs.ts';
import type { Story } from './read-document.ts';

/** A text of what was sent and what it became; nothing where it stands in one of the files alone. */
export interface StoryPair {
  readonly part: WordPart;
  /** The name of the part, in the reply where it is there. */
  readonly name: string;
  readonly sent: readonly RawParagraph[];
  readonly reply: readonly RawParagraph[];
  /** Whether any page shows it, in either file. */
  readonly isShown: boolean;
}

const saidIn = ({ part, paragraphs }: Story): string =>
  `${part}\n${paragraphs
    .map(({ tokens }) => tokens.map(({ kind, text, value }) => (kind === 'bookmark' ? '' : text + value)).join(''))
    .join('\n')
    .trim()}`;

/**
 * Pairs the texts of two files: by their places, then headers and footers by what they say. One that says nothing, or what
 * another of its kind says, is left out where it has no counterpart: programs make copies for each kind of page.
 */
export const pairStories = (sent: readonly Story[], reply: readonly Story[]): readonly StoryPair[] => {
  const replies = new Map(reply.map((story) => [story.key, story]));
  const isPaired = new Set<Story>();
  const pairs = sent.flatMap((one): StoryPair[] => {
    const other = replies.get(one.key);
    if (!other) return [];
    isPaired.add(one).add(other);
    return [
      {
        part: one.part,
        name: other.name,
        sent: one.paragraphs,
        reply: other.paragraphs,
        isShown: one.isShown || other.isShown,
      },
    ];
  });
  const known = new Set([...isPaired].map(saidIn));
  const left = (stories: readonly Story[]): Story[] =>
    stories.filter((story) => story.isShown && !isPaired.has(story) && !known.has(saidIn(story)));
  const others = left(reply);
  const leftPairs = left(sent).map((one): StoryPair => {
    const said = saidIn(one);
    const index = others.findIndex((other) => saidIn(other) === said);
    const place = index >= 0 ? index : others.findIndex(({ part }) => part === one.part);
    const [other] = place < 0 ? [] : others.splice(place, 1);
    return {
      part: one.part,
      name: other?.name ?? one.name,
      sent: one.paragraphs,
      reply: other?.paragraphs ?? [],
      isShown: one.isShown || other?.isShown === true,
    };
  });
  const added = others.map(({ part, name, paragraphs, isShown }) => ({
    part,
    name,
    sent: [],
    reply: paragraphs,
    isShown,
  }));
  return [...pairs, ...leftPairs, ...added];
};
