import { numberWords, valueOfDigits, valueOfWords } from '../precision/number-words.ts';
import { quotedTerms, termKey } from '../precision/check-terms.ts';
import { foldText } from '../reading/fold-text.ts';
import type { ReadText } from '../reading/read-text.ts';
import { type Span, spanOf } from '../reading/split-text.ts';

/*
 * What of a clause must outlive its rewording, because the rest of the contract leans on it: the terms it defines and
 * uses, whom it names, its figures and its numbering.
 */

/** Something that must stand in a rewording too. Two places with one key are the same thing. */
export interface Fixture extends Span {
  readonly kind: 'definition' | 'name' | 'figure' | 'number';
  readonly key: string;
}

const digits = '\\d(?:[\\d,.]*\\d)?';
const figure = new RegExp(
  `([$€£¥]) ?(${digits})(?: ?(thousand|million|billion)\\b)?|\\b(?:(${numberWords})|(${digits}))\\)?(?:[ -]{0,2}(?:(?:consecutive|calendar|business|working|full|additional|successive) )*(days?|weeks?|months?|years?|hours?|quarters?|percent|per cent|%))?`,
  'g',
);
const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** The figures of a folded text by value and unit: “thirty (30) days” and “30 days” are one. A bare word is none. */
const findFigures = (lower: string): Fixture[] =>
  [...lower.matchAll(figure)].flatMap((match): Fixture[] => {
    const [quote, currency, sum, scale, words, plain, unit = ''] = match;
    if (words && !unit) return [];
    const written = sum ?? plain ?? '';
    const value = words ? valueOfWords(words) : valueOfDigits(written);
    const amount = value === undefined ? (words ?? written) : value * (scales[scale ?? ''] ?? 1);
    const of = currency ?? unit.replace(/per ?cent/, '%').replace(/s$/, '');
    return [
      { kind: 'figure', key: `${amount} ${of}`.trim(), start: match.index, end: match.index + quote.trimEnd().length },
    ];
  });

const lineNumber =
  /^[ \t]*((?:article|section|clause)[ \t]+[\divx]{1,4}(?:\.\d{1,3})*|\d{1,3}(?:\.\d{1,3})+|\d{1,3}[.)]|\([a-z\d]{1,4}\)|[a-z][.)])(?=[ \t])/gim;
/** “Six (6) months” is a figure. */
const listNumber = new RegExp(`(?<=[\\s,;:])(?=\\()(?<!${numberWords}\\s*)\\((?:[a-z]|[ivx]{2,5}|\\d)\\)(?= )`, 'g');

const findNumbers = (lower: string): Fixture[] => {
  const places = new Map<number, Fixture>();
  for (const match of lower.matchAll(lineNumber)) {
    const start = match.index + match[0].length - match[1]!.length;
    places.set(start, { kind: 'number', key: match[1]!, start, end: start + match[1]!.length });
  }
  for (const match of lower.matchAll(listNumber))
    if (!places.has(match.index)) places.set(match.index, { kind: 'number', key: match[0], ...spanOf(match) });
  return [...places.values()];
};

/** Capitals within a sentence tell a name or a term. */
const capitalised = /(?<=[a-z,;] )[A-Z][a-z]{2,}(?:-[A-Za-z]+)?(?: [A-Z][a-z]{2,}(?:-[A-Za-z]+)?)*/g;
const pronoun = /^(?:you|your|we|us|our|i|my|me)$/;

/** The part of a name that singular, plural and possessive share. */
const nameKey = (name: string): string => foldText(name).replace(/'?s?'?$/, '');

const findNames = ({ text, sentences }: ReadText): Fixture[] => [
  ...[...text.matchAll(capitalised)].map((match): Fixture => ({
    kind: 'name',
    key: nameKey(match[0]),
    ...spanOf(match),
  })),
  ...sentences.flatMap((sentence) =>
    sentence.mentions
      .filter(({ standing, word }) => standing !== 'both' && !pronoun.test(word))
      .map(({ word, start, end }): Fixture => ({
        kind: 'name',
        key: nameKey(word),
        start: sentence.start + start,
        end: sentence.start + end,
      })),
  ),
];

/** Line breaks tell numbering, so only letters are folded here. */
const lowerOf = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Everything in a clause that a rewording must keep, each place of it. */
export const findFixtures = (read: ReadText): Fixture[] => [
  ...quotedTerms(read.text).map(({ term, start, end }): Fixture => ({
    kind: 'definition',
    key: termKey(term),
    start,
    end,
  })),
  ...findNames(read),
  ...findFigures(read.lower),
  ...findNumbers(lowerOf(read.text)),
];

/**
 * What of a clause a rewording has lost, each thing once, by its first place.
 * @param fixtures what the clause holds
 * @param isOpen whether a finding is about what stands at a place, so that it may go
 */
export const lostFixtures = (
  fixtures: readonly Fixture[],
  revised: string,
  isOpen: (fixture: Fixture) => boolean,
): Fixture[] => {
  const lower = foldText(revised);
  const definitions = new Set(quotedTerms(revised).map(({ term }) => termKey(term)));
  const figures = new Set(findFigures(lower).flatMap(({ key }) => [key, key.split(' ')[0]!]));
  const numbers = Map.groupBy(findNumbers(lowerOf(revised)), ({ key }) => key);
  const isKept: Readonly<Record<Fixture['kind'], (fixture: Fixture, same: readonly Fixture[]) => boolean>> = {
    definition: ({ key }) => definitions.has(key),
    name: ({ key }) => lower.includes(key),
    figure: ({ key }) => figures.has(key),
    number: ({ key }, same) => (numbers.get(key)?.length ?? 0) >= same.length,
  };
  const byThing = Map.groupBy(fixtures, ({ kind, key }) => `${kind} ${key}`);
  return [...byThing.values()].flatMap((same) => {
    const [first] = same;
    return !first || isKept[first.kind](first, same) || same.every(isOpen) ? [] : [first];
  });
};
