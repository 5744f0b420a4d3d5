import { deflateSync } from 'node:zlib';

/** A line of text and where it stands: points from the page's bottom left. */
export interface PdfText {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
}

export type PdfPageSpec =
  | { readonly lines: readonly PdfText[] }
  /** A page that is an image, with whatever little text lies over it. */
  | { readonly image: true; readonly lines?: readonly PdfText[] }
  /** A content stream as it is, with the entries of the page's resources beside its font F1. */
  | { readonly content: string; readonly resources?: string }
  /** The bytes of the content stream as they are stored, with the stream's dictionary entries. */
  | { readonly stored: Uint8Array; readonly filter: string };

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const draw = (lines: readonly PdfText[]): string =>
  lines.map(({ text, x = 72, y, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`).join('\n');

/** Joins PDF objects to a file: object n is the nth of them, the first is the catalogue. */
export const joinPdfObjects = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

/** A stream object: its dictionary's entries and its bytes as stored. */
export const pdfStream = (entries: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

/**
 * A PDF of the given pages, Letter size, set in Helvetica.
 * @param catalogue further entries of the catalogue
 * @param info entries of the information dictionary
 * @param objects what `resources` and `catalogue` refer to: the first has the number 5 + twice the number of pages
 */
export const buildPdf = (
  pages: readonly PdfPageSpec[],
  {
    catalogue = '',
    info = '',
    objects: more = [],
  }: { catalogue?: string; info?: string; objects?: (string | Buffer)[] } = {},
): Buffer => {
  const pageObject = (index: number): number => 5 + index * 2;
  const image = pdfStream(
    '/Type /XObject /Subtype /Image /Width 1000 /Height 1200 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    deflateSync(Buffer.alloc(1000 * 1200, 200)),
  );
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageObject(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    image,
  ];
  for (const [index, page] of pages.entries()) {
    const objectsOf = 'image' in page ? '/XObject << /Im1 4 0 R >>' : '';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ${objectsOf} ${'resources' in page ? page.resources : ''} >> /Contents ${pageObject(index) + 1} 0 R >>`,
    );
    if ('content' in page) objects.push(pdfStream('', Buffer.from(page.content, 'latin1')));
    else if ('stored' in page) objects.push(pdfStream(`/Filter ${page.filter}`, page.stored));
    else {
      const scan = 'image' in page ? 'q 612 0 0 792 0 0 cm /Im1 Do Q\n' : '';
      objects.push(
        pdfStream('/Filter /FlateDecode', deflateSync(Buffer.from(scan + draw(page.lines ?? []), 'latin1'))),
      );
    }
  }
  const all = [...objects, ...more];
  return info ? joinPdfObjects([...all, `<< ${info} >>`], `/Info ${all.length + 1} 0 R`) : joinPdfObjects(all);
};

/** Lines one below the other, from `top` down. */
export const linesFrom = (top: number, texts: readonly string[], step = 14): PdfText[] =>
  texts.map((text, index) => ({ text, y: top - index * step }));
