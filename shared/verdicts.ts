import type {
  Analysis,
  Dispute,
  Importance,
  PositionResult,
  PositionVerdict,
  RiskLevel,
  RuleOutcome,
} from './analysis.ts';

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

/** Whether a text is graver than any one risk that is listed for it, as several together may make it. */
export const isGraverAsWhole = (
  level: RiskLevel,
  listed: { readonly high: number; readonly medium: number },
): boolean => (level === 'high' ? listed.high === 0 : level === 'medium' && listed.high + listed.medium === 0);

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const countedRisks = (count: number): string =>
  `${smallNumbers[count] ?? String(count)} ${count === 1 ? 'risk here is' : 'risks here are'}`;

/** Which risks are out of step with a level, in words; undefined where the gravest of them are of that level. */
const outOfStep = (level: RiskLevel, high: number, medium: number): string | undefined => {
  if (isGraverAsWhole(level, { high, medium }))
    return `No single risk here is ${level === 'high' ? 'high' : 'above low'}`;
  if (level !== 'high' && high > 0) return `${countedRisks(high)} high`;
  return level === 'low' && medium > 0 ? `${countedRisks(medium)} medium` : undefined;
};

/**
 * What is said beside the level of a text that is graver than any one risk that counts in it, or less grave than one;
 * undefined where it is neither.
 */
export const wholeLevelLine = ({
  riskLevel,
  risks,
  readability,
}: Pick<Analysis, 'riskLevel' | 'risks' | 'readability'>): string | undefined => {
  // What could not be read has no level of its own.
  if (readability === 'not-a-contract' || readability === 'not-english') return undefined;
  const count = (level: RiskLevel): number => risks.filter((risk) => risk.verified && risk.level === level).length;
  const words = outOfStep(riskLevel, count('high'), count('medium'));
  return words === undefined ? undefined : `${words}: the level is that of the clause as a whole.`;
};

/** From this completeness on, of 10, a text holds what its kind should hold, near enough. */
const nearlyComplete = 9;

/**
 * What is said beside the missing elements, where they and the completeness score seem to say different things; undefined
 * where they do not.
 */
export const completenessLine = ({
  completenessScore,
  missingElements,
}: Pick<Analysis, 'completenessScore' | 'missingElements'>): string | undefined => {
  const isListed = missingElements.some(({ verified }) => verified);
  if (isListed === completenessScore < nearlyComplete) return undefined;
  return isListed
    ? 'The completeness score says how fully the text covers its own matters, and it does so well. These are worth asking for beside that.'
    : 'Nothing is missing that is worth asking for. The completeness score counts more: all that a text of this kind may hold, for either side.';
};

/**
 * What is said right beside a completeness score that is nearly full while critical elements are missing; undefined where
 * none are, or the score shows it.
 */
export const criticalLine = ({
  completenessScore,
  missingElements,
}: Pick<Analysis, 'completenessScore' | 'missingElements'>): string | undefined => {
  const critical = missingElements.filter(({ verified, importance }) => verified && importance === 'critical').length;
  if (critical === 0 || completenessScore < nearlyComplete) return undefined;
  return critical === 1
    ? 'Complete in its own matters: 1 critical element beside them is missing.'
    : `Complete in its own matters: ${critical} critical elements beside them are missing.`;
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

/** What is said of an analysis that a language model is still to read, where it is taken out of the product. */
export const reviewPendingLine =
  'The language model’s review was still to come when this was made. What it finds is added to the analysis.';

/** What is said beside a finding that the language model sees otherwise. */
export const disputeLine = ({ reason, evidence }: Dispute): string => {
  const quotes = evidence.map(({ quote }) => `“${quote.replace(/\s+/g, ' ')}”`).join(', ');
  return `Disputed by the language model: ${reason} It points to ${quotes}. The finding counts until a person decides.`;
};
