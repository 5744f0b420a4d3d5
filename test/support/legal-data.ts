import { existsSync } from 'node:fs';
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
