import type { SilentChange } from '../../../shared/negotiations.ts';
import type { ComparedStory } from './compare-story.ts';
import { namesIn } from './fields.ts';
import { headingsOf } from './headings.ts';
import { type Paragraph, wordsOf } from './view-story.ts';

/** What a bookmark marks: where it begins, and the words it holds. */
interface Target {
  readonly paragraph: Paragraph;
  readonly words: string;
}

/** Bookmarks that cross-references of a file name, and links to places in it. */
const namesReferredTo = (paragraphs: readonly Paragraph[]): ReadonlySet<string> =>
  new Set(
    paragraphs.flatMap(({ fields, links }) => [
      ...fields.flatMap((field) => namesIn(field).slice(1)),
      ...links.flatMap((link) => (link.includes('#') ? [link.slice(link.indexOf('#') + 1)] : [])),
    ]),
  );

const targetsOf = (paragraphs: readonly Paragraph[], names: ReadonlySet<string>): ReadonlyMap<string, Target> => {
  const targets = new Map<string, Target>();
  const open = new Map<string, { name: string; paragraph: Paragraph; words: string; from: number }>();
  for (const paragraph of paragraphs) {
    const { text } = paragraph;
    for (const { value, at } of paragraph.bookmarks) {
      const [, id = '', name = ''] = /^[+-](\S*) ?(.*)$/.exec(value) ?? [];
      if (value.startsWith('+') && names.has(name)) open.set(id, { name, paragraph, words: '', from: at });
      const begun = value.startsWith('-') ? open.get(id) : undefined;
      if (!begun) continue;
      open.delete(id);
      const words = begun.words + text.slice(begun.from, at);
      targets.set(begun.name, { paragraph: begun.paragraph, words: words.replace(/\s+/g, '') });
    }
    for (const begun of open.values()) {
      begun.words += text.slice(begun.from);
      begun.from = 0;
    }
  }
  return targets;
};

/** Cross-references whose target is no longer what it was although the words are: they show something else when updated. */
export const movedTargets = (stories: readonly ComparedStory[]): readonly SilentChange[] => {
  const sent = stories.flatMap((story) => story.sent);
  const reply = stories.flatMap((story) => story.reply);
  const names = namesReferredTo(sent);
  const [before, after] = [targetsOf(sent, names), targetsOf(reply, names)];
  const becomes = new Map(stories.flatMap(({ pairs }) => pairs.map((pair) => [pair.sent, pair.reply] as const)));
  const parts = new Map(stories.flatMap((story) => story.sent.map((one) => [one, story.pair.part] as const)));
  const headings = headingsOf(sent);
  return [...before].flatMap(([name, { paragraph, words }]): SilentChange[] => {
    const now = after.get(name);
    const same = becomes.get(paragraph);
    // Where the words themselves changed, that is told already.
    const isTold = same !== undefined && same.text !== paragraph.text && now?.paragraph === same;
    const isSamePlace = now !== undefined && (same === undefined ? now.words === words : now.paragraph === same);
    if (isTold || (isSamePlace && now.words === words)) return [];
    const heading = headings.get(paragraph);
    return [
      {
        kind: 'field',
        part: parts.get(paragraph) ?? 'body',
        ...(heading !== undefined && { heading }),
        paragraph: paragraph.place,
        before: wordsOf(paragraph),
        after: now ? wordsOf(now.paragraph) : '',
        detail: `Cross-references to the bookmark ${name} no longer lead to the words they led to.`,
      },
    ];
  });
};
