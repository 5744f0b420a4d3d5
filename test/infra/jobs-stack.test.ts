import { describe, expect, it } from '@jest/globals';
import { settingsOfWorker, workerEntries } from '../../infra/workers.ts';
import { routeEntries } from '../../shared/routes.ts';
import { ofType, only, templatesOf } from '../support/templates.ts';

const withModel = await templatesOf('withModel');
const jobs = withModel.jobs!;

interface QueueProperties {
  readonly QueueName?: string;
  readonly VisibilityTimeout?: number;
  readonly KmsMasterKeyId?: string;
  readonly MessageRetentionPeriod?: number;
  readonly RedrivePolicy?: { readonly maxReceiveCount: number; readonly deadLetterTargetArn: unknown };
}
const queues = ofType(jobs, 'AWS::SQS::Queue').map(
  ([id, { Properties }]) => [id, Properties as QueueProperties] as const,
);
const [queueId, queue] = queues.find(([, { QueueName }]) => QueueName !== undefined)!;
const [asideId, aside] = queues.find(([, { QueueName }]) => QueueName === undefined)!;

describe('the queue of reviews', () => {
  it('GIVEN no model THEN there is none, and nothing is told of one', async () => {
    const dev = await templatesOf('dev');
    expect(dev.jobs).toBeUndefined();
    expect(JSON.stringify(dev.api)).toContain('"REVIEW_QUEUE_URL":""');
  });

  it('hides what was taken for six times as long as its function may run, and puts aside what is never done with', () => {
    expect(queues).toHaveLength(2);
    const [, { timeoutSeconds, mostDeliveries }] = workerEntries[0]!;
    expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeoutSeconds);
    expect(queue.RedrivePolicy).toEqual({
      maxReceiveCount: mostDeliveries,
      deadLetterTargetArn: { 'Fn::GetAtt': [asideId, 'Arn'] },
    });
    // What was put aside outlasts what waits: it is there to be looked at.
    expect(aside.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
    expect(aside.RedrivePolicy).toBeUndefined();
  });

  it('is encrypted, over TLS alone, under the name that the API puts reviews in by', () => {
    for (const [id, { KmsMasterKeyId }] of queues) {
      expect(KmsMasterKeyId).toBe('alias/aws/sqs');
      const policies = ofType(jobs, 'AWS::SQS::QueuePolicy').filter(([, { Properties }]) =>
        JSON.stringify(Properties['Queues']).includes(id),
      );
      expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
    }
    const url = {
      'Fn::Join': ['', ['https://sqs.us-east-1.amazonaws.com/', { Ref: 'AWS::AccountId' }, `/${queue.QueueName}`]],
    };
    const told = [...ofType(withModel.api, 'AWS::Lambda::Function'), ...ofType(jobs, 'AWS::Lambda::Function')].flatMap(
      ([, { Properties }]) => {
        const { Variables } = (Properties['Environment'] ?? {}) as { readonly Variables?: Record<string, unknown> };
        return Variables?.['REVIEW_QUEUE_URL'] ?? [];
      },
    );
    expect(told).toEqual([url, url, url]);
  });
});

describe('the worker', () => {
  it.each(workerEntries)(
    '%s is called with one message, by few at once, and says which it is not done with',
    (name, worker) => {
      const [id, { Properties }] = ofType(jobs, 'AWS::Lambda::Function').find(
        ([, one]) => one.Properties['Description'] === worker.summary,
      )!;
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        MemorySize: worker.memoryMb,
        Timeout: worker.timeoutSeconds,
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: { Ref: expect.stringMatching(new RegExp(`^${name}Logs`)) } },
        Environment: { Variables: { BEDROCK_MODEL_ID: 'us.vendor.model-v1:0', PUBLIC_MODE: 'false' } },
      });
      const { Variables } = Properties['Environment'] as { Variables: object };
      expect(Object.keys(Variables).sort()).toEqual([...settingsOfWorker(worker)].sort());
      expect(worker.reason).toMatch(/^[A-Z].{10,}\.$/);
      expect(only(jobs, 'AWS::Lambda::EventSourceMapping')).toMatchObject({
        EventSourceArn: { 'Fn::GetAtt': [queueId, 'Arn'] },
        FunctionName: { Ref: id },
        BatchSize: 1,
        ScalingConfig: { MaximumConcurrency: worker.mostAtOnce },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      });
    },
  );

  it('stands in a stack with room, which the API’s has not', () => {
    expect(Object.keys(jobs.Resources).length).toBeLessThan(50);
    expect(ofType(withModel.api, 'AWS::Lambda::Function')).toHaveLength(routeEntries.length);
  });
});

describe('what waits in the queue and what was put aside', () => {
  const { observability } = withModel;
  const alarmOf = (name: string) =>
    ofType(observability, 'AWS::CloudWatch::Alarm').find(([id]) => id.replace(/[0-9A-F]{8}$/, '') === name)![1]
      .Properties;

  it.each(workerEntries)('of %s are watched and shown', (name) => {
    expect(alarmOf(`${name}Waiting`)).toMatchObject({
      Namespace: 'AWS/SQS',
      MetricName: 'ApproximateAgeOfOldestMessage',
      Statistic: 'Maximum',
      Threshold: 1_800,
      TreatMissingData: 'notBreaching',
    });
    expect(alarmOf(`${name}GivenUp`)).toMatchObject({
      Namespace: 'AWS/SQS',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 1,
      AlarmActions: [{ Ref: ofType(observability, 'AWS::SNS::Topic')[0]![0] }],
    });
    for (const kind of ['Errors', 'Throttles', 'Duration']) expect(alarmOf(`${name}${kind}`)).toBeDefined();
    const body = JSON.stringify(only(observability, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
    expect(body).toContain(`${name}: messages`);
    expect(body).toContain(`${name}: age of the oldest, seconds`);
  });
});
