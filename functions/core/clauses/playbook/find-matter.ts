import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from '../reading/fold-text.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { around } from '../reading/sentence-tools.ts';
import type { ClauseElement, ClauseKind } from '../knowledge/clause-kind.ts';
import { clauseKinds } from '../knowledge/clause-kinds.ts';
import { figuresOf, type Figure } from './figures.ts';
import { findPhrase, wordsOf, type PhraseIndex } from './phrase-index.ts';
import { reviewTopics } from './review-topics.ts';
import { isTelling, rootOf } from './word-forms.ts';

/** A text and everything that looking for matters in it needs, each made once. */
export interface MatterReading {
  readonly read: ReadText;
  readonly index: PhraseIndex;
  readonly categories: readonly string[];
  /** The passages in which a pattern of the knowledge tables matches, at most three. */
  readonly placesOf: (pattern: RegExp) => readonly Evidence[];
  /** The passages that hold all of some words or their kin, at most three. */
  readonly placesWith: (roots: readonly string[]) => readonly Evidence[];
  /** The sentences in which a pattern of the knowledge tables matches. */
  readonly sentencesOf: (pattern: RegExp) => readonly Sentence[];
  /** The sentences that hold all of some words or their kin; none where no words are given. */
  readonly sentencesWith: (roots: readonly string[]) => readonly Sentence[];
  /** Whether a sentence of the text holds all of some words or their kin. */
  readonly holds: (sentence: Sentence, roots: readonly string[]) => boolean;
  /** The figures of a sentence of the text that can be compared, in offsets of the sentence. */
  readonly figuresIn: (sentence: Sentence) => readonly Figure[];
}

const mostPlaces = 3;

/** The roots of the words of a matter that say something. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(foldText(text))
      .map(({ word }) => word)
      .filter(isTelling)
      .map(rootOf),
  ),
];

/** Makes a read text ready to look matters up in. */
export const readMatters = (read: ReadText, index: PhraseIndex, categories: readonly string[]): MatterReading => {
  const places = new Map<RegExp, readonly Evidence[]>();
  const figures = new Map<Sentence, readonly Figure[]>();
  const matching = new Map<RegExp, readonly Sentence[]>();
  let rooted: Map<string, Set<Sentence>> | undefined;
  const passage = (sentence: Sentence, start: number, end: number): Evidence => {
    const span = around(read.text, sentence, start, end);
    return { quote: read.text.slice(span.start, span.end), ...span };
  };
  const sentencesByRoot = () => {
    const map = new Map<string, Set<Sentence>>();
    for (const sentence of read.sentences) {
      for (const root of rootsOf(sentence.lower)) {
        const list = map.get(root);
        if (list) list.add(sentence);
        else map.set(root, new Set([sentence]));
      }
    }
    return map;
  };
  const holds = (sentence: Sentence, roots: readonly string[]): boolean => {
    const sentences = (rooted ??= sentencesByRoot());
    return roots.every((root) => sentences.get(root)?.has(sentence));
  };
  return {
    read,
    index,
    categories,
    placesOf: (pattern) => {
      const known = places.get(pattern);
      if (known) return known;
      const found: Evidence[] = [];
      for (const sentence of read.sentences) {
        if (found.length >= mostPlaces) break;
        const match = pattern.exec(sentence.lower);
        if (match?.[0])
          found.push(passage(sentence, sentence.start + match.index, sentence.start + match.index + match[0].length));
      }
      places.set(pattern, found);
      return found;
    },
    placesWith: ([first, ...rest]) => {
      if (!first) return [];
      rooted ??= sentencesByRoot();
      return [...(rooted.get(first) ?? [])]
        .filter((sentence) => holds(sentence, rest))
        .slice(0, mostPlaces)
        .map((sentence) => passage(sentence, sentence.start, sentence.start));
    },
    sentencesOf: (pattern) => {
      const known = matching.get(pattern);
      if (known) return known;
      const found = read.sentences.filter((sentence) => pattern.test(sentence.lower));
      matching.set(pattern, found);
      return found;
    },
    sentencesWith: ([first, ...rest]) => {
      if (!first) return [];
      rooted ??= sentencesByRoot();
      return [...(rooted.get(first) ?? [])].filter((sentence) => holds(sentence, rest));
    },
    holds,
    figuresIn: (sentence) => {
      const known = figures.get(sentence);
      if (known) return known;
      const found = figuresOf(read.text.slice(sentence.start, sentence.end));
      figures.set(sentence, found);
      return found;
    },
  };
};

/** Where a matter stands in a text. `isKnown` tells whether the engine knows other words for it than its name. */
export interface FoundMatter {
  readonly evidence: readonly Evidence[];
  readonly isKnown: boolean;
}

const isWithin = (roots: readonly string[], wider: readonly string[]): boolean =>
  roots.length > 0 && roots.every((root) => wider.includes(root));

const elementRoots: readonly { readonly element: ClauseElement; readonly roots: readonly string[] }[] =
  clauseKinds.flatMap((kind) => kind.elements.map((element) => ({ element, roots: rootsOf(element.title) })));
const kindRoots = clauseKinds.map((kind) => ({ kind, roots: rootsOf(kind.label) }));

/**
 * The wording by which the review topics treat a matter.
 * @param isWhole only where the topic's name is all that the matter says: “automatic renewal”, not “renewal in May”
 */
export const topicPatterns = (matter: string, isWhole = false): readonly RegExp[] => {
  const lower = foldText(matter);
  const roots = rootsOf(matter);
  const named = reviewTopics
    .map(({ named: name, treated }) => ({ treated, words: name.exec(lower)?.[0] ?? '' }))
    .filter(({ words }) => words !== '');
  const longest = Math.max(0, ...named.map(({ words }) => words.length));
  return (
    named
      // “Liability cap” names a narrower matter than “liability”: the longest name that fits is meant.
      .filter(({ words }) => words.length >= longest * 0.8)
      .filter(({ words }) => {
        const own = rootsOf(words);
        return !isWhole || roots.every((root) => own.some((part) => part === root || root.startsWith(part)));
      })
      .map(({ treated }) => treated)
  );
};

/** The kinds of clause that a matter belongs to, as far as the knowledge tables know its name. */
export const kindsOfMatter = (matter: string): readonly ClauseKind[] => {
  const lower = foldText(matter);
  const roots = rootsOf(matter);
  const named = kindRoots
    .filter(({ kind, roots: own }) => isWithin(roots, own) || isWithin(own, roots) || kind.heading.test(lower))
    .map(({ kind }) => kind);
  if (named.length) return named;
  return clauseKinds.filter((kind) =>
    kind.elements.some((element) => isWithin(roots, rootsOf(element.title)) || isWithin(rootsOf(element.title), roots)),
  );
};

/** The patterns of the knowledge tables that treat a matter: the narrowest tables that know its name. */
export const patternsFor = (matter: string, roots = rootsOf(matter)): readonly RegExp[] => {
  const lower = foldText(matter);
  const elements = elementRoots.filter(
    (entry) => isWithin(roots, entry.roots) && (roots.length > 1 || entry.roots.length <= 2),
  );
  if (elements.length && roots.length > 1) return elements.map(({ element }) => element.present);
  const topics = topicPatterns(matter);
  if (topics.length) return topics;
  return [
    ...elements.map(({ element }) => element.present),
    ...kindRoots
      .filter(({ kind, roots: own }) => isWithin(roots, own) || isWithin(own, roots) || kind.heading.test(lower))
      .map(({ kind }) => kind.trigger),
  ];
};

/**
 * Looks for a matter in a text: by its own words in any inflection, by the wording that the knowledge tables have
 * for it, by the kinds of clause that were recognised, and by the kin of its words within one sentence.
 */
export const findMatter = (matter: string, reading: MatterReading): FoundMatter => {
  const roots = rootsOf(matter);
  const patterns = patternsFor(matter, roots);
  const isKnown = patterns.length > 0;
  const literal = findPhrase(reading.index, matter, mostPlaces);
  if (literal.length) return { evidence: literal, isKnown };
  const treated = patterns.flatMap((pattern) => reading.placesOf(pattern)).slice(0, mostPlaces);
  if (treated.length) return { evidence: treated, isKnown };
  const kin = reading.placesWith(roots);
  if (kin.length) return { evidence: kin, isKnown };
  const first = reading.read.sentences[0];
  if (first && reading.categories.some((label) => isWithin(roots, rootsOf(label)))) {
    const span = around(reading.read.text, first, first.start, first.start);
    return { evidence: [{ quote: reading.read.text.slice(span.start, span.end), ...span }], isKnown: true };
  }
  return { evidence: [], isKnown };
};

/** The matters that one entry names: “payment and termination” are two where both are known by name. */
export const partsOf = (matter: string): string[] => {
  const parts = matter
    .split(/[,;/&+]|\band\b/i)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => rootsOf(part).length && patternsFor(part, rootsOf(part)).length)
    ? parts
    : [matter];
};
