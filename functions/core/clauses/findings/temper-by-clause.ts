import type { RiskLevel } from '../../../../shared/analysis.ts';
import { type Bearing, likelihoodOf } from '../bearing/bearing-model.ts';
import { type ClauseBearing, clauseLevel } from '../bearing/weigh-clause.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { Stated } from './find-stated.ts';
import { comparesSides } from './temper-by-wording.ts';

/* What the findings of a clause weigh, held against what the clause comes to as a whole. */

/** In a clause that is hardly raised, from the first likelihood on, what a rule proves and its words bear out is raised still. */
const provedFrom = { clause: 0.3, statement: 0.4 } as const;
/** So likely the likeliest finding of a raised clause is what it is raised for. */
const likeliestFrom = 0.25;
/** From this likeness on a statement says what the examples of its issue say, figures and all. */
const verySame = 0.95;
/** Fewer statements are no clause that comes to anything beyond them. */
const leastStatements = 3;

const milderBy = (found: FoundHazard, likelihood: number, clause: ClauseBearing): RiskLevel => {
  if (found.level === 'low' || comparesSides.test(found.hazard.title)) return found.level;
  const isProved = (found.match?.likelihood ?? 1) === 1;
  if (isProved && (found.match?.likeness ?? 0) >= verySame) return found.level;
  const isBorneOut =
    isProved && found.level === 'high' && clause.raised >= provedFrom.clause && likelihood >= provedFrom.statement;
  return isBorneOut ? 'medium' : 'low';
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
    return burdens.map((found) =>
      isOwn(found) ? { ...found, level: milderBy(found, likelihood(found), clause) } : found,
    );
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
  if (level === 'medium' || own.some(({ level }) => level === 'high')) return weighed;
  return raise(
    weighed,
    first(own, (found) => likelihood(found) * (bearing(found)?.grave ?? 0)),
    'high',
  );
};
