import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { setting } from './environment.ts';

/*
 * The queue of reviews that a language model is still to make. A message names an analysis and holds no word of it. It is
 * delivered at least once, and again until whoever took it has done with it.
 */

const queuedReviewSchema = z.object({
  analysisId: z.string().check(z.uuid()),
  ownerId: z.string().check(z.minLength(1)),
});

/** A review that is to be made, and whose analysis it is of. */
export type QueuedReview = z.infer<typeof queuedReviewSchema>;

/** How long all attempts at a call of the queue may take together, in milliseconds: somebody waits for an answer meanwhile. */
const callMs = 2_500;

const client = new SQSClient({
  // The queue's address names it, and nothing else: where SQS answers is for the SDK to say.
  useQueueUrlAsEndpoint: false,
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 1_200, throwOnRequestTimeout: true },
});

/**
 * Reads a message.
 * @throws where it is none of ours
 */
export const readQueuedReview = (body: string): QueuedReview => queuedReviewSchema.parse(JSON.parse(body));

/**
 * Puts a review into the queue.
 * @param delaySeconds for how long nobody gets to see it; 900 at most
 * @throws what the SDK throws
 */
export const queueReview = async (review: QueuedReview, delaySeconds = 0): Promise<void> => {
  await client.send(
    new SendMessageCommand({
      QueueUrl: setting('REVIEW_QUEUE_URL'),
      MessageBody: JSON.stringify(review),
      DelaySeconds: delaySeconds,
    }),
    { abortSignal: AbortSignal.timeout(callMs) },
  );
};

/**
 * Has a message that was received come again after so many seconds, unless it is done with before.
 * @throws what the SDK throws
 */
export const hideMessage = async (receiptHandle: string, seconds: number): Promise<void> => {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: setting('REVIEW_QUEUE_URL'),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: Math.max(0, Math.ceil(seconds)),
    }),
    { abortSignal: AbortSignal.timeout(callMs) },
  );
};
