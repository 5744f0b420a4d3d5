import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceServices } from '../../infra/local/running-services.ts';
import { privateProduct } from './accounts.ts';
import { privateProductSettings } from './product-settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  readonly code: number | null;
  /** What it wrote to both of its streams. */
  readonly output: string;
}

export interface AdminCommand {
  /** Runs the operator's command with these arguments. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** The operator's command as a program of its own, which finds the private product as one that runs on this machine. */
export const announceToAdmin = async (): Promise<AdminCommand> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-operator-'));
  const { environment } = privateProductSettings();
  const announced = await announceServices(dataDir, { url: privateProduct().url, environment });
  const run = (...args: readonly string[]) =>
    new Promise<Outcome>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(root, 'functions/operate/admin.ts'), ...args], {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  return {
    run,
    close: async () => {
      await announced.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
