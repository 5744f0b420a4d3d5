import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export interface Extraction {
  /** The error's code, or `none`. */
  readonly code: string;
  readonly message: string;
  /** The processor time the reading took. */
  readonly milliseconds: number;
  /** The most memory the process and those it started were seen to hold, in MB. */
  readonly peakMb: number;
}

/**
 * What a document goes through: its text is read; changes are written into it and it is signed; it is held against a sound
 * one as the reply to it, or as what was sent, or against itself; its receipt is verified, the one it has or one that whoever
 * sends it has put in.
 */
export type Way = 'upload' | 'export' | 'reply' | 'sent' | 'both sent and reply' | 'verify' | 'verify with a receipt';

/** Reads documents one after the other in a process of its own, to see what that costs. */
export interface Extractor {
  /**
   * @param way as an upload where it is left out
   * @returns code `crash` where the process ended, and `hang` where it gave no answer in 60 s; it is another one then
   */
  readonly extract: (bytes: Uint8Array, filename: string, way?: Way) => Promise<Extraction>;
  readonly close: () => void;
}

/** Longer than any reading waits for the processor by itself, so that one that never ends is seen. */
const patienceMs = 60_000;
/** How often a document is read again of which is only said that the machine is too busy for it. */
const mostTries = 5;

/** What the functions that read documents are given, in MB of heap for what is long-lived. */
const heapMb = 512;

const start = (): ChildProcess =>
  fork(path.join(import.meta.dirname, 'extract-child.ts'), {
    execArgv: ['--no-warnings', '--expose-gc', `--max-old-space-size=${heapMb}`],
    env: { ...process.env, NODE_OPTIONS: '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

export const startExtractor = (): Extractor => {
  let child = start();

  const extractOnce = (bytes: Uint8Array, filename: string, way: Way): Promise<Extraction> =>
    new Promise((resolve) => {
      const startedAt = Date.now();
      const end = (extraction: Extraction): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(extraction);
      };
      const giveUp = (code: 'crash' | 'hang'): void => {
        const lost = child;
        end({ code, message: `The process ${code}ed.`, milliseconds: Date.now() - startedAt, peakMb: NaN });
        lost.kill('SIGKILL');
        child = start();
      };
      const timer = setTimeout(() => giveUp('hang'), patienceMs);
      child.once('message', (extraction: Extraction) => end(extraction));
      child.once('exit', () => giveUp('crash'));
      child.send({ bytes, filename, way });
    });

  return {
    extract: async (bytes, filename, way = 'upload') => {
      for (let tries = 1; ; tries += 1) {
        const extraction = await extractOnce(bytes, filename, way);
        // That says nothing of the document: whoever is told so comes again.
        if (extraction.code !== 'unavailable' || tries === mostTries) return extraction;
      }
    },
    close: () => {
      child.removeAllListeners();
      child.kill();
    },
  };
};
