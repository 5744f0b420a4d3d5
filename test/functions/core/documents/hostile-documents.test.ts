import { afterAll, describe, expect, it } from '@jest/globals';
import { badFiles, readBadFile } from '../../../hostile/bad-files/read-bad-files.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { buildPdf, linesFrom } from '../../../support/documents/build-pdf.ts';
import { startExtractor } from '../../../support/documents/extract-in-process.ts';

describe('acceptance 21: hostile documents', () => {
  const extractor = startExtractor();
  afterAll(() => extractor.close());

  const text = 'The Supplier shall deliver.';
  it.each([
    ['sound.docx', buildDocx({ body: paragraph(run(text)) })],
    ['sound.pdf', buildPdf([{ lines: linesFrom(700, [text]) }])],
  ])('GIVEN a sound file %s WHEN it is read beside the bad ones THEN its text is read', async (file, bytes) => {
    expect((await extractor.extract(bytes, file)).code).toBe('none');
  });

  // `npm run test:deep -- --only documents` reads all of them, the costly ones too, which takes minutes.
  for (const bad of badFiles.filter(({ isCostly }, at) => !isCostly && at % 6 === 0)) {
    it(`GIVEN ${bad.name} WHEN it is read THEN a clear answer comes within 10 s and 512 MB`, async () => {
      await expect(readBadFile(extractor, bad)).resolves.toBeUndefined();
    });
  }

  it('GIVEN an archive with a part whose bytes are broken WHEN it is read THEN it is called damaged', async () => {
    const broken = buildDocx({ body: paragraph(run(text)) });
    const start = broken.indexOf('word/document.xml') + 'word/document.xml'.length;
    broken.fill(0xff, start, start + 40);
    expect((await extractor.extract(broken, 'broken.docx')).code).toBe('unreadable_document');
  });
});
