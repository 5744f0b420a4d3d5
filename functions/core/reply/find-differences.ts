import { diffChars, diffWordsWithSpace } from 'diff';
import type { SilentChangeKind } from '../../../shared/negotiations.ts';
import { flags, unreadSign } from './raw-paragraphs.ts';
import { hasOpenMarks, type SettledKind, settledMarks, withMarksSettled } from './settled-marks.ts';
import { type Content, lookAt, type Paragraph, wordsWithout } from './view-story.ts';

/** What is different between a paragraph as it was sent and as it came back. */
export interface Difference {
  readonly kind: SilentChangeKind;
  /** A sentence that says what changed where the words do not show it. */
  readonly detail?: string;
}

/** Paragraphs that differ in more characters than this are compared word by word. */
const maxCharacters = 600;
const maxWords = 3_000;

/** A paragraph that says what a term means, or names one: (the “Supplier”). */
const definition =
  /[“"«][^”"»]{1,80}[”"»]\s*(?:\([^)]{0,80}\)\s*)?(?:shall\s+|will\s+)?(?:means?|ha(?:s|ve)\s+the\s+meanings?|is\s+defined|are\s+defined|refers?\s+to|includes?)\b|\((?:[^()]{0,60}\s)?[“"][^”"()]{1,60}[”"]\)/i;

export const definesTerm = (text: string): boolean => definition.test(text);

const insertedBits = flags.oursInserted | flags.oursInsertedTwice;
const deletedBits = flags.oursDeleted | flags.oursDeletedTwice;
const ourBits = insertedBits | deletedBits;
const fontBits = flags.struck | flags.raised | flags.lowered | flags.symbolFont;

/** One step from one text to the other: so many characters are kept, gone or new. */
interface Step {
  readonly what: 'kept' | 'gone' | 'new';
  readonly count: number;
}

const stepOf = ({ added, removed }: { readonly added: boolean; readonly removed: boolean }, count: number): Step => {
  if (added) return { what: 'new', count };
  return { what: removed ? 'gone' : 'kept', count };
};

const stepsBetween = (sent: Pick<Content, 'text'>, reply: Pick<Content, 'text'>): Step[] => {
  const byCharacter = diffChars(sent.text, reply.text, { maxEditLength: maxCharacters });
  if (byCharacter) return byCharacter.map((change) => stepOf(change, change.value.length));
  const byWord = diffWordsWithSpace(sent.text, reply.text, { maxEditLength: maxWords });
  if (byWord) return byWord.map((change) => stepOf(change, change.value.length));
  return [
    { what: 'gone', count: sent.text.length },
    { what: 'new', count: reply.text.length },
  ];
};

/** What words that changed are, by where they stand. */
const wordsKind = (sent: Paragraph | undefined, reply: Paragraph | undefined): SilentChangeKind => {
  if (definesTerm(sent?.text ?? '') || definesTerm(reply?.text ?? '')) return 'definition';
  return (sent ?? reply)?.cell === '' ? 'text' : 'table';
};

const keptKinds = (before: number, after: number, words: SilentChangeKind): SilentChangeKind[] => {
  if (before === after) return [];
  const kinds: SilentChangeKind[] = [];
  const lost = before & ourBits & ~after;
  const gained = after & ourBits & ~before;
  if (lost & insertedBits) kinds.push('mark-accepted');
  if (lost & deletedBits) kinds.push('mark-rejected');
  // A mark in our name that we did not make.
  if (gained) kinds.push(words);
  if ((before ^ after) & flags.hidden) kinds.push('hidden');
  if ((before ^ after) & fontBits) kinds.push('formatting');
  return kinds;
};

const goneKind = (look: number, words: SilentChangeKind): SilentChangeKind => {
  if (look & flags.oursInserted) return 'mark-rejected';
  if (look & flags.oursDeleted) return 'mark-accepted';
  if (look & flags.hidden) return 'hidden';
  return look & flags.fieldResult ? 'field' : words;
};

const newKind = (look: number, words: SilentChangeKind): SilentChangeKind => {
  if (look & flags.hidden) return 'hidden';
  return look & flags.fieldResult ? 'field' : words;
};

type Words = Pick<Content, 'text' | 'looks'>;

/** What kinds of change the steps from one text to the other are, character by character. */
const kindsOfSteps = (
  steps: readonly Step[],
  sent: Words,
  reply: Words,
  words: SilentChangeKind,
): Set<SilentChangeKind> => {
  const kinds = new Set<SilentChangeKind>();
  let [left, right] = [0, 0];
  for (const { what, count } of steps) {
    for (let step = 0; step < count; step++) {
      if (what === 'kept') {
        for (const kind of keptKinds(lookAt(sent, left++), lookAt(reply, right++), words)) kinds.add(kind);
      } else {
        const isGone = what === 'gone';
        const look = isGone ? lookAt(sent, left) : lookAt(reply, right);
        const character = isGone ? sent.text[left++] : reply.text[right++];
        const isWhite = character?.trim() === '';
        // White space beside a mark may go with it; it is told of where it is all that changed.
        if (!isWhite || sent.text.replace(/\s/g, '') === reply.text.replace(/\s/g, ''))
          kinds.add(isGone ? goneKind(look, words) : newKind(look, words));
      }
    }
  }
  return kinds;
};

const sizeOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { what, count }) => sum + (what === 'kept' ? 0 : count), 0);

/** The words that were sent as they are, or with all our marks settled where none is open any longer and that comes nearer. */
const nearestForm = (sent: Content, reply: Content) => {
  const forms: { readonly form: Words; readonly settled?: SettledKind }[] = [{ form: sent }];
  if (hasOpenMarks(sent) && !hasOpenMarks(reply))
    for (const settled of ['mark-accepted', 'mark-rejected'] as const)
      forms.push({ form: withMarksSettled(sent, settled), settled });
  return forms
    .map((one) => ({ ...one, steps: stepsBetween(one.form, reply) }))
    .reduce((best, one) => (sizeOf(one.steps) < sizeOf(best.steps) ? one : best));
};

/** What kinds of change make one text of the other. */
const characterKinds = (sent: Paragraph, reply: Paragraph): ReadonlySet<SilentChangeKind> => {
  const marks = settledMarks(sent, reply);
  if (marks) return marks;
  const { form, settled, steps } = nearestForm(sent, reply);
  const kinds = kindsOfSteps(steps, form, reply, wordsKind(sent, reply));
  return settled === undefined ? kinds : kinds.add(settled);
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Whether characters look the same; that they are the result of a field is told of by the field. */
const isSameLook = (one: Content, other: Content): boolean => {
  if (one.looks === other.looks) return true;
  const places = Array.from({ length: one.text.length }, (_, place) => place);
  return places.every((place) => ((lookAt(one, place) ^ lookAt(other, place)) & ~flags.fieldResult) === 0);
};

const listed = (values: readonly string[]): string => (values.length === 0 ? 'nothing' : values.join('; '));

const changed = (what: string, sent: readonly string[], reply: readonly string[]): string =>
  `${what}: ${listed(sent)} was sent, ${listed(reply)} came back.`;

/** Whether two texts are the same in all that marks can change: used for what they marked as well. */
export const isSameContent = (one: Content, other: Content): boolean =>
  one.text === other.text &&
  isSameLook(one, other) &&
  isSame(one.fields, other.fields) &&
  isSame(one.links, other.links) &&
  isSame(one.objects, other.objects) &&
  isSame(one.symbols, other.symbols);

const endKind = (before: number, after: number): SilentChangeKind | undefined => {
  if (before === after) return undefined;
  if (before & flags.oursInserted) return 'mark-accepted';
  return before & flags.oursDeleted ? 'mark-rejected' : 'text';
};

const together = (bits: readonly number[]): number => bits.reduce((all, one) => all | one, 0);

/** What became of our marks on fields whose results Word works out: those results are not compared, their marks are. */
const computedKind = (
  { computedMarks: sent }: Content,
  { computedMarks: reply }: Content,
): SilentChangeKind | undefined => {
  if (sent.length !== reply.length) return undefined;
  const at = sent.findIndex((bits, index) => bits.join() !== reply[index]!.join());
  if (at < 0) return undefined;
  return endKind(together(sent[at]!), together(reply[at]!)) ?? 'mark-accepted';
};

/** Objects without what is in parts that are not read. */
const readObjects = ({ objects }: Content): readonly string[] =>
  objects.map((value) => value.split(unreadSign)[0] ?? '');

/** Whether two texts show charts or other objects whose parts are not read, and not the same ones. */
export const showsOtherParts = (sent: Content, reply: Content): boolean =>
  isSame(readObjects(sent), readObjects(reply)) && !isSame(sent.objects, reply.objects);

/** How two paragraphs that were aligned differ: each kind once. */
export const findDifferences = (sent: Paragraph, reply: Paragraph): readonly Difference[] => {
  const found = new Map<SilentChangeKind, Difference>();
  const add = (kind: SilentChangeKind, detail?: string): void => {
    if (!found.has(kind)) found.set(kind, { kind, ...(detail !== undefined && { detail }) });
  };
  if (sent.text !== reply.text || !isSameLook(sent, reply)) for (const kind of characterKinds(sent, reply)) add(kind);
  if (!isSame(sent.symbols, reply.symbols))
    add(wordsKind(sent, reply), changed('Symbols', sent.symbols, reply.symbols));
  if (!isSame(sent.fields, reply.fields)) add('field', changed('Fields', sent.fields, reply.fields));
  const settled = computedKind(sent, reply);
  if (settled) add(settled, `Fields whose results Word works out were marked: ${listed(sent.fields)}.`);
  if (!isSame(sent.links, reply.links)) add('object', changed('Link targets', sent.links, reply.links));
  if (!isSame(readObjects(sent), readObjects(reply)))
    add(
      'object',
      `Pictures or objects: ${sent.objects.length} were sent, ${reply.objects.length} came back, not the same.`,
    );
  if (sent.number !== reply.number) add('numbering', changed('Its number', [sent.number], [reply.number]));
  if (sent.cell !== reply.cell) add('table', 'It stands at another place of a table.');
  if (sent.section !== reply.section) add('formatting', 'A section begins or ends here, or is set up, in another way.');
  const end = sent.isLast || reply.isLast ? undefined : endKind(sent.openEnd, reply.openEnd);
  if (end) add(end, 'The end of the paragraph was marked.');
  const row = endKind(sent.openRow, reply.openRow);
  if (row) add(row, 'The row or the cell of the table was marked.');
  const hadLook = sent.raws.some((raw) => raw.hasOurLookMarks);
  if (hadLook && !reply.raws.some((raw) => raw.hasOurLookMarks))
    add('mark-accepted', 'A tracked change of formatting is gone.');
  return [...found.values()];
};

/**
 * The words of both as they are shown: with our open marks rejected where that tells them apart, else accepted, else with
 * all that is there.
 */
export const shownWords = (sent: Content, reply: Content): readonly [string, string] => {
  const views = [flags.oursInserted, flags.oursDeleted, 0].map(
    (bit) => [wordsWithout(sent, bit), wordsWithout(reply, bit)] as const,
  );
  const differing = views.find(([before, after]) => before !== after);
  return differing ?? views.find(([before]) => before !== '') ?? views[0]!;
};

/** The kind of change that a paragraph is which stands in one of the files alone. */
export const aloneKind = (paragraph: Paragraph, isGone: boolean): SilentChangeKind => {
  const { text, objects, links, fields } = paragraph;
  const words = wordsKind(paragraph, undefined);
  if (text === '') return objects.length + links.length > 0 || fields.length === 0 ? 'object' : 'field';
  const kinds = new Set(
    Array.from({ length: text.length }, (_, place) => lookAt(paragraph, place))
      .filter((_, place) => text[place]?.trim() !== '')
      .map((look) => (isGone ? goneKind(look, words) : newKind(look, words))),
  );
  return kinds.size === 1 ? [...kinds][0]! : words;
};
