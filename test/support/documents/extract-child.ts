import { existsSync, readFileSync } from 'node:fs';
import { AppError } from '../../../functions/core/app-error.ts';
import { extractText } from '../../../functions/core/documents/extract-text.ts';
import { spentMs } from '../spent-ms.ts';

/*
 * The process `startExtractor` sends documents to. It reads them with the functions' own code and says how each went, at
 * what cost.
 */

/** What a process holds, in MB; 0 where the system does not say. */
const residentMb = (pid: string): number => {
  const file = `/proc/${pid}/status`;
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The processes this one has started, as the kernel lists them. */
const children = (): readonly string[] => {
  const file = `/proc/self/task/${process.pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
};

const watchMs = 10;

const outcomeOf = async (bytes: Uint8Array, filename: string) => {
  try {
    await extractText({ bytes, filename, deadlineMs: Date.now() + 27_000 });
    return { code: 'none', message: '' };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: 'uncoded', message: String(error) };
  }
};

process.on('message', ({ bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }) => {
  // What is measured is this document, not what is left of those before it.
  globalThis.gc?.();
  const start = spentMs();
  let peakMb = 0;
  const look = (): void => {
    peakMb = Math.max(
      peakMb,
      [String(process.pid), ...children()].reduce((sum, pid) => sum + residentMb(pid), 0),
    );
  };
  const watch = setInterval(look, watchMs);
  void outcomeOf(Buffer.from(bytes), filename).then((outcome) => {
    clearInterval(watch);
    look();
    process.send?.({ ...outcome, milliseconds: spentMs() - start, peakMb });
  });
});
process.once('disconnect', () => process.exit());
