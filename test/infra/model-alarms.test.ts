import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ModelBehaviour, type ModelServer, useModelServer } from '../support/bedrock-server.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { linesOf } from '../support/model-reviews.ts';
import { ofType, templatesOf } from '../support/templates.ts';

jest.setTimeout(120_000);

/*
 * What the product writes down of its reviews, put into the alarms as they are deployed: which reviews ring which. What
 * CloudWatch makes of the lines and the expressions is its own; their forms are read here as it reads them.
 */

let server: ModelServer;
let produceAnalysis: (typeof import('../../functions/core/analysis/produce-analysis.ts'))['produceAnalysis'];
beforeAll(async () => {
  server = await useModelServer();
  ({ produceAnalysis } = await import('../../functions/core/analysis/produce-analysis.ts'));
});
afterAll(() => server.close());

interface Query {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: { readonly Metric: { readonly MetricName: string } };
}
interface Alarm {
  readonly Metrics: readonly Query[];
  readonly Threshold: number;
  readonly ComparisonOperator: string;
}

const alarmOf = async (name: string): Promise<Alarm> => {
  const { observability } = await templatesOf('withModel');
  const found = ofType(observability, 'AWS::CloudWatch::Alarm').find(([id]) => id.replace(/[0-9A-F]{8}$/, '') === name);
  return found![1].Properties as unknown as Alarm;
};

/** The value of a query of an alarm, where one function wrote these sums down in an hour and the others nothing. */
const valueOf = ({ Metrics }: Alarm, id: string, sums: Readonly<Record<string, number>>): number => {
  const { Expression = '', MetricStat } = Metrics.find((query) => query.Id === id)!;
  const of = (name = ''): number => valueOf({ Metrics } as Alarm, name, sums);
  if (MetricStat) return id.endsWith('ByanalyzeClause') ? (sums[MetricStat.Metric.MetricName] ?? 0) : 0;
  const share = /^IF\((\w+) >= (\d+), 100 \* (\w+) \/ (\w+), 0\)$/.exec(Expression);
  if (share) return of(share[1]) >= Number(share[2]) ? (100 * of(share[3])) / of(share[4]) : 0;
  expect(Expression).toMatch(/^FILL\(\w+, 0\)(?: \+ FILL\(\w+, 0\))*$/);
  return [...Expression.matchAll(/FILL\((\w+), 0\)/g)].reduce((sum, [, name]) => sum + of(name), 0);
};

/** Whether an alarm rings after these reviews, of one hour. */
const rings = async (name: string, behaviours: readonly ModelBehaviour[]): Promise<boolean> => {
  const sums: Record<string, number> = {};
  for (const behaviour of behaviours) {
    server.script(behaviour);
    const ask = {
      clauseText: limitationOfLiability,
      contractType: 'saas-agreement',
      riskTolerance: 'moderate',
      deadlineMs: Date.now() + 28_000,
    } as const;
    for (const line of await linesOf('modelReview', () => produceAnalysis({ ...ask, partyRole: 'customer' }))) {
      for (const [figure, value] of Object.entries(line)) {
        if (typeof value === 'number') sums[figure] = (sums[figure] ?? 0) + value;
      }
    }
  }
  expect(sums['ModelReviews']).toBe(behaviours.length);
  const alarm = await alarmOf(name);
  expect(alarm.ComparisonOperator).toBe('GreaterThanOrEqualToThreshold');
  const top = alarm.Metrics.find(({ Expression }) => Expression?.startsWith('IF('))!;
  return valueOf(alarm, top.Id, sums) >= alarm.Threshold;
};

const times = (count: number, behaviour: ModelBehaviour): ModelBehaviour[] =>
  Array.from({ length: count }, () => behaviour);
const good: ModelBehaviour = { kind: 'tool', input: { ...goodAnswer, risks: goodAnswer.risks.slice(0, 1) } };
const refused: ModelBehaviour = { kind: 'error', status: 400, type: 'ValidationException' };
const declined: ModelBehaviour = { kind: 'text', text: 'No.', stopReason: 'guardrail_intervened' };
const invented: ModelBehaviour = {
  kind: 'tool',
  input: { ...goodAnswer, risks: goodAnswer.risks.slice(1), missingElements: [] },
};

describe('the alarm on fallbacks', () => {
  it.each([
    ['all are answered', false, times(6, good)],
    ['one of six is refused', false, [...times(5, good), refused]],
    ['one of five is refused', true, [...times(4, good), refused]],
    ['one of four is declined', true, [...times(3, good), declined]],
    ['both of two are refused, too few to say', false, times(2, refused)],
    ['three of three are refused', true, times(3, refused)],
  ])('GIVEN an hour in which %s THEN it rings: %s', async (_, isRinging, behaviours) => {
    expect(await rings('ModelFallbacks', behaviours)).toBe(isRinging);
  });
});

describe('the alarm on findings not verified', () => {
  it.each([
    ['quotes what is there', false, times(4, good)],
    ['invents in one of four answers', false, [...times(3, good), invented]],
    ['invents in half of its answers', true, [...times(2, good), ...times(2, invented)]],
  ])('GIVEN a model that %s THEN it rings: %s', async (_, isRinging, behaviours) => {
    expect(await rings('ModelUnverified', behaviours)).toBe(isRinging);
  });
});
