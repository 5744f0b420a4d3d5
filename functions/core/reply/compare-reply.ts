import type { ReplyComparison } from '../../../shared/negotiations.ts';
import { DocxError } from '../../adapters/docx-reader.ts';
import { readApart, serveReading } from '../../adapters/read-apart.ts';
import { detectDocumentType } from '../documents/detect-document-type.ts';
import { docxErrors } from '../documents/read-docx.ts';
import { tooBusy } from '../documents/too-busy.ts';
import { compareFiles } from './compare-files.ts';

/** The most a comparison may take of the processor, in milliseconds: two readings, and what lies between them. */
const processorMs = 15_000;

/** The longest it is waited for where the machine does other things meanwhile: a call ends soon after. */
const longestWaitMs = 22_000;

/** What the process may hold, in MB: two of the longest documents, and the words of both beside each other. */
const memoryMb = { heap: 330, resident: 390 } as const;

interface Job {
  readonly sent: Uint8Array;
  readonly reply: Uint8Array;
}

type Outcome = ReplyComparison | { readonly failure: DocxError['reason'] };

/**
 * Holds a counterparty's Word file against the one that was sent: what was changed without a mark, what was marked, and
 * what is not compared. Marks that were in the file that was sent are part of it. Both are read in a process of its own, as
 * an upload is.
 * @throws AppError as an upload does: unreadable_document, encrypted_document, invalid_file_type, empty_document; unavailable where the machine is too busy
 */
export const compareReply = async (sent: Uint8Array, reply: Uint8Array): Promise<ReplyComparison> => {
  for (const bytes of [sent, reply]) detectDocumentType(bytes, 'document.docx');
  const reading = await readApart<Outcome>({
    moduleUrl: import.meta.url,
    name: 'compare',
    job: { sent, reply } satisfies Job,
    processorMs,
    waitMs: longestWaitMs,
    memoryMb,
  });
  if ('failure' in reading) throw reading.failure === 'busy' ? tooBusy() : docxErrors[reading.failure]();
  if ('failure' in reading.result) throw docxErrors[reading.result.failure]();
  return reading.result;
};

serveReading<Job>('compare', ({ sent, reply }): Promise<Outcome> => {
  try {
    return Promise.resolve(compareFiles(sent, reply));
  } catch (error) {
    if (error instanceof DocxError) return Promise.resolve({ failure: error.reason });
    throw error;
  }
});
