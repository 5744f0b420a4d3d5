import type { NotCompared, ReplyComparison, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import { type ComparedStory, compareStory, silentChangesOf } from './compare-story.ts';
import { showsOtherParts } from './find-differences.ts';
import { listMarks } from './list-marks.ts';
import { matchComments } from './match-comments.ts';
import { movedTargets } from './moved-targets.ts';
import { noteStories } from './note-stories.ts';
import { ownMarks } from './own-marks.ts';
import { pairStories } from './pair-stories.ts';
import { readDocument, type WordDocument } from './read-document.ts';
import { unreadParts } from './unread-parts.ts';
import { type Paragraph, viewStory, wordsOf } from './view-story.ts';

/** Results that Word works out itself and that are not the ones that were sent, by the part they stand in. */
const computedNotes = ({ pair, pairs }: ComparedStory): NotCompared[] => {
  const isOther = pairs.some(
    ({ sent, reply }) =>
      sent &&
      reply &&
      sent.fields.join() === reply.fields.join() &&
      sent.computed.join('\n') !== reply.computed.join('\n'),
  );
  const reason =
    'It shows page numbers, dates or other results that Word works out itself. What is stored of them is not the same and is not compared.';
  return isOther ? [{ part: pair.name, reason }] : [];
};

/** Objects whose parts are not read and that are not the ones that were sent, by the part they stand in. */
const objectNotes = ({ pair, pairs }: ComparedStory): NotCompared[] =>
  pairs.some(({ sent, reply }) => sent && reply && showsOtherParts(sent, reply))
    ? [{ part: pair.name, reason: 'It shows charts or embedded objects, which are not read, and not the same ones.' }]
    : [];

/** Headers and footers that no page shows are not told of change by change. */
const unshownNotes = (story: ComparedStory): NotCompared[] =>
  silentChangesOf(story).length === 0
    ? []
    : [{ part: story.pair.name, reason: 'No page shows it as the file is set up, and it is not as it was sent.' }];

const lookNotes = ({ pair, reply }: ComparedStory): NotCompared[] =>
  reply.some(({ raws }) => raws.some((raw) => raw.hasTheirLookMarks))
    ? [
        {
          part: pair.name,
          reason:
            'Its tracked changes of formatting are listed only where they change words, a number, or whether words are shown.',
        },
      ]
    : [];

const sectionChange = (sent: WordDocument, reply: WordDocument, last: Paragraph | undefined): SilentChange[] =>
  sent.lastSection === reply.lastSection
    ? []
    : [
        {
          kind: 'formatting',
          part: 'body',
          paragraph: last?.place ?? 1,
          before: last ? wordsOf(last) : '',
          after: last ? wordsOf(last) : '',
          detail: 'The last section is set up in another way: where it begins, its first page, or its page numbers.',
        },
      ];

const marksOf = (story: ComparedStory, reply: WordDocument, comments: ReadonlyMap<string, string>) =>
  listMarks({
    part: story.pair.part,
    raws: story.pair.reply,
    rejected: story.reply,
    accepted: viewStory(story.pair.reply, 'accepted', reply),
    sentOf: new Map(story.pairs.flatMap((pair) => (pair.sent && pair.reply ? [[pair.reply, pair.sent] as const] : []))),
    comments,
  });

/** Where the names of all who made marks were taken out or changed, ours cannot be told from theirs. */
const nameNotes = (sent: WordDocument, reply: WordDocument): NotCompared[] =>
  sent.marks.length > 0 && reply.marks.length > 0 && !reply.marks.some(({ isOurs }) => isOurs)
    ? [
        {
          part: reply.stories[0]?.name ?? '',
          reason:
            'None of the marks that were sent came back under its name and time. Where names were taken out of the file, ours are listed as theirs.',
        },
      ]
    : [];

/** More is not listed: a file may have any number of parts, with names of any length. */
const mostNotes = 100;
const longestName = 120;

/** Each note once, as many as a person reads, with how many more there are. */
const listedNotes = (notes: readonly NotCompared[]): NotCompared[] => {
  const named = notes.map(({ part, reason }) => ({ part: part.slice(0, longestName).toWellFormed(), reason }));
  const once = [...new Map(named.map((note) => [`${note.part}\n${note.reason}`, note])).values()];
  const left = once.length - mostNotes;
  const rest = { part: 'other parts', reason: `${left} more parts of the file are not read.` };
  return left > 0 ? [...once.slice(0, mostNotes), rest] : once;
};

/**
 * Holds a reply against what was sent, in this process; see `compareReply`.
 * @throws DocxError where one of the files cannot be read
 */
export const compareFiles = (sentBytes: Uint8Array, replyBytes: Uint8Array): ReplyComparison => {
  const sent = readDocument(sentBytes, () => true);
  const reply = readDocument(replyBytes, ownMarks(sent.marks));
  const storyPairs = pairStories([...sent.stories, ...noteStories(sent)], [...reply.stories, ...noteStories(reply)]);
  const stories = storyPairs.filter(({ isShown }) => isShown).map((pair) => compareStory(pair, sent, reply));
  const comments = matchComments(sent, reply, stories);
  const body = stories.find(({ pair }) => pair.part === 'body');
  return {
    silentChanges: [
      ...stories.flatMap(silentChangesOf),
      ...movedTargets(stories),
      ...sectionChange(sent, reply, body?.sent.at(-1)),
      ...comments.silentChanges,
    ],
    marks: stories
      .flatMap((story) => marksOf(story, reply, comments.added))
      .map((mark, index): ReplyMark => ({ id: `mark-${index + 1}`, ...mark })),
    notCompared: listedNotes([
      ...unreadParts(sent, reply),
      ...storyPairs.filter(({ isShown }) => !isShown).flatMap((pair) => unshownNotes(compareStory(pair, sent, reply))),
      ...stories.flatMap(computedNotes),
      ...stories.flatMap(objectNotes),
      ...nameNotes(sent, reply),
      ...stories.flatMap(lookNotes),
    ]),
  };
};
