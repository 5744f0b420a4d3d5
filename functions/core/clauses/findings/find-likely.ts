import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { Bearing } from '../bearing/bearing-model.ts';
import kept from '../bearing/kept.json' with { type: 'json' };
import type { Statement } from '../statements/statement.ts';
import type { IssueMatch } from './find-issues.ts';
import type { Stated } from './find-stated.ts';
import { burdenInOwnWords, headed, matchOf } from './own-words.ts';

/*
 * Rules name the burdens that they know. What they do not name is told by what the statement itself says, where words,
 * force and side make it likely that a lawyer of the reader's side would raise it.
 */

/** From this likelihood on a statement is listed as a burden of the level. */
const burdenFrom = { low: 0.44, medium: 0.6 } as const;
/** From this likelihood on that a lawyer would call it grave, a listed statement is high. */
const highFrom = 0.5;
/** From this likelihood on a statement is told as a benefit. */
const benefitFrom = 0.4;

/** Whether a rule has found something in a statement. */
const isNamed = (statement: Statement, matches: readonly IssueMatch[]): boolean =>
  matches.some(({ hit }) => hit.start < statement.end && statement.start < hit.end);

const levelOf = ({ burden, grave }: Bearing): RiskLevel =>
  burden < burdenFrom.medium ? 'low' : grave >= highFrom ? 'high' : 'medium';

/** What the other side must do, may not do or gives up serves the reader: four in five of such statements are none to raise. */
const bindsOther = ({ standing, force }: Statement): boolean =>
  standing === 'counterpart' && /^(?:duty|ban|promise|transfer|waiver|no-right|acknowledgement)$/.test(force);

/** The statements that no rule names and a lawyer of the reader's side would likely raise. */
export const findLikelyBurdens = (
  { read, statements, matches }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = matches.filter(({ bearer }) => bearer !== 'counterpart');
  return statements.flatMap((statement) => {
    const bearing = bearingOf.get(statement)!;
    if (bearing.burden < burdenFrom.low || bearing.benefit > bearing.burden) return [];
    if (bindsOther(statement) || isNamed(statement, named)) return [];
    return [burdenInOwnWords(read, statement, levelOf(bearing), { bearer: 'own', likelihood: bearing.burden })];
  });
};

const keptKindOf = ({ standing, force }: Statement): keyof typeof kept => {
  if (standing === 'counterpart' && (force === 'duty' || force === 'promise')) return 'duty-of-other';
  if (standing === 'counterpart' && (force === 'ban' || force === 'no-right')) return 'ban-of-other';
  if (standing === 'own' && force === 'right') return 'right';
  return standing === 'own' && force === 'no-duty' ? 'free' : 'rule';
};

/** The statements that no rule names and a lawyer of the reader's side would likely fight to keep. */
export const findLikelyBenefits = (
  { read, statements, benefits }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = benefits.filter(({ bearer }) => bearer !== 'counterpart');
  return statements.flatMap((statement) => {
    const bearing = bearingOf.get(statement)!;
    if (bearing.benefit < benefitFrom || bearing.burden > bearing.benefit || isNamed(statement, named)) return [];
    const kind = keptKindOf(statement);
    const title = headed(read, statement, kept[kind]);
    return [
      matchOf(
        read,
        statement,
        { id: `kept-${kind}-${statement.start}`, title, level: 'medium', why: '', ask: '', fix: undefined },
        { bearer: 'own', likelihood: bearing.benefit },
      ),
    ];
  });
};
