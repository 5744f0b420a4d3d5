import { describe, expect, it, jest } from '@jest/globals';
import { writePdf } from '../../../../functions/adapters/pdf-writer.ts';
import { extractText } from '../../../../functions/core/documents/extract-text.ts';
import type { RecognisePage } from '../../../../functions/core/documents/recognise-scans.ts';
import { buildPdf, linesFrom, type PdfPageSpec } from '../../../support/documents/build-pdf.ts';

const read = (bytes: Uint8Array, recognisePage?: RecognisePage, deadlineMs = Date.now() + 20_000) =>
  extractText({ bytes, filename: 'contract.pdf', deadlineMs, ...(recognisePage && { recognisePage }) });

const header = { text: 'Northgate Master Agreement – Confidential', y: 760, size: 8 };
const footer = (page: number) => ({ text: `Page ${page} of 4`, x: 280, y: 30, size: 8 });

const long = 'The Supplier shall deliver the goods to the premises of the Customer in good condi-';

describe('the text layer', () => {
  it('GIVEN lines of a paragraph WHEN they are read THEN they are one paragraph with its words whole', async () => {
    const lines = linesFrom(700, [
      long,
      'tion and shall bear all risk of loss until the Customer has accepted the goods in a non-',
      'exclusive manner.',
    ]);
    const { text } = await read(buildPdf([{ lines }]));
    expect(text).toBe(
      'The Supplier shall deliver the goods to the premises of the Customer in good condition and shall bear all risk of loss until the Customer has accepted the goods in a non-exclusive manner.',
    );
  });

  it('GIVEN numbered clauses WHEN they are read THEN each is a paragraph, its number before it', async () => {
    const clauses = [
      { text: 'This clause is drawn first and is as long as any line of this page can be here.', x: 108, y: 700 },
      { text: '1.1', x: 72, y: 700 },
      { text: 'This clause is drawn second and is as long as any line of this page can be too.', x: 108, y: 686 },
      { text: '1.2', x: 72, y: 686 },
    ];
    const { text } = await read(buildPdf([{ lines: clauses }]));
    expect(text.split('\n\n')).toEqual([
      expect.stringMatching(/^1\.1 This clause is drawn first/),
      expect.stringMatching(/^1\.2 This clause is drawn second/),
    ]);
  });

  it('GIVEN headers, footers and page numbers WHEN a sentence runs over pages THEN nothing stands in it', async () => {
    const goods = ['apples', 'barley', 'cherries', 'dates'];
    const pages = goods.map((name, index): PdfPageSpec => {
      const start = index === 0 ? 'The Supplier shall' : 'and the Supplier shall';
      const body = linesFrom(700, [
        `${start} deliver ${name} of the quality that is usual in the trade to the premises`,
        `of the Customer, who shall examine the ${name} and pay for them within thirty days`,
      ]);
      return { lines: [header, ...body, footer(index + 1)] };
    });
    const { text } = await read(buildPdf(pages));
    expect(text).not.toMatch(/Confidential|Page \d/);
    expect(text).toContain('within thirty days and the Supplier shall deliver barley');
    expect(text).not.toContain('\n');
  });

  it('GIVEN text drawn from the bottom up WHEN it is read THEN it is in reading order', async () => {
    const words = ['First of all.', 'Second to that.', 'Third of these.', 'Fourth of them.', 'Fifth and last.'];
    const { text } = await read(buildPdf([{ lines: linesFrom(700, words, 40).toReversed() }]));
    expect(text.split('\n\n')).toEqual(words);
  });

  it('GIVEN a PDF that needs a password WHEN it is read THEN the error says so', async () => {
    const locked = await writePdf({ defaultStyle: { font: 'sans' }, userPassword: 'secret', content: ['Text.'] });
    await expect(read(locked)).rejects.toMatchObject({
      code: 'encrypted_document',
      message: expect.stringContaining('password'),
    });
  });

  it('GIVEN a PDF that anyone may open but not change WHEN it is read THEN its text is read', async () => {
    const protectedPdf = await writePdf({
      defaultStyle: { font: 'sans' },
      ownerPassword: 'secret',
      permissions: { modifying: false },
      content: ['The Supplier shall deliver.'],
    });
    await expect(read(protectedPdf)).resolves.toMatchObject({ text: 'The Supplier shall deliver.' });
  });
});

describe('scanned pages', () => {
  const text = (words: string): PdfPageSpec => ({
    lines: linesFrom(
      700,
      Array.from(
        { length: 6 },
        (_, index) => `${words} in line ${index} of this page, which is long enough to be a page of text`,
      ),
    ),
  });
  const scan: PdfPageSpec = { image: true };
  const stamped: PdfPageSpec = { image: true, lines: [{ text: 'Envelope 5F3A-11B2-99C0', y: 770, size: 7 }] };

  it('GIVEN text and images WHEN the pages are read THEN only images are recognised, each as a PDF of one page', async () => {
    const recognisePage = jest.fn<RecognisePage>((_, page) => Promise.resolve(`Recognised ${page}.`));
    const { text: whole, notes } = await read(buildPdf([text('Alpha'), scan, text('Gamma'), stamped]), recognisePage);
    expect(recognisePage.mock.calls.map(([, page]) => page)).toEqual([2, 4]);
    for (const [pdf] of recognisePage.mock.calls) expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(whole).toMatch(/^Alpha[^]*Recognised 2\.[^]*Gamma[^]*Recognised 4\.$/);
    expect(notes).toEqual([expect.stringContaining('pages 2 and 4')]);
  });

  it('GIVEN images WHEN nothing can recognise them THEN the error names their pages', async () => {
    await expect(read(buildPdf([scan, scan, scan, text('Delta'), scan]))).rejects.toMatchObject({
      code: 'unreadable_document',
      message: expect.stringContaining('pages 1–3 and 5'),
    });
  });

  it('GIVEN images that take longer than there is time WHEN they are read THEN the error names the pages and no text is given', async () => {
    const recognisePage: RecognisePage = (_, page, signal) =>
      new Promise((resolve, reject) => {
        if (page === 1) resolve('Quick.');
        else signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    await expect(read(buildPdf([scan, scan, scan]), recognisePage, Date.now() + 3_500)).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('pages 2, 3'),
    });
  });

  it('GIVEN a page that recognition fails on WHEN it is read THEN the whole document fails', async () => {
    const recognisePage: RecognisePage = (_, page) =>
      page === 2 ? Promise.reject(new Error('service down')) : Promise.resolve('Text.');
    await expect(read(buildPdf([scan, scan]), recognisePage)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('page 2'),
    });
  });

  it('GIVEN an empty page among text WHEN it is read THEN nothing is recognised', async () => {
    const recognisePage = jest.fn<RecognisePage>();
    await read(buildPdf([text('Alpha'), { lines: [] }, text('Gamma')]), recognisePage);
    expect(recognisePage).not.toHaveBeenCalled();
  });
});
