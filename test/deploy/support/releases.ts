import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../support/run-program.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const git = (...args: readonly string[]) => runProgram('git', args, { cwd: root });

/** The newest tag of this checkout; undefined where there is none, as in a clone without tags or no clone at all. */
export const newestRelease = async (): Promise<string | undefined> => {
  const { code, output } = await git(
    'for-each-ref',
    '--sort=-creatordate',
    '--count=1',
    '--format=%(refname:short)',
    'refs/tags',
  ).catch(() => ({ code: 1, output: '' }));
  return code === 0 && output.trim() !== '' ? output.trim() : undefined;
};

const must = async (what: string, program: string, args: readonly string[], cwd: string): Promise<void> => {
  const { code, output } = await runProgram(program, args, { cwd, timeoutMs: 900_000 });
  if (code !== 0) throw new Error(`${what} failed: ${output.trim().split('\n').slice(-5).join('\n')}`);
};

/** Puts a release's files, with the packages it names, into a directory of their own. */
export const unpackRelease = async (release: string, directory: string): Promise<string> => {
  const archive = `${directory}.tar`;
  await mkdir(directory, { recursive: true });
  await must('reading the release', 'git', ['archive', '--output', archive, `refs/tags/${release}`], root);
  await must('unpacking the release', 'tar', ['-xf', archive, '-C', directory], root);
  await must('installing its packages', process.execPath, ['infra/local/install.mjs'], directory);
  return directory;
};
