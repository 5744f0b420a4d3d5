import { AppError } from '../app-error.ts';

/**
 * Reads the text of a page that is an image.
 * @param page a PDF of this one page
 * @param pageNumber its number in the document, from 1
 * @param signal aborts when time has run out
 */
export type RecognisePage = (page: Uint8Array, pageNumber: number, signal: AbortSignal) => Promise<string>;

export interface Scan {
  readonly pageNumber: number;
  readonly pdf: Uint8Array;
}

interface RecogniseScansOptions {
  readonly scans: readonly Scan[];
  readonly recognisePage: RecognisePage | undefined;
  /** Epoch milliseconds by which all pages must be read. */
  readonly deadlineMs: number;
}

/** Pages in flight at once: Textract takes at least 10 calls a second in every region, each about a second long. */
const concurrency = 10;

/** Time kept back to put the pages together and answer, in milliseconds. */
const answerMs = 1_500;

/** Pages as a person writes them: 1, 3-5 and 9. */
export const pageList = (pages: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && page <= run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const words = runs.map(([from, to]) => {
    if (from === to) return `${from}`;
    return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`;
  });
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
};

/** `page 3` or `pages 1–4`; a number counts once. */
export const numbered = (noun: string, numbers: readonly number[]): string => {
  const distinct = [...new Set(numbers)];
  return `${distinct.length === 1 ? noun : `${noun}s`} ${pageList(distinct)}`;
};

export const pageWords = (pages: readonly number[]): string => numbered('page', pages);

/**
 * The text of scanned pages by their page number, read in parallel: of all of them or of none.
 * @throws AppError unreadable_document where pages can't be read; timeout naming the pages that time did not allow
 */
export const recogniseScans = async ({
  scans,
  recognisePage,
  deadlineMs,
}: RecogniseScansOptions): Promise<ReadonlyMap<number, string>> => {
  const texts = new Map<number, string>();
  if (scans.length === 0) return texts;
  const numbers = scans.map((scan) => scan.pageNumber);
  const noun = numbers.length === 1 ? 'is an image' : 'are images';
  if (recognisePage === undefined) {
    throw new AppError(
      'unreadable_document',
      `Of this document ${pageWords(numbers)} ${noun} without text, which can't be read here. Upload a version whose text can be selected.`,
    );
  }
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), Math.max(0, deadlineMs - answerMs - Date.now()));
  const expired = new Promise<never>((_, reject) => {
    const fail = () => {
      const open = numbers.filter((number) => !texts.has(number));
      reject(
        new AppError(
          'timeout',
          `This document has ${numbers.length} scanned pages, more than can be read at once: ${pageWords(open)} could not be read in time. Upload fewer pages, or a version whose text can be selected.`,
        ),
      );
    };
    abort.signal.addEventListener('abort', fail, { once: true });
  });
  const isOver = (): boolean => abort.signal.aborted;
  const queue = scans.values();
  const work = async (): Promise<void> => {
    for (const { pdf, pageNumber } of queue) {
      if (isOver()) return;
      try {
        texts.set(pageNumber, await recognisePage(pdf, pageNumber, abort.signal));
      } catch (error) {
        if (isOver()) return;
        if (error instanceof AppError) throw error;
        throw new AppError(
          'unavailable',
          `The image on page ${pageNumber} could not be read just now. Please try again.`,
          { cause: error },
        );
      }
    }
  };
  try {
    await Promise.race([Promise.all(Array.from({ length: Math.min(concurrency, scans.length) }, work)), expired]);
    return texts;
  } finally {
    clearTimeout(timer);
    expired.catch(() => undefined);
  }
};
