import type { RiskLevel } from '../../../../shared/analysis.ts';
import { type Bearing, likelihoodOf, raisedFrom } from '../bearing/bearing-model.ts';
import { type ClauseBearing, clauseLevel } from '../bearing/weigh-clause.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { Stated } from './find-stated.ts';
import { comparesSides } from './temper-by-wording.ts';
import { milder } from './temper-lone.ts';

/* What the findings of a clause weigh, held against what the clause comes to as a whole. */

/** So likely the likeliest finding of a raised clause is what it is raised for. */
const likeliestFrom = 0.25;
/** From this likeness on a statement says what the examples of its issue say, figures and all. */
const verySame = 0.95;
/** Fewer statements are no clause that comes to anything beyond them. */
const leastStatements = 3;

/** No likelihood takes away what a rule proves to be grave: it stays a term to raise. */
const milderInFair = (found: FoundHazard, likelihood: number): RiskLevel => {
  if (found.level === 'low' || likelihood >= raisedFrom || comparesSides.test(found.hazard.title)) return found.level;
  const isProved = (found.match?.likelihood ?? 1) === 1;
  if (!isProved) return 'low';
  return (found.match?.likeness ?? 0) >= verySame ? found.level : milder[found.level];
};

/**
 * The findings of a clause as what it comes to makes them: milder in a clause that a lawyer of the side would call low;
 * where one would not and no finding weighs, the likeliest does; where one would call it high and none is, the gravest is.
 */
export const temperByClause = (
  { statements }: Stated,
  burdens: readonly FoundHazard[],
  bearingOf: ReadonlyMap<Statement, Bearing>,
  clause: ClauseBearing | undefined,
): readonly FoundHazard[] => {
  if (!clause || statements.length < leastStatements) return burdens;
  const bearing = ({ match }: FoundHazard): Bearing | undefined => match && bearingOf.get(match.statement);
  const likelihood = (found: FoundHazard): number => {
    const one = bearing(found);
    return one ? likelihoodOf(one) : 1;
  };
  const isOwn = (found: FoundHazard): boolean =>
    found.bearer !== 'counterpart' && !found.hazard.isFlaw && found.match !== undefined;
  const level = clauseLevel(clause);
  if (level === 'low')
    return burdens.map((found) => (isOwn(found) ? { ...found, level: milderInFair(found, likelihood(found)) } : found));
  const first = (candidates: readonly FoundHazard[], by: (found: FoundHazard) => number): FoundHazard | undefined =>
    candidates.toSorted((a, b) => by(b) - by(a))[0];
  const raise = (list: readonly FoundHazard[], one: FoundHazard | undefined, level: RiskLevel) =>
    list.map((found) => (found === one ? { ...found, level } : found));
  const weighing = burdens.filter((found) => isOwn(found) && found.level !== 'low');
  const likeliest = first(burdens.filter(isOwn), likelihood);
  const weighed =
    !weighing.length && likeliest && likelihood(likeliest) >= likeliestFrom
      ? raise(burdens, likeliest, 'medium')
      : burdens;
  const own = weighed.filter((found) => isOwn(found) && found.level !== 'low');
  // What its rule calls low is not what a clause is high for.
  const isHigh = own.some(({ level }) => level === 'high');
  if (level === 'medium' || isHigh || (!weighing.length && own.every(({ match }) => match!.likelihood === 1)))
    return weighed;
  return raise(
    weighed,
    first(own, (found) => likelihood(found) * (bearing(found)?.grave ?? 0)),
    'high',
  );
};

/**
 * Below these likelihoods a low finding of a clause that comes to little is hardly one to raise: of those that rules prove
 * one in four was one in clauses that nothing was learned from, of those that are only likely none.
 */
const hardlyFrom = { proved: 0.15, likely: 0.3 } as const;
/** Nor, in any clause, what is proved of words unlike the examples of its issue that are less likely raised than this. */
const unlikely = 0.25;

/** Whether a low finding is one that hardly a lawyer would raise; what is ordinary in contracts of its kind never is. */
const isHardlyRaised = (found: FoundHazard, bearing: Bearing | undefined, level: RiskLevel): boolean => {
  if (found.level !== 'low' || found.hazard.isFlaw || found.bearer === 'counterpart') return false;
  if (found.hazard.isOrdinary) return true;
  // That the law limits a term is said of what serves the reader: it reads like no burden.
  if (!bearing || found.match?.issue.topic === 'enforceability') return false;
  const isProved = found.match?.likelihood === 1;
  if (isProved && bearing.burden < unlikely && (found.match.likeness ?? 1) < verySame) return true;
  if (level === 'low' && likelihoodOf(bearing) < hardlyFrom[isProved ? 'proved' : 'likely']) return true;
  return !isProved && bearing.benefit > bearing.burden;
};

/** The findings of a clause, those marked that hardly a lawyer would raise. */
export const markMinor = (
  burdens: readonly FoundHazard[],
  bearingOf: ReadonlyMap<Statement, Bearing>,
  clause: ClauseBearing | undefined,
): readonly FoundHazard[] => {
  if (!clause) return burdens;
  const level = clauseLevel(clause);
  return burdens.map((found) =>
    isHardlyRaised(found, found.match && bearingOf.get(found.match.statement), level)
      ? { ...found, isMinor: true }
      : found,
  );
};
