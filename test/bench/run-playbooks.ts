/** What the most playbooks that may apply cost, read off the same calls that the budgets' test measures. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { playbookQuestion } from '../../functions/core/analysis/playbook-question.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { accountCaller } from '../support/account-caller.ts';
import { startLocalStorage } from '../support/local-storage.ts';
import { meterTable } from '../support/metered-table.ts';
import { seedPlaybooks } from '../support/seed-playbooks.ts';
import { report, time } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contractType = 'saas-agreement';

const storage = await startLocalStorage();
const meter = await meterTable(storage.tableUrl);
const text = await readFile(path.join(root, 'web/public/samples/saas-agreement.txt'), 'utf8');
const [newest] = (await seedPlaybooks({ tableUrl: storage.tableUrl, playbooks: 200, templates: 50, text })).slice(-1);
const [{ listPlaybooks }, { listTemplates }, { analyzeClause }, { loadGuidance }] = await Promise.all([
  import('../../functions/core/playbook/list-playbooks.ts'),
  import('../../functions/core/template/list-templates.ts'),
  import('../../functions/core/analysis/analyze-clause.ts'),
  import('../../functions/core/playbook/load-guidance.ts'),
]);
const caller = accountCaller();
const measure = async (what: string, act: () => Promise<unknown>): Promise<void> => {
  const { operations, readUnits, writeUnits } = await meter.measure(act);
  const units = `${readUnits} read and ${writeUnits} write units`;
  report(what, `${operations.length} calls beside the gate’s, ${units}`);
};
await measure('200 playbooks: a page of 50', () => listPlaybooks({ caller, limit: 50, cursor: undefined }));
await measure('200 playbooks: the 50 templates of one', () => listTemplates({ caller, playbookId: newest ?? '' }));
const request = { clauseText: limitationOfLiability, contractType, usePlaybook: true };
let run = 0;
const analyze = () =>
  analyzeClause({ caller, request, idempotencyKey: String((run += 1)), deadlineMs: Date.now() + 60_000 });
await measure('10 playbooks, 20 templates: an analysis', analyze);
const { analysis } = await analyze();
const guidance = await loadGuidance({ caller, contractType });
const told = playbookQuestion(guidance, analysis).text.length;
report('10 playbooks, 20 templates: what a model is told of them', `about ${Math.round(told / 4)} tokens`);
report('10 playbooks, 20 templates: time of an analysis', `${Math.round(await time(analyze))} ms`);
await meter.close();
await storage.close();
