import { diffArrays } from 'diff';
import type { Paragraph } from './view-story.ts';

/** A paragraph of what was sent and the one of the reply that it became; either alone where there is no other. */
export interface Pair {
  readonly sent?: Paragraph;
  readonly reply?: Paragraph;
  /** Whether it stands somewhere else than it did. */
  readonly isMoved: boolean;
  /** Whether nothing but what stands around them tells that they are the same: their words have too little in common. */
  readonly isDoubtful?: true;
}

/** Texts that differ in more paragraphs than this are aligned by their words alone: the search takes time by its square. */
const maxEditLength = 1_500;

/** The share of their words that two paragraphs at one place, or at two places, have in common to be the same. */
const leastAlike = { atOnePlace: 0.35, moved: 0.6 } as const;

/** How much a number or a place in a table that is the same adds. */
const sameNumber = 0.1;

/** A word in more paragraphs than this tells none from the others. */
const commonWord = 40;

/** So many paragraphs that share the most rare words with one are looked at. */
const mostCandidates = 8;

interface Indexed {
  readonly at: number;
  readonly paragraph: Paragraph;
  readonly words: ReadonlySet<string>;
}

const keyOf = ({ text, objects, links }: Paragraph): string =>
  text === '' ? `${objects.length} objects, ${links.length} links` : text;

/** Words and pairs of words. */
const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu) ?? [];
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]);
};

/** The share of their words and pairs of words that two texts have in common, from 0 to 1. */
const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  const sum = small.size + large.size;
  return sum === 0 ? 0 : (2 * shared) / sum;
};

/** Whether two texts have as much in common as a paragraph that stands somewhere else has with itself. */
export const isAlike = (one: string, other: string): boolean =>
  sharedBy(shingles(one), shingles(other)) >= leastAlike.moved;

const alike = (one: Indexed, other: Indexed): number => {
  const isSamePlace = one.paragraph.number !== '' && one.paragraph.number === other.paragraph.number;
  return sharedBy(one.words, other.words) + (isSamePlace ? sameNumber : 0);
};

/** The pairs of paragraphs that have most in common, each paragraph once. */
const mostAlike = (
  sent: readonly Indexed[],
  reply: readonly Indexed[],
  least: number,
): (readonly [Indexed, Indexed])[] => {
  const holding = new Map<string, Indexed[]>();
  for (const one of reply) {
    for (const word of one.words) {
      const others = holding.get(word);
      if (!others) holding.set(word, [one]);
      else if (others.length <= commonWord) others.push(one);
    }
  }
  const candidates = sent.flatMap((one) => {
    const shared = new Map<Indexed, number>();
    for (const word of one.words) {
      const found = holding.get(word) ?? [];
      if (found.length <= commonWord) for (const other of found) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostCandidates)
      .map(([other]) => ({ one, other, score: alike(one, other) }))
      .filter(({ score }) => score >= least);
  });
  const taken = new Set<Indexed>();
  const near = (one: Indexed, other: Indexed): number => Math.abs(one.at - other.at);
  return candidates
    .toSorted((a, b) => b.score - a.score || near(a.one, a.other) - near(b.one, b.other))
    .flatMap(({ one, other }) => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [[one, other] as const];
    });
};

/** The most pairs that stand in the same order in both texts: the longest rising row of their places in the reply. */
const inOrder = (pairs: readonly (readonly [Indexed, Indexed])[]): (readonly [Indexed, Indexed])[] => {
  const sorted = pairs.toSorted(([a], [b]) => a.at - b.at);
  /** For each length of a row, the pair it ends with whose place is the lowest. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, [, reply]] of sorted.entries()) {
    const found = ends.findIndex((end) => sorted[end]![1].at >= reply.at);
    const length = found < 0 ? ends.length : found;
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const result: (readonly [Indexed, Indexed])[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) result.push(sorted[at]!);
  return result.reverse();
};

/** What stands between two paragraphs that are the same. */
interface Gap {
  readonly sent: Indexed[];
  readonly reply: Indexed[];
}

const indexed = (paragraph: Paragraph, at: number): Indexed => ({ at, paragraph, words: shingles(paragraph.text) });

/** Pairs by place where the words do not tell: a figure in a cell that was overwritten. */
const byPlace = ({ sent, reply }: Gap): (readonly [Indexed, Indexed])[] =>
  sent.length === reply.length ? sent.map((one, index) => [one, reply[index]!] as const) : [];

/** A place in a table tells as much as a number does. */
const isSameCell = ([one, other]: readonly [Indexed, Indexed]): boolean =>
  one.paragraph.cell !== '' && one.paragraph.cell === other.paragraph.cell;

/**
 * Aligns the paragraphs of two texts: those with the same words in the same order, then by number and words, then those
 * that stand somewhere else.
 * @returns a pair for each paragraph of either, in the order of the reply, what is gone behind what stood before it
 */
export const alignParagraphs = (sent: readonly Paragraph[], reply: readonly Paragraph[]): readonly Pair[] => {
  const pairs: { readonly at: number; readonly pair: Pair }[] = [];
  const gaps: Gap[] = [];
  let [left, right] = [0, 0];
  let gap: Gap = { sent: [], reply: [] };
  const closeGap = (): void => {
    if (gap.sent.length + gap.reply.length > 0) gaps.push(gap);
    gap = { sent: [], reply: [] };
  };
  const whole = [
    { value: sent.map(keyOf), removed: true, added: false, count: sent.length },
    { value: reply.map(keyOf), removed: false, added: true, count: reply.length },
  ];
  for (const { value, added, removed } of diffArrays(sent.map(keyOf), reply.map(keyOf), { maxEditLength }) ?? whole) {
    for (let count = value.length; count > 0; count--) {
      if (removed) gap.sent.push(indexed(sent[left]!, left++));
      else if (added) gap.reply.push(indexed(reply[right]!, right++));
      else {
        closeGap();
        pairs.push({ at: right, pair: { sent: sent[left++]!, reply: reply[right++]!, isMoved: false } });
      }
    }
  }
  closeGap();

  const settled = new Set<Indexed>();
  const settle = ([one, other]: readonly [Indexed, Indexed], isMoved: boolean, isDoubtful = false): void => {
    settled.add(one).add(other);
    const doubt = isDoubtful ? { isDoubtful: true as const } : {};
    pairs.push({ at: other.at, pair: { sent: one.paragraph, reply: other.paragraph, isMoved, ...doubt } });
  };
  const isOpen = (one: Indexed): boolean => !settled.has(one);
  for (const own of gaps)
    for (const found of inOrder(mostAlike(own.sent, own.reply, leastAlike.atOnePlace))) settle(found, false);
  const leftSent = (): Indexed[] => gaps.flatMap((own) => own.sent.filter(isOpen));
  const leftReply = (): Indexed[] => gaps.flatMap((own) => own.reply.filter(isOpen));
  for (const found of mostAlike(leftSent(), leftReply(), leastAlike.moved)) settle(found, true);
  for (const own of gaps)
    for (const found of byPlace({ sent: own.sent.filter(isOpen), reply: own.reply.filter(isOpen) }))
      settle(found, false, !isSameCell(found));

  for (const one of leftReply()) pairs.push({ at: one.at, pair: { reply: one.paragraph, isMoved: false } });
  const placeOf = new Map(pairs.flatMap(({ at, pair }) => (pair.sent ? [[pair.sent, at] as const] : [])));
  for (const one of leftSent()) {
    let before = one.at - 1;
    while (before >= 0 && !placeOf.has(sent[before]!)) before -= 1;
    const at = before < 0 ? -1 : placeOf.get(sent[before]!)!;
    pairs.push({ at: at + 0.5, pair: { sent: one.paragraph, isMoved: false } });
  }
  return pairs.toSorted((a, b) => a.at - b.at).map(({ pair }) => pair);
};
