import type { HiddenText, PdfFailure, PdfResult } from '../../adapters/pdf-reader.ts';
import { readApart, serveReading } from '../../adapters/read-apart.ts';
import { maxClauseLength } from '../../../shared/limits.ts';
import { AppError } from '../app-error.ts';
import { listed } from '../clauses/reading/sentence-tools.ts';
import type { Block } from './lay-out-pages.ts';
import { hiddenNotes, unreadPartNotes } from './report-hidden.ts';
import { textTooLong } from './text-too-long.ts';
import { tooBusy } from './too-busy.ts';
import { pageWords, recogniseScans, type RecognisePage, type Scan } from './recognise-scans.ts';

interface ReadPdfTextOptions {
  readonly bytes: Uint8Array;
  /** Epoch milliseconds by which the text must be there. */
  readonly deadlineMs: number;
  readonly recognisePage?: RecognisePage;
  /** Hears how many pages are images before any is read, and throws where they may not be. */
  readonly admitScans?: (count: number) => Promise<void>;
}

/** The most reading and laying out the text layer may take of the processor, in milliseconds. A thousand pages take a few seconds. */
const processorMs = 7_500;

/** Page numbers, headers and spaces are dropped later, so that more than the limit is read before giving up. */
const maxCharacters = maxClauseLength * 1.5;

const failures: Readonly<Record<PdfFailure, () => AppError>> = {
  encrypted: () =>
    new AppError('encrypted_document', 'This PDF is protected by a password. Remove the password and upload it again.'),
  damaged: () =>
    new AppError(
      'unreadable_document',
      'This PDF is damaged and can’t be read. Save it again with the program that made it, and upload that file.',
    ),
  'too-many-pages': () =>
    new AppError(
      'too_large',
      'This PDF has more pages than can be read at once. Upload the part you want to have reviewed.',
    ),
  'too-much-text': () => textTooLong(),
  'too-costly': () =>
    new AppError(
      'unreadable_document',
      'This PDF unfolds to more than can be read. Save it again with the program that made it, or upload a part of it.',
    ),
};

interface PdfJob {
  readonly bytes: Uint8Array;
  readonly maxCharacters: number;
}

type TextLayer =
  | {
      readonly blocks: readonly Block[];
      readonly scans: readonly Scan[];
      readonly notes: readonly string[];
    }
  | { readonly failure: PdfFailure };

const hidings: Readonly<Record<HiddenText['why'], string>> = {
  invisible: 'drawn invisibly',
  white: 'in the colour of the paper',
  transparent: 'transparent',
  layer: 'in a layer that is not shown',
  tiny: 'too small to read',
  'off-page': 'outside the page',
};

/** What a reader must know of text that nobody sees. */
const describeHidden = ({ pages, properties }: Extract<PdfResult, { pages: unknown }>): string[] => {
  const hiding = pages.filter(({ hidden }) => hidden.length > 0);
  const reasons = [...new Set(hiding.flatMap(({ hidden }) => hidden.map(({ why }) => hidings[why])))];
  const layers = pages.filter(({ isLayer }) => isLayer).map(({ pageNumber }) => pageNumber);
  return [
    ...hiddenNotes(
      hiding.flatMap(({ hidden }) => hidden.map(({ text }) => text)),
      `on ${pageWords(hiding.map(({ pageNumber }) => pageNumber))}, ${listed(reasons)}`,
    ),
    ...(layers.length
      ? [
          `The text of ${pageWords(layers)} is a layer nobody sees over an image, as recognition of text makes it. Please check it against the image.`,
        ]
      : []),
    ...unreadPartNotes({ properties }),
  ];
};

/**
 * The text of a PDF: its text layer in reading order, and where a page is an image, what recognition reads there.
 * @throws AppError encrypted_document, unreadable_document, too_large, timeout; unavailable where the machine is too busy
 */
export const readPdfText = async ({
  bytes,
  deadlineMs,
  recognisePage,
  admitScans,
}: ReadPdfTextOptions): Promise<{ readonly text: string; readonly notes: readonly string[] }> => {
  const waitMs = Math.max(1, deadlineMs - Date.now());
  const job: PdfJob = { bytes, maxCharacters };
  const reading = await readApart<TextLayer>({ moduleUrl: import.meta.url, name: 'pdf', job, processorMs, waitMs });
  if ('failure' in reading && reading.failure === 'busy') throw tooBusy();
  if ('failure' in reading) throw failures[reading.failure === 'too-costly' ? 'too-costly' : 'damaged']();
  if ('failure' in reading.result) throw failures[reading.result.failure]();
  const { blocks, scans } = reading.result;
  if (scans.length > 0 && recognisePage !== undefined) await admitScans?.(scans.length);
  const recognised = await recogniseScans({ scans, recognisePage, deadlineMs });
  const notes = [...reading.result.notes];
  if (scans.length > 0) {
    const numbers = scans.map((scan) => scan.pageNumber);
    notes.push(
      `The text of ${pageWords(numbers)} was recognised from ${numbers.length === 1 ? 'an image' : 'images'}. Please check it against the original.`,
    );
    const blank = numbers.filter((number) => (recognised.get(number) ?? '').trim() === '');
    if (blank.length > 0) notes.push(`No text was found on ${pageWords(blank)}.`);
  }
  const texts = blocks.map((block) => (typeof block === 'string' ? block : (recognised.get(block) ?? '').trim()));
  return { text: texts.filter((text) => text !== '').join('\n\n'), notes };
};

serveReading<PdfJob>('pdf', async (job): Promise<TextLayer> => {
  const { readPages } = await import('../../adapters/pdf-reader-pages.ts');
  const { layOutPages } = await import('./lay-out-pages.ts');
  const result = await readPages(job.bytes, job.maxCharacters);
  if ('failure' in result) return result;
  const scans = result.pages.flatMap(({ pageNumber, scan }) => (scan ? [{ pageNumber, pdf: scan }] : []));
  return { blocks: layOutPages(result.pages), scans, notes: describeHidden(result) };
});
