import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { familyNames } from '../../../../functions/adapters/model-families.ts';
import { type ModelServer, useModelServer } from '../../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { goodAnswer } from '../../../support/model-answers.ts';

jest.setTimeout(60_000);

let server: ModelServer;
let produceAnalysis: (typeof import('../../../../functions/core/analysis/produce-analysis.ts'))['produceAnalysis'];

beforeAll(async () => {
  server = await useModelServer();
  ({ produceAnalysis } = await import('../../../../functions/core/analysis/produce-analysis.ts'));
});
afterAll(() => server.close());
afterEach(() => {
  delete process.env['BEDROCK_COPIED_FROM'];
});

const profile = 'arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/abc123def456';

const produce = async (modelId: string) => {
  process.env['BEDROCK_MODEL_ID'] = modelId;
  server.script({ kind: 'tool', input: goodAnswer });
  const { analysis } = await produceAnalysis({
    clauseText: limitationOfLiability,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
    deadlineMs: Date.now() + 20_000,
  });
  return analysis;
};

describe('GIVEN a model', () => {
  it.each([
    ...familyNames.map((name) => `anthropic.${name}`),
    'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
    'global.anthropic.claude-opus-5-5',
    'anthropic.claude-opus-9',
    'vendor.unheard-of-v3:0',
    profile,
  ])(
    'of the id %s WHEN it answers THEN its findings are in the analysis, after one call that was not refused',
    async (id) => {
      const analysis = await produce(id);
      expect(server.calls).toHaveLength(1);
      expect(analysis.source.model).toBe(id);
      expect(JSON.stringify(analysis.risks)).toContain('Nothing limits a rise.');
    },
  );

  it('that is a copy of another THEN it is asked as that one is', async () => {
    process.env['BEDROCK_COPIED_FROM'] = 'eu.anthropic.claude-sonnet-4-6';
    server.copy(profile, 'eu.anthropic.claude-sonnet-4-6');
    await produce(profile);
    expect(server.calls).toMatchObject([
      { inferenceConfig: { temperature: 0 }, toolConfig: { toolChoice: { tool: { name: 'report_review' } } } },
    ]);
  });

  it('that thinks unasked THEN it is asked for little effort and has room to think beside its answer', async () => {
    await produce('us.anthropic.claude-opus-5');
    expect(server.calls).toMatchObject([{ outputConfig: { effort: 'low' }, inferenceConfig: { maxTokens: 16_000 } }]);
  });

  it.each([
    ['anthropic.claude-sonnet-4-6', 'with', true],
    ['anthropic.claude-opus-4-6-v1', 'with', true],
    ['anthropic.claude-3-haiku-20240307-v1:0', 'without', false],
    ['vendor.unheard-of', 'without', false],
  ])(
    'of the id %s THEN the fixed part is sent %s a cache point, as it is long enough for its cache',
    async (id, _, isCached) => {
      await produce(id);
      expect(JSON.stringify(server.calls[0]?.['system']).includes('cachePoint')).toBe(isCached);
    },
  );

  it('that can be held to a schema THEN it is', async () => {
    await produce('anthropic.claude-haiku-4-5-20251001-v1:0');
    expect(server.calls).toMatchObject([{ toolConfig: { tools: [{ toolSpec: { strict: true } }] } }]);
  });

  it('that refuses what its family is said to take THEN it is asked once more, plainly', async () => {
    process.env['BEDROCK_COPIED_FROM'] = 'anthropic.claude-sonnet-4-6';
    const analysis = await produce('anthropic.claude-opus-5-5');
    expect(server.calls).toHaveLength(2);
    expect(server.calls[0]).toMatchObject({ inferenceConfig: { temperature: 0 } });
    expect(server.calls[1]).toMatchObject({ toolConfig: { toolChoice: { auto: {} } } });
    expect(analysis.source.model).toBe('anthropic.claude-opus-5-5');
  });
});
