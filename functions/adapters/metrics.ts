/*
 * Figures for CloudWatch, in its embedded metric format: one line of JSON in the log, from which CloudWatch takes the
 * figures that the line names as metrics. What else the line holds is there to be searched.
 */

/** The namespace of the product's own metrics. infra/stacks/observability-stack.ts reads them by their names. */
const namespace = 'Clausewise';

export type MetricUnit = 'Count' | 'Milliseconds';

export interface Metric {
  readonly unit: MetricUnit;
  readonly value: number;
}

/**
 * Writes one line with figures and what belongs to them. It goes to standard output as it is: the console of a function
 * puts words of its own before a line, with which it is no JSON.
 * @param metrics by their names
 * @param properties what else is known: names and figures, never a word of a contract or of a person
 */
export const recordMetrics = (
  metrics: Readonly<Record<string, Metric>>,
  properties: Readonly<Record<string, string | number | boolean | undefined>>,
): void => {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: [['FunctionName']],
          Metrics: Object.entries(metrics).map(([name, { unit }]) => ({ Name: name, Unit: unit })),
        },
      ],
    },
    FunctionName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'local',
    ...properties,
    ...Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value])),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
