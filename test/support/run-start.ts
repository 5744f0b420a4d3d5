import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Started {
  readonly url: string;
  /** All it has written so far. */
  readonly written: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** An analysis and the cookie of the visitor whose it is. */
interface Analysed {
  readonly analysisId: string;
  readonly cookie: string;
}

/** Analyzes a clause there, as a visitor. */
export const analyseAt = async ({ url }: Started): Promise<Analysed> => {
  const response = await fetch(`${url}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clauseText: 'The Supplier may terminate this Agreement at any time without notice.' }),
  });
  const { analysisId } = (await response.json()) as { readonly analysisId: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { analysisId, cookie };
};

/** The status with which its visitor's analysis is answered there. */
export const statusOf = async ({ url }: Started, { analysisId, cookie }: Analysed): Promise<number> =>
  (await fetch(`${url}/api/analyses/${analysisId}`, { headers: { cookie } })).status;

/** `npm start`, again and again on data of one's own. */
export const startRunner = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const running = new Set<ChildProcess>();

  /** Starts with nobody asked to sign in, unless a test says otherwise. */
  const spawnStart = (env: NodeJS.ProcessEnv, args: readonly string[] = []) => {
    const child = spawn(process.execPath, [path.join(root, 'infra/local/start.ts'), ...args], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0', PUBLIC_MODE: 'true', ...env },
    });
    running.add(child);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const exit = new Promise<number | null>((resolve) => {
      child.once('exit', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    return { child, output, exit };
  };

  const start = (args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Started> => {
    const { child, output, exit } = spawnStart(env, args);
    return new Promise((resolve, reject) => {
      child.stdout.on('data', () => {
        const url = /ready at (\S+)[^]*Data: /.exec(output.join(''))?.[1];
        if (url === undefined) return;
        resolve({
          url,
          written: () => output.join(''),
          end: (signal) => {
            child.kill(signal);
            return exit;
          },
        });
      });
      void exit.then(() => reject(new Error(output.join(''))));
    });
  };

  const endAll = (): void => running.forEach((child) => child.kill('SIGKILL'));
  return {
    dataDir,
    spawnStart,
    /** Starts, and waits until it is ready. */
    start,
    endAll,
    close: async (): Promise<void> => {
      endAll();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
