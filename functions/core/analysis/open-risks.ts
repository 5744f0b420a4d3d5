import type { Analysis, Risk } from '../../../shared/analysis.ts';
import { titleKey } from '../../../shared/verdicts.ts';
import { levelWeight, mediumFrom } from '../clauses/findings/score.ts';
import type { RereadSuggestion } from '../clauses/recheck-suggestion.ts';
import { graverLevel } from './merge-findings.ts';

/** What a stored clause came to when its text was changed. */
export interface ChangedClause extends Pick<RereadSuggestion, 'before' | 'after'> {
  readonly analysis: Pick<Analysis, 'risks' | 'notUnderstood' | 'overallRiskScore' | 'readability'>;
  /** Findings whose changes were made. */
  readonly accepted: ReadonlySet<string>;
  readonly revisedClause: string;
}

/** The risks that are open once a clause was changed, and the score that they come to, 0 to 10. */
export interface OpenRisks {
  readonly risks: readonly Risk[];
  readonly riskScore: number;
}

const standsIn = (text: string, places: readonly { readonly quote: string }[]): boolean =>
  places.every(({ quote }) => text.includes(quote));

const byTitle = <Found extends { readonly title: string }>(list: readonly Found[]): ReadonlyMap<string, Found> =>
  new Map(list.map((found) => [titleKey(found.title), found]));

/** What is left of a whole once each weight took its share of what was left before. */
const leftBy = (weights: readonly number[]): number => weights.reduce((left, weight) => left * (1 - weight), 1);

/** So many passages that were not understood keep a clause from being of low risk. */
const severalPassages = 2;

/** Whether most of what a clause says was not understood, and still stands: no risk that is found is no proof of safety. */
const isUnread = ({ analysis, before, revisedClause }: ChangedClause): boolean => {
  if (before.riskScore >= mediumFrom || analysis.overallRiskScore < mediumFrom) return false;
  if (analysis.readability === 'not-a-contract' || analysis.readability === 'not-english') return true;
  return analysis.notUnderstood.filter((place) => standsIn(revisedClause, [place])).length >= severalPassages;
};

/** @param beyond the weights of what a model found beyond the engine's reading, and is open still */
const scoreOf = (changed: ChangedClause, beyond: readonly number[]): number => {
  const { analysis, before, after } = changed;
  const kept = before.riskScore < 10 ? Math.min(1, (10 - analysis.overallRiskScore) / (10 - before.riskScore)) : 1;
  const score = 10 - (10 - after.riskScore) * Math.max(kept, leftBy(beyond));
  return Math.round(100 * (isUnread(changed) ? Math.max(score, mediumFrom) : score)) / 100;
};

/**
 * The risks that are open once a clause was changed, as its list shows them, and their score. The engine's reading carries
 * over what stands in the same words. What is listed beyond that reading, as a model or another version of the engine
 * found it, stays as it is listed until its words go or its change is made. What the engine now finds where no card is
 * counts only where the change brought it in.
 */
export const openRisks = (changed: ChangedClause): OpenRisks => {
  const { analysis, before, after, accepted, revisedClause } = changed;
  const listed = analysis.risks.filter(({ verified }) => verified);
  const untouched = listed.filter(({ id, evidence }) => !accepted.has(id) && standsIn(revisedClause, evidence));
  const [known, cards, was] = [byTitle(listed), byTitle(untouched), byTitle(before.risks)];
  const beyond = untouched.filter(({ title }) => !was.has(titleKey(title)));
  const read = after.risks
    .filter(({ title }) => known.has(titleKey(title)) || !was.has(titleKey(title)))
    .map((risk) => ({ risk, level: graverLevel(risk.level, cards.get(titleKey(risk.title))?.level ?? 'low') }));
  return {
    risks: [...beyond, ...read.map(({ risk, level }) => ({ ...risk, level }))],
    riskScore: scoreOf(changed, [
      ...beyond.map(({ level }) => levelWeight[level]),
      ...read.map(({ risk, level }) => levelWeight[level] - levelWeight[risk.level]),
    ]),
  };
};
