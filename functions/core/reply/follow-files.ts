import type { FollowedPlace, WordPart } from '../../../shared/negotiations.ts';
import { isAlike } from './align-paragraphs.ts';
import { type ComparedStory, compareStory } from './compare-story.ts';
import { noteStories } from './note-stories.ts';
import { pairStories } from './pair-stories.ts';
import { flags } from './raw-paragraphs.ts';
import { readDocument } from './read-document.ts';
import { type Paragraph, wordsOf, wordsWithout } from './view-story.ts';

/** A paragraph that is looked for in a later file. */
export interface SoughtPlace {
  readonly part: WordPart;
  /** Its place in the earlier file; left out where it stands only in the reply between the two. */
  readonly paragraph?: number;
  /** Its words in the earlier file, or in that reply. */
  readonly words: string;
}

const placeOf = (part: WordPart, paragraph: Paragraph, isDoubtful = false): FollowedPlace => ({
  part,
  paragraph: paragraph.place,
  words: wordsWithout(paragraph, flags.oursDeleted),
  ...(isDoubtful && { isDoubtful }),
});

/** What became of a paragraph of the earlier file: of several texts of one kind, in the one that has its words. */
const follow = ({ part, words }: SoughtPlace, paragraph: number, stories: readonly ComparedStory[]) => {
  const standing = stories.flatMap(({ pairs }) => pairs.filter(({ sent }) => sent?.place === paragraph));
  const own = standing.find(({ sent }) => sent && wordsOf(sent) === words);
  const pair = own ?? standing[0];
  const isDoubtful = pair?.isDoubtful === true || (!own && standing.length > 1);
  return pair?.reply ? placeOf(part, pair.reply, isDoubtful) : null;
};

/** A paragraph that is new in the later file, with the words that are looked for or most of them. */
const findNew = ({ part, words }: SoughtPlace, stories: readonly ComparedStory[]): FollowedPlace | null => {
  const added = stories.flatMap(({ pairs }) => pairs.flatMap(({ sent, reply }) => (!sent && reply ? [reply] : [])));
  const found =
    added.find((paragraph) => wordsOf(paragraph) === words) ??
    added.find((paragraph) => isAlike(wordsOf(paragraph), words));
  return found ? placeOf(part, found) : null;
};

/**
 * Finds paragraphs of a file that was sent in the one that was sent after it. All marks in either are part of it.
 * @returns for each its place in the later file; null where it is not there
 * @throws DocxError where one of the files cannot be read
 */
export const followFiles = (
  earlierBytes: Uint8Array,
  laterBytes: Uint8Array,
  sought: readonly SoughtPlace[],
): (FollowedPlace | null)[] => {
  const [earlier, later] = [earlierBytes, laterBytes].map((bytes) => readDocument(bytes, () => true));
  const pairs = pairStories(
    [...earlier!.stories, ...noteStories(earlier!)],
    [...later!.stories, ...noteStories(later!)],
  );
  const stories = pairs.map((pair) => compareStory(pair, earlier!, later!));
  return sought.map((one) => {
    const own = stories.filter(({ pair }) => pair.part === one.part);
    return one.paragraph === undefined ? findNew(one, own) : follow(one, one.paragraph, own);
  });
};
