import type { WordCheck } from '../../../shared/receipts.ts';
import { DocxError, openDocx } from '../../adapters/docx-reader.ts';
import { readApart, serveReading } from '../../adapters/read-apart.ts';
import { AppError } from '../app-error.ts';
import { carriedContent } from '../documents/docx/carried-content.ts';
import { tooBusy } from '../documents/too-busy.ts';
import { checkWritten } from './check-written.ts';
import { spliceDocx, type SplicedDocument, type SpliceOptions } from './splice-docx.ts';

/**
 * The most writing into a document and reading it again may take of the processor, in milliseconds: a thousand edits in one of
 * the longest that are accepted take half of it. With what the process takes to start, a document that takes without end is
 * given up within 10 seconds.
 */
const processorMs = 9_000;

/** The longest it is waited for where the machine does other things meanwhile: a call ends soon after. */
const longestWaitMs = 18_000;

/**
 * What the process may hold, in MB: the document as it came and as it became, and the words of both beside each other. With
 * what the function itself holds that stays below 512.
 */
const memoryMb = { heap: 300, resident: 350 } as const;

/** A document with changes in it that was found to be what is promised of it. */
export interface ProvenDocument extends SplicedDocument {
  /** What was found to hold of it. */
  readonly checks: readonly WordCheck[];
  /** A sentence on what it carries that nobody reads. */
  readonly carried?: string;
}

type Outcome = ProvenDocument | 'unwritable';

/**
 * Does what `spliceDocx` does in a process of its own, as reading does: the document is whatever somebody sent. What comes of
 * it is read again, and is given only where it is what is promised.
 * @returns undefined where nothing can be written into it
 * @throws AppError unavailable where the machine is too busy
 */
export const spliceApart = async (options: SpliceOptions): Promise<ProvenDocument | undefined> => {
  const reading = await readApart<Outcome>({
    moduleUrl: import.meta.url,
    name: 'splice',
    job: options,
    processorMs,
    waitMs: longestWaitMs,
    memoryMb,
  });
  if ('failure' in reading) {
    if (reading.failure === 'busy') throw tooBusy();
    return undefined;
  }
  return reading.result === 'unwritable' ? undefined : reading.result;
};

const spliceProven = (options: SpliceOptions): Outcome => {
  const { bytes: before, text, isTracked = true } = options;
  const spliced = spliceDocx(options);
  const checks = checkWritten({ before, after: spliced.bytes, text, made: spliced.made, isTracked });
  if (checks.length < (isTracked ? 3 : 2)) return 'unwritable';
  const carried = carriedContent(openDocx(before));
  return { ...spliced, checks, ...(carried !== undefined && { carried }) };
};

serveReading<SpliceOptions>('splice', (options): Promise<Outcome> => {
  try {
    return Promise.resolve(spliceProven(options));
  } catch (error) {
    if (error instanceof DocxError || error instanceof AppError) return Promise.resolve('unwritable');
    throw error;
  }
});
