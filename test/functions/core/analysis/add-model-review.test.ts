import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { accountRecord } from '../../../support/account-records.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { eventually } from '../../../support/eventually.ts';
import { longContract } from '../../../support/long-contract.ts';
import { goodAnswer } from '../../../support/model-answers.ts';
import {
  analyzeForLater,
  holdTime,
  setLease,
  spendAll,
  usedBy,
  useModelReviews,
} from '../../../support/model-reviews.ts';

jest.setTimeout(240_000);

const reviews = useModelReviews();

const dayMs = 24 * 60 * 60 * 1000;

const deadline = () => Date.now() + 20_000;

const analyze = (caller: AccountCaller): Promise<string> => {
  reviews.model.script({ kind: 'tool', input: goodAnswer });
  return analyzeForLater(reviews, caller, limitationOfLiability);
};

const review = (caller: AccountCaller, id: string) =>
  reviews.product.addModelReview({ caller, id, deadlineMs: deadline() });

describe('the review of an analysis that did not wait for it', () => {
  it.each([false, true])(
    'GIVEN a function that is ended at any call (its answer lost: %s) THEN the next one finishes, with one entry, one unit and one analysis of the day',
    async (losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const caller = accountCaller();
        const id = await analyze(caller);
        reviews.storage.interruptAfter(calls, losesAnswer);
        await review(caller, id).catch(() => undefined);
        const wasInterrupted = reviews.storage.wasInterrupted();
        reviews.storage.resume();
        const between = await reviews.product.getAnalysis({ ownerId: caller.id, id });
        const isDone = between.modelReview === undefined;
        expect(between.analysis.source.model).toBe(isDone ? 'test.model-v1' : null);
        expect(await reviews.product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(isDone ? 2 : 1);
        if (!isDone) await setLease(reviews, id, { until: 0 });
        const reviewed = await review(caller, id);
        expect(reviewed.analysis.source.model).toBe('test.model-v1');
        expect(reviewed).not.toHaveProperty('modelReview');
        expect(await reviews.product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(2);
        const { used: units, today } = await usedBy(reviews, caller);
        expect([units, today.analyses, today.outputTokens]).toEqual([1, 1, 800]);
        expect(await reviews.product.getItem(reviews.product.reviewLeaseKey(id))).toBeUndefined();
        if (!wasInterrupted) {
          expect(calls).toBeGreaterThanOrEqual(4);
          break;
        }
      }
    },
  );

  describe('GIVEN a contract of 300,000 characters', () => {
    const analyzeLong = (caller: AccountCaller): Promise<string> => {
      expect(longContract).toHaveLength(300_000);
      reviews.model.script({ kind: 'tool', input: goodAnswer });
      return analyzeForLater(reviews, caller, longContract);
    };
    const reviewLong = (caller: AccountCaller, id: string) =>
      reviews.product.addModelReview({ caller, id, deadlineMs: Date.now() + 60_000 });

    it('WHEN it is ended twice on the way THEN the third ends it whole, no part is read again that was kept, with one review, one entry and one unit', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      // Reading the record, taking the lease, reading it, checking each part's budget, and keeping one part.
      for (const calls of [7, 6]) {
        reviews.storage.interruptAfter(calls, false);
        await expect(reviewLong(caller, id)).rejects.toThrow();
        expect(reviews.storage.wasInterrupted()).toBe(true);
        reviews.storage.resume();
        await setLease(reviews, id, { until: 0 });
      }
      const { analysis, modelReview } = await reviewLong(caller, id);
      expect(modelReview).toBeUndefined();
      expect(analysis.source.model).toBe('test.model-v1');
      expect(analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
      // Three, the two that were not kept, the last, and what they hold together.
      expect(reviews.model.calls).toHaveLength(3 + 2 + 1 + 1);
      expect(await reviews.product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(2);
      const { used: units, today } = await usedBy(reviews, caller);
      expect([units, today.analyses, today.outputTokens]).toEqual([1, 1, 4 * 800]);
      const [entry] = await reviews.product.listAuditEntries({ ownerId: caller.id, id });
      expect(entry?.details.cost).toBeCloseTo(today.microDollars / 1_000_000, 6);
      expect(await reviews.product.getItem(reviews.product.reviewLeaseKey(id))).toBeUndefined();
    });

    it('WHEN it breaks off after a part was read THEN that part and what was spent are told to its owner, until the review is there', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      const progress = (ownerId = caller.id) => reviews.product.getReviewProgress({ ownerId, id });
      const notFound = { code: 'not_found' };
      await expect(progress()).rejects.toMatchObject(notFound);
      reviews.storage.interruptAfter(7, false);
      await expect(reviewLong(caller, id)).rejects.toThrow();
      reviews.storage.resume();
      const { microDollars } = (await usedBy(reviews, caller)).today;
      expect(microDollars).toBeGreaterThan(0);
      const { analysis } = await reviews.product.getAnalysis({ ownerId: caller.id, id });
      const told = await progress();
      expect(told).toMatchObject({ parts: 3, read: 1, cost: microDollars / 1_000_000, dayLimit: 20 });
      expect(told.sections?.all).toBe(analysis.sections.length);
      expect(told.sections?.read).toBeGreaterThan(analysis.sections.length / 4);
      expect(told.sections?.read).toBeLessThan(analysis.sections.length / 2);
      await expect(progress(accountCaller().id)).rejects.toMatchObject(notFound);
      const modelId = process.env['BEDROCK_MODEL_ID'];
      process.env['BEDROCK_MODEL_ID'] = 'test.another-model-v1';
      try {
        expect(await progress()).toMatchObject({ parts: 3, read: 0 });
      } finally {
        process.env['BEDROCK_MODEL_ID'] = modelId;
      }
      await setLease(reviews, id, { until: 0 });
      await reviewLong(caller, id);
      await expect(progress()).rejects.toMatchObject(notFound);
    });

    it('WHEN a call keeps a part and ends while another waits for it THEN the other does not ask for that part again', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      reviews.storage.interruptAfter(7, false);
      await expect(reviewLong(caller, id)).rejects.toThrow();
      reviews.storage.resume();
      const lease = (await reviews.product.getItem(reviews.product.reviewLeaseKey(id))) ?? {};
      const [name, part] = Object.entries(lease).find(([attribute]) => attribute.startsWith('part#')) ?? [];
      const changePart = (expression: string, value?: unknown) =>
        reviews.product.updateItem({
          Key: reviews.product.reviewLeaseKey(id),
          UpdateExpression: expression,
          ExpressionAttributeNames: { '#part': name ?? '' },
          ...(value !== undefined && { ExpressionAttributeValues: { ':part': value } }),
        });
      await changePart('REMOVE #part');
      await setLease(reviews, id, { until: Date.now() + 3_000 });
      const asked = reviews.model.calls.length;
      const waiting = reviewLong(caller, id);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await changePart('SET #part = :part', part);
      const { analysis } = await waiting;
      expect(analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
      expect(reviews.model.calls).toHaveLength(asked + 3);
    });

    const brokenPart = { kind: 'error', status: 500, type: 'InternalServerException' } as const;
    const refusedPart = { kind: 'error', status: 403, type: 'AccessDeniedException' } as const;
    const goodPart = { kind: 'tool', input: goodAnswer } as const;

    it('WHEN a part fails THEN the next call asks for that part alone again, and all is there', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      // Each failing call is made twice by the SDK.
      reviews.model.script(goodPart, goodPart, brokenPart, brokenPart, goodPart);
      await expect(reviewLong(caller, id)).rejects.toMatchObject({ code: 'conflict' });
      expect(reviews.model.calls).toHaveLength(4);
      expect(await reviews.product.getReviewProgress({ ownerId: caller.id, id })).toMatchObject({ parts: 3, read: 2 });
      expect((await reviews.product.getAnalysis({ ownerId: caller.id, id })).modelReview).toBe('pending');

      const { analysis, modelReview } = await reviewLong(caller, id);
      expect(modelReview).toBeUndefined();
      expect(reviews.model.calls).toHaveLength(4 + 1 + 1);
      expect(analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
      expect(await reviews.product.listAuditEntries({ ownerId: caller.id, id })).toHaveLength(2);
      expect((await usedBy(reviews, caller)).today.outputTokens).toBe(4 * 800);
    });

    it('WHEN a part fails twice THEN it is not asked for again, and what was read is there with a note', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      reviews.model.script(goodPart, goodPart, brokenPart);
      await expect(reviewLong(caller, id)).rejects.toMatchObject({ code: 'conflict' });
      reviews.model.script(brokenPart, brokenPart, goodPart);
      const { analysis, modelReview } = await reviewLong(caller, id);
      expect(modelReview).toBeUndefined();
      expect(analysis.notes).toContainEqual(expect.stringContaining('read 2 of the 3 parts'));
      await reviewLong(caller, id);
      expect(reviews.model.calls).toHaveLength(2 + 1);
    });

    it('WHEN a part is not answered in time and then read THEN the audit trail tells what both cost, as the day’s use does', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      const endWaiting = holdTime();
      // The other two are read and kept before the third is given up.
      const endOnceRead = async (): Promise<void> => {
        const progress = await reviews.product.getReviewProgress({ ownerId: caller.id, id });
        if (progress.read === 2) endWaiting();
        else setTimeout(() => void endOnceRead(), 50);
      };
      reviews.model.script(goodPart, goodPart, { kind: 'hang', asked: () => void endOnceRead() }, goodPart);
      await expect(reviewLong(caller, id)).rejects.toMatchObject({ code: 'conflict' });
      jest.restoreAllMocks();
      const late = (await usedBy(reviews, caller)).today;
      // What was sent to the one that hung is counted, beside what was read.
      const { cost } = await reviews.product.getReviewProgress({ ownerId: caller.id, id });
      expect(cost).toBeCloseTo(late.microDollars / 1_000_000, 6);
      await reviewLong(caller, id);
      const { today } = await usedBy(reviews, caller);
      expect(today.microDollars).toBeGreaterThan(late.microDollars);
      const [entry] = await reviews.product.listAuditEntries({ ownerId: caller.id, id });
      expect(entry?.details.cost).toBeCloseTo(today.microDollars / 1_000_000, 6);
    });

    it('WHEN every part fails in the end THEN what they cost is in the audit trail', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      const endWaiting = holdTime();
      reviews.model.script({ kind: 'hang', asked: endWaiting });
      const { analysis } = await reviewLong(caller, id);
      jest.restoreAllMocks();
      expect(analysis.source.model).toBeNull();
      const { microDollars } = (await usedBy(reviews, caller)).today;
      expect(microDollars).toBeGreaterThan(0);
      const [entry] = await reviews.product.listAuditEntries({ ownerId: caller.id, id });
      expect(entry).toMatchObject({ action: 'Language model added nothing' });
      expect(entry?.details.cost).toBeCloseTo(microDollars / 1_000_000, 6);
    });

    it('WHEN a part is refused THEN asking again would change nothing, and what was read is there with a note', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      reviews.model.script(goodPart, goodPart, refusedPart, goodPart);
      const { analysis } = await reviewLong(caller, id);
      expect(analysis.notes).toContainEqual(expect.stringContaining('read 2 of the 3 parts'));
    });

    it('WHEN today’s budget is used after a part was read THEN no other is begun, and what was read is kept with a note', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      reviews.storage.interruptAfter(7, false);
      await expect(reviewLong(caller, id)).rejects.toThrow();
      reviews.storage.resume();
      await setLease(reviews, id, { until: 0 });
      await spendAll(reviews, caller);
      const asked = reviews.model.calls.length;
      const { analysis } = await reviewLong(caller, id);
      expect(reviews.model.calls).toHaveLength(asked);
      expect(analysis.source.model).toBe('test.model-v1');
      expect(analysis.notes).toContainEqual(expect.stringContaining('read 1 of the 3 parts'));
    });

    it('WHEN it broke off three times after a part was read THEN no other is begun, and what was read is kept with a note', async () => {
      const caller = accountCaller();
      const id = await analyzeLong(caller);
      reviews.storage.interruptAfter(7, false);
      await expect(reviewLong(caller, id)).rejects.toThrow();
      reviews.storage.resume();
      await setLease(reviews, id, { until: 0, attempts: 3 });
      const asked = reviews.model.calls.length;
      const { analysis } = await reviewLong(caller, id);
      expect(reviews.model.calls).toHaveLength(asked);
      expect(analysis.notes).toContainEqual(expect.stringContaining('read 1 of the 3 parts'));
    });
  });

  it('GIVEN a contract of 400,000 characters THEN it is answered without waiting, and all of it is read in parts', async () => {
    const caller = accountCaller();
    const clauseText = `${longContract}\n\n${longContract}`.slice(0, 400_000);
    reviews.model.script({ kind: 'tool', input: goodAnswer });
    const request = { clauseText, usePlaybook: false, modelReview: 'later' as const };
    const deadlineMs = Date.now() + 100_000;
    const made = await reviews.product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs });
    expect(made.modelReview).toBe('pending');
    expect(reviews.model.calls).toHaveLength(0);
    const { analysis } = await reviews.product.addModelReview({ caller, id: made.analysisId, deadlineMs });
    expect(analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 4 parts'));
    expect(reviews.model.calls).toHaveLength(4 + 1);
    const sent = reviews.model.calls.map((call) => JSON.stringify(call).length);
    expect(Math.max(...sent)).toBeLessThan(200_000);
  });

  it('GIVEN a text too long for an item THEN the model is not asked, nothing waits for it, and a note says so', async () => {
    const caller = accountCaller();
    reviews.model.script({ kind: 'tool', input: goodAnswer });
    const number = () => randomBytes(60).toString('hex');
    const clauseText = Array.from(
      { length: 4_000 },
      (_, at) => `${at + 1}. The Supplier shall deliver to the Customer the part that has the number ${number()}.`,
    ).join('\n');
    const request = { clauseText, usePlaybook: false, modelReview: 'later' as const };
    const deadlineMs = Date.now() + 100_000;
    const made = await reviews.product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs });
    expect(made.modelReview).toBeUndefined();
    expect(made.analysis.notes.at(-1)).toContain('too long to be added to');
    expect(reviews.model.calls).toHaveLength(0);
  });

  it('GIVEN three that broke off THEN no model is asked and paid for again, and a note says so', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    await setLease(reviews, id, { until: 0, attempts: 3 });
    const { analysis } = await review(caller, id);
    expect(reviews.model.calls).toHaveLength(0);
    expect(analysis.notes.at(-1)).toContain('its review broke off each time');
    expect(analysis.source.model).toBeNull();
  });

  it('GIVEN another call at work until this one must answer THEN it is told to ask again', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    await setLease(reviews, id, { until: Date.now() + 60_000 });
    const asking = reviews.product.addModelReview({ caller, id, deadlineMs: Date.now() + 1_200 });
    await expect(asking).rejects.toMatchObject({ code: 'conflict' });
    // A clause that is read at once has no parts to tell of.
    await expect(reviews.product.getReviewProgress({ ownerId: caller.id, id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(reviews.model.calls).toHaveLength(0);
    expect((await reviews.product.getAnalysis({ ownerId: caller.id, id })).modelReview).toBe('pending');
  });

  it('GIVEN today’s budget is used meanwhile THEN no model is asked, and a note says so', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    await spendAll(reviews, caller);
    const { analysis, modelReview } = await review(caller, id);
    expect(reviews.model.calls).toHaveLength(0);
    expect(analysis.notes.at(-1)).toContain('today’s budget for it is used');
    expect(modelReview).toBeUndefined();
  });

  it('GIVEN the clause reads otherwise than it was shown THEN no model is asked, what was shown stays, and a note says so', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const shown = await reviews.product.getAnalysis({ ownerId: caller.id, id });
    await reviews.product.updateItem({
      Key: reviews.product.analysisKey(id),
      UpdateExpression: 'SET riskTolerance = :other',
      ExpressionAttributeValues: { ':other': 'aggressive' },
    });
    const { analysis } = await review(caller, id);
    expect(reviews.model.calls).toHaveLength(0);
    const note = expect.stringContaining('have changed since the clause was analyzed');
    expect(analysis).toEqual({ ...shown.analysis, notes: [...shown.analysis.notes, note] });
  });

  it('GIVEN the stage keeps it no longer WHEN that is found while the model reads THEN nothing of it comes back, and what was read is paid for', async () => {
    const { makeAccount } = await import('../../../../functions/adapters/entities/accounts.ts');
    const { deleteExpiredAnalyses } = await import('../../../../functions/core/analysis/delete-expired-analyses.ts');
    const caller = accountCaller();
    await makeAccount(accountRecord({ id: caller.id }));
    const id = await analyze(caller);
    const expired = Promise.withResolvers<undefined>();
    reviews.model.script({ kind: 'tool', input: goodAnswer, until: expired.promise });
    const reading = review(caller, id);
    await eventually(() => Promise.resolve().then(() => expect(reviews.model.calls).toHaveLength(1)));
    const nowMs = Date.now() + 2 * dayMs;
    const { deleted, failed } = await deleteExpiredAnalyses({ retentionDays: 1, nowMs, deadlineMs: nowMs });
    expect([deleted, failed]).toEqual([1, 0]);
    expired.resolve(undefined);
    await expect(reading).rejects.toMatchObject({ code: 'not_found' });
    const left = (await reviews.storage.whatHolds(id)).filter((key) => !key.includes(' deleted#'));
    expect(left).toEqual([]);
    expect((await usedBy(reviews, caller)).today.outputTokens).toBe(800);
  });
});
