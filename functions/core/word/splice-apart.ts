import { DocxError } from '../../adapters/docx-reader.ts';
import { readApart, serveReading } from '../../adapters/read-apart.ts';
import { AppError } from '../app-error.ts';
import { tooBusy } from '../documents/too-busy.ts';
import { spliceDocx, type SplicedDocument, type SpliceOptions } from './splice-docx.ts';

/** The most writing into a document may take of the processor, in milliseconds. */
const processorMs = 7_500;

/** The longest it is waited for where the machine does other things meanwhile: a call ends soon after. */
const longestWaitMs = 18_000;

type Outcome = SplicedDocument | 'unwritable';

/**
 * Does what `spliceDocx` does in a process of its own, as reading does: the document is whatever somebody sent.
 * @returns undefined where nothing can be written into it
 * @throws AppError unavailable where the machine is too busy
 */
export const spliceApart = async (options: SpliceOptions): Promise<SplicedDocument | undefined> => {
  const reading = await readApart<Outcome>({
    moduleUrl: import.meta.url,
    name: 'splice',
    job: options,
    processorMs,
    waitMs: longestWaitMs,
  });
  if ('failure' in reading) {
    if (reading.failure === 'busy') throw tooBusy();
    return undefined;
  }
  return reading.result === 'unwritable' ? undefined : reading.result;
};

serveReading<SpliceOptions>('splice', (options): Promise<Outcome> => {
  try {
    return Promise.resolve(spliceDocx(options));
  } catch (error) {
    if (error instanceof DocxError || error instanceof AppError) return Promise.resolve('unwritable');
    throw error;
  }
});
