import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mayCallQueue } from '../../../infra/local/function-environment.ts';
import type { Listening } from '../../../infra/local/listen.ts';
import { accessKeyOf, localCredentials } from '../../../infra/local/signature.ts';
import { type Messages, openMessages } from '../../../infra/local/sqs/messages.ts';
import { queueUrl, startSqs } from '../../../infra/local/sqs/start-sqs.ts';

let directory: string;
let messages: Messages;
let sqs: Listening;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'sqs-'));
  messages = await openMessages({ directory, mostDeliveries: 3 });
  sqs = await startSqs({ messages, mayCall: mayCallQueue });
});
afterAll(async () => {
  await sqs.close();
  await rm(directory, { recursive: true });
});

/** A client that signs as the named function does, with retries off: what is refused stays refused. */
const clientOf = (functionName?: string): SQSClient =>
  new SQSClient({
    endpoint: sqs.url,
    region: 'us-east-1',
    maxAttempts: 1,
    useQueueUrlAsEndpoint: false,
    credentials: {
      ...localCredentials,
      ...(functionName !== undefined && { accessKeyId: accessKeyOf(functionName) }),
    },
  });
const send = (MessageBody: string, DelaySeconds = 0, functionName?: string, QueueUrl = queueUrl) =>
  clientOf(functionName).send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
const hide = (ReceiptHandle: string, VisibilityTimeout: number, functionName?: string) =>
  clientOf(functionName).send(
    new ChangeMessageVisibilityCommand({ QueueUrl: queueUrl, ReceiptHandle, VisibilityTimeout }),
  );

describe('the local queue', () => {
  it('GIVEN a message THEN one taker gets it, until it is hidden no more; GIVEN it is done with THEN nobody', async () => {
    await send('first');
    const taken = (await messages.take(60_000))!;
    expect(taken).toMatchObject({ body: 'first', deliveries: 1 });
    expect(await messages.take(60_000)).toBeUndefined();
    await hide(taken.receipt, 0);
    const again = (await messages.take(60_000))!;
    expect(again).toMatchObject({ id: taken.id, deliveries: 2 });
    // Whoever took it before is no longer at work on it.
    await expect(hide(taken.receipt, 0)).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
    await messages.remove(taken.receipt);
    await hide(again.receipt, 0);
    await messages.remove((await messages.take(0))!.receipt);
    expect(await messages.take(0)).toBeUndefined();
  });

  it('GIVEN a delay THEN nobody sees it before', async () => {
    await send('later', 1);
    expect(await messages.take(0)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await messages.remove((await messages.take(60_000))!.receipt);
  });

  it('GIVEN a message that comes again and again THEN it is put aside after so many deliveries', async () => {
    await send('poison');
    for (let delivery = 1; delivery <= 3; delivery += 1) expect(await messages.take(0)).toBeDefined();
    expect(await messages.take(0)).toBeUndefined();
    expect(await readdir(path.join(directory, 'aside'))).toHaveLength(1);
  });

  it('GIVEN the process ends while one is at work THEN it is seen again at once, and what is delayed waits on', async () => {
    await send('interrupted');
    await messages.take(600_000);
    await send('delayed', 600);
    const opened = await openMessages({ directory, mostDeliveries: 3 });
    const taken = (await opened.take(600_000))!;
    expect(taken).toMatchObject({ body: 'interrupted', deliveries: 2 });
    expect(await opened.take(0)).toBeUndefined();
  });

  it('GIVEN a function THEN it may do what its row says: put in, or take out', async () => {
    await send('by whom', 600, 'analyzeClause');
    await send('by whom', 600, 'reviewAnalysis');
    const denied = { name: 'AccessDeniedException' };
    await expect(send('by whom', 0, 'getAnalysis')).rejects.toMatchObject(denied);
    await expect(send('by whom', 0, 'finishReviews')).rejects.toMatchObject(denied);
    await expect(hide('none', 0, 'analyzeClause')).rejects.toMatchObject(denied);
    await expect(hide('none', 0, 'finishReviews')).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
  });

  it('GIVEN another queue, a wrong delay or no signature THEN it is refused', async () => {
    await expect(send('lost', 0, undefined, `${queueUrl}-other`)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    await expect(send('late', 901)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
    const unsigned = await fetch(sqs.url, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(403);
  });
});
