import type { NotCompared } from '../../../shared/negotiations.ts';
import { boundContent, foreignWrapper, looseSpace, tableMarks } from './story-context.ts';
import type { OtherPart, WordDocument } from './read-document.ts';

/** What kinds of part hold, by what their names contain. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\/charts?\//, 'a chart'],
  [/\/diagrams\//, 'a drawn diagram'],
  [/\/embeddings\//, 'an embedded object'],
  [/\/activeX\//i, 'a control'],
  [/\/glossary\//, 'building blocks that are not part of the text'],
  [/vbaProject|vbaData|macros/i, 'macros'],
  [/\/fonts\//, 'an embedded font, which may draw letters as others'],
  [/^customXml\//, 'data that content controls may show'],
  [/afchunk/i, 'another document that Word puts into the text'],
  [/webextensions?|taskpanes/i, 'an add-in'],
  [/(?:^|\/)media\//, 'a picture'],
];

const kindOf = (name: string): string =>
  kinds.find(([pattern]) => pattern.test(`/${name}`) || pattern.test(name))?.[1] ??
  'content of a kind that is not read';

/** Pictures that words refer to are compared where they stand. */
const isPicture = ({ name }: OtherPart): boolean => /(?:^|\/)media\/[^/]*$/.test(name);

const partNotes = (sent: readonly OtherPart[], reply: readonly OtherPart[], isDataShown: boolean): NotCompared[] => {
  const sentDigests = new Set(sent.map(({ digest }) => digest));
  const replyDigests = new Set(reply.map(({ digest }) => digest));
  const sentNames = new Set(sent.map(({ name }) => name));
  const replyNames = new Set(reply.map(({ name }) => name));
  const isMaterial = (part: OtherPart): boolean =>
    !isPicture(part) && (isDataShown || !part.name.startsWith('customXml/'));
  const changed = reply.filter((part) => isMaterial(part) && !sentDigests.has(part.digest));
  const gone = sent.filter((part) => isMaterial(part) && !replyDigests.has(part.digest) && !replyNames.has(part.name));
  return [
    ...changed.map(({ name }) => ({
      part: name,
      reason: sentNames.has(name)
        ? `It holds ${kindOf(name)}, which is not read, and is not the same as the one that was sent.`
        : `It holds ${kindOf(name)}, which is not read, and was not in the file that was sent.`,
    })),
    ...gone.map(({ name }) => ({ part: name, reason: `It held ${kindOf(name)}, which is not read, and is gone.` })),
  ];
};

const settingNotes = (sent: WordDocument, reply: WordDocument): NotCompared[] => {
  const what = new Set([...sent.settings.keys(), ...reply.settings.keys()]);
  return [...what].flatMap((setting) =>
    sent.settings.get(setting) === reply.settings.get(setting)
      ? []
      : [{ part: reply.settingsName, reason: `A setting of the whole file is not as it was sent: ${setting}.` }],
  );
};

const outsideNotes = (sent: WordDocument, reply: WordDocument): NotCompared[] =>
  [...new Set(reply.outside)]
    .filter((reference) => !sent.outside.includes(reference))
    .map(() => ({
      part: 'relations',
      reason:
        'The reply refers to content outside of the file, which Word may fetch when it is opened. It is not read.',
    }))
    .slice(0, 1);

const constructReasons: Readonly<Record<string, string>> = {
  [boundContent]:
    'It has content bound to custom XML: Word shows what the data says in place of the words that are stored.',
  [foreignWrapper]: 'It has words in elements of another vocabulary, which Word may leave out.',
  [tableMarks]: 'Tracked changes of how a table looks or is divided are not read, and came or went.',
  [looseSpace]:
    'It has white space at the edge of words that is not marked to be kept: Word leaves it out, so that words may run together.',
};

/** The parts and constructs of a reply that are not read, each with why, where they are not what was sent. */
export const unreadParts = (sent: WordDocument, reply: WordDocument): readonly NotCompared[] => {
  // Data is shown by controls that are bound to it, and programs add some of their own.
  const isDataShown = [...reply.unread].some((entry) => entry.endsWith(`\n${boundContent}`));
  const parts = partNotes(sent.otherParts, reply.otherParts, isDataShown);
  const isData = parts.some(({ part }) => part.startsWith('customXml/'));
  const constructs = [...new Set([...reply.unread, ...sent.unread])].flatMap((entry): NotCompared[] => {
    const [part = '', what = ''] = entry.split('\n');
    const isInBoth = sent.unread.has(entry) && reply.unread.has(entry);
    const isMaterial = what === boundContent ? isData && reply.unread.has(entry) : !isInBoth;
    // That it is no longer there says something of marks alone.
    if (!isMaterial || (!reply.unread.has(entry) && what !== tableMarks)) return [];
    return [{ part, reason: constructReasons[what] ?? '' }];
  });
  return [...parts, ...constructs, ...settingNotes(sent, reply), ...outsideNotes(sent, reply)];
};
