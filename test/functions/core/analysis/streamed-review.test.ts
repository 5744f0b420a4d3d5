import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { eventually } from '../../../support/eventually.ts';
import { goodAnswer } from '../../../support/model-answers.ts';
import { analyzeForLater, holdTime, linesOf, useModelReviews } from '../../../support/model-reviews.ts';

jest.setTimeout(120_000);

const reviews = useModelReviews();
let caller: AccountCaller;

beforeEach(() => {
  caller = accountCaller();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const analyze = () => analyzeForLater(reviews, caller, limitationOfLiability);
const review = (id: string) => reviews.product.addModelReview({ caller, id, deadlineMs: Date.now() + 30_000 });
const foundSoFar = async (id: string) => (await reviews.product.getReviewProgress({ ownerId: caller.id, id })).found;

/** Has an analysis reviewed, and gives all that was told of it early, looking often. */
const toldEarly = async (id: string): Promise<unknown[]> => {
  const told: unknown[] = [];
  const look = (): void => {
    void foundSoFar(id).then(
      (found) => told.push(...found),
      () => undefined,
    );
  };
  const looking = setInterval(look, 100);
  await review(id).finally(() => clearInterval(looking));
  return told;
};

const proved = { title: 'The vendor alone sets the price', level: 'high' };
const cutNote = expect.stringContaining('was cut off. What was whole of it is used here.');

describe('a model’s answer while it is written', () => {
  it('GIVEN findings THEN each that is proved is told before the answer is whole, and none that is not', async () => {
    const rest = Promise.withResolvers<undefined>();
    reviews.model.script({ kind: 'tool', input: goodAnswer, until: rest.promise });
    const id = await analyze();
    let isOver = false;
    const reviewing = review(id).finally(() => (isOver = true));
    await eventually(async () => expect(await foundSoFar(id)).toEqual([{ id: expect.any(String), ...proved }]));
    expect(isOver).toBe(false);
    expect((await reviews.product.getAnalysis({ ownerId: caller.id, id })).modelReview).toBe('pending');
    rest.resolve(undefined);
    const { analysis } = await reviewing;
    expect(analysis.risks.map(({ title }) => title)).toContain('An invented risk');
    await expect(foundSoFar(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('GIVEN it is asked for as it is written THEN the answer is the one it would be at once', async () => {
    reviews.model.script({ kind: 'tool', input: goodAnswer });
    const [id, other] = [await analyze(), await analyze()];
    const { analysis: streamed } = await review(id);
    reviews.model.script({ kind: 'tool', input: goodAnswer, writingMs: 1_500 });
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
      reviews.model.script({ kind: 'tool', input: goodAnswer });
      const { analysis } = await review(await analyze());
      expect(analysis.source.model).toBe(modelId);
      expect(reviews.model.calls).toHaveLength(1);
    } finally {
      process.env['BEDROCK_MODEL_ID'] = usual;
    }
  });

  it('GIVEN its time is over while it is written THEN what is whole counts, with a note, and the log says why it ended', async () => {
    const never = new Promise<undefined>(() => undefined);
    reviews.model.script({ kind: 'tool', input: goodAnswer, until: never });
    const id = await analyze();
    const endTime = holdTime();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await linesOf('modelCall', async () => {
      const reviewing = review(id);
      await eventually(async () => expect(await foundSoFar(id)).toHaveLength(1));
      endTime();
      stored = await reviewing;
    });
    expect(stored?.analysis.source.model).toBe('test.model-v1');
    expect(JSON.stringify(stored?.analysis.risks)).toContain('Nothing limits a rise.');
    expect(stored?.analysis.notes).toContainEqual(cutNote);
    expect(lines).toMatchObject([{ stopReason: 'out_of_time', ModelErrors: 0 }]);
    expect(lines[0]?.['ModelInputTokens']).toBeGreaterThan(1_000);
  });

  it('GIVEN the service breaks off after some of it THEN what is whole counts, with a note, and the log says so', async () => {
    reviews.model.script({
      kind: 'tool',
      input: goodAnswer,
      writingMs: 400,
      breaksOff: { after: 0.6, type: 'modelStreamErrorException' },
    });
    const id = await analyze();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await linesOf('modelCall', async () => {
      stored = await review(id);
    });
    expect(JSON.stringify(stored?.analysis.risks)).toContain('Nothing limits a rise.');
    expect(stored?.analysis.notes).toContainEqual(cutNote);
    expect(lines).toMatchObject([{ stopReason: 'interrupted' }]);
  });

  it('GIVEN the service throttles before anything is written THEN the engine’s analysis stays, with the reason', async () => {
    reviews.model.script({ kind: 'tool', input: goodAnswer, breaksOff: { after: 0, type: 'throttlingException' } });
    const id = await analyze();
    let stored: Awaited<ReturnType<typeof review>> | undefined;
    const lines = await linesOf('modelCall', async () => {
      stored = await review(id);
    });
    expect(stored?.analysis.source.model).toBeNull();
    expect(stored?.analysis.notes.at(-1)).toContain('its service had too many requests at that time');
    expect(lines).toMatchObject([{ error: 'ThrottlingException', ModelErrors: 1 }]);
  });

  it('GIVEN an answer that gives the instructions away THEN nothing of it is told early', async () => {
    const [first, ...rest] = goodAnswer.risks;
    const telling = { ...goodAnswer, risks: [{ ...first, description: reviews.product.promptMarker }, ...rest] };
    reviews.model.script({ kind: 'tool', input: telling, writingMs: 1_500 }, { kind: 'text', text: 'No.' });
    const id = await analyze();
    expect(await toldEarly(id)).toEqual([]);
  });

  it('GIVEN a title with a figure that is nowhere THEN it is not told early', async () => {
    const [first] = goodAnswer.risks;
    const risks = [{ ...first, title: 'A fee of 900 days' }];
    reviews.model.script({ kind: 'tool', input: { ...goodAnswer, risks }, writingMs: 1_500 });
    expect(await toldEarly(await analyze())).toEqual([]);
  });

  it('GIVEN a model in shadow THEN nothing of it is told', async () => {
    process.env['MODEL_SHADOW'] = 'true';
    try {
      reviews.model.script({ kind: 'tool', input: goodAnswer, writingMs: 1_500 });
      const id = await analyze();
      expect(await toldEarly(id)).toEqual([]);
      expect(reviews.model.calls).toHaveLength(1);
    } finally {
      delete process.env['MODEL_SHADOW'];
    }
  });
});
