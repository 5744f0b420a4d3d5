import type { PDFPageProxy } from 'unpdf/pdfjs';
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
  page: PDFPageProxy,
): Promise<{ readonly items: readonly PdfItem[]; readonly width: number; readonly height: number }> => {
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
  return {
    items: [...upright, ...turned.map((item) => ({ ...item, x: 0, y: viewport.height + item.size }))],
    width: viewport.width,
    height: viewport.height,
  };
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
  try {
    const document = await getDocumentProxy(copy, { verbosity: 0, enableXfa: false });
    if (document.numPages > maxPages) return { failure: 'too-many-pages' };
    pages = [];
    let characters = 0;
    for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
      const page = await document.getPage(pageNumber);
      const read = await readItems(page);
      page.cleanup();
      characters += read.items.reduce((sum, item) => sum + item.text.length, 0);
      if (characters > maxCharacters) return { failure: 'too-much-text' };
      pages.push({ pageNumber, ...read });
    }
  } catch (error) {
    return { failure: isEncrypted(error) ? 'encrypted' : 'damaged' };
  }
  const sparse = pages.filter((page) => letterCount(page.items) < fewLetters);
  if (sparse.length === 0) return { pages };
  const { splitScans } = await import('./pdf-reader-split.ts');
  const scans = await splitScans(
    bytes,
    sparse.map((page) => ({ pageNumber: page.pageNumber, hasText: letterCount(page.items) > 0 })),
  );
  if ('failure' in scans) return pages.some((page) => letterCount(page.items) > 0) ? { pages } : scans;
  return {
    pages: pages.map((page) => {
      const scan = scans.pages.get(page.pageNumber);
      return scan ? { ...page, scan } : page;
    }),
  };
};
