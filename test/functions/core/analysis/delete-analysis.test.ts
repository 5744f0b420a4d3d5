import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { storage, useServices } from '../../../support/own-services.ts';

jest.setTimeout(90_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/list-analyses.ts')),
  ...(await import('../../../../functions/core/administration/deletion/delete-content.ts')),
  ...(await import('../../../../functions/core/app-error.ts')),
  ...(await import('../../../../functions/adapters/entities/analysis.ts')),
  ...(await import('../../../../functions/adapters/entities/deleted-analysis.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
});

describe('threat 20: an analysis that is deleted', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    product = await load();
  });

  const analyze = async (caller: Caller): Promise<string> => {
    const request = { clauseText: limitationOfLiability, title: 'Northwind terms', usePlaybook: false };
    const deadlineMs = Date.now() + 20_000;
    return (await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs })).analysisId;
  };
  const recordsOf = ({ id }: Caller) =>
    product.queryAll(product.inPartition(product.ownerPartition(id), product.deletedPrefix));

  it('GIVEN its owner deletes it, twice at once THEN one record says that it existed, who deleted it and when, and nothing of it', async () => {
    const owner = accountCaller();
    const id = await analyze(owner);
    const before = new Date().toISOString();
    await Promise.allSettled([1, 2].map(() => product.deleteAnalysis({ ownerId: owner.id, id })));
    const records = await recordsOf(owner);
    expect(records).toEqual([
      {
        pk: product.ownerPartition(owner.id),
        sk: expect.stringMatching(new RegExp(`^deleted#.*#${id}$`)),
        id,
        createdAt: expect.any(String),
        deletedAt: expect.any(String),
        deletedBy: 'owner',
      },
    ]);
    const [{ createdAt, deletedAt } = { createdAt: '', deletedAt: '' }] = records as {
      createdAt: string;
      deletedAt: string;
    }[];
    expect(createdAt <= before && before <= deletedAt).toBe(true);
    expect(JSON.stringify(records)).not.toMatch(/Northwind|liab/i);
    const { analyses, total } = await product.listAnalyses({ ownerId: owner.id, limit: 10, cursor: undefined });
    expect([analyses, total]).toEqual([[], 0]);
    // Nobody deletes what is not there.
    await expect(product.deleteAnalysis({ ownerId: owner.id, id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await recordsOf(owner)).toHaveLength(1);
  });

  it('GIVEN a public visitor’s THEN the record is forgotten with the visitor', async () => {
    const visitor: Caller = { id: `visitor-${randomUUID()}`, kind: 'visitor', address: '203.0.113.9' };
    await product.deleteAnalysis({ ownerId: visitor.id, id: await analyze(visitor) });
    const [record] = await recordsOf(visitor);
    const days = (Number(record?.['expiresAt']) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(30);
  });

  it('GIVEN a person who asks to be deleted THEN the records go with everything else of theirs', async () => {
    const owner = accountCaller();
    await product.deleteAnalysis({ ownerId: owner.id, id: await analyze(owner) });
    await analyze(owner);
    await product.deleteContent(owner.id, () => undefined);
    expect((await storage.whatHolds(owner.id)).filter((key) => !key.startsWith('usage#'))).toEqual([]);
  });
});
