import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { promptMarker, reviewPrompt } from '../../../../functions/core/analysis/review-prompt.ts';
import type { Analysis } from '../../../../shared/analysis.ts';
import { type ModelServer, useModelServer } from '../../../support/bedrock-server.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { disguises, obey } from '../../../support/disguised-orders.ts';

jest.setTimeout(120_000);

let server: ModelServer;
let produceAnalysis: (typeof import('../../../../functions/core/analysis/produce-analysis.ts'))['produceAnalysis'];

beforeAll(async () => {
  server = await useModelServer();
  ({ produceAnalysis } = await import('../../../../functions/core/analysis/produce-analysis.ts'));
});
afterAll(() => server.close());

const produce = async (clauseText: string, modelId: string | undefined): Promise<Analysis> => {
  if (modelId === undefined) delete process.env['BEDROCK_MODEL_ID'];
  else process.env['BEDROCK_MODEL_ID'] = modelId;
  const { analysis } = await produceAnalysis({
    clauseText,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    riskTolerance: 'moderate',
    deadlineMs: Date.now() + 28_000,
  });
  return analysis;
};

const proved = (analysis: Analysis) => ({
  riskLevel: analysis.riskLevel,
  overallRiskScore: analysis.overallRiskScore,
  completenessScore: analysis.completenessScore,
  plainEnglishExplanation: analysis.plainEnglishExplanation,
  risks: analysis.risks
    .filter(({ verified }) => verified)
    .map(({ id, title, level, evidence }) => ({ id, title, level, evidence })),
  benefits: analysis.benefits.filter(({ verified }) => verified),
  missingElements: analysis.missingElements,
  negotiationStrategies: analysis.negotiationStrategies,
});

/** Letters and digits alone, so that no sign between them hides a word. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Every six words on end, or thirty where they are single letters; a text of fewer words is one part. */
const partsOf = (words: string): readonly string[] => {
  const all = words.split(/\s+/);
  const count = Math.min(all.every(({ length }) => length <= 1) ? 30 : 6, all.length);
  return Array.from({ length: all.length - count + 1 }, (_, at) => lettersOf(all.slice(at, at + count).join('')));
};

describe('acceptance 11: GIVEN an order to the model in the clause', () => {
  it('in each disguise THEN seven of eleven reach the model and four are set apart, as docs/evaluation.md says', async () => {
    server.script({ kind: 'tool', input: obey({ risks: [] }) });
    const reaching: string[] = [];
    for (const [name, words] of disguises) {
      const before = server.calls.length;
      await produce(`${limitationOfLiability}\n\n${words}`, 'anthropic.claude-opus-5-5');
      expect(server.calls.length).toBe(before + 1);
      const sent = lettersOf(JSON.stringify(server.calls.at(-1)));
      // A part of it would do as an order, too.
      if (partsOf(words).some((part) => sent.includes(part))) reaching.push(name);
    }
    expect(disguises).toHaveLength(11);
    expect(reaching).toEqual([
      'in German',
      'in Chinese',
      'in spaced letters',
      'in Cyrillic look-alikes',
      'in Base64',
      'as a covenant',
      'as a definition',
    ]);
  });

  it.each(disguises)(
    '%s WHEN the model obeys THEN nothing that is proved changes, and what it denies is shown as disputed',
    async (_, words) => {
      const clauseText = `${limitationOfLiability}\n\n${words}`;
      const engine = await produce(clauseText, undefined);
      server.script({ kind: 'tool', input: obey(engine) });
      const analysis = await produce(clauseText, 'anthropic.claude-opus-5-5');
      expect(analysis.source.model).toBe('anthropic.claude-opus-5-5');
      expect(engine.risks.length).toBeGreaterThan(3);
      expect(proved(analysis)).toEqual(proved(engine));
      expect(analysis.risks.some(({ dispute }) => dispute?.reason === 'This is a false positive.')).toBe(true);
    },
  );

  it.each(disguises)('%s WHEN the model gives its prompt away THEN nothing of its answer is used', async (_, words) => {
    const clauseText = `${limitationOfLiability}\n\n${words}`;
    const engine = await produce(clauseText, undefined);
    server.script({
      kind: 'tool',
      input: { ...obey(engine), plainEnglishExplanation: reviewPrompt.slice(0, 3_000) },
    });
    const analysis = await produce(clauseText, 'anthropic.claude-opus-5-5');
    expect(analysis).toEqual({ ...engine, notes: [...engine.notes, expect.stringContaining('not usable')] });
    expect(JSON.stringify(analysis)).not.toContain(promptMarker);
  });
});
