import { packLists, type PackedLists } from './packed-lists.ts';
import { leastLength } from './required-literals.ts';

/** Tells which of many literals a text holds, in one pass over it. */
export interface LiteralIndex {
  /** The places, in the list the index was made from, of the literals that the text holds, each once. */
  placesIn(text: string): readonly number[];
}

/** Literals are looked up by so many of their first letters, each by as many as it has. */
const headLengths = [leastLength, 5, 8] as const;

/** A table of heads has so many slots for each literal, at least; the number of slots is a power of two. */
const slotsPerLiteral = 2;
const leastSlots = 1 << 8;

const slotsFor = (literals: number): number => {
  let slots = leastSlots;
  while (slots < literals * slotsPerLiteral) slots *= 2;
  return slots;
};

/** A head with one letter more. Heads that differ may share a number, and numbers a slot. */
const withLetter = (head: number, letter: number): number => (Math.imul(head, 37) + letter) | 0;

/** The slot of a head in a table of so many less one. */
const slotOf = (head: number, mask: number): number => (head ^ (head >>> 15)) & mask;

/** The head of a text's letters from a place on, continued from the head of those before it. */
const headOf = (letters: Uint16Array, from: number, to: number, before = 0): number => {
  let head = before;
  for (let at = from; at < to; at += 1) head = withLetter(head, letters[at]!);
  return head;
};

/** The literals that are looked up by so many letters, by the slot of their head. */
interface HeadTable extends PackedLists {
  readonly length: number;
  readonly mask: number;
}

const lettersOf = (text: string): Uint16Array => {
  const letters = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at);
  return letters;
};

const tableOf = (literals: readonly Uint16Array[], length: number): HeadTable => {
  const headed = [...literals.keys()].filter(
    (place) => headLengths.findLast((most) => most <= literals[place]!.length) === length,
  );
  const slots = slotsFor(headed.length);
  const places: number[][] = Array.from({ length: slots }, () => []);
  for (const place of headed) places[slotOf(headOf(literals[place]!, 0, length), slots - 1)]!.push(place);
  return { length, mask: slots - 1, ...packLists(places) };
};

const firstSlots = 1 << 14;

/** For the first letters of literals how many of the tables hold some that begin so. */
const countTables = (literals: readonly Uint16Array[]): Uint8Array => {
  const counts = new Uint8Array(firstSlots);
  for (const letters of literals) {
    const slot = slotOf(headOf(letters, 0, leastLength), firstSlots - 1);
    counts[slot] = Math.max(counts[slot]!, headLengths.filter((length) => length <= letters.length).length);
  }
  return counts;
};

/** @param literals in lower case, each of at least three characters */
export const indexLiterals = (literals: readonly string[]): LiteralIndex => {
  const spelled = literals.map(lettersOf);
  const tables = headLengths.map((length) => tableOf(spelled, length));
  const tablesOf = countTables(spelled);
  const { starts: spelledFrom, items: spelling } = packLists(spelled.map((letters) => [...letters]));
  const seenIn = new Uint32Array(literals.length);
  let search = 0;
  const standsAt = (literal: number, letters: Uint16Array, start: number): boolean => {
    const from = spelledFrom[literal]!;
    const length = spelledFrom[literal + 1]! - from;
    if (start + length > letters.length) return false;
    // Literals that begin alike differ in their last letters.
    for (let at = length - 1; at >= 0; at -= 1) if (spelling[from + at] !== letters[start + at]) return false;
    return true;
  };
  return {
    placesIn(text) {
      search += 1;
      const letters = lettersOf(text);
      const end = letters.length;
      const present: number[] = [];
      for (let start = 0; start + leastLength <= end; start += 1) {
        let head = headOf(letters, start, start + leastLength);
        const most = tablesOf[slotOf(head, firstSlots - 1)]!;
        let at = start + leastLength;
        for (let place = 0; place < most; place += 1) {
          const { length, mask, starts, items } = tables[place]!;
          if (start + length > end) break;
          head = headOf(letters, at, start + length, head);
          at = start + length;
          const slot = slotOf(head, mask);
          for (let next = starts[slot]!; next < starts[slot + 1]!; next += 1) {
            const literal = items[next]!;
            if (seenIn[literal] === search || !standsAt(literal, letters, start)) continue;
            seenIn[literal] = search;
            present.push(literal);
          }
        }
      }
      return present;
    },
  };
};
