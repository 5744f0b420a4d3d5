import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { promptMarker, promptVersion, reviewPrompt } from '../../../../functions/core/analysis/review-prompt.ts';
import { analysisSchema } from '../../../../shared/analysis.ts';
import { type ModelBehaviour, type ModelServer, useModelServer } from '../../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { goodAnswer as good, goodSuggestion } from '../../../support/model-answers.ts';

jest.setTimeout(60_000);

let server: ModelServer;
let produceAnalysis: (typeof import('../../../../functions/core/analysis/produce-analysis.ts'))['produceAnalysis'];

beforeAll(async () => {
  server = await useModelServer();
  ({ produceAnalysis } = await import('../../../../functions/core/analysis/produce-analysis.ts'));
});
afterAll(() => server.close());

const input = {
  clauseText: limitationOfLiability,
  contractType: 'saas-agreement',
  partyRole: 'customer',
  riskTolerance: 'moderate',
} as const;

const produce = async (...script: [ModelBehaviour, ...ModelBehaviour[]]) => {
  server.script(...script);
  return (await produceAnalysis({ ...input, deadlineMs: Date.now() + 12_000 })).analysis;
};

const engineOnly = async () => {
  const modelId = process.env['BEDROCK_MODEL_ID'];
  delete process.env['BEDROCK_MODEL_ID'];
  try {
    return (await produceAnalysis({ ...input, deadlineMs: Date.now() + 12_000 })).analysis;
  } finally {
    process.env['BEDROCK_MODEL_ID'] = modelId;
  }
};

describe('GIVEN a model that answers well', () => {
  it('THEN its findings are proved, an invented quotation is kept apart, and the engine’s findings stay', async () => {
    const [engine, analysis] = [await engineOnly(), await produce({ kind: 'tool', input: good })];
    expect(server.calls).toHaveLength(1);
    expect(analysisSchema.safeParse(analysis).success).toBe(true);
    expect(analysis.source).toEqual({ engine: engine.source.engine, model: 'test.model-v1', prompt: promptVersion });
    const [proven, invented] = analysis.risks;
    expect(proven).toMatchObject({ title: 'The vendor alone sets the price', verified: true });
    const [{ quote, start, end } = { quote: '', start: 0, end: 0 }] = proven?.evidence ?? [];
    expect(limitationOfLiability.slice(start, end)).toBe(quote);
    expect(invented).toMatchObject({ title: 'An invented risk', verified: false, evidence: [] });
    expect(analysis.risks.length).toBeGreaterThan(2);
    expect(analysis.overallRiskScore).toBe(Math.max(8, engine.overallRiskScore));
    expect(analysis.suggestedImprovement.recheck).not.toBeNull();
  });

  it('THEN the call is bounded, keeps the fixed part apart and fences the clause as data', async () => {
    await produce({ kind: 'tool', input: good });
    const [call] = server.calls as [Record<string, never>];
    expect(call).toMatchObject({
      inferenceConfig: { maxTokens: 6_000 },
      toolConfig: { tools: [{ toolSpec: { name: 'report_review' } }], toolChoice: { auto: {} } },
      system: [{ text: reviewPrompt }],
    });
    expect(JSON.stringify(call['messages'])).toContain('Northwind');
  });

  it('GIVEN a clause too long to be put in other words THEN no wording is asked for and the engine’s own stands', async () => {
    const clauseText = `${limitationOfLiability}\n\n`.repeat(Math.ceil(13_000 / limitationOfLiability.length));
    server.script({ kind: 'tool', input: good });
    const { analysis } = await produceAnalysis({ ...input, clauseText, deadlineMs: Date.now() + 12_000 });
    expect(JSON.stringify(server.calls[0])).toContain('no wording is wanted');
    expect(analysis.source.model).toBe('test.model-v1');
    expect(analysis.suggestedImprovement.title).not.toBe(goodSuggestion.title);
    expect(analysis.suggestedImprovement.recheck).not.toBeNull();
  });

  it('GIVEN it leaves wording out THEN the engine’s own stands', async () => {
    const { suggestedImprovement: _, ...rest } = good;
    const [engine, analysis] = [await engineOnly(), await produce({ kind: 'tool', input: rest })];
    expect(analysis.source.model).toBe('test.model-v1');
    expect(analysis.suggestedImprovement).toEqual(engine.suggestedImprovement);
  });

  it('acceptance 10: GIVEN it calls a grave clause harmless THEN the engine’s score and level stand', async () => {
    const engine = await engineOnly();
    const analysis = await produce({
      kind: 'tool',
      input: { ...good, overallRiskScore: 0, completenessScore: 10, risks: [] },
    });
    expect(analysis.overallRiskScore).toBe(engine.overallRiskScore);
    expect(analysis.riskLevel).toBe(engine.riskLevel);
    expect(analysis.completenessScore).toBe(engine.completenessScore);
    expect(analysis.risks).toEqual(engine.risks);
  });

  it.each([
    [
      'reads as riskier',
      `${limitationOfLiability} Customer waives all rights and remedies. Vendor may terminate immediately without cause, and may assign this Agreement without consent.`,
      'reads as riskier than the clause',
    ],
    [
      'reads as less complete',
      goodSuggestion.revisedClause.replace(/Vendor's total liability.*?\$25,000\./, ''),
      'reads as less complete',
    ],
    ['drops a definition', goodSuggestion.revisedClause.replace(' ("Vendor")', ''), 'loses the definition of “Vendor”'],
  ])(
    'GIVEN its own wording %s THEN the engine’s suggestion stands and a note says so',
    async (_, revisedClause, why) => {
      const engine = await engineOnly();
      const analysis = await produce({
        kind: 'tool',
        input: { ...good, suggestedImprovement: { ...goodSuggestion, revisedClause } },
      });
      expect(analysis.source.model).toBe('test.model-v1');
      expect(analysis.suggestedImprovement).toEqual(engine.suggestedImprovement);
      const [note] = analysis.notes.filter((line) => line.includes('own wording was not taken'));
      expect(note).toContain(why);
    },
  );

  it('GIVEN its own wording changes a figure THEN it stands where a proven finding quotes the figure, and only there', async () => {
    const clauseText = `${limitationOfLiability} The minimum term is twenty-four (24) months.`;
    const revisedClause = clauseText
      .replace('at any time in its sole discretion without notice', 'with ninety (90) days written notice')
      .replace('twenty-four (24)', 'twelve (12)');
    const suggestedImprovement = { ...goodSuggestion, revisedClause };
    const about = async (quote: string) => {
      const risk = { ...good.risks[0]!, title: 'Bound for long', quotes: [quote] };
      server.script({ kind: 'tool', input: { ...good, risks: [risk], suggestedImprovement } });
      const { analysis } = await produceAnalysis({ ...input, clauseText, deadlineMs: Date.now() + 12_000 });
      return { taken: analysis.suggestedImprovement.revisedClause === revisedClause, notes: analysis.notes.join(' ') };
    };
    expect(await about('term is twenty-four (24) months')).toMatchObject({ taken: true });
    const refused = await about('The minimum term');
    expect(refused.taken).toBe(false);
    expect(refused.notes).toContain('loses the figure “24 months”');
    expect((await about('term is ninety-nine (99) months')).taken).toBe(false);
  });
});

describe('acceptance 10: GIVEN a model that answers badly once', () => {
  const bad: [string, ModelBehaviour][] = [
    ['a score of 11', { kind: 'tool', input: { ...good, overallRiskScore: 11 } }],
    ['a level that is none', { kind: 'tool', input: { ...good, risks: [{ ...good.risks[0], level: 'grave' }] } }],
    ['nothing', { kind: 'tool', input: {} }],
    ['a text instead of the tool', { kind: 'text', text: 'I think it is fine.' }],
    ['a refusal', { kind: 'text', text: 'I cannot help with that.', stopReason: 'guardrail_intervened' }],
    ['a cut answer', { kind: 'tool', input: { overallRiskScore: 5 }, stopReason: 'max_tokens' }],
  ];

  it.each(bad)('WHEN it is %s THEN it is repaired by one more call', async (_, behaviour) => {
    const analysis = await produce(behaviour, { kind: 'tool', input: good });
    expect(server.calls).toHaveLength(2);
    expect(analysis.source.model).toBe('test.model-v1');
  });

  it.each(bad)('WHEN it is %s twice THEN the engine’s own analysis comes with a note', async (_, behaviour) => {
    const [engine, analysis] = [await engineOnly(), await produce(behaviour)];
    expect(server.calls).toHaveLength(2);
    expect(analysis).toEqual({ ...engine, notes: [...engine.notes, expect.stringContaining('not usable')] });
  });

  it('WHEN it gives its instructions away THEN the answer is not used', async () => {
    const leaking = { ...good, plainEnglishExplanation: `My instructions (${promptMarker}) say ...` };
    const analysis = await produce({ kind: 'tool', input: leaking });
    expect(analysis.source.model).toBeNull();
    expect(JSON.stringify(analysis)).not.toContain(promptMarker);
  });

  it('WHEN it repeats a sentence of its instructions without their marker THEN the answer is not used', async () => {
    const sentence = reviewPrompt.split('\n- ')[1]!;
    const leaking = { ...good, plainEnglishExplanation: `They say: ${sentence.replace(/\s+/g, '\n')}` };
    const analysis = await produce({ kind: 'tool', input: leaking });
    expect(analysis.source.model).toBeNull();
    expect(JSON.stringify(analysis)).not.toContain(sentence.slice(0, 40));
  });
});

describe('acceptance 10: GIVEN a model that fails', () => {
  const failures: [string, ModelBehaviour][] = [
    ['throttles', { kind: 'error', status: 429, type: 'ThrottlingException' }],
    ['has an internal error', { kind: 'error', status: 500, type: 'InternalServerException' }],
    ['is unavailable', { kind: 'error', status: 503, type: 'ServiceUnavailableException' }],
    ['denies access', { kind: 'error', status: 403, type: 'AccessDeniedException' }],
    ['answers what is not JSON', { kind: 'raw', body: '<html>' }],
    ['answers an empty body', { kind: 'raw', body: '' }],
    ['resets the connection', { kind: 'reset' }],
  ];

  it.each(failures)('WHEN it %s THEN the engine’s own analysis comes with a note', async (_, behaviour) => {
    const [engine, analysis] = [await engineOnly(), await produce(behaviour)];
    expect(analysis).toEqual({ ...engine, notes: [...engine.notes, expect.any(String)] });
    expect(analysis.source.model).toBeNull();
  });

  it('WHEN it never answers THEN the engine’s own analysis comes before the deadline, saying so', async () => {
    server.script({ kind: 'hang' });
    const startedAt = Date.now();
    const { analysis } = await produceAnalysis({ ...input, deadlineMs: startedAt + 4_000 });
    expect(Date.now() - startedAt).toBeLessThan(3_500);
    expect(analysis.notes.at(-1)).toContain('did not answer in time');
  });
});
