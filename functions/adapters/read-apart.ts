import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What came of a reading: its result; or that it took more than a document can need, that it broke off, or that the machine
 * was too busy to let it have its time.
 */
export type Reading<Result> = { readonly result: Result } | { readonly failure: 'too-costly' | 'broken-off' | 'busy' };

interface ApartOptions {
  /** The module that reads, as `import.meta.url` of it says: it calls `serveReading` by the same name. */
  readonly moduleUrl: string;
  readonly name: string;
  /** What is read and how, given to the process as a copy. */
  readonly job: unknown;
  /** Milliseconds of the reader's own processor time after which reading counts as too costly. */
  readonly processorMs: number;
  /** Milliseconds after which nobody waits for it any longer, whatever it had of the processor. */
  readonly waitMs: number;
  /** What the process may hold, in MB, where it is more than one document takes. */
  readonly memoryMb?: { readonly heap: number; readonly resident: number };
}

/**
 * What a reading process may hold, in MB: its heap, and all of it. The longest documents that are accepted take some 200;
 * with the most that a function holds which has read many documents, both together stay below 512.
 */
const oneDocumentMb = { heap: 220, resident: 250 } as const;
const watchMs = 20;
const bytesPerPage = 4_096;

/**
 * Named in the environment of a reading process, which is given nothing else but where Node's own libraries lie: no
 * credentials, no settings.
 */
const nameVariable = 'READS';

/** What a process holds, in MB; 0 where the system does not say. */
const residentMb = (pid: number | undefined): number => {
  try {
    const pages = Number(readFileSync(`/proc/${pid ?? ''}/statm`, 'utf8').split(' ')[1]);
    return (pages * bytesPerPage) / (1024 * 1024);
  } catch {
    return 0;
  }
};

/** Clock ticks of a second, in which Linux counts what a process has had of the processor. */
const ticksPerSecond = 100;

/**
 * Milliseconds a process has had of the processor, all its threads together: on a busy machine an honest document takes
 * long by the clock, and is not damaged. Undefined where the system does not say.
 */
const processorMsOf = (pid: number | undefined): number | undefined => {
  try {
    // The name of the program stands in brackets and may hold anything; user and system time are the 12th and 13th behind.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid ?? ''}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return (((user ?? 0) + (system ?? 0)) * 1000) / ticksPerSecond;
  } catch {
    return undefined;
  }
};

/**
 * Reads a document in a process of its own, which is ended when it takes more time or memory than a document can need:
 * a few compressed kilobytes may unfold to gigabytes, or to what takes hours to put together. A thread would not do: one
 * that runs out of memory can take the whole process with it, and what it held is not given back.
 */
export const readApart = <Result>({
  moduleUrl,
  name,
  job,
  processorMs,
  waitMs,
  memoryMb = oneDocumentMb,
}: ApartOptions): Promise<Reading<Result>> => {
  const child = fork(fileURLToPath(moduleUrl), [], {
    env: { [nameVariable]: name, LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] },
    execArgv: ['--no-warnings', `--max-old-space-size=${memoryMb.heap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const startMs = Date.now();
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      const passedMs = Date.now() - startMs;
      const usedMs = processorMsOf(child.pid) ?? passedMs;
      if (usedMs > processorMs || residentMb(child.pid) > memoryMb.resident) finish({ failure: 'too-costly' });
      else if (passedMs > waitMs) finish({ failure: 'busy' });
    }, watchMs);
    const finish = (reading: Reading<Result>): void => {
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(reading);
    };
    child.once('message', (result) => finish({ result: result as Result }));
    child.once('error', () => finish({ failure: 'broken-off' }));
    // Node aborts where its heap is full; whatever else ends it early is the document's own fault.
    child.once('exit', (_, signal) => finish({ failure: signal === null ? 'broken-off' : 'too-costly' }));
    child.send({ job }, (error) => {
      if (error) finish({ failure: 'broken-off' });
    });
  });
};

/** Answers `readApart` where this module was started as its process. A module is its own, so that a bundle needs no second entry. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type of what the other process sends
export const serveReading = <Job>(name: string, read: (job: Job) => Promise<unknown>): void => {
  if (process.env[nameVariable] !== name || process.send === undefined) return;
  process.once('disconnect', () => process.exit());
  process.once('message', (message: { readonly job: Job }) => {
    void read(message.job).then((result) => process.send?.(result));
  });
};
