import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/*
 * Asks the product on this machine for more than it can answer, for a minute, and fails where its memory grows beyond a
 * bound, where anything but an answer or a refusal comes, or where it does not answer afterwards.
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '200' } },
});
const [seconds, perSecond] = [Number(values.seconds), Number(values.rate)];

/** What the process may hold at most, its workers among it, in MB; it was 4,400 where each function had its own. */
const mostMb = 2_000;
const ticksPerSecond = 10;
const port = 4_901;
const url = `http://127.0.0.1:${port}`;
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'flood-'));

const product = spawn(process.execPath, [path.join(root, 'infra/local/start.ts')], {
  cwd: root,
  env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: String(port), PUBLIC_MODE: 'true' },
  stdio: 'ignore',
});

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${product.pid ?? ''}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};
const isHealthy = (): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const requireHealth = async (milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await isHealthy()) return true;
    await wait(200);
  }
  return false;
};

const clause = 'The Supplier may terminate this Agreement at any time without notice. '.repeat(20);
const paths = ['/api/health', '/api/playbooks', '/api/analyses', '/api/openapi.json', '/api/nothing'];
const statuses = new Map<number, number>();
const ask = async (number: number): Promise<void> => {
  const call =
    number % 10 === 0
      ? fetch(`${url}/api/analyze`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify({ clauseText: `${clause}${number}`, usePlaybook: false }),
        })
      : fetch(url + (paths[number % paths.length] ?? ''));
  const status = await call.then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    // A connection that was given up is no answer of the product's.
    () => 0,
  );
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
};

const problems: string[] = [];
let largest = 0;
try {
  if (!(await requireHealth(60_000))) throw new Error('The product did not start.');
  const calls: Promise<void>[] = [];
  for (let tick = 0; tick < seconds * ticksPerSecond; tick += 1) {
    for (let count = 0; count < perSecond / ticksPerSecond; count += 1) calls.push(ask(calls.length));
    if (tick % ticksPerSecond === 0) largest = Math.max(largest, await residentMb());
    await wait(1000 / ticksPerSecond);
  }
  await Promise.race([Promise.all(calls), wait(40_000)]);
  largest = Math.max(largest, await residentMb());
  if (!(await requireHealth(15_000))) problems.push('it does not answer afterwards');
} finally {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
console.info(
  `${seconds * perSecond} calls: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}; at most ${Math.round(largest)} MB.`,
);
if (largest > mostMb) problems.push(`it held ${Math.round(largest)} MB`);
if (!statuses.has(200)) problems.push('nobody was served');
const dropped = statuses.get(0) ?? 0;
if (dropped > (seconds * perSecond) / 20) problems.push(`${dropped} calls got no answer`);
if ((statuses.get(500) ?? 0) > 0) problems.push('it failed');
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
