import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { HandlerBundles } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { reviewQueueName } from '../review-queue.ts';
import { workerEntries, type WorkerName } from '../workers.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

interface JobsStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly bundles: HandlerBundles;
}

/** What works off queues. A stage without a model has none. */
export class JobsStack extends Stack {
  readonly workers: ReadonlyMap<WorkerName, QueueWorker>;

  constructor(scope: Construct, id: string, { stage, data, auth, bundles, ...props }: JobsStackProps) {
    super(scope, id, props);
    const place = { stage, data, auth };
    this.workers = new Map(
      workerEntries
        .filter(([, worker]) => worker.isOn(stage))
        .map(([name, worker]) => {
          const queueName = reviewQueueName(stage);
          return [name, new QueueWorker(this, name, { name, worker, queueName, bundle: bundles[name], ...place })];
        }),
    );
  }
}
