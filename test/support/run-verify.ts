import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Nothing of what this machine sets but the program's own path, and where Node keeps what it compiled: another time zone and
 * language, as another machine has.
 */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const elsewhere = { PATH, NODE_COMPILE_CACHE, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/**
 * Runs the verify command of operators in a folder, in a process that has no network and is set up as another machine may
 * be, and gives what it wrote.
 */
export const runVerify = (
  folder: string,
  args: readonly string[],
): { readonly code: number; readonly output: string } => {
  const script = path.join(root, 'functions/operate/verify.ts');
  const noNetwork = path.join(root, 'test/support/no-network.mjs');
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: elsewhere } as const;
    return { code: 0, output: execFileSync(process.execPath, ['--import', noNetwork, script, ...args], options) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
};
