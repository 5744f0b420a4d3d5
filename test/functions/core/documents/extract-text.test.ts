import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { maxClauseLength } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ts';
import { extractText } from '../../../../functions/core/documents/extract-text.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { buildPdf, linesFrom } from '../../../support/documents/build-pdf.ts';

const read = (bytes: Uint8Array, filename: string) => extractText({ bytes, filename, deadlineMs: Date.now() + 20_000 });
const samples = path.resolve(import.meta.dirname, '../../../../web/public/samples');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('plain text', () => {
  const text = 'The “Lessee” shall pay €1,000\nwithin thirty (30) days.';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('GIVEN a file in %s WHEN it is read THEN its characters are right', async (_, bytes) => {
    await expect(read(bytes, 'lease.txt')).resolves.toEqual({ text, filename: 'lease.txt', notes: [] });
  });

  it('GIVEN a file in Windows-1252 WHEN it is read THEN its characters are right and a note says so', async () => {
    const bytes = Buffer.from('The \x93Lessee\x94 shall pay \x801,000 \x96 without set-off.', 'latin1');
    const { text: read1252, notes } = await read(bytes, 'LEASE.TXT');
    expect(read1252).toBe('The “Lessee” shall pay €1,000 – without set-off.');
    expect(notes).toEqual([expect.stringContaining('Windows-1252')]);
  });

  it('GIVEN line ends of all kinds and a NUL WHEN it is read THEN one kind of line end is left and no NUL', async () => {
    const { text: normal } = await read(Buffer.from('One\r\nTwo\rThree\u0000\n\n\n\nFour  \n'), 'a.txt');
    expect(normal).toBe('One\nTwo\nThree\n\nFour');
  });
});

describe('what is refused', () => {
  const docx = buildDocx({ body: paragraph(run('Text.')) });
  const pdf = buildPdf([{ lines: linesFrom(700, ['Text.']) }]);
  const longPages = Array.from({ length: 420 }, (_, page) => ({
    lines: linesFrom(
      740,
      Array.from({ length: 45 }, (__, line) => `${page}.${line} ${'term '.repeat(16)}`),
    ),
  }));

  it.each([
    ['a type that is not accepted', Buffer.from('# Title'), 'terms.md', 'invalid_file_type', messages.invalidFileType],
    ['a name without an extension', Buffer.from('Text'), 'terms', 'invalid_file_type', messages.invalidFileType],
    ['a PDF called DOCX', pdf, 'terms.docx', 'invalid_file_type', 'it is a PDF'],
    ['a Word document called PDF', docx, 'terms.pdf', 'invalid_file_type', 'ZIP archive or an Office document'],
    ['a PDF called TXT', pdf, 'terms.txt', 'invalid_file_type', 'it is a PDF'],
    [
      'an image called PDF',
      Buffer.from('89504e470d0a1a0a0000', 'hex'),
      'scan.pdf',
      'invalid_file_type',
      'it is an image',
    ],
    ['text called PDF', Buffer.from('This is no PDF.'), 'terms.pdf', 'unreadable_document', 'damaged'],
    [
      'bytes of no kind called TXT',
      Buffer.from(Array.from({ length: 500 }, (_, i) => i % 7)),
      'a.txt',
      'unreadable_document',
      'no text',
    ],
    ['a PDF cut off in the middle', pdf.subarray(0, 200), 'cut.pdf', 'unreadable_document', 'damaged'],
    ['a Word document cut off in the middle', docx.subarray(0, 300), 'cut.docx', 'unreadable_document', 'damaged'],
    ['no bytes', Buffer.alloc(0), 'empty.pdf', 'empty_document', 'empty'],
    ['nothing but white space', Buffer.from(' \n\t\r\n '), 'blank.txt', 'empty_document', 'no text'],
    ['a PDF with an empty page', buildPdf([{ lines: [] }]), 'blank.pdf', 'empty_document', 'no text'],
    ['a Word document without text', buildDocx({ body: paragraph('') }), 'blank.docx', 'empty_document', 'no text'],
    [
      'a protected Word document',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'locked.docx',
      'encrypted_document',
      'password',
    ],
    [
      'text longer than an analysis takes',
      Buffer.from(
        'term '
          .repeat(maxClauseLength / 4)
          .trim()
          .concat('.'),
      ),
      'long.txt',
      'too_large',
      'holds text of 1,250,000 characters, about 375 pages. The limit is 1,000,000 characters, about 300 pages. Split the document',
    ],
    [
      'a PDF with far more text than that',
      buildPdf(longPages),
      'long.pdf',
      'too_large',
      'holds more text than can be read at once. The limit is 1,000,000 characters, about 300 pages. Split the document',
    ],
  ])('GIVEN %s WHEN it is read THEN the error says so', async (_, bytes, filename, code, words) => {
    await expect(read(bytes, filename)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });
});

describe('the samples', () => {
  it.each(['saas-agreement', 'lease-agreement', 'employment-contract'])(
    'GIVEN %s as PDF and DOCX WHEN they are read THEN both say what the text says',
    async (name) => {
      const text = await readFile(path.join(samples, `${name}.txt`), 'utf8');
      for (const extension of ['pdf', 'docx']) {
        const extracted = await read(
          await readFile(path.join(samples, `${name}.${extension}`)),
          `${name}.${extension}`,
        );
        expect(oneLine(extracted.text)).toBe(oneLine(text));
        expect(extracted.text.split(/\n+/)).toEqual(text.trim().split(/\n+/));
      }
    },
  );
});
