import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { hideMessage, readQueuedReview } from '../adapters/review-queue.ts';
import { finishReview } from '../core/analysis/finish-review.ts';

/** Time kept back to store what was read, in milliseconds; a lease ends with the call that holds it. */
const closingMs = 5_000;

const secondsUntil = (ms: number): number => (ms - Date.now()) / 1_000;

/** Whether a message is done with; one that is not comes again. */
const finish = async ({ body, receiptHandle }: SQSRecord, endsAtMs: number): Promise<boolean> => {
  // Should this call be ended in the middle, the message comes again once it is over for certain, and no later.
  await hideMessage(receiptHandle, secondsUntil(endsAtMs) + 1);
  const outcome = await finishReview({ ...readQueuedReview(body), deadlineMs: endsAtMs - closingMs });
  if (outcome.isOver) return true;
  await hideMessage(receiptHandle, Math.max(1, secondsUntil(outcome.busyUntilMs)) + 1);
  return false;
};

/**
 * Takes reviews from the queue that a language model is still to make.
 * @returns which messages are not done with, because somebody else is at work on their analyses
 * @throws where one fails, so that the alarm on errors rings; all of a batch then comes again, and what is done stays done
 */
export const handler = async (
  { Records }: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> => {
  const endsAtMs = Date.now() + context.getRemainingTimeInMillis();
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const record of Records) {
    if (!(await finish(record, endsAtMs))) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
};
