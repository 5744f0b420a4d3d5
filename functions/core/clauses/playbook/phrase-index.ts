import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from '../reading/fold-text.ts';
import { spanOf } from '../reading/split-text.ts';
import { isSameWord, lemmasOf } from './word-forms.ts';
import { type Bits, masksOf, noBits, partBits, setBit } from './word-masks.ts';

/** A word of a text: folded, and where it stands in UTF-16 offsets. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A text made ready to look phrases up in. */
export interface PhraseIndex {
  readonly text: string;
  readonly lower: string;
  readonly words: readonly Word[];
  /** The places of each word, by every word it may be a form of; made where it is first needed. */
  readonly placesOf: (word: string) => readonly number[];
}

// Soft hyphens and zero-width characters stand inside words without being seen.
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]*(?:'s(?![\p{L}\p{N}]))?|[%$€£¥§+#@&]/gu;

const plainWord = (raw: string): string => {
  if (/^[a-z]+$/.test(raw)) return raw;
  const word = raw.replace(invisible, '').replace(/'s$/, '').normalize('NFKC');
  return word === '&' ? 'and' : word;
};

/** The words of a text with their places. */
export const wordsOf = (lower: string): Word[] =>
  [...lower.matchAll(wordPattern)].map((match) => ({
    word: plainWord(match[0]),
    ...spanOf(match),
  }));

const noPlaces: readonly number[] = [];

/** Makes a text ready to look phrases up in, whatever their number: its words are read once. */
export const indexText = (text: string, lower = foldText(text)): PhraseIndex => {
  const words = wordsOf(lower);
  let places: Map<string, number[]> | undefined;
  const index = () => {
    const made = new Map<string, number[]>();
    words.forEach(({ word }, at) => {
      for (const lemma of lemmasOf(word)) {
        const list = made.get(lemma);
        if (list) list.push(at);
        else made.set(lemma, [at]);
      }
    });
    return made;
  };
  return {
    text,
    lower,
    words,
    placesOf: (word) => {
      places ??= index();
      const lists = lemmasOf(word).flatMap((lemma) => {
        const list = places!.get(lemma);
        return list ? [list] : [];
      });
      // Lists may be as long as the text: the one there nearly always is is not copied.
      return lists.length < 2 ? (lists[0] ?? noPlaces) : [...new Set(lists.flat())].sort((a, b) => a - b);
    },
  };
};

const plainGap = /^[\s'"*_()[\]-]*$/;

const longestGap = 40;

/** The signs between two words of a phrase that its places must not have but may. */
const signsOf = (wanted: string): string => wanted.replace(/[\s'"*_()[\]-]/g, '');

/** Whether there is nothing between two words but what may stand there, and the phrase's own signs. */
const holdsOnly = (gap: string, signs: string): boolean => {
  let rest = gap;
  for (const sign of signs) rest = rest.replace(sign, '');
  if (signs.includes(',')) rest = rest.replace(/[,;]/g, '');
  return plainGap.test(rest);
};

/** Over a blank line a sentence only goes on where the next page begins in the middle of it. */
const isParted = (text: string, from: number, to: number): boolean => {
  if (to - from > longestGap) return true;
  const blankLines = (text.slice(from, to).match(/\n/g) ?? []).length > 1;
  return blankLines && !/^\p{Ll}/u.test(text.slice(to, to + 2));
};

/** What may stand between two words of a phrase: spaces, one line end, hyphens, quotes, and the phrase's own signs. */
const isGap = (text: string, lower: string, from: number, to: number, wanted: string): boolean =>
  !isParted(text, from, to) && holdsOnly(lower.slice(from, to), signsOf(wanted));

/** A phrase ready to be looked for: its words, and what stands between each and the next. */
interface Phrase {
  readonly words: readonly Word[];
  readonly lower: string;
}

const phrases = new Map<string, Phrase>();
const mostPhrases = 5_000;

/** The same phrases are looked for in many texts. */
const phraseOf = (phrase: string): Phrase => {
  let known = phrases.get(phrase);
  if (!known) {
    const lower = foldText(phrase).trim();
    known = { words: wordsOf(lower), lower };
    if (phrases.size >= mostPhrases) phrases.clear();
    phrases.set(phrase, known);
  }
  return known;
};

/** How many words of the text, from `at` on, a phrase takes up; 0 where it does not stand there. */
const lengthAt = ({ text, lower, words }: PhraseIndex, at: number, phrase: Phrase): number => {
  let here = at;
  let wanted = 0;
  while (wanted < phrase.words.length) {
    const word = words[here];
    if (!word) return 0;
    if (wanted > 0) {
      const gap = phrase.lower.slice(phrase.words[wanted - 1]!.end, phrase.words[wanted]!.start);
      if (!isGap(text, lower, words[here - 1]!.end, word.start, gap)) return 0;
    }
    const wish = phrase.words[wanted]!;
    const next = words[here + 1];
    const isHyphened = next !== undefined && /^-\s*$/.test(lower.slice(word.end, next.start));
    const after = phrase.words[wanted + 1];
    const isWishHyphened = after !== undefined && phrase.lower.slice(wish.end, after.start) === '-';
    if (isSameWord(word.word, wish.word)) {
      here += 1;
      wanted += 1;
    } else if (isHyphened && isSameWord(word.word + next.word, wish.word)) {
      here += 2;
      wanted += 1;
    } else if (isWishHyphened && isSameWord(word.word, wish.word + after.word)) {
      here += 1;
      wanted += 2;
    } else return 0;
  }
  return here - at;
};

/** Phrases without a letter or figure are looked for as they stand. */
const findLiteral = ({ text, lower }: PhraseIndex, wanted: string, most: number): Evidence[] => {
  const found: Evidence[] = [];
  if (!wanted) return found;
  for (let at = lower.indexOf(wanted); at >= 0 && found.length < most; at = lower.indexOf(wanted, at + wanted.length))
    found.push({ quote: text.slice(at, at + wanted.length), start: at, end: at + wanted.length });
  return found;
};

/** The different words of a text, and for each place which of them stands there. */
const distinctWords = (words: readonly Word[]) => {
  const ids = new Map<string, number>();
  const idAt = Int32Array.from(words, ({ word }) => {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    return id;
  });
  return { idAt, distinct: [...ids.keys()] };
};

const numbered = new WeakMap<PhraseIndex, ReturnType<typeof distinctWords>>();

/** From so many words to compare on, it is worth finding out first where a phrase can begin. */
const manyComparisons = 20_000;

/** For each distance between two words of the text, before which words of a phrase it may lie. */
const gapMasks = ({ text, lower, words }: PhraseIndex, phrase: Phrase, size: number) => {
  const everywhere = noBits(size).fill(-1);
  const classes = Map.groupBy([...phrase.words.keys()].slice(1), (at) =>
    signsOf(phrase.lower.slice(phrase.words[at - 1]!.end, phrase.words[at]!.start)),
  );
  const known = new Map<string, Bits>();
  const maskOf = (gap: string): Bits => {
    const mask = noBits(size);
    for (const [signs, places] of classes) if (holdsOnly(gap, signs)) for (const at of places) setBit(mask, at);
    known.set(gap, mask);
    return mask;
  };
  const none = noBits(size);
  return (at: number): Bits => {
    const [from, to] = [words[at - 1]?.end ?? 0, words[at]!.start];
    if (to - from === 1 && text[from] === ' ') return everywhere;
    if (isParted(text, from, to)) return none;
    const gap = lower.slice(from, to);
    return known.get(gap) ?? maskOf(gap);
  };
};

/**
 * Where a phrase can begin, for every word of the text at once. Read from the end: which rests of the phrase stand from
 * each word on follows from which stand from the next two on. Trying the phrase at each place instead takes time by its
 * length wherever a text repeats it but for its end.
 */
const possibleStarts = (index: PhraseIndex, phrase: Phrase): readonly number[] => {
  const { words } = index;
  const wanted = phrase.words;
  const size = wanted.length + 1;
  const maskOf = masksOf(
    wanted.map(({ word }) => word),
    size,
  );
  const joinedMaskOf = masksOf(
    wanted.map(({ word, end }, at) => {
      const after = wanted[at + 1];
      return after && phrase.lower.slice(end, after.start) === '-' ? word + after.word : undefined;
    }),
    size,
  );
  let known = numbered.get(index);
  if (!known) numbered.set(index, (known = distinctWords(words)));
  const { idAt, distinct } = known;
  const sameOf = distinct.map(maskOf);
  const joinedOf = distinct.map(joinedMaskOf);
  const gapMaskOf = gapMasks(index, phrase, size);
  const isHyphened = new Set(hyphenatedStarts(index));
  const starts: number[] = [];
  let [here, next, second] = [noBits(size), noBits(size), noBits(size)];
  for (const rest of [next, second]) setBit(rest, wanted.length);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const same = sameOf[idAt[at]!]!;
    const joined = joinedOf[idAt[at]!]!;
    const hyphened = isHyphened.has(at) ? maskOf(words[at]!.word + words[at + 1]!.word) : undefined;
    const gap = gapMaskOf(at);
    for (let part = 0; part < here.length; part += 1) {
      const above = next[part + 1] ?? 0;
      const one = (next[part]! >>> 1) | ((above & 1) << (partBits - 1));
      const two = (next[part]! >>> 2) | ((above & 3) << (partBits - 2));
      let rest = (same[part]! & one) | (joined[part]! & two);
      if (hyphened) {
        const overBoth = (second[part]! >>> 1) | (((second[part + 1] ?? 0) & 1) << (partBits - 1));
        rest |= hyphened[part]! & overBoth;
      }
      if (part === 0 && rest & 1) starts.push(at);
      here[part] = rest & gap[part]!;
    }
    setBit(here, wanted.length);
    [here, next, second] = [second, here, next];
  }
  return starts.reverse();
};

const hyphenated = new WeakMap<PhraseIndex, readonly number[]>();

/** Words that a hyphen joins to the next one. */
const hyphenatedStarts = (index: PhraseIndex): readonly number[] => {
  let places = hyphenated.get(index);
  if (!places) {
    places = index.words.flatMap((word, at) => {
      const next = index.words[at + 1];
      return next && /^-\s*$/.test(index.lower.slice(word.end, Math.min(next.start, word.end + 12))) ? [at] : [];
    });
    hyphenated.set(index, places);
  }
  return places;
};

const mostPhrasePlaces = 5_000;

/** Where a phrase may begin, in order: at its first word, or wherever all of it can stand where that occurs too often. */
const startsOf = (index: PhraseIndex, phrase: Phrase): Iterable<number> => {
  const [first, second] = phrase.words;
  // A first word that the text or the phrase hyphenates is found under its joined or its parted form.
  const lists = [
    index.placesOf(first!.word),
    second ? index.placesOf(first!.word + second.word) : noPlaces,
    first!.word.length > 5 ? hyphenatedStarts(index) : noPlaces,
  ];
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count * phrase.words.length > manyComparisons) return possibleStarts(index, phrase);
  return [...new Set(lists.flat())].sort((a, b) => a - b);
};

/**
 * Every place where a text uses a phrase: in any case and inflection, across line ends, with typographic or plain
 * quotes and hyphens, hyphenated or not. Only whole words count.
 * @param most the most places that are given; so many prove nothing more
 * @returns the places in their order, with the text's own words and UTF-16 offsets
 */
export const findPhrase = (index: PhraseIndex, phrase: string, most = mostPhrasePlaces): Evidence[] => {
  const wanted = phraseOf(phrase);
  const first = wanted.words[0];
  if (!first) return findLiteral(index, wanted.lower, most);
  const found: Evidence[] = [];
  let free = 0;
  for (const at of startsOf(index, wanted)) {
    if (found.length >= most) break;
    if (at < free) continue;
    const length = lengthAt(index, at, wanted);
    if (!length) continue;
    const start = index.words[at]!.start;
    const end = index.words[at + length - 1]!.end;
    found.push({ quote: index.text.slice(start, end), start, end });
    free = at + length;
  }
  return found;
};
