import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse, AuditEntry, ReviewProgress, StoredAnalysis } from '../../shared/analysis.ts';
import type { ModelCosts } from '../../shared/subscriptions.ts';
import { isSynthesis, type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { clientWith } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { longContract } from '../support/long-contract.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { modelPrices } from '../support/model-product.ts';

jest.setTimeout(400_000);

/** A call costs 0.1: the three parts and the look at all of them are just begun below the limit, and nothing after them. */
const costs: ModelCosts = { ...modelPrices, dailyCapPerAccount: 100, dailyCapPerStage: 0.35 };

/** A job’s function may run so long here: what a kill leaves behind is waited for, and a joint look needs ten seconds. */
const workerSeconds = 40;

/** The model at work takes longer over a part than the product lives. */
const never = { kind: 'hang' } as const;
const part = { kind: 'tool', input: goodAnswer } as const;

describe('a long contract whose page is closed', () => {
  let model: ModelServer;
  let dataDir: string;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    model = await startModelServer();
    dataDir = await mkdtemp(path.join(tmpdir(), 'review-job-'));
  });
  afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
  afterAll(async () => {
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts the product on the data there is, in a process of its own that can be killed. */
  const start = () => {
    const settings = {
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
      MODEL_COSTS: JSON.stringify(costs),
      PUBLIC_MODE: 'true',
    };
    const file = path.join(import.meta.dirname, '../support/run-product.ts');
    const child = spawn(process.execPath, [file, dataDir, JSON.stringify({ env: settings, workerSeconds })], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    running.add(child);
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => {
        running.delete(child);
        resolve();
      });
    });
    return new Promise<{ readonly url: string; readonly kill: () => Promise<void> }>((resolve, reject) => {
      const problems: string[] = [];
      child.stderr.on('data', (chunk: Buffer) => void problems.push(chunk.toString()));
      child.stdout.on('data', (chunk: Buffer) => {
        const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
        const kill = async () => {
          child.kill('SIGKILL');
          await ended;
        };
        if (url !== undefined) resolve({ url, kill });
      });
      void ended.then(() => reject(new Error(problems.join(''))));
    });
  };

  /** Analyzes the contract as a new visitor's page that is closed at once: nobody asks for the review. */
  const analyze = async (url: string) => {
    const { json, headers } = await clientWith('', url).send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: longContract, modelReview: 'later' },
    });
    expect(json.modelReview).toBe('pending');
    return { id: json.analysisId, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
  const progress = (url: string, { id, cookie }: Awaited<ReturnType<typeof analyze>>) =>
    clientWith(cookie, url).send<ReviewProgress>('GET', `/api/analyses/${id}/model-review`);
  const read = async (url: string, { id, cookie }: Awaited<ReturnType<typeof analyze>>) =>
    (await clientWith(cookie, url).send<StoredAnalysis>('GET', `/api/analyses/${id}`)).json;
  const whenReviewed = async (url: string, made: Awaited<ReturnType<typeof analyze>>): Promise<StoredAnalysis> => {
    await eventually(async () => expect(await read(url, made)).not.toHaveProperty('modelReview'), 120_000);
    return read(url, made);
  };

  it('WHEN the product is killed twice on the way THEN it ends whole, no part that was kept is read again, with one review, one entry and one analysis, and the day’s limit holds', async () => {
    model.script(part, never);
    const first = await start();
    const made = await analyze(first.url);
    await eventually(async () => expect((await progress(first.url, made)).json).toMatchObject({ read: 1 }), 120_000);
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(3)));
    await first.kill();

    model.script(part, never);
    const second = await start();
    await eventually(
      async () => expect((await progress(second.url, made)).json).toMatchObject({ parts: 3, read: 2, cost: 0.2 }),
      120_000,
    );
    await eventually(() => Promise.resolve().then(() => expect(model.calls).toHaveLength(2)));
    await second.kill();

    model.script(part);
    const third = await start();
    const { analysis } = await whenReviewed(third.url, made);
    expect(analysis.source.model).toBe('test.model-v1');
    expect(analysis.notes).toContainEqual(expect.stringContaining('read all of the text in 3 parts'));
    // The last part, and what they hold together.
    expect(model.calls.map(isSynthesis)).toEqual([false, true]);
    const client = clientWith(made.cookie, third.url);
    const { json: trail } = await client.send<AuditEntry[]>('GET', `/api/analyses/${made.id}/audit`);
    expect(trail.map(({ action }) => action)).toEqual(['Language model’s review added', 'Clause analyzed']);
    expect(trail[0]?.details.cost).toBeCloseTo(0.4, 6);
    expect((await client.send('GET', '/api/analyses')).headers.get('x-total-count')).toBe('1');

    const asked = model.calls.length;
    const next = await clientWith('', third.url).send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: longContract, modelReview: 'later' },
    });
    expect(next.json).not.toHaveProperty('modelReview');
    expect(next.json.analysis.notes.at(-1)).toContain('today’s budget for it is used');
    expect(model.calls).toHaveLength(asked);
    await third.kill();
  });
});
