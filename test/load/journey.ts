import { randomUUID } from 'node:crypto';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import { clientWith } from '../support/client.ts';
import type { Worker } from './seed.ts';

/** What became of one request. */
export interface Served {
  readonly step: string;
  readonly status: number;
  readonly ms: number;
  readonly code: string | undefined;
}

interface Step {
  readonly name: string;
  /** How often it is taken, beside the others. */
  readonly weight: number;
  readonly send: (client: ReturnType<typeof clientWith>, worker: Worker) => Promise<{ status: number; json: unknown }>;
}

const analysis = (clauseText: string) => ({
  clauseText,
  contractType: 'saas-agreement',
  partyRole: 'customer',
  riskTolerance: 'moderate',
  usePlaybook: false,
});

const oneOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** A day of work as requests: what people do often is sent often. */
const stepsWith = (random: () => number): readonly Step[] => [
  { name: 'who am I', weight: 20, send: (client) => client.send('GET', '/api/user') },
  { name: 'list analyses', weight: 22, send: (client) => client.send('GET', '/api/analyses?limit=50') },
  {
    name: 'read an analysis',
    weight: 18,
    send: (client, { analysisIds }) => client.send('GET', `/api/analyses/${oneOf(analysisIds, random)}`),
  },
  {
    name: 'analyze',
    weight: 14,
    send: (client) =>
      client.send('POST', '/api/analyze', {
        json: analysis(random() < 0.5 ? limitationOfLiability : mutualTermination),
        headers: { 'idempotency-key': randomUUID() },
      }),
  },
  { name: 'list playbooks', weight: 8, send: (client) => client.send('GET', '/api/playbooks') },
  {
    name: 'audit trail',
    weight: 6,
    send: (client, { analysisIds }) => client.send('GET', `/api/analyses/${oneOf(analysisIds, random)}/audit`),
  },
  { name: 'usage', weight: 6, send: (client) => client.send('GET', '/api/subscription/status') },
  {
    name: 'upload a text',
    weight: 4,
    send: (client) => {
      const form = new FormData();
      form.append('document', new Blob([limitationOfLiability.repeat(5)], { type: 'text/plain' }), 'clause.txt');
      return client.send('POST', '/api/upload', { form });
    },
  },
  {
    name: 'report as PDF',
    weight: 2,
    send: (client, { analysisIds }) => client.send('GET', `/api/analysis/${oneOf(analysisIds, random)}/pdf`),
  },
];

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const serve = async (step: Step, worker: Worker, url: string): Promise<Served> => {
  // Subscriptions take the token as bearer, as the page sends it.
  const token = worker.cookie.slice(worker.cookie.indexOf('=') + 1);
  const client = clientWith(worker.cookie, url);
  const asBearer: typeof client = {
    ...client,
    send: (method, path, options = {}) =>
      client.send(method, path, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } }),
  };
  const startedAt = performance.now();
  try {
    const { status, json } = await step.send(step.name === 'usage' ? asBearer : client, worker);
    const code = (json as { readonly code?: string } | undefined)?.code;
    return { step: step.name, status, ms: performance.now() - startedAt, code };
  } catch (error) {
    return { step: step.name, status: 0, ms: performance.now() - startedAt, code: String((error as Error).cause) };
  }
};

interface LoadOptions {
  readonly url: string;
  readonly workers: readonly Worker[];
  readonly perSecond: number;
  readonly seconds: number;
  readonly seed: number;
}

/**
 * Sends requests at a steady rate, however long answers take: people do not wait for one another.
 * @returns what became of each
 */
export const sendSteadily = async (options: LoadOptions): Promise<readonly Served[]> => {
  const random = randomFrom(options.seed);
  const steps = stepsWith(random);
  const weights = steps.reduce((sum, { weight }) => sum + weight, 0);
  const choose = (): Step => {
    let left = random() * weights;
    return steps.find(({ weight }) => (left -= weight) < 0) ?? steps[0]!;
  };
  const sent: Promise<Served>[] = [];
  const startedAt = performance.now();
  for (let count = 0; count < options.perSecond * options.seconds; count += 1) {
    const dueAt = startedAt + (count / options.perSecond) * 1000;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    sent.push(serve(choose(), oneOf(options.workers, random)!, options.url));
  }
  return Promise.all(sent);
};

/** Has one person take every step once, one after the other, so that functions have started before they are measured. */
export const warmUp = async (worker: Worker, url: string): Promise<readonly Served[]> => {
  const served: Served[] = [];
  for (const step of stepsWith(Math.random)) served.push(await serve(step, worker, url));
  return served;
};

/** Has so many people press Analyze at the same moment. */
export const sendAtOnce = (workers: readonly Worker[], url: string): Promise<readonly Served[]> => {
  const analyze = stepsWith(Math.random).find(({ name }) => name === 'analyze')!;
  return Promise.all(workers.map((worker) => serve(analyze, worker, url)));
};
