import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFStream, type PDFPage } from 'pdf-lib';
import type { PdfFailure } from './pdf-reader.ts';

/** A page scanned at 50 dots an inch, too coarse to read, has this many; logos and signatures have fewer. */
const pageImagePixels = 200_000;

/** A page whose letters are drawn as outlines takes more compressed bytes than this; rules and frames take fewer. */
const outlinedTextBytes = 3_000;

/** Forms may hold the image; this is as deep as scanners nest them, with room. */
const maxFormDepth = 4;

const numberOf = (dict: PDFDict, key: string): number => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

const largestImage = (resources: PDFDict | undefined, depth = 0): number => {
  const objects = resources?.lookup(PDFName.of('XObject'));
  if (!(objects instanceof PDFDict) || depth > maxFormDepth) return 0;
  let largest = 0;
  for (const [key] of objects.entries().slice(0, 64)) {
    const object = objects.lookup(key);
    if (!(object instanceof PDFStream)) continue;
    const subtype = object.dict.lookup(PDFName.of('Subtype'));
    if (subtype === PDFName.of('Image'))
      largest = Math.max(largest, numberOf(object.dict, 'Width') * numberOf(object.dict, 'Height'));
    const inner = object.dict.lookup(PDFName.of('Resources'));
    if (subtype === PDFName.of('Form') && inner instanceof PDFDict)
      largest = Math.max(largest, largestImage(inner, depth + 1));
  }
  return largest;
};

const contentBytes = (page: PDFPage): number => {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  return streams.reduce((sum, stream) => sum + (stream instanceof PDFRawStream ? stream.contents.length : 0), 0);
};

/** A page with a little text is a scan where an image fills it; one without text, where it has an image or outlines. */
const isScan = (page: PDFPage, hasText: boolean): boolean => {
  const pixels = largestImage(page.node.Resources());
  return hasText ? pixels >= pageImagePixels : pixels > 0 || contentBytes(page) > outlinedTextBytes;
};

/**
 * One-page PDFs of those pages that are images.
 * @param candidates pages with little or no text
 */
export const splitScans = async (
  bytes: Uint8Array,
  candidates: readonly { readonly pageNumber: number; readonly hasText: boolean }[],
): Promise<{ readonly pages: ReadonlyMap<number, Uint8Array> } | { readonly failure: PdfFailure }> => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    const pages = new Map<number, Uint8Array>();
    for (const { pageNumber, hasText } of candidates) {
      const page = document.getPage(pageNumber - 1);
      if (!isScan(page, hasText)) continue;
      const single = await PDFDocument.create({ updateMetadata: false });
      const [copy] = await single.copyPages(document, [pageNumber - 1]);
      if (copy) single.addPage(copy);
      pages.set(pageNumber, await single.save());
    }
    return { pages };
  } catch (error) {
    return { failure: error instanceof Error && /encrypted/i.test(error.message) ? 'encrypted' : 'damaged' };
  }
};
