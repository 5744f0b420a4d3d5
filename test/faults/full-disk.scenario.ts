import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { signIn } from '../support/accounts.ts';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import type { Client } from '../support/client.ts';
import { insist } from '../support/insist.ts';
import { sampled } from '../support/rounds.ts';

/*
 * A person works while the disk is full for a moment, or the process is killed in the middle of a write. The disk is full
 * a little later each time, so that every write of the journey is the one that fails.
 */

jest.setTimeout(10 * 60_000);

const canLimit = spawnSync('prlimit', ['--version']).status === 0;
let directory: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(directory, { recursive: true, force: true });
});

interface Running {
  readonly url: string;
  readonly pid: number;
  readonly kill: () => Promise<void>;
}

const start = async (): Promise<Running> => {
  const program = path.resolve(import.meta.dirname, '../support/run-product.ts');
  // What has no file that large fails with an error, as a full disk does, instead of ending the process.
  const child = spawn('sh', ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath, program, directory], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [url] = (await once(lines, 'line')) as [string];
  return {
    url,
    pid: child.pid!,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

/** The largest file the process may write: what is beyond fails half-way, as on a disk that is full. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): void => {
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

/** How large the log of the tables is, to which every write is added. */
const logSize = async (): Promise<number> => {
  const names = await readdir(directory, { recursive: true });
  const logs = names.filter((name) => /\d+\.log$/.test(name));
  const sizes = await Promise.all(logs.map(async (name) => (await stat(path.join(directory, name))).size));
  return Math.max(0, ...sizes);
};

const enter = ({ url }: Running): Promise<Client> => signIn(defaultFirstAdmin, { url } as Parameters<typeof signIn>[1]);

/** What somebody was told is kept, by what reads it back. */
interface Acknowledged {
  readonly analyses: Set<string>;
  readonly deleted: Set<string>;
  readonly playbooks: Set<string>;
}

/** One person's work: what is refused is not done again, what is acknowledged is written down. Gives the answers' statuses. */
const work = async (client: Client, known: Acknowledged): Promise<readonly number[]> => {
  const statuses: number[] = [];
  const send = async <Body>(method: string, place: string, json?: unknown): Promise<Body | undefined> => {
    const answer = await client.send<Body>(method, place, json === undefined ? {} : { json });
    statuses.push(answer.status);
    return answer.status < 300 ? answer.json : undefined;
  };
  const analyze = async (clauseText: string): Promise<string | undefined> => {
    const answer = await send<{ analysisId: string }>('POST', '/api/analyze', { clauseText, usePlaybook: false });
    if (answer) known.analyses.add(answer.analysisId);
    return answer?.analysisId;
  };
  const book = await send<{ id: string }>('POST', '/api/playbooks', { name: 'House rules', isActive: false });
  if (book) known.playbooks.add(book.id);
  await analyze(limitationOfLiability);
  const second = await analyze(mutualTermination);
  // Too long for an item: its text is an object beside the table.
  await analyze(`${limitationOfLiability}\n\n${mutualTermination}\n\n`.repeat(300));
  if (second && (await send('DELETE', `/api/analyses/${second}`)) !== undefined) {
    known.analyses.delete(second);
    known.deleted.add(second);
  } else if (second) {
    // Whoever got no answer does not know whether it was done.
    known.analyses.delete(second);
  }
  return statuses;
};

const readBack = async (client: Client, known: Acknowledged): Promise<readonly string[]> => {
  const problems: string[] = [];
  const get = <Body = unknown>(place: string) => insist(() => client.send<Body>('GET', place));
  for (const id of known.analyses) {
    const { status } = await get(`/api/analyses/${id}`);
    if (status !== 200) problems.push(`analysis ${id} answers ${status}`);
  }
  for (const id of known.deleted) {
    const { status } = await get(`/api/analyses/${id}`);
    if (status !== 404) problems.push(`deleted analysis ${id} answers ${status}`);
  }
  const books = await get<readonly { readonly id: string }[]>('/api/playbooks');
  if (books.status !== 200) return [`the list of playbooks answers ${books.status}: ${books.text}`];
  for (const id of known.playbooks)
    if (!books.json.some((book) => book.id === id)) problems.push(`playbook ${id} is not listed`);
  // What was refused is not there, or there whole: everything listed can be read.
  const { json, status: listStatus } = await get<readonly { readonly id: string }[]>('/api/analyses?limit=50');
  if (listStatus !== 200) problems.push(`the list answers ${listStatus}`);
  else if (json.length < Math.min(50, known.analyses.size)) problems.push(`the list has only ${json.length}`);
  for (const { id } of listStatus === 200 ? json : []) {
    const { status } = await get(`/api/analyses/${id}`);
    if (status !== 200) problems.push(`listed analysis ${id} answers ${status}`);
  }
  return problems;
};

/** How far behind the log's end the disk is full, in bytes: within the first write up to behind the last. */
const steps = sampled([0, 150, 900, 3_000, 8_000, 20_000, 45_000, 90_000], 3);

(canLimit ? describe : describe.skip)(
  'a disk that is full, and a process that is killed, in the middle of work',
  () => {
    it('lose nothing that was acknowledged, leave nothing half, and work goes on once there is room', async () => {
      const known: Acknowledged = { analyses: new Set(), deleted: new Set(), playbooks: new Set() };
      let running = await start();
      let client = await enter(running);
      expect(await work(client, known)).toEqual(expect.arrayContaining([200]));
      let refused = 0;
      for (const step of steps) {
        limitFiles(running.pid, (await logSize()) + step);
        const statuses = await work(client, known);
        refused += statuses.filter((status) => status >= 500).length;
        limitFiles(running.pid, 'unlimited');
        // A store that failed is opened again after a moment.
        for (let tries = 0; tries < 50; tries += 1) {
          const after = await client.send('POST', '/api/playbooks', { json: { name: 'Again', isActive: false } });
          if (after.status < 300) break;
          await wait(100);
        }
        expect((await work(client, known)).filter((status) => status >= 300)).toEqual([]);
        expect(await readBack(client, known)).toEqual([]);
        await running.kill();
        running = await start();
        client = await enter(running);
        expect(await readBack(client, known)).toEqual([]);
      }
      expect(refused).toBeGreaterThan(steps.length);
      expect(known.analyses.size).toBeGreaterThan(2 * steps.length);
    });

    it('a kill at any moment of the work loses nothing either', async () => {
      const known: Acknowledged = { analyses: new Set(), deleted: new Set(), playbooks: new Set() };
      for (const ms of sampled([5, 40, 90, 160, 300], 2)) {
        const running = await start();
        const client = await enter(running);
        const working = work(client, known).catch(() => []);
        await wait(ms);
        await running.kill();
        await working;
        const again = await start();
        expect(await readBack(await enter(again), known)).toEqual([]);
        await again.kill();
      }
    });
  },
);
