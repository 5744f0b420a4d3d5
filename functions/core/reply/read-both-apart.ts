import { DocxError } from '../../adapters/docx-reader.ts';
import { readApart } from '../../adapters/read-apart.ts';
import { detectDocumentType } from '../documents/detect-document-type.ts';
import { docxErrors } from '../documents/read-docx.ts';
import { tooBusy } from '../documents/too-busy.ts';

/**
 * The most that reading two files may take of the processor, in milliseconds: both readings, and what lies between them. Two of
 * the longest that are accepted take a third of it. With what the process takes to start, whoever sends a file that takes
 * without end is answered within 10 seconds.
 */
const processorMs = 9_000;

/** The longest it is waited for where the machine does other things meanwhile: a call ends soon after. */
const longestWaitMs = 22_000;

/**
 * What the process may hold, in MB: two of the longest documents, and the words of both beside each other. With what the
 * function itself holds that stays below 512.
 */
const memoryMb = { heap: 270, resident: 330 } as const;

/** Two Word files that are held against each other. */
interface BothFiles {
  readonly earlier: Uint8Array;
  readonly later: Uint8Array;
}

type Outcome<Result> = { readonly read: Result } | { readonly failure: DocxError['reason'] };

/**
 * Reads two Word files in a process of its own, as an upload is.
 * @param options.moduleUrl the module that serves the reading by the same name, with what `servingBoth` makes
 * @throws AppError as an upload does: unreadable_document, encrypted_document, invalid_file_type, empty_document; unavailable where the machine is too busy
 */
export const readBothApart = async <Result>(options: {
  readonly moduleUrl: string;
  readonly name: string;
  readonly job: BothFiles;
}): Promise<Result> => {
  const { earlier, later } = options.job;
  for (const bytes of [earlier, later]) detectDocumentType(bytes, 'document.docx');
  const reading = await readApart<Outcome<Result>>({ ...options, processorMs, waitMs: longestWaitMs, memoryMb });
  if ('failure' in reading) throw reading.failure === 'busy' ? tooBusy() : docxErrors[reading.failure]();
  if ('failure' in reading.result) throw docxErrors[reading.result.failure]();
  return reading.result.read;
};

/** What a module serves to `readBothApart`: what it reads of two files, or why they cannot be read. */
export const servingBoth =
  <Job extends BothFiles, Result>(read: (job: Job) => Result) =>
  (job: Job): Promise<Outcome<Result>> => {
    try {
      return Promise.resolve({ read: read(job) });
    } catch (error) {
      if (error instanceof DocxError) return Promise.resolve({ failure: error.reason });
      throw error;
    }
  };
