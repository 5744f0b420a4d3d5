import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A piece of text as it is drawn: its left edge, its base line from the top of the page, width and size in points. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface PdfPage {
  readonly pageNumber: number;
  readonly width: number;
  readonly height: number;
  /** In the order they are drawn in. */
  readonly items: readonly PdfItem[];
  /** A PDF of this page alone, where the page is an image with no text to speak of. */
  readonly scan?: Uint8Array;
}

export type PdfFailure = 'encrypted' | 'damaged' | 'too-many-pages' | 'too-much-text' | 'too-costly';

export type PdfResult = { readonly pages: readonly PdfPage[] } | { readonly failure: PdfFailure };

interface PdfJob {
  readonly job: 'read-pdf';
  readonly bytes: Uint8Array;
  readonly maxCharacters: number;
}

/** A text of the longest length that is analysed fills a quarter of this. */
const maxPages = 4_000;

/** What reading may cost above what the process held before. Documents of 10 MB stay far below. */
const maxHeapMb = 320;
const maxGrowthBytes = 380 * 1024 * 1024;
const watchMs = 20;

/**
 * Reads the text items of a PDF in a thread of its own, which is ended when it takes more time or memory than a
 * document can need: a compressed stream of a few kilobytes may unfold to gigabytes.
 * @param timeLimitMs milliseconds after which reading counts as too costly
 * @param maxCharacters reading stops where there is more text than this
 */
export const readPdf = async (
  bytes: Uint8Array,
  { timeLimitMs, maxCharacters }: { readonly timeLimitMs: number; readonly maxCharacters: number },
): Promise<PdfResult> => {
  const data: PdfJob = { job: 'read-pdf', bytes, maxCharacters };
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    execArgv: ['--no-warnings'],
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  const endMs = Date.now() + timeLimitMs;
  return new Promise<PdfResult>((resolve) => {
    const watch = setInterval(() => {
      if (Date.now() > endMs || process.memoryUsage.rss() - before > maxGrowthBytes) finish({ failure: 'too-costly' });
    }, watchMs);
    const finish = (result: PdfResult): void => {
      clearInterval(watch);
      resolve(result);
      void worker.terminate();
    };
    worker.on('message', finish);
    worker.on('error', (error: NodeJS.ErrnoException) =>
      finish({ failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-costly' : 'damaged' }),
    );
    worker.on('exit', () => finish({ failure: 'damaged' }));
  });
};

const isJob = (data: unknown): data is PdfJob =>
  typeof data === 'object' && data !== null && 'job' in data && data.job === 'read-pdf';

// The module is its own worker, so that a bundle needs no second entry.
if (!isMainThread && parentPort !== null && isJob(workerData)) {
  const { readPages } = await import('./pdf-reader-pages.ts');
  const { bytes, maxCharacters } = workerData;
  parentPort.postMessage(await readPages(bytes, maxCharacters, maxPages));
}
