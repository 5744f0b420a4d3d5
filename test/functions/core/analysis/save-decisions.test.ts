import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { maxDecisionRevisions } from '../../../../shared/limits.ts';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';

jest.setTimeout(90_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../../../functions/core/analysis/save-decisions.ts')),
  ...(await import('../../../../functions/adapters/entities/analysis.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
});

describe('decisions on findings', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let product: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    storage = await startLocalStorage();
    product = await load();
  });
  afterAll(() => storage.close());

  const analyze = async (caller: AccountCaller) => {
    const request = { clauseText: limitationOfLiability, usePlaybook: false };
    const deadlineMs = Date.now() + 20_000;
    const made = await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs });
    return { id: made.analysisId, findingId: made.analysis.risks[0]!.id };
  };

  it.each([false, true])(
    'GIVEN saving that stops at any call (its answer lost: %s) THEN decision and audit entry are both there or neither, and deciding again succeeds',
    async (losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const caller = accountCaller();
        const { id, findingId } = await analyze(caller);
        const decisions = [{ findingId, verdict: 'accepted' as const }];
        storage.interruptAfter(calls, losesAnswer);
        await product.saveDecisions({ caller, id, input: { revision: 0, decisions } }).catch(() => undefined);
        const wasInterrupted = storage.wasInterrupted();
        storage.resume();
        const { revision } = await product.getAnalysis({ ownerId: caller.id, id });
        expect(await product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(1 + revision);
        await product.saveDecisions({ caller, id, input: { revision, decisions } });
        const after = await product.getAnalysis({ ownerId: caller.id, id });
        expect([after.revision, after.decisions.length]).toEqual([1, 1]);
        expect(await product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(2);
        if (!wasInterrupted) {
          expect(calls).toBeGreaterThanOrEqual(3);
          break;
        }
      }
    },
  );

  it('GIVEN an analysis with decisions WHEN it is deleted THEN they go with it', async () => {
    const caller = accountCaller();
    const { id, findingId } = await analyze(caller);
    const input = { revision: 0, decisions: [{ findingId, verdict: 'rejected' as const }] };
    await product.saveDecisions({ caller, id, input });
    await product.deleteAnalysis({ ownerId: caller.id, id });
    expect(await storage.whatHolds(id)).toEqual([expect.stringContaining(' deleted#')]);
  });

  it('GIVEN as many changes as the audit trail takes THEN one more is refused, and the same list again is not', async () => {
    const caller = accountCaller();
    const { id, findingId } = await analyze(caller);
    const revision = maxDecisionRevisions;
    const decision = { findingId, verdict: 'accepted' as const };
    const decisions = [{ ...decision, at: '2026-03-04T09:30:00.000Z' }];
    await product.putItem({ Item: product.decisionsItem(id, { revision, decisions }) });
    const save = (list: (typeof decision)[]) =>
      product.saveDecisions({ caller, id, input: { revision, decisions: list } });
    await expect(save([])).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('1,000'),
    });
    await expect(save([decision])).resolves.toEqual({ revision, decisions });
  });
});
