import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from '../reading/fold-text.ts';
import { spanOf } from '../reading/split-text.ts';
import { isSameWord, lemmasOf } from './word-forms.ts';

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
      const lists = lemmasOf(word).flatMap((lemma) => places!.get(lemma) ?? noPlaces);
      return lists.length < 2 ? lists : [...new Set(lists)].sort((a, b) => a - b);
    },
  };
};

const plainGap = /^[\s'"*_()[\]-]*$/;

/** What may stand between two words of a phrase: spaces, one line end, hyphens, quotes, and the phrase's own signs. */
const isGap = (text: string, lower: string, from: number, to: number, wanted: string): boolean => {
  const gap = lower.slice(from, to);
  if (gap.length > 40) return false;
  const signs = wanted.replace(/[\s'"*_()[\]-]/g, '');
  let rest = gap;
  for (const sign of signs) rest = rest.replace(sign, '');
  if (signs.includes(',')) rest = rest.replace(/[,;]/g, '');
  if (!plainGap.test(rest)) return false;
  // Over a blank line a sentence only goes on where the next page begins in the middle of it.
  const blankLines = (text.slice(from, to).match(/\n/g) ?? []).length > 1;
  return !blankLines || /^\p{Ll}/u.test(text.slice(to, to + 2));
};

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

/**
 * Every place where a text uses a phrase: in any case and inflection, across line ends, with typographic or plain
 * quotes and hyphens, hyphenated or not. Only whole words count.
 * @param most the most places that are given
 * @returns the places in their order, with the text's own words and UTF-16 offsets
 */
export const findPhrase = (index: PhraseIndex, phrase: string, most = Infinity): Evidence[] => {
  const wanted = phraseOf(phrase);
  const first = wanted.words[0];
  if (!first) return findLiteral(index, wanted.lower, most);
  const second = wanted.words[1];
  const starts = new Set(index.placesOf(first.word));
  // A first word that the text or the phrase hyphenates is found under its joined or its parted form.
  if (second) for (const at of index.placesOf(first.word + second.word)) starts.add(at);
  if (first.word.length > 5) {
    for (const at of hyphenatedStarts(index)) starts.add(at);
  }
  const found: Evidence[] = [];
  let free = 0;
  for (const at of [...starts].sort((a, b) => a - b)) {
    if (at < free || found.length >= most) continue;
    const length = lengthAt(index, at, wanted);
    if (!length) continue;
    const start = index.words[at]!.start;
    const end = index.words[at + length - 1]!.end;
    found.push({ quote: index.text.slice(start, end), start, end });
    free = at + length;
  }
  return found;
};
