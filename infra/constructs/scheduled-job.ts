import { Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { type JobName, type JobSettings, settingsOfJob } from '../jobs.ts';
import { leadingKeysOf } from '../table-partitions.ts';
import { type FunctionPlace, ProductFunction } from './product-function.ts';

interface ScheduledJobProps extends FunctionPlace {
  readonly name: JobName;
  readonly job: JobSettings;
}

/** The Lambda of a job, which EventBridge calls each day, with a role that may do what the job does and nothing else. */
export class ScheduledJob extends ProductFunction {
  constructor(scope: Construct, id: string, { name, job, ...place }: ScheduledJobProps) {
    super(scope, id, { ...place, description: job.summary, size: job, settings: settingsOfJob(job) });
    this.grantTable(job.grants.table ?? [], leadingKeysOf(name));
    this.grantDocuments(job.grants);
    const { hour, minute } = job.daily;
    const rule = new Rule(this, 'Daily', {
      description: job.summary,
      schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }),
      targets: [new LambdaFunction(this.function)],
    });
    const reason =
      'A call carries nothing that could be lost: one that failed is repeated, the next day’s goes on where it stopped, and the alarm on errors rings.';
    Validations.of(this.function).acknowledge({ id: 'Serverless-LambdaDLQ', reason });
    Validations.of(rule).acknowledge({ id: 'Serverless-EventBusDLQ', reason });
  }
}
