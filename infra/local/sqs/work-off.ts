import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { createFunctionPool } from '../gateway/function-pool.ts';
import type { LocalFunction } from '../gateway/local-function.ts';
import { createSharedCapacity } from '../gateway/shared-capacity.ts';
import type { Messages, TakenMessage } from './messages.ts';

interface WorkOffOptions {
  readonly messages: Messages;
  readonly lambda: LocalFunction;
  readonly mostAtOnce: number;
  /** For how long a message that was taken is given to nobody else. */
  readonly visibilitySeconds: number;
  /** Takes the lines the function writes, and one for each call that failed. */
  readonly log: (line: string) => void;
}

const pollMs = 200;

/** Workers of one function: they wait for a model, and each holds what the engine knows. */
const mostWorkers = 2;

const eventOf = ({ id, body, receipt, deliveries }: TakenMessage): SQSEvent => ({
  Records: [
    {
      messageId: id,
      receiptHandle: receipt,
      body,
      attributes: {
        ApproximateReceiveCount: String(deliveries),
        SentTimestamp: '0',
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:local',
      awsRegion: 'us-east-1',
    },
  ],
});

const isDone = (payload: string, { id }: TakenMessage): boolean =>
  !(JSON.parse(payload) as SQSBatchResponse | null)?.batchItemFailures.some(
    ({ itemIdentifier }) => itemIdentifier === id,
  );

/**
 * Calls a function with each message of a queue, as Lambda does: one at a time in each call, several calls at once. A message
 * is ended where its call succeeds and does not name it as failed; any other comes again.
 */
export const workOff = (options: WorkOffOptions): { readonly close: () => Promise<void> } => {
  const { messages, lambda, mostAtOnce, visibilitySeconds, log } = options;
  const pool = createFunctionPool(lambda, log, createSharedCapacity(mostWorkers));
  const never = new AbortController().signal;
  let atWork = 0;
  let isTaking = false;

  const work = async (message: TakenMessage): Promise<void> => {
    const endsAtMs = Date.now() + lambda.timeoutSeconds * 1_000;
    const payload = JSON.stringify(eventOf(message));
    const outcome = await pool.invoke({ payload, requestId: randomUUID(), signal: never, endsAtMs });
    if (outcome.kind === 'failed') log(`${lambda.name} ${outcome.reason}`);
    if (outcome.kind === 'answered' && isDone(outcome.payload, message)) await messages.remove(message.receipt);
  };

  const take = async (): Promise<void> => {
    if (isTaking || atWork >= mostAtOnce) return;
    isTaking = true;
    const message = await messages.take(visibilitySeconds * 1_000).finally(() => (isTaking = false));
    if (message === undefined) return;
    atWork += 1;
    await work(message).finally(() => (atWork -= 1));
  };

  const poll = setInterval(() => {
    take().catch((error: unknown) => log(`${lambda.name} ${String(error)}`));
  }, pollMs);
  poll.unref();
  return {
    close: async () => {
      clearInterval(poll);
      await pool.close();
    },
  };
};
