import { Readable } from 'node:stream';
import { createDeflate, deflateSync } from 'node:zlib';
import { buildPdf, joinPdfObjects, linesFrom, pdfStream } from '../../support/documents/build-pdf.ts';
import { type BadFile, mebibyte } from './bad-file.ts';

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
const sound = buildPdf([{ lines: linesFrom(700, ['The Supplier shall deliver the Goods within ten days.']) }]);

/** Deflates a pattern repeated to half a gigabyte, piece by piece, so that the test itself stays small. */
const deflateHalfGigabyte = async (pattern: string): Promise<Buffer> => {
  const piece = Buffer.alloc(8 * mebibyte, pattern);
  const deflated: Buffer[] = [];
  const pieces = Readable.from(Array.from({ length: 64 }, () => piece));
  for await (const part of pieces.pipe(createDeflate())) deflated.push(part as Buffer);
  return Buffer.concat(deflated);
};

const drawing = (content: string | Buffer, resources = '/Font << /F1 3 0 R >>', entries = ''): Buffer =>
  joinPdfObjects([
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    font,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 5 0 R >>`,
    pdfStream(entries, Buffer.from(content as string)),
  ]);

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
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    font,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >> /Contents 5 0 R >>',
    pdfStream('', Buffer.from('/X Do')),
    ...Array.from({ length: depth }, (_, index) => form(index + 1)),
  ]);
};

/** The sound file with some of its words exchanged; places in it move, as they do where somebody edits by hand. */
const exchanged = (from: string | RegExp, to: string): Buffer =>
  Buffer.from(sound.toString('latin1').replace(from, to), 'latin1');

/** A file whose cross-reference is a stream, for what only those can hold. */
const withXrefStream = (entries: string, body = ''): Buffer => {
  const head = `%PDF-1.5\n1 0 obj\n${catalogue}\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n${page}\nendobj\n${body}`;
  const stream = pdfStream(`/Type /XRef /Root 1 0 R ${entries}`, Buffer.alloc(40));
  return Buffer.concat([
    Buffer.from(`${head}9 0 obj\n`),
    stream,
    Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
};

const cutAt = (mark: string): Buffer => sound.subarray(0, sound.indexOf(mark) + 3);

const damaged = ['unreadable_document'];
/** What a reader may call damaged, or mend and find no text in. */
const mendable = ['unreadable_document', 'empty_document', 'none'];

/** PDFs. */
export const badPdfs: readonly BadFile[] = [
  {
    name: 'a PDF whose page unfolds to 512 MB',
    file: 'stream.pdf',
    make: async () => buildPdf([{ stored: await deflateHalfGigabyte('0 0 m 0\n'), filter: '/FlateDecode' }]),
    codes: damaged,
    says: /unfolds to more/,
    isCostly: true,
  },
  {
    name: 'a PDF whose page is deflated twice and unfolds to 512 MB',
    file: 'twice.pdf',
    make: async () =>
      buildPdf([
        { stored: deflateSync(await deflateHalfGigabyte('0 0 m 0\n')), filter: '[/FlateDecode /FlateDecode]' },
      ]),
    codes: damaged,
    says: /unfolds to more/,
    isCostly: true,
  },
  {
    name: 'a PDF that draws itself ten times in itself, twelve deep',
    file: 'forms.pdf',
    make: formBomb,
    codes: ['unreadable_document', 'too_large'],
    says: /unfolds to more|more than .* characters/,
    isCostly: true,
  },
  {
    name: 'a PDF of 200,000 pages',
    file: 'pages.pdf',
    make: () =>
      joinPdfObjects([catalogue, `<< /Type /Pages /Count 200000 /Kids [${'3 0 R '.repeat(200_000)}] >>`, page]),
    codes: ['too_large'],
    says: /more pages/,
  },
  {
    name: 'a PDF with 200,000 lines on one page',
    file: 'lines.pdf',
    make: () =>
      buildPdf([
        {
          lines: Array.from({ length: 200_000 }, (_, at) => ({ text: 'ab', x: 10, y: 790 - at * 0.0039, size: 0.001 })),
        },
      ]),
    codes: ['unreadable_document', 'none'],
    isCostly: true,
  },
  {
    name: 'a PDF with 200,000 letters on one line, drawn one by one',
    file: 'letters.pdf',
    make: () =>
      buildPdf([
        { lines: Array.from({ length: 200_000 }, (_, at) => ({ text: 'a', x: at * 0.003, y: 100, size: 0.001 })) },
      ]),
    codes: ['unreadable_document', 'none'],
    isCostly: true,
  },
  {
    name: 'a PDF with a paragraph of 18,000 lines',
    file: 'paragraph.pdf',
    make: () =>
      buildPdf([
        {
          lines: Array.from({ length: 18_000 }, (_, at) => ({
            text: 'the word and so on until the end of the line it goes on-',
            x: 10,
            y: 790 - at * 0.04,
            size: 0.03,
          })),
        },
      ]),
    codes: ['unreadable_document', 'none', 'too_large'],
    isCostly: true,
  },
  {
    name: 'a PDF whose pages are one word of 900,000 letters',
    file: 'word.pdf',
    make: () =>
      buildPdf([
        {
          lines: Array.from({ length: 6_000 }, (_, at) => ({
            text: 'a'.repeat(150),
            x: 10,
            y: 790 - at * 0.12,
            size: 0.1,
          })),
        },
      ]),
    codes: ['unreadable_document', 'none', 'too_large'],
    isCostly: true,
  },
  {
    name: 'a PDF of 2,000 pages that share one image of 8 MB',
    file: 'images.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        `<< /Type /Pages /Count 2000 /Kids [${Array.from({ length: 2_000 }, (_, at) => `${at + 4} 0 R`).join(' ')}] >>`,
        pdfStream(
          '/Type /XObject /Subtype /Image /Width 2000 /Height 4000 /ColorSpace /DeviceGray /BitsPerComponent 8',
          Buffer.alloc(8 * mebibyte, 7),
        ),
        ...Array.from(
          { length: 2_000 },
          () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Im 3 0 R >> >> >>',
        ),
      ]),
    codes: damaged,
    says: /unfolds to more/,
    isCostly: true,
  },
  {
    name: 'a PDF with an image that says it is two billion dots wide',
    file: 'dots.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
        pdfStream(
          '/Type /XObject /Subtype /Image /Width 2147483647 /Height 2147483647 /ColorSpace /DeviceRGB /BitsPerComponent 8',
          Buffer.alloc(10),
        ),
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Im 3 0 R >> >> /Contents 5 0 R >>',
        pdfStream('', Buffer.from('/Im Do')),
      ]),
    codes: damaged,
    says: /is an image/,
  },
  {
    name: 'a PDF whose page draws an inline image of huge dimensions',
    file: 'inline.pdf',
    make: () => drawing('BI /W 100000 /H 100000 /CS /RGB /BPC 8 ID xx EI'),
    codes: mendable,
  },
  ...(
    [
      ['its header', '%PDF-1'],
      ['the catalogue', '/Catalog'],
      ['the page tree', '/Kids'],
      ['the font', '/BaseFont'],
      ['an image', '/Subtype /Image'],
      ['a page', '/MediaBox'],
      ['a stream', 'endstream'],
      ['the cross-reference', 'xref'],
      ['the trailer', 'trailer'],
    ] as const
  ).map(([what, mark]): BadFile => ({
    name: `a PDF cut off in ${what}`,
    file: 'cut.pdf',
    make: () => cutAt(mark),
    codes: mendable,
  })),
  {
    name: 'a PDF whose page tree holds itself',
    file: 'cycle.pdf',
    make: () => joinPdfObjects([catalogue, '<< /Type /Pages /Count 5 /Kids [2 0 R] >>']),
    codes: mendable,
  },
  {
    name: 'a PDF whose page tree goes round by two nodes',
    file: 'round.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        '<< /Type /Pages /Count 3 /Kids [3 0 R] >>',
        '<< /Type /Pages /Parent 2 0 R /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>',
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF whose page tree is 20,000 nodes deep',
    file: 'deep.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        ...Array.from(
          { length: 20_000 },
          (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] ${at ? `/Parent ${at + 1} 0 R` : ''} >>`,
        ),
        page,
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF whose page tree doubles forty times',
    file: 'doubling.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        ...Array.from(
          { length: 40 },
          (_, at) => `<< /Type /Pages /Count ${2 ** (40 - at)} /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`,
        ),
        page,
      ]),
    codes: ['too_large', 'unreadable_document'],
  },
  {
    name: 'a PDF whose page has itself as its parent',
    file: 'parent.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
        pdfStream('', Buffer.from('BT (x) Tj ET')),
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF with pages counted below nothing',
    file: 'count.pdf',
    make: () => exchanged('/Count 1', '/Count -7'),
    codes: mendable,
  },
  {
    name: 'a PDF with more pages counted than there are numbers',
    file: 'count.pdf',
    make: () => exchanged('/Count 1', '/Count 99999999999999999999'),
    codes: [...mendable, 'too_large'],
  },
  {
    name: 'a PDF whose cross-reference goes back to itself',
    file: 'prev.pdf',
    make: () => exchanged('/Root 1 0 R', `/Root 1 0 R /Prev ${sound.lastIndexOf('xref\n0')}`),
    codes: mendable,
  },
  {
    name: 'a PDF whose cross-reference begins beyond its end',
    file: 'startxref.pdf',
    make: () => exchanged(/startxref\n\d+/, 'startxref\n999999999'),
    codes: mendable,
  },
  {
    name: 'a PDF whose cross-reference lists four billion objects',
    file: 'xref.pdf',
    make: () => exchanged(/xref\n0 \d+/, 'xref\n0 4294967295'),
    codes: mendable,
  },
  {
    name: 'a PDF whose cross-reference stream counts a billion objects',
    file: 'index.pdf',
    make: () => withXrefStream('/Size 1000000000 /W [1 2 1] /Index [0 1000000000]'),
    codes: mendable,
  },
  {
    name: 'a PDF whose cross-reference stream has fields of no width',
    file: 'width.pdf',
    make: () => withXrefStream('/Size 2000000000 /W [0 0 0]'),
    codes: [...mendable, 'too_large'],
  },
  {
    name: 'a PDF with an object stream that extends itself',
    file: 'objects.pdf',
    make: () =>
      withXrefStream(
        '/Size 10 /W [1 2 1]',
        '7 0 obj\n<< /Type /ObjStm /N 1000000000 /First 4 /Extends 7 0 R /Length 8 >>\nstream\n7 0 null\nendstream\nendobj\n',
      ),
    codes: mendable,
  },
  {
    name: 'a PDF whose stream has itself as its length',
    file: 'length.pdf',
    make: () => exchanged(/\/Length \d+ >>\nstream\n(?=[^]*endstream[^]*xref)/, '/Length 4 0 R >>\nstream\n'),
    codes: [...mendable],
  },
  {
    name: 'a PDF whose stream says a negative length',
    file: 'length.pdf',
    make: () => exchanged(/\/Length \d+/g, '/Length -1'),
    codes: mendable,
  },
  {
    name: 'a PDF with an unknown filter',
    file: 'filter.pdf',
    make: () => exchanged(/\/FlateDecode/g, '/FlatEarther'),
    codes: mendable,
  },
  {
    name: 'a PDF whose stream is filtered 500 times',
    file: 'filters.pdf',
    make: () => buildPdf([{ stored: Buffer.from('x'), filter: `[${'/ASCIIHexDecode '.repeat(500)}]` }]),
    codes: mendable,
  },
  {
    name: 'a PDF with a predictor of impossible width',
    file: 'predictor.pdf',
    make: () =>
      buildPdf([
        {
          stored: deflateSync(Buffer.from('BT (x) Tj ET')),
          filter: '/FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 /BitsPerComponent 32 >>',
        },
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF whose deflated page is broken',
    file: 'deflate.pdf',
    make: () => buildPdf([{ stored: Buffer.alloc(400, 0xa5), filter: '/FlateDecode' }]),
    codes: mendable,
  },
  {
    name: 'a PDF with arrays 100,000 deep',
    file: 'arrays.pdf',
    make: () => drawing('['.repeat(100_000)),
    codes: mendable,
  },
  {
    name: 'a PDF whose catalogue holds dictionaries 50,000 deep',
    file: 'dictionaries.pdf',
    make: () =>
      joinPdfObjects([
        `<< /Type /Catalog /Pages 2 0 R /X ${'<< /X '.repeat(50_000)}`,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        page,
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF that saves its state a million times',
    file: 'states.pdf',
    make: () => drawing('q '.repeat(1_000_000)),
    codes: mendable,
    isCostly: true,
  },
  {
    name: 'a PDF set in a font whose map goes from nothing to everything',
    file: 'map.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
        pdfStream('', Buffer.from('BT /F1 11 Tf 72 700 Td (text) Tj ET')),
        pdfStream(
          '',
          Buffer.from(
            '1 begincodespacerange <00> <FFFFFFFF> endcodespacerange\n1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange',
          ),
        ),
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF set in a font whose program is noise',
    file: 'font.pdf',
    make: () =>
      joinPdfObjects([
        catalogue,
        '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
        '<< /Type /Font /Subtype /TrueType /BaseFont /Noise /FirstChar 0 /LastChar 2147483647 /Widths [1] /FontDescriptor 6 0 R >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
        pdfStream('', Buffer.from('BT /F1 11 Tf 72 700 Td (text) Tj ET')),
        '<< /Type /FontDescriptor /FontName /Noise /Flags 4 /FontFile2 7 0 R >>',
        pdfStream('', Buffer.alloc(3_000, 0x5a)),
      ]),
    codes: mendable,
  },
  {
    name: 'a PDF with a page of no size',
    file: 'size.pdf',
    make: () => exchanged('[0 0 612 792]', '[1e308 -1e308 NaN null]'),
    codes: mendable,
  },
  {
    name: 'a PDF with a key nobody has',
    file: 'locked.pdf',
    make: () =>
      exchanged(
        '/Root 1 0 R',
        `/Root 1 0 R /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`,
      ),
    codes: ['encrypted_document'],
    says: /password/,
  },
  {
    name: 'a PDF encrypted in a way there is none of',
    file: 'locked.pdf',
    make: () => exchanged('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Mine /V 99 /R 99 >>'),
    codes: ['encrypted_document', 'unreadable_document'],
  },
  {
    name: 'a PDF that runs a script and asks for other files',
    file: 'script.pdf',
    make: () =>
      exchanged(
        '/Type /Catalog',
        '/Type /Catalog /OpenAction << /S /JavaScript /JS (while(true){}) >> /AA << /O << /S /Launch /F (file:///etc/passwd) >> >>',
      ),
    codes: ['none'],
  },
  {
    name: 'a PDF that is a header and zeros',
    file: 'zeros.pdf',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * mebibyte)]),
    codes: damaged,
  },
  {
    name: 'a PDF that is a header and a million beginnings of objects',
    file: 'beginnings.pdf',
    make: () => Buffer.from(`%PDF-1.7\n${'1 0 obj\n<<\n'.repeat(600_000)}`),
    codes: damaged,
    isCostly: true,
  },
  {
    name: 'a PDF of two files one after the other',
    file: 'two.pdf',
    make: () => Buffer.concat([sound, sound]),
    codes: ['none'],
  },
];
