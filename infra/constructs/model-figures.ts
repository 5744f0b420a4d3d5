import type { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

interface ModelFiguresOptions {
  /** The functions that ask the model, by names that tell them apart. */
  readonly askers: ReadonlyMap<string, IFunction>;
  readonly period: Duration;
  /** Fewer reviews in a period than these say nothing of a share. */
  readonly fewestReviews: number;
}

/** What functions record of the model, as figures for alarms and graphs. */
export interface ModelFigures {
  /** A figure summed over the functions. */
  readonly sum: (metricName: string) => cloudwatch.IMetric;
  /** Figures of each function, by their names and statistics. */
  readonly ofEach: (wanted: readonly (readonly [metricName: string, statistic: string])[]) => cloudwatch.IMetric[];
  /** What percentage one sum is of another; 0 where there were too few reviews. */
  readonly percent: (label: string, part: string, whole: string) => cloudwatch.IMetric;
}

const idOf = (metricName: string): string => metricName.charAt(0).toLowerCase() + metricName.slice(1);

/** Figures of the model, over all functions that ask it. */
export const modelFigures = ({ askers, period, fewestReviews }: ModelFiguresOptions): ModelFigures => {
  const names = [...askers.keys()];
  const figureOf = (asker: string, metricName: string, statistic: string) =>
    new cloudwatch.Metric({
      namespace: 'Clausewise',
      metricName,
      dimensionsMap: { FunctionName: askers.get(asker)?.functionName ?? '' },
      statistic,
      period,
    });

  const sum = (metricName: string) => {
    const idBy = (asker: string): string => `${idOf(metricName)}By${asker}`;
    return new cloudwatch.MathExpression({
      label: metricName,
      expression: names.map((asker) => `FILL(${idBy(asker)}, 0)`).join(' + '),
      usingMetrics: Object.fromEntries(names.map((asker) => [idBy(asker), figureOf(asker, metricName, 'sum')])),
      period,
    });
  };

  return {
    sum,
    ofEach: (wanted) =>
      names.flatMap((asker) => wanted.map(([metricName, statistic]) => figureOf(asker, metricName, statistic))),
    percent: (label, part, whole) =>
      new cloudwatch.MathExpression({
        label,
        expression: `IF(modelReviews >= ${fewestReviews}, 100 * ${idOf(part)} / ${idOf(whole)}, 0)`,
        usingMetrics: Object.fromEntries([part, whole, 'ModelReviews'].map((name) => [idOf(name), sum(name)])),
        period,
      }),
  };
};
