import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AccountCaller, Caller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { accountRecord } from '../../../support/account-records.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';
import { startSecrets } from '../../../support/secrets-server.ts';
import type { StoredState } from '../../../support/stored-state.ts';

jest.setTimeout(120_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyses.ts')),
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/delete-expired-analyses.ts')),
  ...(await import('../../../../functions/core/analysis/list-analyses.ts')),
  ...(await import('../../../../functions/adapters/entities/accounts.ts')),
  ...(await import('../../../../functions/jobs/delete-expired-analyses.ts')),
  ...(await import('../../../support/stored-state.ts')),
});

/** A clause too long for an item, however well it is compressed. */
const longClause = `${limitationOfLiability}\n\n${Array.from({ length: 7_000 }, () => randomBytes(45).toString('base64')).join('\n')}`;

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

describe('acceptance 25: retention of analyses', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  let store: ReturnType<(typeof product)['openStore']>;
  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    product = await load();
    store = product.openStore(
      { dynamodb: storage.tableUrl, s3: storage.objectsUrl },
      process.env['TABLE_NAME']!,
      process.env['DOCUMENTS_BUCKET']!,
    );
  });
  afterEach(() => {
    delete process.env['ANALYSIS_RETENTION_DAYS'];
  });
  afterAll(async () => {
    store.close();
    await storage.close();
    await secrets.close();
  });

  const newAccount = async (createdAt?: string): Promise<AccountCaller> => {
    const caller = accountCaller();
    await product.makeAccount(
      accountRecord({
        id: caller.id,
        email: `${caller.id}@example.com`,
        ...(createdAt !== undefined && { createdAt }),
      }),
    );
    return caller;
  };
  const newVisitor = (): Caller => ({ kind: 'visitor', id: `visitor-${randomUUID()}`, address: '203.0.113.7' });
  const analyze = async (caller: Caller, clauseText = limitationOfLiability): Promise<string> => {
    const { analysisId } = await product.analyzeClause({
      caller,
      request: { clauseText, usePlaybook: false },
      idempotencyKey: randomUUID(),
      deadlineMs: Date.now() + 20_000,
    });
    return analysisId;
  };
  /** Stores an analysis as it was made two days ago. */
  const analyzeLongAgo = async (caller: Caller): Promise<string> => {
    const record = await product.loadAnalysis(caller.id, await analyze(caller, longClause));
    await product.deleteAnalysis({ ownerId: caller.id, id: record.id });
    const [id, timestamp] = [randomUUID(), new Date(Date.now() - 2 * dayMs).toISOString()];
    const details = { model: 'engine', playbookUsed: false, riskScore: 0 };
    const entry = { id: randomUUID(), action: 'Clause analyzed', timestamp, details };
    await product.storeAnalysis({ ...record, id, createdAt: timestamp }, entry, Date.now() + 20_000);
    return id;
  };
  /** The moment between what was made before and what is made after. */
  const mark = async (): Promise<number> => {
    await wait(5);
    const now = Date.now();
    await wait(5);
    return now;
  };
  /** Searches at the moment from which on what was made before `marked` is too old. */
  const search = (marked: number, deadlineMs = Number.POSITIVE_INFINITY) =>
    product.deleteExpiredAnalyses({ retentionDays, nowMs: marked + retentionDays * dayMs, deadlineMs });
  const listed = async ({ id }: Caller) => {
    const { analyses, total } = await product.listAnalyses({ ownerId: id, limit: 50, cursor: undefined });
    expect(total).toBe(analyses.length);
    return analyses.map((analysis) => analysis.id);
  };
  /** What is left of analyses and of whoever made them, but for counts, the month's use, and that they existed. */
  const tracesOf = async (...texts: readonly string[]) =>
    (await Promise.all(texts.map((text) => storage.whatHolds(text))))
      .flat()
      .filter((key) => !key.includes(' deleted#'));

  /** Visitors have a month's use, and no plan whose quota it would be held against. */
  const problemsIn = (state: StoredState) => product.problemsIn(state).filter((line) => !line.startsWith('a quota'));

  it('GIVEN analyses of an account and of a visitor WHEN they are older than the stage keeps them THEN they go whole, and younger ones stay', async () => {
    const [account, visitor] = [await newAccount(), newVisitor()];
    const old = [await analyze(account), await analyze(account, longClause), await analyze(visitor)];
    const marked = await mark();
    const young = [await analyze(account), await analyze(visitor)];
    expect(await tracesOf(...old)).toHaveLength(3 * 3 + 1);
    const before = await store.read();
    expect([...before.items.keys()].filter((key) => key.startsWith('idempotency#'))).toHaveLength(5);

    expect(await search(marked)).toEqual({ deleted: 3, failed: 0, isFinished: true });

    expect(await tracesOf(...old)).toEqual([]);
    for (const id of old) expect(await storage.whatHolds(id)).toHaveLength(1);
    expect([await listed(account), await listed(visitor)]).toEqual(young.map((id) => [id]));
    const after = await store.read();
    expect([...after.items.keys()].filter((key) => key.startsWith('idempotency#'))).toHaveLength(2);
    expect([...after.objects]).toEqual([]);
    expect(problemsIn(after)).toEqual([]);
    expect(await search(marked)).toEqual({ deleted: 0, failed: 0, isFinished: true });
    expect(await tracesOf(`visitors ${visitor.id}`)).toHaveLength(1);
    // Whoever has nothing any more is forgotten as a visitor.
    expect((await search(await mark())).deleted).toBe(2);
    expect(await tracesOf(`visitors ${visitor.id}`)).toEqual([]);
    // And found again with the next analysis.
    await analyze(visitor);
    expect((await search(await mark())).deleted).toBe(1);
  });

  it('GIVEN a search that is interrupted at every call it makes THEN each time it goes on, until all that is old is gone whole', async () => {
    const [account, visitor] = [await newAccount(), newVisitor()];
    const old = [await analyze(account, longClause), await analyze(account), await analyze(visitor)];
    const marked = await mark();
    const young = await analyze(account);
    let interruptions = 0;
    let outcome;
    for (let calls = 0; ; calls += 1) {
      storage.interruptAfter(calls, calls % 2 === 1);
      outcome = await search(marked).catch(() => undefined);
      const wasInterrupted = storage.wasInterrupted();
      storage.resume();
      expect(await listed(account)).toContain(young);
      if (!wasInterrupted) break;
      interruptions += 1;
    }
    expect(outcome).toMatchObject({ failed: 0, isFinished: true });
    expect(interruptions).toBeGreaterThan(10);
    expect(await tracesOf(...old)).toEqual([]);
    expect(await listed(account)).toEqual([young]);
    expect(problemsIn(await store.read())).toEqual([]);
    expect(await tracesOf('retention')).toEqual([]);
  });

  it('GIVEN more owners than are looked at together WHEN a search stops THEN the next one goes on behind those it had finished', async () => {
    // They registered first of all, so that they stand on the first page.
    const first = await newAccount('2020-01-01T00:00:00.000Z');
    for (let count = 0; count < 30; count += 1)
      await newAccount(`2020-01-02T00:00:00.${String(count).padStart(3, '0')}Z`);
    const last = await newAccount('2999-01-01T00:00:00.000Z');
    const ofLast = await analyze(last);
    const marked = await mark();

    // Reading where to begin, the first page of owners, the analyses of each, and keeping the place.
    storage.interruptAfter(1 + 1 + 25 + 1 + 1);
    await expect(search(marked)).rejects.toThrow();
    storage.resume();
    expect(await tracesOf('retention')).toHaveLength(1);
    const ofFirst = await analyze(first);
    const later = await mark();

    expect(await search(later, Date.now() - 1)).toEqual({ deleted: 0, failed: 0, isFinished: false });
    expect(await search(later)).toMatchObject({ failed: 0, isFinished: true });
    expect([await listed(first), await listed(last)]).toEqual([[ofFirst], []]);
    expect(await tracesOf('retention', ofLast)).toEqual([]);
    expect((await search(later)).deleted).toBe(1);
    expect(await listed(first)).toEqual([]);
  });

  it('GIVEN the job WHEN an analysis cannot be deleted THEN the others go, and the job fails so that its alarm rings', async () => {
    process.env['ANALYSIS_RETENTION_DAYS'] = '1';
    const context = { getRemainingTimeInMillis: () => 900_000 };
    const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    try {
      const [one, other] = [await newAccount(), await newAccount()];
      const [stuck] = [await analyzeLongAgo(one), await analyzeLongAgo(other)];
      storage.refuseObject(stuck);
      await expect(product.handler(undefined, context)).rejects.toThrow('1 analyses could not be deleted');
      expect([await listed(one), await listed(other)]).toEqual([[stuck], []]);
      storage.resume();
      await product.handler(undefined, context);
      expect(await listed(one)).toEqual([]);
      expect(JSON.parse(String(said.mock.lastCall?.[0]))).toEqual({
        job: 'deleteExpiredAnalyses',
        deleted: 1,
        failed: 0,
        isFinished: true,
      });
    } finally {
      said.mockRestore();
      storage.resume();
    }
  });

  it('GIVEN a job without a number of days THEN it does nothing and says so', async () => {
    const context = { getRemainingTimeInMillis: () => 900_000 };
    await expect(product.handler(undefined, context)).rejects.toThrow('ANALYSIS_RETENTION_DAYS');
    process.env['ANALYSIS_RETENTION_DAYS'] = '0';
    await expect(product.handler(undefined, context)).rejects.toThrow();
  });
});
