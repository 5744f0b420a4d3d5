import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { failureMetrics } from '../../functions/core/analysis/model-failure.ts';
import { endpointOf } from '../../infra/endpoints.ts';
import { jobEntries } from '../../infra/jobs.ts';
import { workerEntries } from '../../infra/workers.ts';
import { routeEntries } from '../../shared/routes.ts';
import type { StageName } from '../support/stages.ts';
import { ofType, only, templatesOf } from '../support/templates.ts';

const { observability } = await templatesOf('productionWithRetention');

/** The names under which the analysis writes figures down. */
const analysisSources = ['review-with-model', 'synthesize-parts', 'produce-analysis'].map((name) =>
  readFileSync(path.join(import.meta.dirname, `../../functions/core/analysis/${name}.ts`), 'utf8'),
);
const recordedMetrics = [...analysisSources.join('').matchAll(/^ +(Model[A-Za-z]+): (?:\{ unit|count\()/gm)].map(
  ([, name]) => name!,
);

interface AlarmProperties {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Threshold: number;
  readonly AlarmActions: readonly unknown[];
  readonly TreatMissingData: string;
  readonly AlarmDescription: string;
}

const alarms = ofType(observability, 'AWS::CloudWatch::Alarm').map(
  ([id, { Properties }]) => [id.replace(/[0-9A-F]{8}$/, ''), Properties as unknown as AlarmProperties] as const,
);
/** What production runs: every endpoint, and every job. */
const functions = [...routeEntries.map(([name]) => [name, endpointOf(name)] as const), ...jobEntries];

const alarmOf = (id: string): AlarmProperties => new Map(alarms).get(id)!;
const topic = { Ref: ofType(observability, 'AWS::SNS::Topic')[0]?.[0] };

describe('acceptance 26', () => {
  it.each(functions)('GIVEN %s THEN its errors, throttles and duration are watched', (name, { timeoutSeconds }) => {
    expect(alarmOf(`${name}Errors`)).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors', Threshold: 1 });
    expect(alarmOf(`${name}Throttles`)).toMatchObject({ MetricName: 'Throttles', Threshold: 1 });
    expect(alarmOf(`${name}Duration`)).toMatchObject({
      MetricName: 'Duration',
      ExtendedStatistic: 'p95',
      Threshold: timeoutSeconds * 900,
    });
  });

  it.each([
    ['ApiErrors', 'AWS/ApiGateway', '5XXError'],
    ['TableReads', 'AWS/DynamoDB', 'ReadThrottleEvents'],
    ['TableWrites', 'AWS/DynamoDB', 'WriteThrottleEvents'],
    ['EdgeErrors', 'AWS/CloudFront', '5xxErrorRate'],
  ])('GIVEN the whole THEN %s are watched', (id, Namespace, MetricName) => {
    expect(alarmOf(id)).toMatchObject({ Namespace, MetricName });
  });

  it('GIVEN any alarm THEN it is mailed, says what is the matter, and silence is no trouble', () => {
    expect(alarms).toHaveLength(3 * functions.length + 4);
    for (const [, alarm] of alarms) {
      expect(alarm.AlarmActions).toEqual([topic]);
      expect(alarm.TreatMissingData).toBe('notBreaching');
      expect(alarm.AlarmDescription).toMatch(/^[A-Z].+\.$/);
    }
    expect(only(observability, 'AWS::SNS::Subscription')).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operations@clausewise.example',
      TopicArn: topic,
    });
  });

  it('GIVEN a month’s costs THEN a budget warns at 80 and 100 percent and of a forecast above it', () => {
    const { Budget, NotificationsWithSubscribers } = only(observability, 'AWS::Budgets::Budget');
    expect(Budget).toMatchObject({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 500, Unit: 'USD' },
    });
    expect(NotificationsWithSubscribers).toMatchObject(
      [
        ['ACTUAL', 80],
        ['ACTUAL', 100],
        ['FORECASTED', 100],
      ].map(([NotificationType, Threshold]) => ({
        Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE' },
        Subscribers: [{ SubscriptionType: 'SNS', Address: topic }],
      })),
    );
  });
});

describe('the way of an alarm', () => {
  it('is encrypted with a key of its own that turns, over TLS alone, and open to the two services that warn', () => {
    expect(only(observability, 'AWS::SNS::Topic')['KmsMasterKeyId']).toBeDefined();
    const key = only(observability, 'AWS::KMS::Key');
    expect(key['EnableKeyRotation']).toBe(true);
    for (const policy of [
      JSON.stringify(key['KeyPolicy']),
      JSON.stringify(only(observability, 'AWS::SNS::TopicPolicy')),
    ]) {
      expect(policy).toContain('cloudwatch.amazonaws.com');
      expect(policy).toContain('budgets.amazonaws.com');
      expect(policy).toContain('aws:SourceAccount');
    }
    expect(JSON.stringify(only(observability, 'AWS::SNS::TopicPolicy'))).toContain('"aws:SecureTransport":"false"');
  });
});

describe('the dashboard', () => {
  it('shows the API, the edge, the table and every function', () => {
    const body = JSON.stringify(only(observability, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
    for (const title of ['API: calls and errors', 'API: milliseconds', 'Edge: requests', 'Table: units']) {
      expect(body).toContain(title);
    }
    for (const [name] of functions) expect(body).toContain(`\\"title\\":\\"${name}\\"`);
  });
});

describe('a model', () => {
  interface Query {
    readonly Id: string;
    readonly Expression?: string;
    readonly MetricStat?: {
      readonly Metric: { readonly Namespace: string; readonly MetricName: string; readonly Dimensions: unknown[] };
      readonly Period: number;
      readonly Stat: string;
    };
  }
  const queriesOf = (alarm: unknown) => (alarm as { readonly Metrics: readonly Query[] }).Metrics;

  it.each([
    ['ModelFallbacks', 'ModelFallbacks', 'ModelReviews', 20],
    ['ModelUnverified', 'ModelUnverifiedFindings', 'ModelFindings', 30],
  ])('GIVEN one THEN %s are watched as a share of an hour’s', async (id, part, whole, Threshold) => {
    const watched = (await templatesOf('withModel')).observability;
    const all = ofType(watched, 'AWS::CloudWatch::Alarm');
    // Four of the whole, two of the model, two of each queue.
    expect(all).toHaveLength(3 * routeEntries.length + 6 + (3 + 2) * workerEntries.length);
    const [, { Properties: alarm }] = all.find(([name]) => name.replace(/[0-9A-F]{8}$/, '') === id)!;
    expect(alarm).toMatchObject({ Threshold, TreatMissingData: 'notBreaching' });
    const queries = queriesOf(alarm);
    const [partId, wholeId] = [part, whole].map((name) => name.replace('M', 'm'));
    expect(queries.map(({ Expression }) => Expression)).toContain(
      `IF(modelReviews >= 3, 100 * ${partId} / ${wholeId}, 0)`,
    );
    const stats = queries.flatMap(({ MetricStat }) => MetricStat ?? []);
    expect(new Set(stats.map(({ Metric }) => Metric.MetricName))).toEqual(new Set([part, whole, 'ModelReviews']));
    for (const stat of stats) {
      expect(stat).toMatchObject({ Period: 3600, Stat: 'Sum' });
      expect(stat.Metric.Namespace).toBe('Clausewise');
      expect(stat.Metric.Dimensions).toMatchObject([{ Name: 'FunctionName' }]);
      // What the analysis writes down under that name is read here.
      expect(recordedMetrics).toContain(stat.Metric.MetricName);
    }
  });

  it('GIVEN one THEN the dashboard has a row of its calls, time, tokens and failures; without one it has none', async () => {
    const bodyOf = async (stage: StageName) =>
      JSON.stringify(only((await templatesOf(stage)).observability, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
    const body = await bodyOf('withModel');
    const shown = [...body.matchAll(/\\"(Model[A-Za-z]+)\\"/g)].map(([, name]) => name!);
    expect(new Set(shown)).toEqual(new Set([...recordedMetrics, ...Object.values(failureMetrics)]));
    expect(await bodyOf('dev')).not.toContain('Model: ');
    expect(body).not.toContain('Shadow');
  });
});

it('GIVEN a model in shadow THEN the dashboard shows all that is counted of what it would change', async () => {
  const { observability: watched } = await templatesOf('withModelOfOneRegion');
  const body = JSON.stringify(only(watched, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
  const source = readFileSync(
    path.join(import.meta.dirname, '../../functions/core/analysis/record-differences.ts'),
    'utf8',
  );
  const counted = [...source.matchAll(/^ +(Shadow[A-Za-z]+):/gm)].map(([, name]) => name!);
  expect(counted).toHaveLength(8);
  const shown = [...body.matchAll(/\\"(Shadow[A-Za-z]+)\\"/g)].map(([, name]) => name!);
  expect(new Set(shown)).toEqual(new Set(counted));
});

it('GIVEN nobody to mail THEN alarms still stand, and nobody is subscribed', async () => {
  const quiet = (await templatesOf('dev')).observability;
  expect(ofType(quiet, 'AWS::SNS::Subscription')).toEqual([]);
  expect(ofType(quiet, 'AWS::CloudWatch::Alarm')).toHaveLength(3 * routeEntries.length + 4);
});
