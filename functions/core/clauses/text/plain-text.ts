import type { Span } from '../reading/split-text.ts';

/** Words rewritten for reading, with the place in the text that each character stands for. */
export interface PlainText {
  readonly words: string;
  /** Offset in the source of each character of `words`. */
  readonly from: readonly number[];
  /** Offset in the source behind each character of `words`. */
  readonly to: readonly number[];
}

/** Collects words and their places; runs of spaces become one. */
export interface PlainTextBuilder {
  /** Adds characters as the source has them. */
  copy(source: string, start: number, end: number): void;
  /** Adds other words in place of a passage of the source. */
  put(words: string, start: number, end: number): void;
  readonly length: number;
  build(): PlainText;
}

export const plainTextBuilder = (): PlainTextBuilder => {
  let words = '';
  const from: number[] = [];
  const to: number[] = [];
  const add = (character: string, start: number, end: number) => {
    if (character === ' ' && (words === '' || words.endsWith(' '))) return;
    words += character;
    from.push(start);
    to.push(end);
  };
  return {
    copy(source, start, end) {
      for (let at = start; at < end; at += 1) add(source[at]!, at, at + 1);
    },
    put(put, start, end) {
      for (const character of put) add(character, start, end);
    },
    get length() {
      return words.length;
    },
    build: () => ({ words, from, to }),
  };
};

/** The passage of the source that a passage of the rewritten words stands for, whatever the order they stand in. */
export const sourceSpan = ({ from, to }: PlainText, start: number, end: number): Span => {
  let first = Infinity;
  let last = 0;
  for (let at = start; at < end; at += 1) {
    if (from[at]! < first) first = from[at]!;
    if (to[at]! > last) last = to[at]!;
  }
  return { start: first, end: last };
};
