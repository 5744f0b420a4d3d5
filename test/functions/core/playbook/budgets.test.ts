import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';
import { meterTable } from '../../../support/metered-table.ts';
import { seedPlaybooks } from '../../../support/seed-playbooks.ts';

jest.setTimeout(240_000);

const load = async () => {
  const [list, templates, analyze] = await Promise.all([
    import('../../../../functions/core/playbook/list-playbooks.ts'),
    import('../../../../functions/core/template/list-templates.ts'),
    import('../../../../functions/core/analysis/analyze-clause.ts'),
  ]);
  return { ...list, ...templates, ...analyze };
};

const caller = accountCaller();

describe('200 playbooks with 50 templates each, of which as many are active as may be', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let meter: Awaited<ReturnType<typeof meterTable>>;
  let product: Awaited<ReturnType<typeof load>>;
  let ids: readonly string[];
  beforeAll(async () => {
    storage = await startLocalStorage();
    meter = await meterTable(storage.tableUrl);
    const contract = path.resolve(import.meta.dirname, '../../../../web/public/samples/saas-agreement.txt');
    ids = await seedPlaybooks({
      tableUrl: storage.tableUrl,
      playbooks: 200,
      templates: 50,
      text: await readFile(contract, 'utf8'),
    });
    product = await load();
  });
  afterAll(async () => {
    await meter.close();
    await storage.close();
  });

  it('budget: GIVEN a page of 50 playbooks THEN it is one query of at most 5 read units, and every one is reached', async () => {
    const { result, operations, readUnits } = await meter.measure(() =>
      product.listPlaybooks({ caller, limit: 50, cursor: undefined }),
    );
    expect(operations).toEqual(['Query']);
    expect(result.playbooks).toHaveLength(50);
    expect(readUnits).toBeLessThanOrEqual(5);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await product.listPlaybooks({ caller, limit: 100, cursor });
      seen.push(...page.playbooks.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...ids].reverse());
  });

  it('budget: GIVEN the templates of a playbook THEN they are one query and one read, whatever other playbooks hold', async () => {
    const { result, operations, readUnits } = await meter.measure(() =>
      product.listTemplates({ caller, playbookId: ids[0]! }),
    );
    expect(operations).toEqual(['GetItem', 'Query']);
    expect(result).toHaveLength(50);
    expect(result[0]?.sections.length).toBeGreaterThan(10);
    expect(readUnits).toBeLessThanOrEqual(8);
  });

  it('budget: GIVEN ten playbooks and twenty templates that apply THEN an analysis makes at most 3 calls beside the gate’s, writes at most 28 units for 6 KB, and reads few', async () => {
    const analyze = (idempotencyKey: string) =>
      meter.measure(() =>
        product.analyzeClause({
          caller,
          request: { clauseText: limitationOfLiability, contractType: 'saas-agreement', usePlaybook: true },
          idempotencyKey,
          deadlineMs: Date.now() + 60_000,
        }),
      );
    const { result, operations, readUnits, writeUnits } = await analyze('first');
    expect(result.analysis.playbooks).toHaveLength(10);
    expect(new Set(result.analysis.templateComparisons.map(({ templateId }) => templateId)).size).toBeGreaterThan(0);
    expect(operations).toEqual(['Query', 'TransactWriteItems', 'TransactWriteItems']);
    expect(readUnits).toBeLessThanOrEqual(10);
    const { packContent } = await import('../../../../functions/adapters/entities/analysis.ts');
    const content = packContent({ clauseText: limitationOfLiability, analysis: result.analysis }).byteLength;
    const [{ loadGuidance }, { playbookQuestion }] = await Promise.all([
      import('../../../../functions/core/playbook/load-guidance.ts'),
      import('../../../../functions/core/analysis/playbook-question.ts'),
    ]);
    const playbooks = await loadGuidance({ caller, contractType: 'saas-agreement' });
    expect(playbooks.map(({ templates }) => templates.length)).toEqual(playbooks.map(() => 2));
    // About four characters are a token of English: 6,000 tokens at most are added to the question.
    expect(playbookQuestion(playbooks, result.analysis).text.length).toBeLessThanOrEqual(24_000);
    // A transaction takes two units for each KB that is beyond the 6 the budget speaks of.
    expect(writeUnits).toBeLessThanOrEqual(28 + 2 * Math.max(0, Math.ceil(content / 1024) - 6));
  });
});
