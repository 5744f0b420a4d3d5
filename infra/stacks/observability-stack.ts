import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { routeEntries } from '../../shared/routes.ts';
import type { StageConfig } from '../config.ts';
import { type ModelFigures, modelFigures } from '../constructs/model-figures.ts';
import { endpointOf } from '../endpoints.ts';
import { jobEntries } from '../jobs.ts';
import { workerOf } from '../workers.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { JobsStack } from './jobs-stack.ts';

interface ObservabilityStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly edge: EdgeStack;
  /** What works off queues, where the stage has any. */
  readonly jobs?: JobsStack;
}

interface Watched {
  readonly id: string;
  readonly metric: cloudwatch.IMetric;
  readonly threshold: number;
  /** What is the matter when it rings; docs/operations.md says what to do. */
  readonly says: string;
  /** How many periods of five minutes in a row, where one alone says little. */
  readonly periods?: number;
}

const period = Duration.minutes(5);

/** The share of a function's time limit from which calls are about to be cut off. */
const slowShare = 0.9;

/** Answers of the edge that are errors of the product, in percent of all, from which somebody is woken. */
const edgeErrorPercent = 5;

/** Why a model did not answer, each a metric of its own. */
const failures = ['Refused', 'Throttled', 'TimedOut', 'Unreachable', 'Declined', 'Unusable', 'OverBudget'];

/** Reviews by a model are few: they are looked at by the hour. */
const reviewPeriod = Duration.hours(1);

/** Fewer reviews in an hour than these say nothing of a share. */
const fewestReviews = 3;

/** Analyses that a model was asked for and did not answer, in percent, from which somebody is told. */
const fallbackPercent = 20;

/** Findings of a model that quote what the clause does not hold, in percent of all it gives, from which somebody is told. */
const unverifiedPercent = 30;

/** A review that is ended three times on the way and stored by the fourth call has taken a quarter of an hour. */
const longestWait = Duration.minutes(30);

const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []): cloudwatch.GraphWidget =>
  new cloudwatch.GraphWidget({ title, width: 12, left, right });

const showModel = (dashboard: cloudwatch.Dashboard, figures: ModelFigures, shares: cloudwatch.IMetric[]): void => {
  const sums = (names: readonly string[]) => names.map((name) => figures.sum(`Model${name}`));
  const tokens = ['Input', 'Output', 'CacheRead', 'CacheWrite'].map((kind) => `${kind}Tokens`);
  dashboard.addWidgets(
    graph(
      'Model: calls and milliseconds',
      sums(['Calls', 'Errors', 'Syntheses', 'SynthesesMissed']),
      figures.ofEach([
        ['ModelLatency', 'p50'],
        ['ModelLatency', 'p95'],
      ]),
    ),
    graph('Model: tokens and what was not answered or verified', sums(tokens), shares),
    graph(
      'Model: why it did not answer, and what was not whole',
      sums([...failures, 'CutOff', 'BrokenParts', 'Disputes']),
    ),
  );
};

const showShadow = (dashboard: cloudwatch.Dashboard, figures: ModelFigures): void => {
  const counted = ['Reviews', 'AddedFindings', 'GraverRisks', 'Disputes', 'OtherLevels', 'Suggestions'];
  dashboard.addWidgets(
    graph(
      'Model in shadow: what it would change',
      counted.map((name) => figures.sum(`Shadow${name}`)),
      figures.ofEach([
        ['ShadowRiskScoreMoved', 'avg'],
        ['ShadowCompletenessMoved', 'avg'],
      ]),
    ),
  );
};

/** Alarms that mail, a dashboard that shows everything together, and a budget. */
export class ObservabilityStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage, data, api, edge, jobs, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    this.topic = this.addTopic(stage);
    const dashboard = new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: `clausewise-${stage.name}`,
      defaultInterval: Duration.days(1),
    });
    this.watchWhole(dashboard, data, api, edge);
    if (jobs) this.watchModel(dashboard, { api, jobs, stage });
    if (jobs) this.watchQueues(dashboard, jobs);
    this.watchFunctions(dashboard, api, jobs);
    this.addBudget(stage);
  }

  /** What stands for the whole product: what people get, and what the table bears. */
  private watchWhole(dashboard: cloudwatch.Dashboard, data: DataStack, api: ApiStack, edge: EdgeStack): void {
    const serverErrors = api.api.metricServerError({ period, statistic: 'sum' });
    const edgeErrors = edge.distribution.metric5xxErrorRate({ period });
    const throttled = (metricName: string) =>
      new cloudwatch.Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: data.table.tableName },
        statistic: 'sum',
        period,
      });
    const reads = throttled('ReadThrottleEvents');
    const writes = throttled('WriteThrottleEvents');
    this.addAlarm({ id: 'ApiErrors', metric: serverErrors, threshold: 1, says: 'The API answered 5xx.' });
    this.addAlarm({ id: 'TableReads', metric: reads, threshold: 1, says: 'The table refused reads for load.' });
    this.addAlarm({ id: 'TableWrites', metric: writes, threshold: 1, says: 'The table refused writes for load.' });
    this.addAlarm({
      id: 'EdgeErrors',
      metric: edgeErrors,
      threshold: edgeErrorPercent,
      says: `At least ${edgeErrorPercent} % of what people asked for ended in 5xx.`,
      periods: 2,
    });
    const latency = (statistic: string) => api.api.metricLatency({ period, statistic });
    dashboard.addWidgets(
      graph('API: calls and errors', [
        api.api.metricCount({ period }),
        api.api.metricClientError({ period, statistic: 'sum' }),
        serverErrors,
      ]),
      graph('API: milliseconds', [latency('p50'), latency('p95'), latency('p99')]),
    );
    dashboard.addWidgets(
      graph('Edge: requests and share of errors', [edge.distribution.metricRequests({ period })], [edgeErrors]),
      graph(
        'Table: units and refusals',
        [
          data.table.metricConsumedReadCapacityUnits({ period }),
          data.table.metricConsumedWriteCapacityUnits({ period }),
        ],
        [reads, writes],
      ),
    );
  }

  /** The model: the engine answers well without it, so that nobody sees by the answers that it fails. */
  private watchModel(
    dashboard: cloudwatch.Dashboard,
    { api, jobs, stage }: Pick<ObservabilityStackProps, 'api' | 'stage'> & { readonly jobs: JobsStack },
  ): void {
    // Who asks the model: the analysis itself, the review that it does not wait for, and the job nobody waits for.
    const askers = new Map([
      ...(['analyzeClause', 'reviewAnalysis'] as const).map((name) => [name, api.functions[name]] as const),
      ...[...jobs.workers].map(([name, worker]) => [name, worker.function] as const),
    ]);
    const figures = modelFigures({ askers, period: reviewPeriod, fewestReviews });
    const fallbacks = figures.percent('Answered by the engine alone, %', 'ModelFallbacks', 'ModelReviews');
    const unverified = figures.percent('Findings not verified, %', 'ModelUnverifiedFindings', 'ModelFindings');

    this.addAlarm({
      id: 'ModelFallbacks',
      metric: fallbacks,
      threshold: fallbackPercent,
      says: `The model did not answer at least ${fallbackPercent} % of the analyses it was asked for in an hour.`,
    });
    this.addAlarm({
      id: 'ModelUnverified',
      metric: unverified,
      threshold: unverifiedPercent,
      says: `At least ${unverifiedPercent} % of the model's findings quote words that the clause does not hold.`,
    });

    showModel(dashboard, figures, [fallbacks, unverified]);
    if (stage.model?.isShadow) showShadow(dashboard, figures);
  }

  /** What waits to be worked off, and what was given up: nobody waits for it who would tell. */
  private watchQueues(dashboard: cloudwatch.Dashboard, { workers }: JobsStack): void {
    for (const [name, { queue, aside }] of workers) {
      const age = queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'max' });
      const waiting = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' });
      const atWork = queue.metricApproximateNumberOfMessagesNotVisible({ period, statistic: 'max' });
      const givenUp = aside.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' });
      this.addAlarm({
        id: `${name}Waiting`,
        metric: age,
        threshold: longestWait.toSeconds(),
        says: `A message has waited for ${longestWait.toMinutes()} minutes and is not done with.`,
      });
      this.addAlarm({
        id: `${name}GivenUp`,
        metric: givenUp,
        threshold: 1,
        says: `A message was delivered ${workerOf(name).mostDeliveries} times, was never done with, and was put aside.`,
      });
      dashboard.addWidgets(
        new cloudwatch.GraphWidget({ title: `${name}: messages`, width: 12, left: [waiting, atWork, givenUp] }),
        new cloudwatch.GraphWidget({ title: `${name}: age of the oldest, seconds`, width: 12, left: [age] }),
      );
    }
  }

  private watchFunctions(dashboard: cloudwatch.Dashboard, api: ApiStack, jobs: JobsStack | undefined): void {
    const watched = [
      ...routeEntries.map(([name]) => ({ name, fn: api.functions[name], size: endpointOf(name) })),
      ...jobEntries.flatMap(([name, size]) => {
        const fn = api.jobs.get(name);
        return fn ? [{ name, fn, size }] : [];
      }),
      ...[...(jobs?.workers ?? [])].map(([name, worker]) => ({ name, fn: worker.function, size: workerOf(name) })),
    ];
    for (const { name, fn, size } of watched) {
      const errors = fn.metricErrors({ period });
      const throttles = fn.metricThrottles({ period });
      const duration = fn.metricDuration({ period, statistic: 'p95' });
      const slowMs = size.timeoutSeconds * 1000 * slowShare;
      const refused = 'Invocations were refused because too many ran at once.';
      this.addAlarm({
        id: `${name}Errors`,
        metric: errors,
        threshold: 1,
        says: 'An invocation failed or was cut off.',
      });
      this.addAlarm({ id: `${name}Throttles`, metric: throttles, threshold: 1, says: refused });
      this.addAlarm({
        id: `${name}Duration`,
        metric: duration,
        threshold: slowMs,
        says: 'One call in twenty nearly reaches the time limit.',
      });
      dashboard.addWidgets(
        new cloudwatch.GraphWidget({ title: name, width: 12, left: [errors, throttles], right: [duration] }),
      );
    }
  }

  private addAlarm({ id, metric, threshold, says, periods = 1 }: Watched): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      alarmDescription: says,
      evaluationPeriods: periods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  /** Where alarms and the budget's warnings arrive. AWS's own key for topics lets neither of the two services in. */
  private addTopic({ alarmEmail }: StageConfig): Topic {
    const key = new Key(this, 'AlarmKey', {
      description: 'Encrypts alarms on their way',
      enableKeyRotation: true,
      // It encrypts messages for the moment they pass, so nothing is lost with it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const topic = new Topic(this, 'Alarms', { masterKey: key, enforceSSL: true });
    for (const service of ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com']) {
      const principal = new ServicePrincipal(service, {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      });
      key.grantEncryptDecrypt(principal);
      topic.grantPublish(principal);
    }
    if (alarmEmail === undefined) return topic;
    topic.addSubscription(new EmailSubscription(alarmEmail));
    Validations.of(topic).acknowledge({
      id: 'Serverless-SNSRedrivePolicy',
      reason:
        'A mail that cannot be delivered leaves its alarm standing on the dashboard; a queue would be read by nobody.',
    });
    return topic;
  }

  private addBudget({ name, monthlyBudgetUsd }: StageConfig): void {
    const warn = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `clausewise-${name}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        // The whole account: a filter by tag counts nothing until the tag is activated for billing.
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [warn('ACTUAL', 80), warn('ACTUAL', 100), warn('FORECASTED', 100)],
    });
  }
}
