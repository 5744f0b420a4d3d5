import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AnalysisSummary } from '../../shared/analysis.ts';
import type { AnalysisRecord } from '../../functions/adapters/entities/analysis.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { meterTable } from '../support/metered-table.ts';
import { productSettings } from '../support/product-settings.ts';
import { writeAll } from '../support/seed-playbooks.ts';

jest.setTimeout(120_000);

/** What a use case costs at the table, seen from the use case itself. */
const load = async () => {
  const [list, analyze, entities] = await Promise.all([
    import('../../functions/core/analysis/list-analyses.ts'),
    import('../../functions/core/analysis/analyze-clause.ts'),
    import('../../functions/adapters/entities/analysis.ts'),
  ]);
  return { ...list, ...analyze, ...entities };
};

describe('what storage costs', () => {
  let meter: Awaited<ReturnType<typeof meterTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    const { endpoints } = productSettings();
    meter = await meterTable(endpoints.dynamodb);
    product = await load();
  });
  afterAll(() => meter.close());

  const analyzeOnce = (ownerId: string, idempotencyKey?: string) =>
    product.analyzeClause({
      caller: { id: ownerId, kind: 'visitor', address: '192.0.2.1' },
      request: {
        clauseText: limitationOfLiability,
        contractType: 'saas-agreement',
        partyRole: 'customer',
        usePlaybook: false,
      },
      idempotencyKey,
      deadlineMs: Date.now() + 20_000,
    });

  it('budget: GIVEN an analysis with a key THEN at most 3 calls and 28 write units, 2 more for each KB above 6', async () => {
    const { result, operations, writeUnits } = await meter.measure(() =>
      analyzeOnce(`visitor-${randomUUID()}`, randomUUID()),
    );
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(result)) / 1024);
    expect(operations.length).toBeLessThanOrEqual(3);
    expect(writeUnits).toBeGreaterThan(0);
    expect(writeUnits).toBeLessThanOrEqual(28 + 2 * Math.max(0, kilobytes - 6));
  });

  const seed = async (ownerId: string, count: number): Promise<void> => {
    // Made by another owner, so that all items of this one are alike.
    const { analysis } = await analyzeOnce(`visitor-${randomUUID()}`);
    const at = Date.parse('2026-01-01T00:00:00Z');
    const items = Array.from({ length: count }, (_, index) => {
      const record: AnalysisRecord = {
        id: randomUUID(),
        ownerId,
        title: `Master services agreement ${String(index).padStart(5, '0')}.docx`,
        contractType: 'service-agreement',
        riskTolerance: 'moderate',
        usePlaybook: true,
        createdAt: new Date(at + index * 1000).toISOString(),
        clauseText: limitationOfLiability,
        analysis,
        contentKey: undefined,
        idempotencyKey: undefined,
      };
      return product.summaryItem(record);
    });
    await writeAll(productSettings().endpoints.dynamodb, items);
  };

  it('acceptance 5: GIVEN 10 and 10,000 analyses THEN a page of 50 is one query of at most 5 read units, and every one is reached', async () => {
    const [few, many] = [`visitor-${randomUUID()}`, `visitor-${randomUUID()}`];
    await seed(few, 60);
    await seed(many, 10_000);
    const page = (ownerId: string) =>
      meter.measure(() => product.listAnalyses({ ownerId, limit: 50, cursor: undefined }));
    const [short, long] = [await page(few), await page(many)];
    expect(long.operations).toEqual(['GetItem', 'Query']);
    expect(long.result.analyses).toHaveLength(50);
    expect(long.readUnits).toBeLessThanOrEqual(5 + 0.5);
    expect(long.readUnits).toBe(short.readUnits);

    const seen = new Set<string>();
    let cursor: string | undefined;
    let newest = '9';
    do {
      const { analyses, nextCursor } = await product.listAnalyses({ ownerId: many, limit: 100, cursor });
      for (const { id, createdAt } of analyses) {
        expect(createdAt <= newest).toBe(true);
        newest = createdAt;
        seen.add(id);
      }
      cursor = nextCursor;
    } while (cursor);
    expect(seen.size).toBe(10_000);
    expect(meter.calls.some(({ operation }) => operation === 'Scan')).toBe(false);
  });
});

describe('paging over the API', () => {
  let client: Client;
  beforeAll(async () => {
    client = await newVisitor();
    for (let at = 0; at < 5; at += 1) {
      await client.send('POST', '/api/analyze', {
        json: { clauseText: `${limitationOfLiability} (${at})`, title: `No. ${at}` },
      });
    }
  });

  it('GIVEN five analyses WHEN they are read two by two THEN the Link header leads through all, newest first', async () => {
    const titles: string[] = [];
    let path: string | undefined = '/api/analyses?limit=2';
    while (path) {
      const { json, headers }: { json: AnalysisSummary[]; headers: Headers } = await client.send('GET', path);
      expect(headers.get('x-total-count')).toBe('5');
      titles.push(...json.map(({ title }) => title));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(titles).toEqual(['No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0']);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=xyz',
    `cursor=${Buffer.from('statistics').toString('base64url')}`,
  ])('GIVEN the query %s THEN 400', async (query) => {
    expect((await client.send('GET', `/api/analyses?${query}`)).status).toBe(400);
  });

  it('GIVEN somebody else’s cursor THEN it leads into one’s own list only', async () => {
    const { headers } = await client.send('GET', '/api/analyses?limit=2');
    const path = /^<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const other = await newVisitor();
    const { status, json } = await other.send<AnalysisSummary[]>('GET', path);
    expect([status, json]).toEqual([200, []]);
  });
});
