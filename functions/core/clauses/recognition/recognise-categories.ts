import type { FoundHazard } from '../findings/find-hazards.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { LinearModel } from './linear-model.ts';
import { categoryRules, type CategoryRule } from './category-rules.ts';

const matches = (rule: CategoryRule, lower: string): boolean => rule.pattern.test(lower) && !rule.unless?.test(lower);

/** The kinds of clause one passage holds. */
export const recogniseCategories = (lower: string, model: LinearModel): string[] => {
  const scores = model.score(lower);
  const found = new Set<string>();
  for (const rule of categoryRules) {
    if (!matches(rule, lower)) continue;
    // Rules say which label of a group it is; the learned model says whether it is the group at all.
    if (rule.group && (scores[`kind:${rule.group}`] ?? 0) < model.thresholds[`kind:${rule.group}`]! * (rule.atLeast || 1)) continue;
    found.add(rule.label);
  }
  for (const [name, score] of Object.entries(scores)) {
    const [task, label] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
    if (task === 'unfair' || score < model.thresholds[name]!) continue;
    if (task === 'kind' && categoryRules.some((rule) => rule.group === label && found.has(rule.label))) continue;
    found.add(label);
  }
  return [...found];
};

/**
 * The likelihood of each type of unfair term, the most telling sentence of the text for each. A sentence whose burdens
 * all fall on the counterparty is unfair to nobody who reads here, and is left out.
 */
export const recogniseUnfair = (read: ReadText, hazards: readonly FoundHazard[], model: LinearModel, mostSentences: number): Record<string, number> => {
  const best: Record<string, number> = {};
  for (const sentence of read.sentences.slice(0, mostSentences)) {
    const inside = hazards.filter((found) => found.sentence === sentence);
    if (inside.length && inside.every(({ bearer }) => bearer === 'counterpart')) continue;
    for (const [name, score] of Object.entries(model.score(sentence.lower))) {
      if (name.startsWith('unfair:')) best[name.slice(7)] = Math.max(best[name.slice(7)] ?? 0, score);
    }
  }
  return best;
};
