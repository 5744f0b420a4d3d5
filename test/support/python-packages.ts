import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface PythonPackages {
  /** The folder below `.local` that holds them. */
  readonly folder: string;
  /** What is installed from PyPI, each at the version it was seen to work with: `name==version`. */
  readonly packages: readonly string[];
  /** What they are for, as the error says it that names what is missing. */
  readonly purpose: string;
}

/** Where programs of a folder's packages lie. */
export const pythonProgram = (folder: string, program: string): string =>
  path.join(root, '.local', folder, 'venv/bin', program);

/**
 * Installs packages from PyPI beside the repository's other local things, in an environment of their own. What is
 * there already at the same versions is left as it is.
 * @throws Error with one line that names what is missing
 */
export const installPythonPackages = async ({ folder, packages, purpose }: PythonPackages): Promise<void> => {
  const home = path.join(root, '.local', folder);
  const stamp = path.join(home, 'installed');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === packages.join()) return;
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const made = await runProgram('python3', ['-m', 'venv', path.join(home, 'venv')]).catch(() => undefined);
  if (made?.code !== 0)
    throw new Error(`Python 3 with venv is needed to ${purpose}: install python3 and python3-venv.`);
  const pip = await runProgram(pythonProgram(folder, 'python'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    ...packages,
  ]);
  if (pip.code !== 0) {
    const reason = pip.output.trim().split('\n').at(-1) ?? '';
    throw new Error(`PyPI (https://pypi.org) cannot be reached, or does not have ${packages.join(' and ')}: ${reason}`);
  }
  await writeFile(stamp, packages.join());
};
