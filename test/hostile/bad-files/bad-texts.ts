import { buildDocx, paragraph, run } from '../../support/documents/build-docx.ts';
import { buildPdf } from '../../support/documents/build-pdf.ts';
import { type BadFile, mebibyte } from './bad-file.ts';

/** Plain texts, and files that are not what they are called. */
export const badTexts: readonly BadFile[] = [
  {
    name: 'a text that is one run of nine million spaces between two words',
    file: 'spaces.txt',
    make: () => Buffer.from(`word${' '.repeat(9_000_000)}word`),
    codes: ['too_large'],
  },
  {
    name: 'a text of nothing but line ends',
    file: 'lines.txt',
    make: () => Buffer.from('\r\n'.repeat(2_000_000)),
    codes: ['empty_document'],
  },
  {
    name: 'a text of broken UTF-8',
    file: 'broken.txt',
    make: () => Buffer.from([0x41, 0xc3, 0x28, 0xf0, 0x28, 0x8c, 0x28, 0xed, 0xa0, 0x80, 0x42]),
    codes: ['none'],
  },
  {
    name: 'a text of half characters in UTF-16',
    file: 'halves.txt',
    make: () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(30_001, Buffer.from([0x00, 0xd8]))]),
    codes: ['none', 'empty_document'],
  },
  {
    name: 'a text of a byte order mark alone',
    file: 'mark.txt',
    make: () => Buffer.from([0xef, 0xbb, 0xbf]),
    codes: ['empty_document'],
  },
  {
    name: 'a text of control characters',
    file: 'controls.txt',
    make: () => Buffer.alloc(5_000, 0x1b),
    codes: ['empty_document', 'unreadable_document'],
  },
  {
    name: 'a text of marks above one letter',
    file: 'marks.txt',
    make: () => Buffer.from(`a${'\u0301'.repeat(400_000)}`),
    codes: ['none'],
  },
  {
    name: 'bytes of no kind called a text',
    file: 'noise.txt',
    make: () => Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 31) % 7)),
    codes: ['unreadable_document'],
  },
  {
    name: 'a program called a PDF',
    file: 'program.pdf',
    make: () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(2_000)]),
    codes: ['unreadable_document'],
  },
  {
    name: 'a PDF called a Word document',
    file: 'contract.docx',
    make: () => buildPdf([{ lines: [] }]),
    codes: ['invalid_file_type'],
  },
  {
    name: 'a Word document called a text',
    file: 'contract.txt',
    make: () => buildDocx({ body: paragraph(run('x')) }),
    codes: ['invalid_file_type'],
  },
  {
    name: 'an image called a PDF',
    file: 'scan.pdf',
    make: () => Buffer.from('89504e470d0a1a0a0000', 'hex'),
    codes: ['invalid_file_type'],
  },
  {
    name: 'no bytes at all',
    file: 'nothing.docx',
    make: () => Buffer.alloc(0),
    codes: ['empty_document'],
  },
  {
    name: 'a text of 10 MB',
    file: 'long.txt',
    make: () => Buffer.alloc(10 * mebibyte, 'The Supplier shall deliver. '),
    codes: ['too_large'],
  },
];
