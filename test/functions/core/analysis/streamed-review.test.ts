import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { eventually } from '../../../support/eventually.ts';
import { goodAnswer } from '../../../support/model-answers.ts';
import { type ModelReviews, startModelReviews } from '../../../support/model-reviews.ts';

jest.setTimeout(120_000);

let model: ModelReviews['model'];
let product: ModelReviews['product'];
let close: ModelReviews['close'];
let caller: AccountCaller;

beforeAll(async () => {
  ({ model, product, close } = await startModelReviews());
});
beforeEach(() => {
  caller = accountCaller();
});
afterAll(() => close());

const analyzeForLater = async (): Promise<string> => {
  const request = { clauseText: limitationOfLiability, usePlaybook: false, modelReview: 'later' as const };
  const deadlineMs = Date.now() + 60_000;
  return (await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs })).analysisId;
};
const review = (id: string, ms = 30_000) => product.addModelReview({ caller, id, deadlineMs: Date.now() + ms });
const foundSoFar = async (id: string) => (await product.getReviewProgress({ ownerId: caller.id, id })).found;

/** Runs work and gives the lines about calls of the model that were logged meanwhile. */
const callLines = async (work: () => Promise<unknown>): Promise<readonly Record<string, unknown>[]> => {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return written
    .filter((line) => line.includes('"modelCall"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

const proved = { title: 'The vendor alone sets the price', level: 'high' };
const cutNote = expect.stringContaining('was cut off. What was whole of it is used here.');

describe('a model’s answer while it is written', () => {
  it('GIVEN findings THEN each that is proved is told before the answer is whole, and none that is not', async () => {
    const rest = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: rest.promise });
    const id = await analyzeForLater();
    let isOver = false;
    const reviewing = review(id).finally(() => (isOver = true));
    await eventually(async () => expect(await foundSoFar(id)).toEqual([{ id: expect.any(String), ...proved }]));
    expect(isOver).toBe(false);
    expect((await product.getAnalysis({ ownerId: caller.id, id })).modelReview).toBe('pending');
    rest.resolve(undefined);
    const { analysis } = await reviewing;
    expect(analysis.risks.map(({ title }) => title)).toContain('An invented risk');
    await expect(foundSoFar(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('GIVEN it is asked for as it is written THEN the answer is the one it would be at once', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const [id, other] = [await analyzeForLater(), await analyzeForLater()];
    const { analysis: streamed } = await review(id);
    model.script({ kind: 'tool', input: goodAnswer, writingMs: 1_500 });
    const { analysis: slowly } = await review(other);
    expect(slowly).toEqual(streamed);
  });

  it.each([
    'anthropic.claude-haiku-4-5',
    'us.anthropic.claude-sonnet-5',
    'anthropic.claude-opus-5-5',
    'vendor.unknown-1',
  ])('GIVEN %s THEN it is asked in a way that it takes', async (modelId) => {
    const usual = process.env['BEDROCK_MODEL_ID'];
    process.env['BEDROCK_MODEL_ID'] = modelId;
    try {
      model.script({ kind: 'tool', input: goodAnswer });
      const { analysis } = await review(await analyzeForLater());
      expect(analysis.source.model).toBe(modelId);
      expect(model.calls).toHaveLength(1);
    } finally {
      process.env['BEDROCK_MODEL_ID'] = usual;
    }
  });

  it('GIVEN its time is over while it is written THEN what is whole counts, with a note, and the log says why it ended', async () => {
    model.script({ kind: 'tool', input: goodAnswer, writingMs: 20_000 });
    const id = await analyzeForLater();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await callLines(async () => {
      stored = await review(id, 11_000);
    });
    expect(stored?.analysis.source.model).toBe('test.model-v1');
    expect(JSON.stringify(stored?.analysis.risks)).toContain('Nothing limits a rise.');
    expect(stored?.analysis.notes).toContainEqual(cutNote);
    expect(lines).toMatchObject([{ stopReason: 'out_of_time', ModelErrors: 0 }]);
    expect(lines[0]?.['ModelInputTokens']).toBeGreaterThan(1_000);
  });

  it('GIVEN the service breaks off after some of it THEN what is whole counts, with a note, and the log says so', async () => {
    model.script({
      kind: 'tool',
      input: goodAnswer,
      writingMs: 400,
      breaksOff: { after: 0.6, type: 'modelStreamErrorException' },
    });
    const id = await analyzeForLater();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await callLines(async () => {
      stored = await review(id);
    });
    expect(JSON.stringify(stored?.analysis.risks)).toContain('Nothing limits a rise.');
    expect(stored?.analysis.notes).toContainEqual(cutNote);
    expect(lines).toMatchObject([{ stopReason: 'interrupted' }]);
  });

  it('GIVEN the service throttles before anything is written THEN the engine’s analysis stays, with the reason', async () => {
    model.script({ kind: 'tool', input: goodAnswer, breaksOff: { after: 0, type: 'throttlingException' } });
    const id = await analyzeForLater();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await callLines(async () => {
      stored = await review(id);
    });
    expect(stored?.analysis.source.model).toBeNull();
    expect(stored?.analysis.notes.at(-1)).toContain('its service had too many requests at that time');
    expect(lines).toMatchObject([{ error: 'ThrottlingException', ModelErrors: 1 }]);
  });

  it('GIVEN an answer that gives the instructions away THEN nothing of it is told early', async () => {
    const [first, ...rest] = goodAnswer.risks;
    const telling = { ...goodAnswer, risks: [{ ...first, description: product.promptMarker }, ...rest] };
    model.script({ kind: 'tool', input: telling, writingMs: 1_500 }, { kind: 'text', text: 'No.' });
    const id = await analyzeForLater();
    const told: unknown[] = [];
    const reviewing = review(id);
    const looking = setInterval(
      () =>
        void foundSoFar(id).then(
          (found) => told.push(...found),
          () => undefined,
        ),
      100,
    );
    await reviewing;
    clearInterval(looking);
    expect(told).toEqual([]);
  });

  it('GIVEN a model in shadow THEN nothing of it is told', async () => {
    process.env['MODEL_SHADOW'] = 'true';
    try {
      model.script({ kind: 'tool', input: goodAnswer, writingMs: 1_500 });
      const id = await analyzeForLater();
      const told: unknown[] = [];
      const reviewing = review(id);
      const looking = setInterval(
        () =>
          void foundSoFar(id).then(
            (found) => told.push(...found),
            () => undefined,
          ),
        100,
      );
      await reviewing;
      clearInterval(looking);
      expect(told).toEqual([]);
      expect(model.calls).toHaveLength(1);
    } finally {
      delete process.env['MODEL_SHADOW'];
    }
  });
});
