import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSigningKey } from '../../infra/local/cognito/signing-key.ts';
import { findRunningServices, type RunningServices } from '../../infra/local/running-services.ts';
import { type Served, sendAtOnce, sendSteadily, warmUp } from './journey.ts';
import { seedLoad, type Worker } from './seed.ts';

/*
 * `npm run test:load`: the product in a process of its own under a steady mixed load, then a spike. It fails on a server
 * error, on memory that grows, and on a spike answered by anything but 200, 429 and 503. The whole run is that of the budgets:
 * 30 requests a second for 5 minutes, 1,000 people, ten of them with 10,000 analyses.
 */

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '30' },
    users: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '10' },
    analyses: { type: 'string', default: '10000' },
  },
});
const [seconds, perSecond] = [Number(values.seconds), Number(values.rate)];
const seed = Number(process.env['TEST_SEED'] ?? 1);
const spike = 50;
/** How much more memory the last quarter of the run may take than the second: caches fill, a leak goes on. */
const mostGrowth = 1.15;
const problems: string[] = [];

const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-load-'));
const product = spawn(process.execPath, [path.join(root, 'infra/local/start.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));

const untilReady = async (): Promise<RunningServices> => {
  for (let attempt = 0; attempt < 600 && product.exitCode === null; attempt += 1) {
    const services = await findRunningServices(dataDir);
    if (services) return services;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The product did not start.');
};

/**
 * The product's memory, functions included, in MB. The files that the local DynamoDB maps are left out: the system takes
 * them back when it likes.
 */
const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};

const watchMemory = () => {
  const samples: number[] = [];
  const timer = setInterval(() => void residentMb().then((mb) => samples.push(mb)), 1000);
  return { samples, stop: () => clearInterval(timer) };
};

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;

const countByStatus = (served: readonly Served[]): string => {
  const counts = new Map<string, number>();
  for (const { status, code } of served) {
    const name = code === undefined ? String(status) : `${status} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

const report = (what: string, figure: string): void => console.info(`${what.padEnd(28)} ${figure}`);

const reportSteps = (served: readonly Served[]): void => {
  for (const step of new Set(served.map((one) => one.step))) {
    const own = served.filter((one) => one.step === step);
    const times = own.map(({ ms }) => ms);
    report(
      step,
      `${countByStatus(own)}; median ${quantile(times, 0.5).toFixed(0)} ms, 95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
    );
  }
};

const checkMemory = (samples: readonly number[]): void => {
  const quarter = Math.floor(samples.length / 4);
  const early = quantile(samples.slice(quarter, 2 * quarter), 0.5);
  const late = quantile(samples.slice(3 * quarter), 0.5);
  report('memory', `${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last`);
  if (late > early * mostGrowth) problems.push(`memory grows from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
};

const checkLoad = async (workers: readonly Worker[], url: string): Promise<void> => {
  report('first calls', countByStatus(await warmUp(workers.at(-1)!, url)));
  const memory = watchMemory();
  const served = await sendSteadily({ url, workers, perSecond, seconds, seed });
  memory.stop();
  reportSteps(served);
  const failed = served.filter(({ status }) => status === 0 || status >= 500);
  if (failed.length) problems.push(`${failed.length} of ${served.length} requests failed: ${countByStatus(failed)}`);
  const refused = served.filter(({ status }) => status >= 400 && status < 500 && status !== 429);
  if (refused.length) problems.push(`${refused.length} requests were refused: ${countByStatus(refused)}`);
  checkMemory(memory.samples);
};

const checkSpike = async (workers: readonly Worker[], url: string): Promise<void> => {
  const served = await sendAtOnce(workers.slice(-spike), url);
  report(`${spike} analyses at once`, countByStatus(served));
  if (served.some(({ status }) => ![200, 429, 503].includes(status))) problems.push('the spike met other answers');
  if (!served.some(({ status }) => status === 200)) problems.push('nobody was served in the spike');
};

try {
  const { url, environment } = await untilReady();
  const workers = await seedLoad({
    environment,
    key: await loadSigningKey(path.join(dataDir, 'cognito/signing-key.json')),
    users: Number(values.users),
    busy: Number(values.busy),
    analysesEach: Number(values.analyses),
  });
  report('seeded', `${workers.length} people, ${values.busy} of them with ${values.analyses} analyses each`);
  await checkLoad(workers, url);
  await checkSpike(workers, url);
} finally {
  product.kill('SIGINT');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(`FAILED: ${problem}`);
if (problems.length) process.exitCode = 1;
