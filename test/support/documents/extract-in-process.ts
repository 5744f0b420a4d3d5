import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Extraction {
  /** The error's code, or `none`. */
  readonly code: string;
  readonly message: string;
  readonly milliseconds: number;
  /** The most memory the process held, in MB. */
  readonly peakMb: number;
}

const script = `
  import { existsSync, readFileSync } from 'node:fs';
  // What the kernel calls the high-water mark of this program, without what its parent held before.
  const status = '/proc/self/status';
  const peakMb = () => !existsSync(status) ? process.resourceUsage().maxRSS / 1024 : Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  const { extractText } = await import(process.env.MODULE);
  const bytes = readFileSync(process.env.FILE);
  const start = Date.now();
  let outcome = { code: 'none', message: '' };
  try { await extractText({ bytes, filename: process.env.NAME, deadlineMs: start + 27_000 }); }
  catch (error) { outcome = { code: String(error.code), message: error.message }; }
  console.log(JSON.stringify({ ...outcome, milliseconds: Date.now() - start, peakMb: peakMb() }));
`;

/** Reads a document in a process of its own, to see what it costs. */
export const extractInProcess = async (bytes: Uint8Array, filename: string): Promise<Extraction> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'document-'));
  const root = path.resolve(import.meta.dirname, '../../..');
  try {
    const file = path.join(folder, 'document');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', '--input-type=module', '-e', script],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          MODULE: path.join(root, 'functions/core/documents/extract-text.ts'),
          FILE: file,
          NAME: filename,
        },
        timeout: 25_000,
      },
    );
    return JSON.parse(stdout) as Extraction;
  } finally {
    await rm(folder, { recursive: true });
  }
};
