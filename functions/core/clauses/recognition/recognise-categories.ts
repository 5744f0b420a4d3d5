import type { FoundHazard } from '../findings/find-hazards.ts';
import { levelWeight } from '../findings/score.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { LinearModel } from './linear-model.ts';
import { categoryRules, ndaRules, type CategoryRule } from './category-rules.ts';

/** Which share of its threshold makes a kind likely where no other is certain. */
const likelyShare = 0.65;

/** What a clause is called that no rule and no learned kind fits. */
export const otherProvision = 'Other provision';

const matches = (rule: CategoryRule, lower: string): boolean => rule.pattern.test(lower) && !rule.unless?.test(lower);

/**
 * The kinds of clause one passage holds.
 * @param lower the folded passage
 * @param isNda whether the contract is a non-disclosure agreement, whose points have names of their own
 */
export const recogniseCategories = (lower: string, model: LinearModel, isNda = false): string[] => {
  const scores = model.score(lower);
  const found = new Set<string>();
  for (const rule of categoryRules) {
    if (!matches(rule, lower)) continue;
    // Rules say which label of a group it is; the learned model says whether it is the group at all.
    if (
      rule.group &&
      (scores[`kind:${rule.group}`] ?? 0) < model.thresholds[`kind:${rule.group}`]! * (rule.atLeast || 1)
    )
      continue;
    found.add(rule.label);
  }
  for (const [name, score] of Object.entries(scores)) {
    const [task, label] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
    if (task === 'unfair' || score < model.thresholds[name]!) continue;
    if (task === 'kind' && categoryRules.some((rule) => rule.group === label && found.has(rule.label))) continue;
    found.add(label);
  }
  // Inside a non-disclosure agreement it helps to know which of its points a clause settles.
  if (isNda) for (const rule of ndaRules) if (matches(rule, lower)) found.add(rule.label);
  if (!found.size) {
    // Nothing is certain: the likeliest kind is named if it is not far off.
    const [name, share] = Object.entries(scores)
      .filter(([key]) => key.startsWith('kind:'))
      .map(([key, score]) => [key.slice(5), score / model.thresholds[`kind:${key.slice(5)}`]!] as const)
      .reduce<readonly [string, number]>((best, next) => (next[1] > best[1] ? next : best), ['', 0]);
    if (share >= likelyShare) found.add(name);
  }
  return [...found];
};

/** For each type of unfair term how likely its most telling sentence is one, and that sentence. */
export type UnfairScores = Readonly<Record<string, { readonly score: number; readonly sentence: Sentence }>>;

/**
 * The likelihood of each type of unfair term, the most telling sentence of the text for each. A sentence whose
 * heaviest burden falls on the counterparty is unfair to nobody who reads here, and is left out.
 */
export const recogniseUnfair = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  model: LinearModel,
  mostSentences: number,
): UnfairScores => {
  const best: Record<string, { score: number; sentence: Sentence }> = {};
  for (const sentence of read.sentences.slice(0, mostSentences)) {
    const inside = hazards.filter((found) => found.sentence === sentence);
    const heaviest = (of: string) =>
      Math.max(0, ...inside.filter(({ bearer }) => bearer === of).map(({ level }) => levelWeight[level]));
    if (heaviest('counterpart') > heaviest('own')) continue;
    for (const [name, score] of Object.entries(model.score(sentence.lower))) {
      if (name.startsWith('unfair:') && score > (best[name.slice(7)]?.score ?? 0))
        best[name.slice(7)] = { score, sentence };
    }
  }
  return best;
};
