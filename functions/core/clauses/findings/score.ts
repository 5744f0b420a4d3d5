import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { RiskTolerance } from '../../../../shared/contracts.ts';
import { usualInConsumerTerms } from '../knowledge/consumer-weights.ts';
import type { Standing } from '../reading/find-parties.ts';
import { elementWeight, type KindCover } from './find-elements.ts';
import type { FoundHazard } from './find-hazards.ts';

/*
 * The rule of docs/scoring.md. Each burden is a chance that the clause hurts; chances that are independent combine as
 * 1 - (1-a)(1-b)..., so that every further burden raises the score and none carries it past 10.
 */

/**
 * What one burden of a level weighs. One high burden of one's own, which no careful lawyer would sign, makes a clause
 * high for a reader of moderate appetite; one medium burden makes it medium, three make it high.
 */
export const levelWeight: Readonly<Record<RiskLevel, number>> = { high: 0.62, medium: 0.32, low: 0.06 };

/** How much of a burden reaches the reader. A burden of both is half one's own; one not placed is likelier than not. */
export const standingShare: Readonly<Record<Standing, number>> = { own: 1, unknown: 0.55, both: 0.5, counterpart: 0 };

/** How heavily a reader of each appetite counts the same burden. */
export const toleranceShare: Readonly<Record<RiskTolerance, number>> = {
  conservative: 1.25,
  moderate: 1,
  aggressive: 0.8,
};

/** What is left of a burden that the clause itself softens. */
export const softenedShare = 0.35;

/** A second and later place of the same hazard adds little: it is the same point made again. */
const repeatShare = 0.3;

/** From this score on a clause is of medium or high risk. */
export const mediumFrom = 3;
export const highFrom = 6;

export const levelOf = (score: number): RiskLevel =>
  score >= highFrom ? 'high' : score >= mediumFrom ? 'medium' : 'low';

/** The level at which a finding of a weight is listed, the reader's appetite counted in. */
export const levelOfWeight = (weight: number): RiskLevel =>
  weight >= 0.45 ? 'high' : weight >= 0.14 ? 'medium' : 'low';

const rounded = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 100) / 100;

/** Whether a finding is no more than likely and not grave: it is listed and scored, but nothing hangs on it alone. */
export const isMildlyLikely = ({ match, level }: FoundHazard): boolean =>
  match !== undefined && match.likelihood < 1 && level !== 'high';

/** The weight of one found hazard for the reader, before their appetite. */
export const hazardWeight = ({ level, bearer, softened, match }: FoundHazard): number =>
  levelWeight[level] *
  standingShare[bearer] *
  (softened ? softenedShare : 1) *
  (level === 'low' ? 1 : (match?.likelihood ?? 1));

export interface RiskInput {
  readonly hazards: readonly FoundHazard[];
  /** Sentences that bind the reader alone, and both sides alike. */
  readonly ownDuties: number;
  readonly sharedDuties: number;
  /** What the main kind of clause lacks. */
  readonly gaps: KindCover | undefined;
  /** The likelihood that a sentence is an unfair term to a consumer, 0 to 1; 0 where the reader is no such party. */
  readonly unfairness: number;
  /** The weights of what playbooks that apply find wrong, none negative; see `playbook/playbook-reading.ts`. */
  readonly playbook: readonly number[];
  readonly riskTolerance: RiskTolerance;
  readonly isWhole: boolean;
  /** Whether the reader takes ready-made terms, as a consumer does. */
  readonly isReadyMade: boolean;
}

/** A duty is the normal stuff of contracts: it counts, little, and only a handful of times. */
const dutyWeight = 0.025;
const mostDuties = 6;
/** A critical gap costs a little more than a low burden halved. Where terms come ready-made, the law fills gaps for whoever takes them. */
const gapWeight = { negotiated: 0.012, readyMade: 0.008 } as const;
/** In a whole contract each burden is one of dozens and stands beside its counterweights. */
const wholeShare = 0.35;
/** What is left of an issue that is usual in ready-made terms. */
const usualShare = 0.3;
/** Where terms come ready-made, the learned likelihood says more of a sentence than one issue in it. */
const readyMadeShare = 0.4;
/** A learned likelihood counts as much as a high burden at most. */
const unfairWeight = 0.6;

/** Up to this score it is ten times the chance that a clause hurts. */
const plainUpTo = 9;

/**
 * The score of a chance that all goes well. Where hardly any is left the score nears ten so slowly that in a contract with
 * dozens of burdens one less still shows; it rises as steeply there as where it leaves off.
 */
const outOfChance = (safe: number): number => {
  const plain = 10 * (1 - safe);
  if (plain <= plainUpTo) return plain;
  const beyond = Math.log((10 - plainUpTo) / 10 / Math.max(safe, Number.MIN_VALUE));
  return plainUpTo + beyond / (beyond + 1);
};

/** The risk score, 0 to 10 with two decimals. */
export const scoreRisk = ({
  hazards,
  ownDuties,
  sharedDuties,
  gaps,
  unfairness,
  playbook,
  riskTolerance,
  isWhole,
  isReadyMade,
}: RiskInput): number => {
  const share = toleranceShare[riskTolerance] * (isWhole ? wholeShare : 1);
  const perHazard = new Map<string, number[]>();
  for (const found of hazards) {
    const weights = perHazard.get(found.hazard.id) ?? [];
    const isUsual = isReadyMade && usualInConsumerTerms.has(found.hazard.id);
    const weight = hazardWeight(found) * (isUsual ? usualShare : isReadyMade ? readyMadeShare : 1);
    if (found.hazard.isOnce && weights.length) weights[0] = Math.max(weights[0]!, weight);
    else weights.push(weight);
    perHazard.set(found.hazard.id, weights);
  }
  const weights = [...perHazard.values()].flatMap((list) =>
    list
      .toSorted((a, b) => b - a)
      .slice(0, 4)
      .map((weight, place) => (place ? weight * repeatShare : weight)),
  );
  for (let duty = 0; duty < Math.min(mostDuties, ownDuties); duty += 1) weights.push(dutyWeight);
  for (let duty = 0; duty < Math.min(mostDuties, sharedDuties); duty += 1) weights.push(dutyWeight / 3);
  for (const gap of gaps?.missing ?? [])
    weights.push(gapWeight[isReadyMade ? 'readyMade' : 'negotiated'] * elementWeight[gap.importance]);
  weights.push(unfairness * unfairWeight, ...playbook);
  const safe = weights.reduce((left, weight) => left * (1 - Math.min(0.9, weight * share)), 1);
  // What no rule sees is never nothing: the smallest score a readable clause gets.
  const unseen = 0.04 * share;
  return rounded(outOfChance(safe * (1 - unseen)));
};

/**
 * The completeness score, 0 to 10. Most of it is how fully the best covered kind of clause is covered; the rest grows
 * with every other element present. Deleting words can only lower it.
 */
export const scoreCompleteness = (covers: readonly KindCover[], hasParty: boolean, hasDuty: boolean): number => {
  if (!covers.length) return rounded((hasParty ? 1.5 : 0.5) + (hasDuty ? 2 : 0));
  const fullest = Math.max(...covers.map((cover) => cover.share));
  const together = 1 - covers.reduce((open, cover) => open * (1 - 0.6 * cover.share), 1);
  // A clause of a known kind has at least its subject, which is a start.
  return rounded(1 + 9 * (0.75 * fullest + 0.25 * together));
};
