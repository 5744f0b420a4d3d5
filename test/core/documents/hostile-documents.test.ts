import { Readable } from 'node:stream';
import { createDeflate, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { writeZip } from '../../samples/write-zip.ts';
import { buildDocx, paragraph, run } from '../../support/documents/build-docx.ts';
import { buildPdf, joinPdfObjects, pdfStream } from '../../support/documents/build-pdf.ts';
import { extractInProcess } from '../../support/documents/extract-in-process.ts';

const mebibyte = 1024 * 1024;

/** Deflates a pattern repeated to half a gigabyte, piece by piece, so that the test itself stays small. */
const deflateHalfGigabyte = async (pattern: string): Promise<Buffer> => {
  const piece = Buffer.alloc(8 * mebibyte, pattern);
  const deflated: Buffer[] = [];
  const pieces = Readable.from(Array.from({ length: 64 }, () => piece));
  for await (const part of pieces.pipe(createDeflate())) deflated.push(part as Buffer);
  return Buffer.concat(deflated);
};

/** Changes the sizes a ZIP archive declares for its parts, here and in its directory. */
const declareSmall = (zip: Buffer): Buffer => {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf('PK\x03\x04'); at >= 0; at = copy.indexOf('PK\x03\x04', at + 4))
    copy.writeUInt32LE(100, at + 22);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 4))
    copy.writeUInt32LE(100, at + 24);
  return copy;
};

const formBomb = (): Buffer => {
  const depth = 12;
  const form = (index: number): Buffer => {
    const isLast = index === depth;
    const content = isLast ? 'BT /F1 11 Tf 72 700 Td (laugh) Tj ET' : '/X Do '.repeat(10);
    const resources = isLast ? '/Font << /F1 3 0 R >>' : `/XObject << /X ${5 + index + 1} 0 R >>`;
    return pdfStream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >>`,
      Buffer.from(content),
    );
  };
  return joinPdfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >> /Contents 5 0 R >>',
    pdfStream('', Buffer.from('/X Do')),
    ...Array.from({ length: depth }, (_, index) => form(index + 1)),
  ]);
};

const hostile: readonly {
  readonly name: string;
  readonly file: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly says: RegExp;
}[] = [
  {
    name: 'a Word document that unfolds to 150 MB and declares 100 bytes',
    file: 'bomb.docx',
    make: () =>
      declareSmall(
        writeZip([
          { name: '[Content_Types].xml', data: '<Types/>' },
          { name: 'word/document.xml', data: Buffer.alloc(150 * mebibyte, ' ') },
        ]),
      ),
    says: /unfolds to more/,
  },
  {
    name: 'a Word document of millions of elements',
    file: 'elements.docx',
    make: () => buildDocx({ body: '<w:p/>'.repeat(5_000_000) }),
    says: /unfolds to more/,
  },
  {
    name: 'a Word document with elements nested without end',
    file: 'nested.docx',
    make: () => buildDocx({ body: '<w:sdt>'.repeat(100_000) }),
    says: /unfolds to more/,
  },
  {
    name: 'a Word document with entities that multiply',
    file: 'entities.docx',
    make: () =>
      buildDocx({
        prolog: '<!DOCTYPE x [<!ENTITY a "laugh"><!ENTITY b "&a;&a;&a;&a;">]>',
        body: paragraph(run('&b;')),
      }),
    says: /declares a document type/,
  },
  {
    name: 'a Word document with an external entity',
    file: 'external.docx',
    make: () =>
      buildDocx({ prolog: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', body: paragraph(run('&a;')) }),
    says: /declares a document type/,
  },
  {
    name: 'a PDF whose page unfolds to 512 MB',
    file: 'stream.pdf',
    make: async () => buildPdf([{ stored: await deflateHalfGigabyte('0 0 m 0\n'), filter: '/FlateDecode' }]),
    says: /unfolds to more/,
  },
  {
    name: 'a PDF whose page is deflated twice and unfolds to 512 MB',
    file: 'twice.pdf',
    make: async () =>
      buildPdf([
        { stored: deflateSync(await deflateHalfGigabyte('0 0 m 0\n')), filter: '[/FlateDecode /FlateDecode]' },
      ]),
    says: /unfolds to more/,
  },
  {
    name: 'a PDF that draws itself ten times in itself, twelve deep',
    file: 'forms.pdf',
    make: formBomb,
    says: /unfolds to more|more than .* characters/,
  },
  {
    name: 'a PDF of 200,000 pages',
    file: 'pages.pdf',
    make: () =>
      joinPdfObjects([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Count 200000 /Kids [${'3 0 R '.repeat(200_000)}] >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      ]),
    says: /more pages/,
  },
];

describe('acceptance 21: hostile documents', () => {
  for (const { name, file, make, says } of hostile) {
    it(`GIVEN ${name} WHEN it is read THEN a clear error comes within 10 s and 512 MB`, async () => {
      const bytes = await make();
      expect(bytes.length).toBeLessThan(10 * mebibyte);
      const { code, message, milliseconds, peakMb } = await extractInProcess(bytes, file);
      expect(message).toMatch(says);
      expect(['unreadable_document', 'too_large']).toContain(code);
      expect(milliseconds).toBeLessThan(10_000);
      expect(peakMb).toBeLessThan(512);
    });
  }

  it('GIVEN an archive with a part whose bytes are broken WHEN it is read THEN it is called damaged', async () => {
    const zip = buildDocx({ body: paragraph(run('The Supplier shall deliver.')) });
    const broken = Buffer.from(zip);
    const start = broken.indexOf('word/document.xml') + 'word/document.xml'.length;
    broken.fill(0xff, start, start + 40);
    const { code } = await extractInProcess(broken, 'broken.docx');
    expect(code).toBe('unreadable_document');
  });
});
