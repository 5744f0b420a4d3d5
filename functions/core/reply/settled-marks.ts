import { flags } from './raw-paragraphs.ts';
import { type Content, lookAt } from './view-story.ts';

/** What can be said of a mark of ours that is no longer one. */
export type SettledKind = 'mark-accepted' | 'mark-rejected';

type Words = Pick<Content, 'text' | 'looks'>;

const oneMark = flags.oursInserted | flags.oursDeleted;
const marksWithin = flags.oursInsertedTwice | flags.oursDeletedTwice;

/** A character that is no white space, with how it looks. That it is the result of a field is told of by the field. */
interface Sign {
  readonly character: string;
  readonly look: number;
}

/** White space beside a mark may go with it. */
const signsOf = (words: Words): Sign[] =>
  words.text.split('').flatMap((character, place) => {
    const look = lookAt(words, place) & ~flags.fieldResult;
    return character.trim() === '' ? [] : [{ character, look }];
  });

/** Signs in a row that stand in the same mark of ours, or in none. */
interface Stretch {
  readonly mark: number;
  readonly signs: Sign[];
}

const stretchesOf = (signs: readonly Sign[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const sign of signs) {
    const mark = sign.look & oneMark;
    const last = stretches.at(-1);
    if (last?.mark === mark) last.signs.push(sign);
    else stretches.push({ mark, signs: [sign] });
  }
  return stretches;
};

const isAt = (signs: readonly Sign[], reply: readonly Sign[], place: number, lost: number): boolean =>
  signs.every(({ character, look }, index) => {
    const other = reply[place + index];
    return other?.character === character && other.look === (look & ~lost);
  });

const bits = { 'mark-accepted': 1, 'mark-rejected': 2 } as const satisfies Record<SettledKind, number>;

const kindsOf = (set: number): ReadonlySet<SettledKind> =>
  new Set((Object.keys(bits) as SettledKind[]).filter((kind) => set & bits[kind]));

/** The ways a stretch may have come back: what kind that is, and whether its words are there. */
const waysOf = ({
  mark,
}: Stretch): readonly { readonly kind: number; readonly isThere: boolean; readonly lost: number }[] => {
  const asItWas = { kind: 0, isThere: true, lost: 0 };
  if (mark === 0) return [asItWas];
  const [kept, gone] =
    mark === flags.oursInserted
      ? [bits['mark-accepted'], bits['mark-rejected']]
      : [bits['mark-rejected'], bits['mark-accepted']];
  return [asItWas, { kind: kept, isThere: true, lost: mark }, { kind: gone, isThere: false, lost: 0 }];
};

/** More ways than this to explain the words so far are not followed: only words that repeat themselves have them. */
const mostPlaces = 200;

/**
 * What was done with our marks, where that alone makes the reply's words of those that were sent. A comparison by characters
 * finds that something is different, but not always where: letters of what was deleted stand for those of what was inserted.
 * @returns undefined where something else was changed, too, or no mark was settled
 */
export const settledMarks = (sent: Words, reply: Words): ReadonlySet<SettledKind> | undefined => {
  const [before, after] = [signsOf(sent), signsOf(reply)];
  const isTwofold = ({ look }: Sign): boolean => (look & marksWithin) !== 0 || (look & oneMark) === oneMark;
  if (before.some(isTwofold)) return undefined;
  /** How far the reply is explained, and the kinds that does it. */
  let places = new Map<number, number>([[0, 0]]);
  for (const stretch of stretchesOf(before)) {
    const next = new Map<number, number>();
    for (const [place, kinds] of places) {
      for (const { kind, isThere, lost } of waysOf(stretch)) {
        if (isThere && !isAt(stretch.signs, after, place, lost)) continue;
        const end = isThere ? place + stretch.signs.length : place;
        const known = next.get(end);
        // Of two sets that explain the same, the one that says less holds.
        if (known === undefined || (kinds | kind) < known) next.set(end, kinds | kind);
      }
    }
    if (next.size > mostPlaces) return undefined;
    places = next;
  }
  const kinds = places.get(after.length) ?? 0;
  return kinds === 0 ? undefined : kindsOf(kinds);
};

const inserted = { own: flags.oursInserted, all: flags.oursInserted | flags.oursInsertedTwice };
const deleted = { own: flags.oursDeleted, all: flags.oursDeleted | flags.oursDeletedTwice };

/** Whether any of the words stand in a mark of ours. */
export const hasOpenMarks = (words: Words): boolean =>
  words.looks !== '' && words.text.split('').some((_, place) => (lookAt(words, place) & oneMark) !== 0);

/** What is left of words where all our marks in them are settled one way. */
export const withMarksSettled = (words: Words, kind: SettledKind): Words => {
  const [kept, gone] = kind === 'mark-accepted' ? [inserted, deleted] : [deleted, inserted];
  const places = words.text.split('').flatMap((_, place) => ((lookAt(words, place) & gone.own) === 0 ? [place] : []));
  return {
    text: places.map((place) => words.text[place]).join(''),
    looks:
      words.looks && places.map((place) => String.fromCharCode(words.looks.charCodeAt(place) & ~kept.all)).join(''),
  };
};
