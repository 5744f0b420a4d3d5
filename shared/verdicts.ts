import type { Dispute, Importance, PositionResult, PositionVerdict, RiskLevel, RuleOutcome } from './analysis.ts';

/*
 * How risks, missing elements and the verdicts on rules and positions are named, how grave each is, and in which order they
 * stand: the same on the page, in what is copied from it, in print and in Word.
 */

/** The level of a risk as people read it. */
export const riskLevelNames: Readonly<Record<RiskLevel, string>> = {
  high: 'High risk',
  medium: 'Medium risk',
  low: 'Low risk',
};

/** How much it matters that an element is missing, as people read it. */
export const importanceNames: Readonly<Record<Importance, string>> = {
  critical: 'Critical',
  important: 'Important',
  other: 'Other',
};

type Outcome = RuleOutcome | PositionVerdict;

/** A title by its words, as strategies and re-readings name findings: equal keys name the same finding. */
export const titleKey = (title: string): string => title.toLowerCase().replace(/\bthe /g, '');

/** The outcomes as people read them; which fallback a clause has is added by `positionVerdictName`. */
export const outcomeNames: Readonly<Record<Outcome, string>> = {
  met: 'Met',
  standard: 'Standard',
  fallback: 'Fallback',
  deviates: 'Deviates',
  missing: 'Missing',
  'not-applicable': 'Not applicable',
  'not-assessed': 'Could not be assessed',
};

/** How grave an outcome is; what says nothing of the clause has no level. */
export const outcomeLevels: Readonly<Partial<Record<Outcome, RiskLevel>>> = {
  deviates: 'high',
  missing: 'medium',
  fallback: 'medium',
  met: 'low',
  standard: 'low',
};

/** The outcomes with what asks for action first. */
const gravestFirst: readonly Outcome[] = [
  'deviates',
  'missing',
  'not-assessed',
  'fallback',
  'met',
  'standard',
  'not-applicable',
];

/** The outcomes of rules with what asks for action first. */
export const gravestRuleOutcomesFirst = gravestFirst.filter(
  (outcome): outcome is RuleOutcome => outcome !== 'fallback' && outcome !== 'standard',
);

/** The verdict on a position as people read it, with the number of the fallback and what one walks away from. */
export const positionVerdictName = ({ verdict, fallback, isWalkAway }: PositionResult): string => {
  if (verdict === 'deviates' && isWalkAway) return `${outcomeNames.deviates}: walk away`;
  return verdict === 'fallback' && fallback !== undefined
    ? `${outcomeNames.fallback} ${fallback}`
    : outcomeNames[verdict];
};

/** Positions with what asks for action first: where one walks away before all; of fallbacks the lowest rung first. */
export const gravestPositionFirst = (results: readonly PositionResult[]): readonly PositionResult[] => {
  const rank = ({ verdict, isWalkAway, fallback = 0 }: PositionResult): number =>
    isWalkAway ? -1 : gravestFirst.indexOf(verdict) - fallback / 100;
  return [...results].sort((a, b) => rank(a) - rank(b));
};

/** What is said beside a finding that the language model sees otherwise. */
export const disputeLine = ({ reason, evidence }: Dispute): string => {
  const quotes = evidence.map(({ quote }) => `“${quote.replace(/\s+/g, ' ')}”`).join(', ');
  return `Disputed by the language model: ${reason} It points to ${quotes}. The finding counts until a person decides.`;
};
