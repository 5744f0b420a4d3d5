import { Duration, Validations } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { leadingKeysOf } from '../table-partitions.ts';
import { settingsOfWorker, visibilitySeconds, type WorkerName, type WorkerSettings } from '../workers.ts';
import { type FunctionPlace, ProductFunction } from './product-function.ts';

interface QueueWorkerProps extends FunctionPlace {
  readonly name: WorkerName;
  readonly worker: WorkerSettings;
  readonly queueName: string;
}

/** For how long what was put aside stays there to be looked at: the longest SQS keeps anything. */
const asideDays = 14;

/**
 * A queue and the Lambda that works it off, with a role that may do what the worker does and nothing else. What is
 * delivered too often without being done is put aside in a queue of its own.
 */
export class QueueWorker extends ProductFunction {
  readonly queue: Queue;
  /** What was delivered too often. */
  readonly aside: Queue;

  constructor(scope: Construct, id: string, { name, worker, queueName, ...place }: QueueWorkerProps) {
    super(scope, id, { ...place, description: worker.summary, size: worker, settings: settingsOfWorker(worker) });
    // AWS's own key, as of the table: a message names an analysis, and holds no word of it.
    const secured = { encryption: QueueEncryption.KMS_MANAGED, enforceSSL: true } as const;
    this.aside = new Queue(this, 'Aside', { ...secured, retentionPeriod: Duration.days(asideDays) });
    this.queue = new Queue(this, 'Queue', {
      ...secured,
      queueName,
      visibilityTimeout: Duration.seconds(visibilitySeconds(worker)),
      deadLetterQueue: { queue: this.aside, maxReceiveCount: worker.mostDeliveries },
    });
    this.grantTable(worker.grants.table ?? [], leadingKeysOf(name));
    this.grantDocuments(worker.grants);
    if (worker.grants.invokeModel) this.grantModel(place.stage);
    this.function.addEventSource(
      new SqsEventSource(this.queue, {
        // A message is minutes of work: none waits behind another in the same call.
        batchSize: 1,
        maxConcurrency: worker.mostAtOnce,
        reportBatchItemFailures: true,
      }),
    );
    this.acknowledgeFindings();
  }

  /** Tells CDK's rule packs where failures go: the queues see to that, not the function or its source. */
  private acknowledgeFindings(): void {
    const reason = 'Its queue delivers a message again until it is done with, and puts it aside where it never is.';
    Validations.of(this.function).acknowledge(
      { id: 'Serverless-LambdaDLQ', reason },
      { id: 'Serverless-LambdaEventSourceMappingDestination', reason },
    );
    Validations.of(this.aside).acknowledge({
      id: 'Serverless-SQSRedrivePolicy',
      reason: 'What it holds was put aside already; a person looks at it, called by an alarm.',
    });
  }
}
