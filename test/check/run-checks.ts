import { availableParallelism } from 'node:os';
import path from 'node:path';
import { addCounts } from '../counts/counts.ts';
import { runProgram } from '../support/run-program.ts';

/*
 * `npm run check`: all that is known without running the product. As many checks at once as there are cores, for most of
 * them use one; what each said is shown where it fails.
 */

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

/** The longest first. */
const checks: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  ['lint', 'eslint', '.'],
  ['types', 'tsc', '-p', '.'],
  ['formatting', 'prettier', '--check', '--log-level', 'warn', '.'],
  [
    'imports',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    ...['shared', 'functions', 'infra', 'web/src', 'test'],
  ],
  ['nothing unused', 'knip'],
  ['no secrets', 'secretlint', '--secretlintignore', '.gitignore', '**/*'],
  ['packages', 'node', 'test/supply-chain/check-packages.ts'],
];

/** Longer than the linter takes on a machine half as fast as ours. */
const timeoutMs = 20 * 60_000;

let failed = 0;
const waiting = [...checks];
const runNext = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [what, program, ...args] = next;
    const startedAt = Date.now();
    const { code, output } = await runProgram(path.join(bin, program), args, { cwd: root, timeoutMs });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    if (code === 0) console.info(`passed  ${seconds.padStart(4)} s  ${what}`);
    else {
      failed += 1;
      console.error(`${output}\nFAILED  ${seconds.padStart(4)} s  ${what}`);
    }
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, runNext));
addCounts({ passed: checks.length - failed, failed });
if (failed) process.exitCode = 1;
