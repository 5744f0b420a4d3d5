import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failureMetrics } from '../../../../functions/core/analysis/model-failure.ts';
import { promptVersion, reviewPrompt } from '../../../../functions/core/analysis/review-prompt.ts';
import { type ModelBehaviour, type ModelServer, useModelServer } from '../../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { goodAnswer, redlinedRisk } from '../../../support/model-answers.ts';

jest.setTimeout(60_000);

type Line = Readonly<Record<string, unknown>>;

let server: ModelServer;
let produceAnalysis: (typeof import('../../../../functions/core/analysis/produce-analysis.ts'))['produceAnalysis'];
let written: string[] = [];

beforeAll(async () => {
  server = await useModelServer();
  ({ produceAnalysis } = await import('../../../../functions/core/analysis/produce-analysis.ts'));
});
afterAll(() => server.close());
beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const produce = async (waitMs: number, ...script: [ModelBehaviour, ...ModelBehaviour[]]) => {
  server.script(...script);
  const { analysis, usage, shadowModel } = await produceAnalysis({
    clauseText: limitationOfLiability,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
    deadlineMs: Date.now() + waitMs,
  });
  const lines = written.filter((line) => line.includes('"_aws"')).map((line) => JSON.parse(line) as Line);
  const of = (event: string) => lines.filter((line) => line['event'] === event);
  const [calls, reviews, shadows] = [of('modelCall'), of('modelReview'), of('modelShadow')];
  return { analysis, usage, shadowModel, calls, reviews, shadows };
};
const tool: ModelBehaviour = { kind: 'tool', input: goodAnswer };

/** The metrics that name a failure in the first of some lines. */
const countedFailures = ([line = {}]: readonly Line[]): string[] =>
  Object.keys(line).filter((name) => Object.values<string>(failureMetrics).includes(name));

describe('GIVEN a call of the model', () => {
  it('THEN one line says which model, by which prompt, how long, how many tokens and why it stopped', async () => {
    const { calls } = await produce(20_000, tool);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      model: 'test.model-v1',
      prompt: promptVersion,
      repairs: 0,
      stopReason: 'tool_use',
      ModelCalls: 1,
      ModelErrors: 0,
      ModelLatency: expect.any(Number),
      ModelInputTokens: 1_200,
      ModelOutputTokens: 800,
      ModelCacheReadTokens: 300,
      ModelCacheWriteTokens: 100,
    });
    expect(calls[0]).not.toHaveProperty('error');
  });

  it('THEN what it names as metrics stands in it, by function', async () => {
    const { calls, reviews } = await produce(20_000, tool);
    for (const line of [...calls, ...reviews]) {
      const { Timestamp, CloudWatchMetrics } = line['_aws'] as {
        Timestamp: number;
        CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
      };
      expect(Math.abs(Date.now() - Timestamp)).toBeLessThan(60_000);
      const [{ Namespace, Dimensions, Metrics } = { Namespace: '', Dimensions: [], Metrics: [] }] = CloudWatchMetrics;
      expect(Namespace).toBe('Clausewise');
      expect(Dimensions).toEqual([['FunctionName']]);
      expect(line['FunctionName']).toEqual(expect.any(String));
      for (const { Name } of Metrics) expect(line[Name]).toEqual(expect.any(Number));
    }
  });

  it('THEN no word of the contract, the prompt or the answer is written down', async () => {
    await produce(20_000, { kind: 'text', text: 'A word of the answer.' }, tool);
    const all = written.join('\n');
    for (const word of ['Northwind', 'indemnify', reviewPrompt.slice(0, 30), 'Nothing limits', 'word of the answer'])
      expect(all).not.toContain(word);
  });

  it('WHEN it is repaired THEN each call has a line of its own, with its number', async () => {
    const { calls } = await produce(20_000, { kind: 'text', text: 'Fine.' }, tool);
    expect(calls.map(({ repairs, stopReason }) => [repairs, stopReason])).toEqual([
      [0, 'end_turn'],
      [1, 'tool_use'],
    ]);
  });

  it('WHEN the service fails THEN the line names its error', async () => {
    const { calls } = await produce(20_000, { kind: 'error', status: 403, type: 'AccessDeniedException' });
    expect(calls).toMatchObject([{ error: 'AccessDeniedException', ModelErrors: 1, ModelInputTokens: 0 }]);
  });

  it('WHEN it is too late THEN what it was sent is counted as paid', async () => {
    const { calls, usage } = await produce(4_000, { kind: 'hang' });
    expect(calls).toMatchObject([{ ModelErrors: 1 }]);
    expect(usage.inputTokens).toBeGreaterThan(1_000);
    expect(calls[0]?.['ModelInputTokens']).toBe(usage.inputTokens);
    expect(usage.outputTokens).toBe(0);
  });
});

describe('GIVEN a review by the model', () => {
  it('THEN it is counted, with its findings, those not proved and those not read', async () => {
    const answer = { ...goodAnswer, benefits: [{ title: 'Broken' }] };
    const { reviews } = await produce(20_000, { kind: 'tool', input: answer });
    expect(reviews).toMatchObject([
      { ModelReviews: 1, ModelFallbacks: 0, ModelFindings: 3, ModelUnverifiedFindings: 1, ModelBrokenParts: 1 },
    ]);
    expect(reviews[0]).not.toHaveProperty('failure');
  });

  it.each<[string, string, number, ModelBehaviour]>([
    ['refused', 'ModelRefused', 20_000, { kind: 'error', status: 400, type: 'ValidationException' }],
    ['throttled', 'ModelThrottled', 20_000, { kind: 'error', status: 429, type: 'ThrottlingException' }],
    ['timed-out', 'ModelTimedOut', 4_000, { kind: 'hang' }],
    ['unreachable', 'ModelUnreachable', 20_000, { kind: 'reset' }],
    ['declined', 'ModelDeclined', 20_000, { kind: 'text', text: 'No.', stopReason: 'guardrail_intervened' }],
    ['unusable', 'ModelUnusable', 20_000, { kind: 'text', text: 'Fine.' }],
  ])(
    'WHEN the engine answers alone because it was %s THEN that is counted, by its kind as %s',
    async (failure, metric, ms, behaviour) => {
      const { analysis, reviews } = await produce(ms, behaviour);
      expect(analysis.source.model).toBeNull();
      expect(reviews).toMatchObject([
        { failure, ModelReviews: 1, ModelFallbacks: 1, [metric]: 1, ModelCutOff: 0, ModelFindings: 0 },
      ]);
      expect(countedFailures(reviews)).toEqual([metric]);
    },
  );

  it.each(['max_tokens', 'model_context_window_exceeded'])(
    'WHEN its answer was cut off (%s) THEN what is whole of it counts, and that it was cut off is counted',
    async (stopReason) => {
      const { risks, benefits } = goodAnswer;
      const { calls, reviews } = await produce(20_000, { kind: 'tool', input: { risks, benefits }, stopReason });
      expect(calls).toMatchObject([{ stopReason, ModelErrors: 0 }]);
      expect(reviews).toMatchObject([{ ModelFallbacks: 0, ModelCutOff: 1, ModelFindings: 2 }]);
      expect(countedFailures(reviews)).toEqual([]);
    },
  );
});

describe('GIVEN a model in shadow', () => {
  beforeEach(() => {
    process.env['MODEL_SHADOW'] = 'true';
  });
  afterEach(() => {
    delete process.env['MODEL_SHADOW'];
  });

  const engineAlone = async () => {
    const modelId = process.env['BEDROCK_MODEL_ID'];
    delete process.env['BEDROCK_MODEL_ID'];
    try {
      return (await produce(20_000, tool)).analysis;
    } finally {
      process.env['BEDROCK_MODEL_ID'] = modelId;
    }
  };

  it('THEN it is asked and paid for, the analysis is the engine’s to the letter, and what it would change is counted', async () => {
    const answer = {
      ...goodAnswer,
      risks: [
        ...goodAnswer.risks,
        redlinedRisk,
        {
          level: 'high',
          title: 'The cap is short',
          description: 'Three months of fees are little.',
          quotes: ['in the three (3) months before the claim'],
        },
      ],
      disputes: [{ number: 1, explanation: 'It is usual.', quotes: ['being at most $25,000'] }],
    };
    const engine = await engineAlone();
    const { analysis, usage, shadowModel, calls, reviews, shadows } = await produce(20_000, {
      kind: 'tool',
      input: answer,
    });
    expect(analysis).toEqual(engine);
    expect([calls.length, reviews.length, usage.outputTokens]).toEqual([1, 1, 800]);
    expect(shadowModel).toBe('test.model-v1');
    const shown = await showing(answer);
    const known = new Set([engine.risks, engine.benefits, engine.missingElements].flat().map(({ id }) => id));
    const added = [shown.risks, shown.benefits, shown.missingElements]
      .flat()
      .filter(({ id, verified }) => verified && !known.has(id));
    expect(added.length).toBeGreaterThan(0);
    expect(shadows).toMatchObject([
      {
        model: 'test.model-v1',
        prompt: promptVersion,
        ShadowReviews: 1,
        ShadowAddedFindings: added.length,
        ShadowGraverRisks: expect.any(Number),
        ShadowDisputes: 1,
        ShadowOtherLevels: Number(shown.riskLevel !== engine.riskLevel),
        ShadowCompletenessMoved: expect.any(Number),
        ShadowSuggestions: 1,
      },
    ]);
    expect(shadows[0]?.['ShadowRiskScoreMoved']).toBeCloseTo(
      Math.abs(shown.overallRiskScore - engine.overallRiskScore),
      2,
    );
    expect(JSON.stringify(shadows)).not.toContain('Northwind');
  });

  /** The analysis where the same answer is shown. */
  const showing = async (answer: unknown) => {
    delete process.env['MODEL_SHADOW'];
    return (await produce(20_000, { kind: 'tool', input: answer })).analysis;
  };

  it('WHEN it does not answer THEN that is counted, no difference is, and the reader is told of nothing', async () => {
    const engine = await engineAlone();
    const { analysis, reviews, shadows } = await produce(20_000, { kind: 'reset' });
    expect(analysis).toEqual(engine);
    expect(reviews).toMatchObject([{ failure: 'unreachable', ModelFallbacks: 1 }]);
    expect(shadows).toEqual([]);
  });

  it('WHEN today’s budget is used THEN it is not asked, and the reader is told of nothing', async () => {
    const engine = await engineAlone();
    server.script(tool);
    const { analysis } = await produceAnalysis({
      clauseText: limitationOfLiability,
      contractType: 'saas-agreement',
      partyRole: 'customer',
      riskTolerance: 'moderate',
      mayAskModel: false,
      deadlineMs: Date.now() + 20_000,
    });
    expect(analysis).toEqual(engine);
    expect(server.calls).toHaveLength(0);
  });
});
