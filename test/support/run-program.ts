import { spawn } from 'node:child_process';

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** The longest it may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Whether its output is shown as it comes. */
  readonly shown?: boolean;
}

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end and gives what it wrote. */
export const runProgram = (program: string, args: readonly string[], options: ProgramOptions = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const { env = process.env, cwd, timeoutMs = 300_000, shown = false } = options;
    const child = spawn(program, args, { env, ...(cwd && { cwd }), stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (shown) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
