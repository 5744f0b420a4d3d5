import path from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countRun } from '../counts/counts.ts';
import { runProgram } from '../support/run-program.ts';
import { type Part, parts } from './parts.ts';

/*
 * `npm run test:deep`: what takes minutes, one part after the other, each with its share of the time. Samples are drawn by
 * a seed, the same from run to run unless `--seed n` names another; `--full` runs everything, `--only a,b` some parts.
 */

const root = path.resolve(import.meta.dirname, '../..');
const msPerMinute = 60_000;
/** How much longer than a sample a whole run may take. */
const fullFactor = 20;

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const seed = values.seed ?? '1';

const chosen = (): readonly Part[] => {
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
  if (unknown.length)
    throw new Error(`No part is named ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}`);
  return names ? parts.filter(({ name }) => names.includes(name)) : parts;
};

const runPart = async (part: Part): Promise<{ readonly part: Part; readonly passed: boolean; readonly ms: number }> => {
  console.info(`\n== ${part.name}: ${part.proves}`);
  const startedAt = Date.now();
  const counted = await countRun(async (env) => {
    const { code } = await runProgram(process.execPath, values.full ? (part.full ?? part.sample) : part.sample, {
      cwd: root,
      shown: true,
      timeoutMs: part.minutes * msPerMinute * (values.full ? fullFactor : 1),
      env: { ...env, TEST_SEED: seed, ...(values.full && part.fullEnv) },
    });
    return code;
  });
  addCounts(counted);
  return { part, passed: counted.code === 0, ms: Date.now() - startedAt };
};

console.info(`Samples by seed ${seed}.`);
const outcomes = [];
for (const part of chosen()) outcomes.push(await runPart(part));

console.info('');
for (const { part, passed, ms } of outcomes) {
  console.info(
    `${passed ? 'passed' : 'FAILED'}  ${(ms / 1000).toFixed(0).padStart(5)} s  ${part.name}: ${part.proves}`,
  );
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.info(`\nparts: ${outcomes.length - failed} passed, ${failed} failed`);
if (failed) process.exitCode = 1;
