import { countMatches } from '../findings/find-elements.ts';
import { clauseKinds } from '../knowledge/clause-kinds.ts';
import type { ClauseKind } from '../knowledge/clause-kind.ts';
import { wordsOfSide } from '../knowledge/party-words.ts';
import { foldText } from '../reading/fold-text.ts';
import { splitSentences } from '../reading/split-text.ts';
import { wordsOf } from './phrase-index.ts';
import { isTelling, rootOf } from './word-forms.ts';

/** A sentence of a passage, by what it speaks of; offsets are those of the text the passage is part of. */
export interface SpokenSentence {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly roots: ReadonlySet<string>;
}

/** A passage ready to be compared with others: its kinds of clause and what it speaks of. */
export interface Passage {
  readonly heading: string;
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly kinds: readonly ClauseKind[];
  readonly roots: ReadonlySet<string>;
}

/** Passages are told apart, and compared, by this much of their text: a longer one is no section of a contract. */
export const mostPassageLength = 8_000;
/** As many sentences of a passage are compared. */
const mostSentences = 60;

const partyRoots = new Set(
  [...wordsOfSide.giver, ...wordsOfSide.taker, 'party', 'parties'].flatMap((name) => name.split(' ')).map(rootOf),
);
const figureWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million percent per cent'.split(
    ' ',
  ),
);

/** What a text speaks of: the roots of its telling words, without the parties’ names and the figures. */
const spokenRoots = (lower: string): Set<string> =>
  new Set(
    wordsOf(lower)
      .map(({ word }) => word)
      .filter((word) => isTelling(word) && !/\d/.test(word) && !figureWords.has(word))
      .map(rootOf)
      .filter((root) => !partyRoots.has(root)),
  );

/** The kinds of clause a passage mainly is, by its heading and the words that make a kind. */
const kindsOf = (heading: string, lower: string): ClauseKind[] => {
  const scored = clauseKinds
    .map((kind) => ({
      kind,
      score: (kind.heading.test(heading) ? 6 : 0) + countMatches(kind.trigger, lower, 8),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const most = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score * 2 >= most).map(({ kind }) => kind);
};

/** Makes a passage ready to be compared. */
export const readPassage = (heading: string, whole: string, start = 0): Passage => {
  const text = whole.slice(0, mostPassageLength);
  const lower = foldText(text);
  return { heading, text, lower, start, kinds: kindsOf(foldText(heading), lower), roots: spokenRoots(lower) };
};

/** The sentences of a passage that speak of something, the first sixty of them. */
export const spokenSentences = ({ text, start }: Passage): SpokenSentence[] =>
  splitSentences(text)
    .slice(0, mostSentences)
    .map((span): SpokenSentence => {
      const own = text.slice(span.start, span.end);
      const lower = foldText(own);
      return { text: own, lower, start: start + span.start, end: start + span.end, roots: spokenRoots(lower) };
    })
    .filter(({ roots }) => roots.size >= 3);

/** How many roots two sets share. */
export const sharedRoots = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let count = 0;
  for (const root of small) if (large.has(root)) count += 1;
  return count;
};

/** From this overlap on a passage of the same kind, or of no kind in common, is near enough to be compared. */
const nearOfSameKind = 0.1;
const nearOfOtherKind = 0.42;

/** How near two passages are, from 0; 0 where they are not of a kind or say too little in common. */
export const nearness = (one: Passage, other: Passage): number => {
  if (!one.roots.size || !other.roots.size) return 0;
  const overlap = (2 * sharedRoots(one.roots, other.roots)) / (one.roots.size + other.roots.size);
  const isSameKind = one.kinds.some((kind) => other.kinds.includes(kind));
  const isSameMain = one.kinds[0] !== undefined && one.kinds[0] === other.kinds[0];
  if (overlap < (isSameKind ? nearOfSameKind : nearOfOtherKind)) return 0;
  return overlap + (isSameMain ? 0.2 : isSameKind ? 0.1 : 0);
};
