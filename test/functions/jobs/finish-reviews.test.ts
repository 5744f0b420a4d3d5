import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import type { AccountRecord } from '../../../functions/adapters/entities/account.ts';
import type { AccountCaller } from '../../../functions/core/caller.ts';
import { accountCaller } from '../../support/account-caller.ts';
import { accountRecord } from '../../support/account-records.ts';
import { type ModelServer, useModelServer } from '../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../support/clauses.ts';
import { eventually } from '../../support/eventually.ts';
import { startLocalStorage } from '../../support/local-storage.ts';
import { longContract } from '../../support/long-contract.ts';
import { goodAnswer } from '../../support/model-answers.ts';

jest.setTimeout(120_000);

const load = async () => ({
  ...(await import('../../../functions/jobs/finish-reviews.ts')),
  ...(await import('../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../functions/core/analysis/ask-for-review.ts')),
  ...(await import('../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../../functions/adapters/entities/account.ts')),
  ...(await import('../../../functions/adapters/entities/account-changes.ts')),
  ...(await import('../../../functions/adapters/entities/analysis.ts')),
  ...(await import('../../../functions/adapters/table.ts')),
});

let model: ModelServer;
let storage: Awaited<ReturnType<typeof startLocalStorage>>;
let product: Awaited<ReturnType<typeof load>>;
/** The message that was worked on last. */
let messageId = '';

beforeAll(async () => {
  model = await useModelServer();
  storage = await startLocalStorage();
  product = await load();
});
afterAll(async () => {
  await storage.close();
  await model.close();
});

/** Somebody with an account that is stored, as it must be for a job to work for them. */
const member = async (fields: Partial<AccountRecord> = {}): Promise<AccountCaller> => {
  const record = accountRecord({ approvalStatus: 'approved', ...fields });
  await product.writeTogether(product.accountCreation(record));
  return accountCaller({ id: record.id });
};

const analyzeForLater = async (
  caller: AccountCaller,
  clauseText = limitationOfLiability,
  deadlineMs = Date.now() + 60_000,
): Promise<string> => {
  const made = await product.analyzeClause({
    caller,
    request: { clauseText, usePlaybook: false, modelReview: 'later' },
    idempotencyKey: undefined,
    deadlineMs,
  });
  expect(made.modelReview).toBe('pending');
  return made.analysisId;
};

/** Takes a message, if it is to be seen; what was queued when clauses were analyzed is passed over. */
const takeAgain = async (id: string) => {
  for (;;) {
    const taken = await storage.messages.take(600_000);
    if (taken === undefined || taken.id === id) return taken;
    await storage.messages.remove(taken.receipt);
  }
};

/** The message when it comes again. */
const delivered = (id: string) =>
  eventually(async () => {
    const again = await takeAgain(id);
    if (!again) throw new Error('The message has not come again yet.');
    return again;
  });

/** Has a message worked on with so much time, and tells what became of it. */
const workOn = async (message: object | string, ms = 60_000) => {
  const queued = await storage.messages.put(typeof message === 'string' ? message : JSON.stringify(message), 0);
  messageId = queued;
  const { id, body, receipt } = (await takeAgain(queued))!;
  const event = { Records: [{ messageId: id, body, receiptHandle: receipt }] } as unknown as SQSEvent;
  const { batchItemFailures } = await product.handler(event, { getRemainingTimeInMillis: () => ms });
  const isDone = batchItemFailures.length === 0;
  if (!isDone) expect(batchItemFailures).toEqual([{ itemIdentifier: id }]);
  return { isDone };
};

const reviewOf = async (ownerId: string, id: string) => {
  const { modelReview, analysis } = await product.getAnalysis({ ownerId, id });
  return modelReview ?? analysis.source.model;
};

/** As if a call were at work until then. */
const setLease = (id: string, until: number) =>
  product.updateItem({
    Key: product.reviewLeaseKey(id),
    UpdateExpression: 'SET #until = :until',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until },
  });

describe('the job that finishes reviews', () => {
  it('GIVEN an analysis nobody waits for THEN it is reviewed; delivered again THEN no model is asked, and there is one review and one entry', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const owner = await member();
    const analysisId = await analyzeForLater(owner);
    expect((await workOn({ analysisId, ownerId: owner.id })).isDone).toBe(true);
    expect(await reviewOf(owner.id, analysisId)).toBe('test.model-v1');
    expect((await workOn({ analysisId, ownerId: owner.id })).isDone).toBe(true);
    expect(model.calls).toHaveLength(1);
    expect(await product.listAuditEntries({ ownerId: owner.id, id: analysisId })).toHaveLength(2);
  });

  it('GIVEN somebody else is at work on it THEN nothing is asked, and the message comes again when their call is over', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const owner = await member();
    const analysisId = await analyzeForLater(owner);
    await setLease(analysisId, Date.now() + 2_000);
    const { isDone } = await workOn({ analysisId, ownerId: owner.id });
    expect(isDone).toBe(false);
    expect(model.calls).toHaveLength(0);
    expect(await takeAgain(messageId)).toBeUndefined();
    const again = await delivered(messageId);
    expect(again.deliveries).toBe(2);
    await storage.messages.remove(again.receipt);
  });

  it('GIVEN its function is ended in the middle THEN the message comes again as soon as that call is over for certain', async () => {
    model.script({ kind: 'hang' });
    const owner = await member();
    const analysisId = await analyzeForLater(owner);
    storage.interruptAfter(2);
    await expect(workOn({ analysisId, ownerId: owner.id }, 6_000)).rejects.toThrow();
    storage.resume();
    expect(await takeAgain(messageId)).toBeUndefined();
    const again = await delivered(messageId);
    expect(again.deliveries).toBe(2);
    await storage.messages.remove(again.receipt);
  });

  it.each([
    ['was deactivated', { isActive: false }],
    ['was rejected', { approvalStatus: 'rejected' }],
    ['is being deleted', { deletingSince: new Date().toISOString() }],
  ] as const)(
    'GIVEN an owner who %s THEN nothing is spent on them, and the analysis stays as it is',
    async (_, fields) => {
      model.script({ kind: 'tool', input: goodAnswer });
      const owner = await member(fields);
      const analysisId = await analyzeForLater(owner);
      expect((await workOn({ analysisId, ownerId: owner.id })).isDone).toBe(true);
      expect(model.calls).toHaveLength(0);
      expect(await reviewOf(owner.id, analysisId)).toBe('pending');
    },
  );

  it('GIVEN an owner who is deactivated while it is read THEN what was begun is kept, once, and nothing is begun for them any more', async () => {
    const deactivated = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: deactivated.promise });
    const owner = await member();
    const [begun, next] = [await analyzeForLater(owner), await analyzeForLater(owner)];
    const working = workOn({ analysisId: begun, ownerId: owner.id });
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(1)));
    await product.updateItem({
      Key: product.accountKey(owner.id),
      UpdateExpression: 'SET isActive = :no',
      ExpressionAttributeValues: { ':no': false },
    });
    deactivated.resolve(undefined);
    expect((await working).isDone).toBe(true);
    expect(await reviewOf(owner.id, begun)).toBe('test.model-v1');
    expect(await product.listAuditEntries({ ownerId: owner.id, id: begun })).toHaveLength(2);
    expect((await workOn({ analysisId: next, ownerId: owner.id })).isDone).toBe(true);
    expect(await reviewOf(owner.id, next)).toBe('pending');
    expect(model.calls).toHaveLength(1);
  });

  it('GIVEN it is deleted while a part of it is read THEN no other call is paid for, nothing of it comes back, and the message is done with', async () => {
    const part = { kind: 'tool', input: goodAnswer } as const;
    const deleted = Promise.withResolvers<undefined>();
    model.script(part, { ...part, until: deleted.promise });
    const owner = await member();
    const analysisId = await analyzeForLater(owner, longContract);
    const working = workOn({ analysisId, ownerId: owner.id });
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(3)), 30_000);
    await product.deleteAnalysis({ ownerId: owner.id, id: analysisId });
    deleted.resolve(undefined);
    expect((await working).isDone).toBe(true);
    expect(model.calls).toHaveLength(3);
    const left = (await storage.whatHolds(analysisId)).filter((key) => !key.includes(' deleted#'));
    expect(left).toEqual([]);
  });

  it('GIVEN a public visitor THEN theirs is reviewed, unless public mode is off', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    // The job tells visitors by their ids; how their analyses are counted is no matter of it.
    const visitor = accountCaller({ id: `visitor-${randomUUID()}` });
    const analysisId = await analyzeForLater(visitor);
    try {
      expect((await workOn({ analysisId, ownerId: visitor.id })).isDone).toBe(true);
      expect(await reviewOf(visitor.id, analysisId)).toBe('pending');
      process.env['PUBLIC_MODE'] = 'true';
      expect((await workOn({ analysisId, ownerId: visitor.id })).isDone).toBe(true);
      expect(await reviewOf(visitor.id, analysisId)).toBe('test.model-v1');
    } finally {
      delete process.env['PUBLIC_MODE'];
    }
  });

  it('GIVEN it was deleted, or was never stored, or is somebody else’s THEN the message is done with', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const [owner, other] = [await member(), await member()];
    const analysisId = await analyzeForLater(owner);
    expect((await workOn({ analysisId, ownerId: other.id })).isDone).toBe(true);
    expect((await workOn({ analysisId: randomUUID(), ownerId: owner.id })).isDone).toBe(true);
    await product.deleteAnalysis({ ownerId: owner.id, id: analysisId });
    expect((await workOn({ analysisId, ownerId: owner.id })).isDone).toBe(true);
    expect(model.calls).toHaveLength(0);
  });

  it('GIVEN a message that is none of ours THEN it fails, so that it is put aside and the alarm rings', async () => {
    await expect(workOn('no JSON')).rejects.toThrow();
    await expect(workOn({ analysisId: 'no id', ownerId: 'a' })).rejects.toThrow();
  });

  it('GIVEN a long contract that is asked for again and again THEN it is queued once, and answered when the job has read it', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const owner = await member();
    const analysisId = await analyzeForLater(owner, longContract);
    const queued = jest.spyOn(storage.messages, 'put');
    const ask = (ms: number) => product.askForReview({ caller: owner, id: analysisId, deadlineMs: Date.now() + ms });
    await expect(ask(1_500)).rejects.toMatchObject({ code: 'conflict' });
    await expect(ask(1_500)).rejects.toMatchObject({ code: 'conflict' });
    expect(model.calls).toHaveLength(0);
    expect(queued.mock.calls).toEqual([[JSON.stringify({ analysisId, ownerId: owner.id }), 0]]);
    queued.mockRestore();
    const [answered] = await Promise.all([ask(60_000), workOn({ analysisId, ownerId: owner.id })]);
    expect(answered.analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
    expect(model.calls).toHaveLength(3 + 1);
  });
});

it('GIVEN a stage whose model was taken away THEN a long contract that waits for it is closed with the engine’s analysis', async () => {
  const owner = await member();
  const id = await analyzeForLater(owner, longContract);
  const { BEDROCK_MODEL_ID, REVIEW_QUEUE_URL } = process.env;
  delete process.env['BEDROCK_MODEL_ID'];
  delete process.env['REVIEW_QUEUE_URL'];
  try {
    const { modelReview, analysis } = await product.askForReview({
      caller: owner,
      id,
      deadlineMs: Date.now() + 60_000,
    });
    expect([modelReview, analysis.source.model]).toEqual([undefined, null]);
  } finally {
    Object.assign(process.env, { BEDROCK_MODEL_ID, REVIEW_QUEUE_URL });
  }
});

describe('what is queued when a clause is analyzed', () => {
  it('GIVEN a pending analysis THEN its review is queued before it is stored, for when nobody asks', async () => {
    const owner = await member();
    storage.interruptAfter(1);
    await expect(analyzeForLater(owner)).rejects.toThrow();
    storage.resume();
    const { put } = storage.messages;
    const queued = jest.spyOn(storage.messages, 'put');
    const deadlineMs = Date.now() + 60_000;
    let queuedAt = 0;
    queued.mockImplementationOnce((...message) => {
      queuedAt = Date.now();
      return put(...message);
    });
    const analysisId = await analyzeForLater(owner, limitationOfLiability, deadlineMs);
    expect(queued).toHaveBeenCalledTimes(1);
    const [body, delaySeconds] = queued.mock.calls[0]!;
    expect(JSON.parse(body)).toEqual({ analysisId, ownerId: owner.id });
    // After the answer was due, and not long after.
    const seenAt = queuedAt + delaySeconds * 1_000;
    expect(seenAt).toBeGreaterThan(deadlineMs);
    expect(seenAt).toBeLessThan(deadlineMs + 10_000);
    queued.mockRestore();
  });

  it('GIVEN a queue that fails THEN the analysis is there all the same, and the log says so without a word of it', async () => {
    const owner = await member();
    const url = process.env['REVIEW_QUEUE_URL'];
    process.env['REVIEW_QUEUE_URL'] = 'https://sqs.us-east-1.amazonaws.com/000000000000/another';
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      const analysisId = await analyzeForLater(owner);
      expect(await reviewOf(owner.id, analysisId)).toBe('pending');
      expect(written.mock.calls).toEqual([['{"event":"reviewNotQueued","error":"QueueDoesNotExist"}']]);
    } finally {
      written.mockRestore();
      process.env['REVIEW_QUEUE_URL'] = url;
    }
  });
});
