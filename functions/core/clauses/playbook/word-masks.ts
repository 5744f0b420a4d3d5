import type { Word } from './phrase-index.ts';
import { lemmasOf } from './word-forms.ts';

/*
 * Which words of a wording each word of a text is a form of, as bits: comparing a text with a wording then takes time by
 * the text's length, where comparing word by word takes it times the wording's.
 */

/** Bits are kept in parts of so many, so that the sum of two parts and a carry is still a small integer. */
export const partBits = 30;
const fullPart = 2 ** partBits - 1;

/** Bits, the lowest first. */
export type Bits = Int32Array;

/** Makes room for so many bits, none set. */
export const noBits = (count: number): Bits => new Int32Array(Math.ceil(count / partBits));

/** Sets one bit. */
export const setBit = (bits: Bits, at: number): void => {
  bits[Math.floor(at / partBits)]! |= 1 << (at % partBits);
};

/**
 * Gives for any word the places of the words in a list that it is a form of.
 * @param size how many bits the answers have, at least the length of the list
 */
export const masksOf = (words: readonly (string | undefined)[], size = words.length): ((word: string) => Bits) => {
  const byLemma = new Map<string, Bits>();
  words.forEach((word, at) => {
    for (const lemma of word === undefined ? [] : lemmasOf(word)) {
      const bits = byLemma.get(lemma) ?? noBits(size);
      setBit(bits, at);
      byLemma.set(lemma, bits);
    }
  });
  const none = noBits(size);
  const known = new Map<string, Bits>();
  return (word) => {
    let mask = known.get(word);
    if (!mask) {
      const found = lemmasOf(word).flatMap((lemma) => byLemma.get(lemma) ?? []);
      mask =
        found.length < 2
          ? (found[0] ?? none)
          : none.map((_, part) => found.reduce((all, bits) => all | bits[part]!, 0));
      known.set(word, mask);
    }
    return mask;
  };
};

const countBits = (part: number): number => {
  let count = 0;
  for (let left = part; left; left &= left - 1) count += 1;
  return count;
};

/**
 * How many words two texts share in order at most, by Hyyrö's bit-parallel way: in each part a bit that was carried away
 * stands for a word that was met.
 * @param maskOf the words of the one text, as `masksOf` gives them, and `size` their number
 */
export const countShared = (maskOf: (word: string) => Bits, size: number, inside: readonly Word[]): number => {
  const open = noBits(size).fill(fullPart);
  for (const { word } of inside) {
    const mask = maskOf(word);
    let carry = 0;
    for (let part = 0; part < open.length; part += 1) {
      const before = open[part]!;
      const met = before & mask[part]!;
      const sum = before + met + carry;
      carry = sum > fullPart ? 1 : 0;
      open[part] = (sum & fullPart) | (before & ~met);
    }
  }
  // Bits beyond the last word stay set, for no word is met there.
  return open.reduce((sum, part) => sum + partBits - countBits(part), 0);
};
