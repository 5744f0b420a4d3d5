import type { SilentChange } from '../../../shared/negotiations.ts';
import type { ComparedStory } from './compare-story.ts';
import type { Aside, WordDocument } from './read-document.ts';
import { type Paragraph, viewStory, wordsOf } from './view-story.ts';

interface Comment {
  readonly id: string;
  readonly author: string;
  /** To the second, without the zone, which programs write as they like. */
  readonly date: string;
  readonly words: string;
  readonly place: number;
}

/** The comments of a file that stand beside its text; one that nothing refers to is not shown. */
const shownComments = (document: WordDocument): Comment[] => {
  const asides = [...document.footnotes, ...document.endnotes, ...document.stories];
  const anchored = new Set(asides.flatMap(({ paragraphs }) => paragraphs.flatMap(({ comments }) => [...comments])));
  return document.comments
    .filter(({ id }) => anchored.has(id))
    .map(({ id, author, date, paragraphs }: Aside, index) => ({
      id,
      author: author.replace(/\s+/g, ' ').trim(),
      date: date.slice(0, 19),
      words: viewStory(paragraphs, 'rejected', document).map(wordsOf).join('\n').trim(),
      place: index + 1,
    }));
};

const holds = ({ raws }: Paragraph, id: string): boolean => raws.some(({ comments }) => comments.has(id));

/** Whether a comment stands beside a paragraph that it stood beside when it was sent; one beside no words may be anywhere. */
const isBesideTheSame = (stories: readonly ComparedStory[], sentId: string, replyId: string): boolean => {
  const beside = stories.flatMap(({ pairs }) => pairs.filter((pair) => pair.sent && holds(pair.sent, sentId)));
  return beside.length === 0 || beside.some(({ reply }) => !reply || holds(reply, replyId));
};

type IsSame = (one: Comment, other: Comment) => boolean;

/** Ways in which a comment is found again, the surest first. */
const ways: readonly IsSame[] = [
  (one, other) => one.words === other.words && one.author === other.author && one.date === other.date,
  (one, other) => one.words === other.words && one.author === other.author,
  (one, other) => one.words === other.words,
  (one, other) => one.author === other.author && one.date === other.date,
];

/** What became of the comments that were sent, and which of the reply's are new. */
export interface MatchedComments {
  readonly silentChanges: readonly SilentChange[];
  /** The words of new comments by their ids. */
  readonly added: ReadonlyMap<string, string>;
}

/** Finds the comments that were sent again in a reply: one that was edited or is gone is a silent change. */
export const matchComments = (
  sent: WordDocument,
  reply: WordDocument,
  stories: readonly ComparedStory[],
): MatchedComments => {
  const [ours, theirs] = [shownComments(sent), shownComments(reply)];
  const found = new Map<Comment, Comment>();
  const taken = new Set<Comment>();
  for (const isSame of ways) {
    for (const one of ours.filter((comment) => !found.has(comment))) {
      const other = theirs.find((comment) => !taken.has(comment) && isSame(one, comment));
      if (!other) continue;
      found.set(one, other);
      taken.add(other);
    }
  }
  const silentChanges = ours.flatMap((one): SilentChange[] => {
    const other = found.get(one);
    const at = { part: 'comments', paragraph: one.place, before: one.words } as const;
    if (other?.words === one.words)
      return isBesideTheSame(stories, one.id, other.id)
        ? []
        : [{ ...at, kind: 'moved', after: one.words, detail: 'The comment stands beside another paragraph.' }];
    return [{ ...at, kind: 'text', after: other?.words ?? '' }];
  });
  const added = new Map(theirs.filter((one) => !taken.has(one)).map(({ id, words }) => [id, words]));
  return { silentChanges, added };
};
