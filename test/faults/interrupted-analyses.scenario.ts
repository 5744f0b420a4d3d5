import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AccountCaller } from '../../functions/core/caller.ts';
import { accountCaller } from '../support/account-caller.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { buildDocx, paragraph, run } from '../support/documents/build-docx.ts';
import { startLocalStorage } from '../support/local-storage.ts';

jest.setTimeout(240_000);

const load = async () => {
  const [analyze, list, remove, get, subscription] = await Promise.all([
    import('../../functions/core/analysis/analyze-clause.ts'),
    import('../../functions/core/analysis/list-analyses.ts'),
    import('../../functions/core/analysis/delete-analysis.ts'),
    import('../../functions/core/analysis/get-analysis.ts'),
    import('../../functions/core/subscription/get-subscription.ts'),
  ]);
  const originals = await import('../../functions/core/documents/originals.ts');
  return { ...originals, ...analyze, ...list, ...remove, ...get, ...subscription };
};

/** A clause too long for an item, however well it is compressed. */
const longClause = `${limitationOfLiability}\n\n${Array.from({ length: 5_000 }, () => randomBytes(45).toString('base64')).join('\n')}`;

describe('analyses that are interrupted half-way', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let product: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    storage = await startLocalStorage();
    product = await load();
  });
  afterAll(() => storage.close());

  const analyze = (
    caller: AccountCaller,
    clauseText: string,
    idempotencyKey?: string,
    deadlineMs = Date.now() + 20_000,
  ) => product.analyzeClause({ caller, request: { clauseText, usePlaybook: false }, idempotencyKey, deadlineMs });
  const docx = buildDocx({ body: paragraph(run(limitationOfLiability)) });
  const upload = (caller: AccountCaller) =>
    product.keepUploadedOriginal(caller.id, { bytes: docx, text: limitationOfLiability });
  const analyzeDocument = (caller: AccountCaller, documentId: string) =>
    product.analyzeClause({
      caller,
      request: { clauseText: limitationOfLiability, usePlaybook: false, documentId },
      idempotencyKey: undefined,
      deadlineMs: Date.now() + 20_000,
    });
  const listed = ({ id }: AccountCaller) => product.listAnalyses({ ownerId: id, limit: 50, cursor: undefined });
  const used = async ({ id, planId }: AccountCaller) =>
    (await product.getSubscription({ accountId: id, planId, now: new Date(Date.now()) })).used;

  /** A clock that runs ahead by so many milliseconds: leases end without anybody waiting. */
  const later = async <Result>(ms: number, act: () => Promise<Result>): Promise<Result> => {
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
    try {
      return await act();
    } finally {
      clock.mockRestore();
    }
  };

  const cases = [
    ['short', limitationOfLiability, undefined, false],
    ['short', limitationOfLiability, 'key', true],
    ['long', longClause, undefined, false],
    ['long', longClause, undefined, true],
    ['long', longClause, 'key', false],
  ] as const;

  it.each(cases)(
    'GIVEN an analysis of a %s clause that stops at any call THEN it is there whole or not at all, repeating it succeeds, and nothing is left or counted twice',
    async (_length, clause, key, losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const caller = accountCaller();
        storage.interruptAfter(calls, losesAnswer);
        const answered = await analyze(caller, clause, key, Date.now() + 20_000).then(
          () => true,
          () => false,
        );
        const wasInterrupted = storage.wasInterrupted();
        storage.resume();
        await later(40_000, async () => {
          const { analyses, total } = await listed(caller);
          expect(total).toBe(analyses.length);
          expect(await used(caller)).toBe(analyses.length);
          if (answered) expect(analyses).toHaveLength(1);
          for (const { id } of analyses) {
            expect((await product.getAnalysis({ ownerId: caller.id, id })).clauseText).toBe(clause);
          }
          // Listing has removed what the interruption left.
          const objects = (await storage.whatHolds(`analyses/${caller.id}/`)).length;
          expect(objects).toBe(clause === longClause ? analyses.length : 0);
          await analyze(caller, clause, key, Date.now() + 60_000);
          const after = await listed(caller);
          expect(after.total).toBe(key !== undefined || analyses.length === 0 ? 1 : 2);
          expect(await used(caller)).toBe(after.total);
        });
        if (!wasInterrupted) {
          expect(calls).toBeGreaterThanOrEqual(clause === longClause ? 4 : 2);
          break;
        }
      }
    },
  );

  it.each([
    ['short', limitationOfLiability, false],
    ['long', longClause, false],
    ['long', longClause, true],
  ])(
    'GIVEN a deletion of an analysis of a %s clause that stops at any call THEN repeating it leaves nothing, and the count is right',
    async (_length, clause, losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const caller = accountCaller();
        const { analysisId: id } = await analyze(caller, clause, randomUUID());
        await analyze(caller, limitationOfLiability);
        expect((await storage.whatHolds(id)).length).toBeGreaterThan(2);
        storage.interruptAfter(calls, losesAnswer);
        await product.deleteAnalysis({ ownerId: caller.id, id }).catch(() => undefined);
        const wasInterrupted = storage.wasInterrupted();
        storage.resume();
        const { analyses, total } = await listed(caller);
        expect(total).toBe(analyses.length);
        if (analyses.length === 2) await product.deleteAnalysis({ ownerId: caller.id, id });
        const after = await listed(caller);
        expect([after.analyses.length, after.total, await used(caller)]).toEqual([1, 1, 2]);
        // What is left says that it was there, who deleted it and when, once.
        expect(await storage.whatHolds(id)).toEqual([expect.stringContaining(' deleted#')]);
        if (!wasInterrupted) break;
      }
    },
  );

  it.each([false, true])(
    'GIVEN an analysis of a Word document that stops at any call, or its deletion, answers lost: %s THEN the document is there with it or not at all',
    async (losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const caller = accountCaller();
        const documentId = await upload(caller);
        const objects = async () => (await storage.whatHolds(`analyses/${caller.id}/`)).length;
        storage.interruptAfter(calls, losesAnswer);
        await analyzeDocument(caller, documentId).catch(() => undefined);
        const stopped = storage.wasInterrupted();
        storage.resume();
        await later(40_000, async () => {
          const { analyses } = await listed(caller);
          expect(await objects()).toBe(2 * analyses.length);
          for (const { id } of analyses) expect(await product.readAnalysedOriginal(caller.id, id)).toBeDefined();
        });

        const { analysisId: id } = await analyzeDocument(caller, documentId);
        const before = await objects();
        storage.interruptAfter(calls, losesAnswer);
        await product.deleteAnalysis({ ownerId: caller.id, id }).catch(() => undefined);
        const deletionStopped = storage.wasInterrupted();
        storage.resume();
        await product.deleteAnalysis({ ownerId: caller.id, id }).catch(() => undefined);
        expect(await objects()).toBe(before - 2);
        expect(await product.readAnalysedOriginal(caller.id, id)).toBeUndefined();
        if (!stopped && !deletionStopped) break;
      }
    },
  );
});
