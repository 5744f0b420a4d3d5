import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  readonly category: string;
  readonly text: string;
}

/** A real clause of the category, in lower case with hyphens; undefined where the real texts are not here. */
export const realClause = (category: string): string | undefined => {
  if (!hasLegalData) return undefined;
  const lines = readFileSync(path.join(legalData, 'dev', 'clauses.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as RealClause)
    .find((clause) => clause.category.toLowerCase().replace(/\W+/g, '-') === category)?.text;
};
