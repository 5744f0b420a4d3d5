import type { SilentChange } from '../../../shared/negotiations.ts';
import { alignParagraphs, type Pair } from './align-paragraphs.ts';
import { aloneKind, findDifferences, shownWords } from './find-differences.ts';
import { headingsOf } from './headings.ts';
import type { StoryPair } from './pair-stories.ts';
import type { WordDocument } from './read-document.ts';
import { isBlank, type Paragraph, viewStory, wordsOf } from './view-story.ts';

/** A text of both files, aligned. */
export interface ComparedStory {
  readonly pair: StoryPair;
  readonly sent: readonly Paragraph[];
  readonly reply: readonly Paragraph[];
  readonly pairs: readonly Pair[];
}

const saysSomething = (paragraph: Paragraph): boolean => !isBlank(paragraph);

/** Aligns a text of both files, their marks rejected. */
export const compareStory = (pair: StoryPair, sentFile: WordDocument, replyFile: WordDocument): ComparedStory => {
  const sent = viewStory(pair.sent, 'rejected', sentFile);
  const reply = viewStory(pair.reply, 'rejected', replyFile);
  return { pair, sent, reply, pairs: alignParagraphs(sent.filter(saysSomething), reply.filter(saysSomething)) };
};

/** What was changed in a text without a mark. */
export const silentChangesOf = ({ pair: { part }, sent, reply, pairs }: ComparedStory): SilentChange[] => {
  const replyOf = new Map(
    pairs.flatMap((pair) => pair.sent?.raws.map((raw) => [raw, new Set(pair.reply?.raws)] as const) ?? []),
  );
  // Several text boxes that hang on one paragraph come in any order.
  const isInSameHost = (pair: Pair): boolean => {
    const [from, to] = [pair.sent?.raws[0]?.host, pair.reply?.raws[0]?.host];
    if (!from || !to) return false;
    const became = replyOf.get(from);
    return became?.has(to) ?? !replyHosts.has(to);
  };
  const replyHosts = new Set(pairs.flatMap((pair) => pair.reply?.raws ?? []));
  const headings = new Map([...headingsOf(sent), ...headingsOf(reply)]);
  return pairs.flatMap((pair): SilentChange[] => {
    const one = (pair.sent ?? pair.reply)!;
    const heading = headings.get(one);
    const at = { part, ...(heading !== undefined && { heading }), paragraph: one.place };
    if (!pair.sent) return [{ ...at, kind: aloneKind(one, false), before: '', after: wordsOf(one) }];
    if (!pair.reply) return [{ ...at, kind: aloneKind(one, true), before: wordsOf(one), after: '' }];
    const [before, after] = shownWords(pair.sent, pair.reply);
    const differences = findDifferences(pair.sent, pair.reply);
    const moved = pair.isMoved && !isInSameHost(pair) ? [{ kind: 'moved' as const }] : [];
    return [...moved, ...differences].map((difference) => ({ ...at, ...difference, before, after }));
  });
};
