import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { findUnseen, partHidden } from './pdf-hidden-text.ts';
import type { PdfItem, PdfPage, PdfResult } from './pdf-reader.ts';

/** With fewer letters than this a page may be a scan that carries a stamp, an envelope number or a page number. */
const fewLetters = 200;

/** A text of the longest length that is analysed fills a quarter of this. */
const maxPages = 4_000;

const isEncrypted = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

const letterCount = (items: readonly PdfItem[]): number =>
  items.reduce((sum, item) => sum + (item.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** `viewport` turns rotated pages upright and measures from the top. */
const readItems = async (
  document: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<Omit<PdfPage, 'pageNumber' | 'scan'>> => {
  const viewport = page.getViewport({ scale: 1 });
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number];
  const { items } = await page.getTextContent();
  const upright: PdfItem[] = [];
  const turned: PdfItem[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const [ta, tb, tc, td, te, tf] = item.transform as [number, number, number, number, number, number];
    const [across, down] = [a * ta + c * tb, b * ta + d * tb];
    const size = Math.hypot(a * tc + c * td, b * tc + d * td) || item.height;
    const placed = { text: item.str, x: a * te + c * tf + e, y: b * te + d * tf + f, width: item.width, size };
    (Math.abs(down) > Math.abs(across) * 0.2 || across < 0 ? turned : upright).push(placed);
  }
  // Text that runs up the margin or across the page is no part of any line: it comes last.
  const last = turned.map((item) => ({ ...item, x: 0, y: viewport.height + item.size }));
  const { runs, isLayer } = await findUnseen(document, page);
  const { items: shown, hidden } = partHidden(upright, viewport, runs);
  return { items: [...shown, ...last], hidden, isLayer, width: viewport.width, height: viewport.height };
};

/** No honest property is longer; all of them together are read this far, in UTF-16 units. */
const longestProperties = 20_000;

/** What a document says of itself, in its information dictionary and its metadata stream. */
const readProperties = async (document: PDFDocumentProxy): Promise<string> => {
  const { info, metadata } = await document.getMetadata();
  const values: unknown[] = Object.values(info);
  // A document without a metadata stream gives null, which the library's types leave out.
  const entries = metadata as unknown as Iterable<readonly [string, unknown]> | null;
  const stated = [...values, ...[...(entries ?? [])].map(([, value]) => value)];
  const words = stated.flat().filter((value): value is string => typeof value === 'string');
  return words.join('\n').slice(0, longestProperties);
};

/**
 * The text items of every page, and a one-page PDF of each page that is an image.
 * @param bytes the document; the array is not usable afterwards
 * @param maxCharacters more text than this is `too-much-text`
 */
export const readPages = async (bytes: Uint8Array, maxCharacters: number): Promise<PdfResult> => {
  const { getDocumentProxy } = await import('unpdf');
  // A plain array: the library takes no Buffer, which is what comes from another process.
  const copy = new Uint8Array(bytes);
  let pages: PdfPage[];
  let properties: string;
  try {
    const document = await getDocumentProxy(copy, { verbosity: 0, enableXfa: false, maxImageSize: 1 });
    if (document.numPages > maxPages) return { failure: 'too-many-pages' };
    properties = await readProperties(document);
    pages = [];
    let characters = 0;
    for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
      const page = await document.getPage(pageNumber);
      const read = await readItems(document, page);
      page.cleanup();
      characters += read.items.reduce((sum, item) => sum + item.text.length, 0);
      if (characters > maxCharacters) return { failure: 'too-much-text' };
      pages.push({ pageNumber, ...read });
    }
  } catch (error) {
    return { failure: isEncrypted(error) ? 'encrypted' : 'damaged' };
  }
  const sparse = pages.filter((page) => letterCount(page.items) < fewLetters);
  if (sparse.length === 0) return { pages, properties };
  const { splitScans } = await import('./pdf-reader-split.ts');
  const scans = await splitScans(
    bytes,
    sparse.map((page) => ({ pageNumber: page.pageNumber, hasText: letterCount(page.items) > 0 })),
  );
  if ('failure' in scans) return pages.some((page) => letterCount(page.items) > 0) ? { pages, properties } : scans;
  return {
    pages: pages.map((page) => {
      const scan = scans.pages.get(page.pageNumber);
      return scan ? { ...page, scan } : page;
    }),
    properties,
  };
};
