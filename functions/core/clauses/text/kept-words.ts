import { splitSentences, type Span } from '../reading/split-text.ts';
import { alignPieces } from './align-pieces.ts';
import { once } from './once.ts';

/** A passage of a text that stands in another text in the same words, so many characters further on. */
export interface KeptPassage extends Span {
  readonly shift: number;
}

/** Words that another text has between those of a text, and where, in offsets of the first. */
export interface Insertion {
  readonly at: number;
  readonly put: string;
}

/** What became of the words of a text in another one. */
export interface KeptWords {
  /** In the order of the text; each holds a word. */
  readonly passages: readonly KeptPassage[];
  readonly insertions: readonly Insertion[];
}

/** Passages that differ in more pieces than this have nothing in common: the search takes time by its square. */
const maxEditLength = 1_500;

/** The text in pieces that begin with a sentence each, and hold all of it. */
const sentencePieces = (text: string): string[] => {
  const starts = splitSentences(text).map(({ start }) => start);
  return [0, ...starts.slice(1)].map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
};

const wordPieces = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** A piece of an alignment: the same words in both texts, or other words in each, either of which may be none. */
interface Aligned {
  readonly before: string;
  readonly after: string;
  readonly isKept: boolean;
}

/** Pieces by number, the same for the same words: numbers are compared sooner than words. */
const numberPieces = (before: readonly string[], after: readonly string[]): [number[], number[]] => {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string): number => once(numbers, piece, () => numbers.size);
  return [before.map(numberOf), after.map(numberOf)];
};

/** Sentences are aligned first, then the words of those that differ: a contract is long, and most of it stays. */
const align = (before: string, after: string, cut: typeof wordPieces): Aligned[] => {
  if (!before || !after) return [{ before, after, isKept: false }];
  const [piecesBefore, piecesAfter] = [cut(before), cut(after)];
  const runs = alignPieces(...numberPieces(piecesBefore, piecesAfter), maxEditLength);
  if (!runs) return [{ before, after, isKept: false }];
  const aligned: Aligned[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed && added && cut === sentencePieces) aligned.push(...align(removed, added, wordPieces));
    else if (removed || added) aligned.push({ before: removed, after: added, isKept: false });
    [removed, added] = ['', ''];
  };
  let [from, to] = [0, 0];
  for (const { kind, count } of runs) {
    const words = (kind === 'added' ? piecesAfter.slice(to, to + count) : piecesBefore.slice(from, from + count)).join(
      '',
    );
    if (kind !== 'added') from += count;
    if (kind !== 'removed') to += count;
    if (kind === 'removed') removed += words;
    else if (kind === 'added') added += words;
    else {
      close();
      aligned.push({ before: words, after: words, isKept: true });
    }
  }
  close();
  return aligned;
};

const hasWord = /[\p{L}\p{N}]/u;

/** Finds the words of a text that stand in another one unchanged and in the same order, and what was put between them. */
export const findKeptWords = (before: string, after: string): KeptWords => {
  const passages: KeptPassage[] = [];
  const insertions: Insertion[] = [];
  let [from, to] = [0, 0];
  for (const piece of align(before, after, sentencePieces)) {
    const last = passages.at(-1);
    const [end, shift] = [from + piece.before.length, to - from];
    if (piece.isKept && last?.end === from && last.shift === shift) passages[passages.length - 1] = { ...last, end };
    else if (piece.isKept) passages.push({ start: from, end, shift });
    else if (!piece.before && piece.after) insertions.push({ at: from, put: piece.after });
    from = end;
    to += piece.after.length;
  }
  return { passages: passages.filter(({ start, end }) => hasWord.test(before.slice(start, end))), insertions };
};
