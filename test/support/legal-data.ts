import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PartyRole } from '../../shared/contracts.ts';

/** Where real contract texts lie; they are no part of the product. `CLAUSE_DATA` names another place. */
export const legalData = path.resolve(
  process.env['CLAUSE_DATA'] ?? path.join(import.meta.dirname, '../../../shared/legal-data'),
);

/** Whether the real texts are here; says so loudly where they are not, so that a green run does not hide it. */
export const hasLegalData = (() => {
  const isThere = existsSync(path.join(legalData, 'dev', 'clauses.jsonl'));
  if (!isThere) console.warn(`\n*** No legal data at ${legalData}: tests on real contract texts do not run. ***\n`);
  return isThere;
})();

interface RealClause {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
}

const realClauses = (): readonly RealClause[] =>
  readFileSync(path.join(legalData, 'dev', 'clauses.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RealClause);

/** A real clause of the category, in lower case with hyphens; undefined where the real texts are not here. */
export const realClause = (category: string): string | undefined =>
  hasLegalData
    ? realClauses().find((clause) => clause.category.toLowerCase().replace(/\W+/g, '-') === category)?.text
    : undefined;

/** Real clauses from all over the set, each for a side of a type of contract; none where the real texts are not here. */
export const realReadings = (count: number): readonly RealClause[] => {
  if (!hasLegalData) return [];
  const all = realClauses();
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (clause) => clause !== undefined,
  );
};
