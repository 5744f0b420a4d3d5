import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * How many tests a run has made, summed over the programs it consists of: whoever waits for a program names a file in its
 * environment, and the program adds what it has counted to that file, a line at a time.
 */

/** How many tests passed, and how many failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The environment's name for the file that counts go to. */
const fileVariable = 'TEST_COUNTS';
const none: Counts = { passed: 0, failed: 0 };

const sum = (all: readonly Counts[]): Counts =>
  all.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }), none);

const readCounts = (file: string): Counts => {
  if (!existsSync(file)) return none;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return sum(lines.map((line) => JSON.parse(line) as Counts));
};

/** Tells whoever waits for this program what it has counted; nothing is told where nobody asks. */
export const addCounts = ({ passed, failed }: Counts): void => {
  const file = process.env[fileVariable];
  if (file) appendFileSync(file, `${JSON.stringify({ passed, failed })}\n`);
};

/** The line a service that runs tests reads at the end of their output. */
export const describeCounts = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/**
 * Runs a program in an environment where it can count its tests, and gives what it counted. One that counts nothing is
 * one test; one that fails has failed in something, whatever it counted.
 */
export const countRun = async (
  run: (env: NodeJS.ProcessEnv) => Promise<number>,
): Promise<Counts & { readonly code: number }> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'clausewise-counts-'));
  try {
    const file = path.join(directory, 'counts.jsonl');
    const code = await run({ ...process.env, [fileVariable]: file });
    const { passed, failed } = readCounts(file);

    if (code !== 0) return { passed, failed: Math.max(failed, 1), code };
    if (passed + failed === 0) return { passed: 1, failed: 0, code };
    return { passed, failed, code: failed > 0 ? 1 : 0 };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
