import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { spliceDocx } from '../../../../functions/core/word/splice-docx.ts';
import { docxText } from '../../../support/documents/check-splice.ts';
import { editChoices, editsOf, textIfReadable } from '../../../support/documents/generate-edits.ts';
import { hasLibreOffice, acceptByLibreOffice } from '../../../support/documents/libreoffice.ts';
import { hasWordFixtures, readWordFixture, wordFixtures } from '../../../support/documents/word-fixtures.ts';
import fc from '../../../support/properties.ts';
import { runsWhole } from '../../../support/rounds.ts';

const authorship = { author: 'Ada Byron of the tests', date: new Date(0) };
/** LibreOffice opens two documents for each file: a part of the files is drawn, unless tests are run whole. */
const oneOf = runsWhole ? 1 : 8;

/** A text without what programs set otherwise when they save: spaces, and paragraphs that hold nothing. */
const settled = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

(hasLibreOffice && hasWordFixtures ? describe : describe.skip)('tracked changes, as LibreOffice settles them', () => {
  it('GIVEN generated edits in documents of all kinds THEN accepting all gives what the clean export does', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settled-'));
    const seed = Number(process.env['TEST_SEED'] ?? 1);
    const names: string[] = [];
    let made = 0;
    try {
      for (const [at, name] of wordFixtures.entries()) {
        const bytes = readWordFixture(name);
        const text = (at + seed) % oneOf === 0 ? textIfReadable(bytes) : '';
        if (text === '') continue;
        const edits = editsOf(text, fc.sample(editChoices, { numRuns: 2, seed: seed + at }).flat());
        const tracked = spliceDocx({ bytes, text, edits, comments: [], authorship });
        const clean = spliceDocx({ bytes, text, edits, comments: [], authorship, isTracked: false });
        const put = (end: string, file: Uint8Array): void =>
          writeFileSync(path.join(folder, `${at}-${end}.docx`), file);
        put('tracked.accept', tracked.bytes);
        put('clean.accept', clean.bytes);
        names[at] = name;
        made += tracked.made.length;
      }
      acceptByLibreOffice(folder);
      const textOf = (at: string, end: string): string =>
        settled(docxText(readFileSync(path.join(folder, 'settled', `${at}-${end}.docx`))));
      const isThere = (at: string): boolean =>
        ['tracked.accept', 'clean.accept'].every((end) =>
          existsSync(path.join(folder, 'settled', `${at}-${end}.docx`)),
        );
      const opened = Object.keys(names).filter(isThere);
      const differing = opened
        .filter((at) => textOf(at, 'tracked.accept') !== textOf(at, 'clean.accept'))
        .map((at) => names[Number(at)]);
      console.info(`${opened.length} of ${Object.keys(names).length} documents accepted by LibreOffice, ${made} edits`);
      expect(differing).toEqual([]);
      expect(opened.length).toBeGreaterThan(300 / oneOf);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 1_200_000);
});
