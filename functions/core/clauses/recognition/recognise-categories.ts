import type { ReadText, Sentence } from '../reading/read-text.ts';
import { sieveTexts, type SievedText } from '../text/pattern-sieve.ts';
import { type LinearModel, namedFrom } from './linear-model.ts';
import { categoryRules, ndaRules, type CategoryRule } from './category-rules.ts';
import { unfairTerms } from './unfair-terms.ts';

/** The likelihood that makes a kind likely where no other is certain. */
const likelyFrom = 0.33;

/** The likelihood that makes a group certain although the text has no wording of any of its labels. */
const surelyFrom = 0.85;

/** What a clause is called that no rule and no learned kind fits. */
export const otherProvision = 'Other provision';

/** The model names its labels `task:label`. */
const partsOf = (name: string): readonly [task: string, label: string] => {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
};

const sift = sieveTexts(
  [...categoryRules, ...ndaRules].flatMap(({ pattern, unless }) => [pattern, ...(unless ? [unless] : [])]),
);

const matches = ({ pattern, unless }: CategoryRule, text: SievedText): boolean =>
  text.matches(pattern) && !(unless && text.matches(unless));

/** The labels of a group that the text has wording of; the group itself where it has none. */
const labelsOf = (group: string, text: SievedText): readonly string[] => {
  const labels = categoryRules.filter((rule) => rule.group === group && matches(rule, text));
  return labels.length > 0 ? labels.map(({ label }) => label) : [group];
};

/**
 * The kinds of clause one passage holds.
 * @param lower the folded passage
 * @param isNda whether the contract is a non-disclosure agreement, whose points have names of their own
 */
export const recogniseCategories = (lower: string, model: LinearModel, isNda = false): string[] => {
  const scores = model.score(lower);
  const text = sift(lower);
  const found = new Set<string>();
  for (const rule of categoryRules) {
    // Rules say which label of a group it is; the learned model says whether it is the group at all.
    const isGroup = !rule.group || scores[`kind:${rule.group}`]! >= namedFrom;
    if (isGroup && matches(rule, text)) found.add(rule.label);
  }
  for (const [name, score] of Object.entries(scores)) {
    const [task, label] = partsOf(name);
    if (task === 'unfair' || score < namedFrom) continue;
    if (task === 'kind') {
      const ofGroup = categoryRules.filter((rule) => rule.group === label);
      if (ofGroup.some((rule) => found.has(rule.label))) continue;
      if (ofGroup.length > 0 && score < surelyFrom) continue;
    }
    found.add(label);
  }
  // Inside a non-disclosure agreement it helps to know which of its points a clause settles.
  if (isNda) for (const rule of ndaRules) if (matches(rule, text)) found.add(rule.label);
  if (!found.size) {
    // Nothing is certain: the likeliest kind is named if it is not far off.
    const [name, score] = Object.entries(scores)
      .filter(([key]) => key.startsWith('kind:'))
      .reduce<readonly [string, number]>((best, next) => (next[1] > best[1] ? next : best), ['', 0]);
    if (score >= likelyFrom) labelsOf(partsOf(name)[1], text).forEach((label) => found.add(label));
  }
  return [...found];
};

/** For each type of unfair term how likely its most telling sentence is one, and that sentence. */
export type UnfairScores = Readonly<Record<string, { readonly score: number; readonly sentence: Sentence }>>;

/**
 * The likelihood of each type of unfair term, the most telling sentence of the text for each.
 */
export const recogniseUnfair = (read: ReadText, model: LinearModel, mostSentences: number): UnfairScores => {
  const best: Record<string, { score: number; sentence: Sentence }> = {};
  for (const sentence of read.sentences.slice(0, mostSentences)) {
    for (const [name, score] of Object.entries(model.score(sentence.lower))) {
      const [task, type] = partsOf(name);
      if (task !== 'unfair' || score <= (best[type]?.score ?? 0)) continue;
      if (!unfairTerms[type]?.unless?.test(sentence.lower)) best[type] = { score, sentence };
    }
  }
  return best;
};
