import { parseArgs } from 'node:util';
import { runProgram } from '../support/run-program.ts';
import { name, names } from './groups.ts';

/* `npm run test:mutation`: the group that MUTATE or TEST_SEED names; `--full` takes all of them, one after the other. */

const { values } = parseArgs({ options: { full: { type: 'boolean' } } });
const longestMs = 30 * 60_000;

const lines: string[] = [];
for (const group of values.full ? names : [name]) {
  console.info(`\n== ${group}`);
  const startedAt = Date.now();
  const { code, output } = await runProgram(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutation/stryker.config.mjs'],
    { env: { ...process.env, MUTATE: group }, shown: true, timeoutMs: longestMs },
  );
  const score = /Final mutation score (?:of )?([\d.]+)/.exec(output)?.[1] ?? 'no score';
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  lines.push(`${code === 0 ? 'passed' : 'FAILED'}  ${score.padStart(8)}  ${seconds.padStart(5)} s  ${group}`);
  if (code !== 0) process.exitCode = 1;
}
console.info(`\n${lines.join('\n')}`);
