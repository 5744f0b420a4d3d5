import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { startS3 } from '../../infra/local/s3/start-s3.ts';
import { localCredentials } from '../../infra/local/signature.ts';
import { openMessages } from '../../infra/local/sqs/messages.ts';
import { queueUrl, startSqs } from '../../infra/local/sqs/start-sqs.ts';
import { interruptBy, startFaultProxy } from './fault-proxy.ts';
import { startLocalTable } from './local-table.ts';

const bucket = 'documents';

/**
 * A table, a bucket and a queue of one's own for use cases that are driven from inside, whose calls can be interrupted. Sets the
 * SDK's endpoints for this process, so import what is to be driven only afterwards.
 */
export const startLocalStorage = async () => {
  const table = await startLocalTable();
  const directory = await mkdtemp(path.join(tmpdir(), 'clausewise-objects-'));
  const objects = await startS3({ directory, bucket, allowedOrigins: () => [] });
  const interruption = { callsLeft: Number.POSITIVE_INFINITY, losesAnswer: false };
  const messages = await openMessages({ directory: path.join(directory, 'queue'), mostDeliveries: 10 });
  const queue = await startSqs({ messages, mayCall: () => true });
  const proxy = await startFaultProxy({ dynamodb: table.url, s3: objects.url });
  proxy.setRule(interruptBy(interruption));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: proxy.urls.dynamodb,
    AWS_ENDPOINT_URL_S3: proxy.urls.s3,
    DOCUMENTS_BUCKET: bucket,
    AWS_ENDPOINT_URL_SQS: queue.url,
    REVIEW_QUEUE_URL: queueUrl,
  });
  await table.useEmptyTable();
  const options = { region: 'us-east-1', credentials: localCredentials };
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ ...options, endpoint: table.url }));
  const store = new S3Client({ ...options, endpoint: objects.url, forcePathStyle: true });
  return {
    tableUrl: table.url,
    objectsUrl: objects.url,
    /** What lies in the queue of reviews. */
    messages,
    /** Lets that many calls through and refuses what comes after them, or lets all through. */
    interruptAfter: (callsLeft: number, losesAnswer = false): void => {
      Object.assign(interruption, { callsLeft, losesAnswer });
    },
    /** Refuses to store, read or delete objects whose key holds the given text. */
    refuseObject: (text: string): void => {
      proxy.setRule(({ service, path }) => (service === 's3' && path.includes(text) ? 'refuse' : undefined));
    },
    /** Refuses to store objects whose key holds the given text, and lets all else through. */
    refuseStoring: (text: string): void => {
      proxy.setRule(({ service, operation, path }) =>
        service === 's3' && operation === 'PutObject' && path.includes(text) ? 'refuse' : undefined,
      );
    },
    resume: (): void => {
      proxy.setRule(interruptBy(interruption));
      Object.assign(interruption, { callsLeft: Number.POSITIVE_INFINITY });
    },
    /** Whether the last interruption was met. */
    wasInterrupted: (): boolean => interruption.callsLeft < 0,
    /** Every key in the table and in the bucket that holds the given text. */
    whatHolds: async (text: string): Promise<readonly string[]> => {
      const { Items = [] } = await database.send(
        new ScanCommand({ TableName: process.env['TABLE_NAME'], ConsistentRead: true }),
      );
      const { Contents = [] } = await store.send(new ListObjectsV2Command({ Bucket: bucket }));
      return [
        ...Items.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`),
        ...Contents.map(({ Key = '' }) => Key),
      ].filter((key) => key.includes(text));
    },
    close: async (): Promise<void> => {
      database.destroy();
      store.destroy();
      await proxy.close();
      await objects.close();
      await queue.close();
      await table.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
