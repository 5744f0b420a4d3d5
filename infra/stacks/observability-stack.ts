import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { routeEntries } from '../../shared/routes.ts';
import type { StageConfig } from '../config.ts';
import { endpointOf } from '../endpoints.ts';
import type { ApiStack } from './api-stack.ts';

interface ObservabilityStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly api: ApiStack;
}

const period = Duration.minutes(5);

/** The share of a function's time limit from which calls are about to be cut off. */
const slowShare = 0.9;

/** Alarms on errors, throttling and duration of every function, and one dashboard that shows them together. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { stage, api, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    const dashboard = new cloudwatch.Dashboard(this, 'Dashboard', { dashboardName: `clausewise-${stage.name}` });
    for (const [name] of routeEntries) {
      const fn = api.functions[name];
      const errors = fn.metricErrors({ period });
      const throttles = fn.metricThrottles({ period });
      const duration = fn.metricDuration({ period, statistic: 'p95' });
      const slowMs = endpointOf(name).timeoutSeconds * 1000 * slowShare;
      this.addAlarm(`${name}Errors`, errors, 1, 'An invocation failed or was cut off.');
      this.addAlarm(`${name}Throttles`, throttles, 1, 'Invocations were refused because too many ran at once.');
      this.addAlarm(`${name}Duration`, duration, slowMs, 'One call in twenty nearly reaches the time limit.');
      dashboard.addWidgets(
        new cloudwatch.GraphWidget({ title: name, width: 12, left: [errors, throttles], right: [duration] }),
      );
    }
  }

  private addAlarm(id: string, metric: cloudwatch.Metric, threshold: number, alarmDescription: string): void {
    new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
  }
}
