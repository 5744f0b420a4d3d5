import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ReplyComparison } from '../../../../shared/negotiations.ts';
import { AppError } from '../../../../functions/core/app-error.ts';
import { compareFiles } from '../../../../functions/core/reply/compare-files.ts';
import { compareReply } from '../../../../functions/core/reply/compare-reply.ts';
import { spliceDocx } from '../../../../functions/core/word/splice-docx.ts';
import { badDocx } from '../../../hostile/bad-files/bad-docx.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { docxText } from '../../../support/documents/check-splice.ts';
import { hasLibreOffice, hasLibreOfficeMath, saveByLibreOffice } from '../../../support/documents/libreoffice.ts';
import { plantConstructs } from '../../../support/documents/plant-constructs.ts';
import { resave } from '../../../support/documents/resave.ts';
import {
  drawFrom,
  type TamperFigures,
  tamperFixture,
  tamperTogether,
} from '../../../support/documents/tamper-fixture.ts';
import {
  hasWordFixtures,
  readWordFixture,
  wordFixturePath,
  wordFixtures,
} from '../../../support/documents/word-fixtures.ts';
import { sampled } from '../../../support/rounds.ts';

const draw = drawFrom(Number(process.env['TEST_SEED'] ?? 1));
/** Trying everything on a file takes seconds, the rest a part of one: some files are drawn, unless tests are run whole. */
const tampered = sampled(wordFixtures, 12);
const resaved = sampled(wordFixtures, 60);
const edited = sampled(wordFixtures, 60);

const withFixtures = hasWordFixtures ? describe : describe.skip;

withFixtures('replies to Word documents of all kinds', () => {
  it('GIVEN changes without a mark in each, alone and together THEN each is found or its part named', () => {
    const figures: TamperFigures = { files: 0, tried: 0, found: 0, named: 0, missed: [] };
    for (const name of tampered) {
      tamperFixture(name, readWordFixture(name), draw, figures);
      tamperTogether(name, readWordFixture(name), draw, figures);
    }
    const { missed, ...counts } = figures;
    console.info(JSON.stringify({ ...counts, missed: missed.length }));
    expect(missed).toEqual([]);
    expect(counts.tried).toBeGreaterThan(tampered.length * 50);
  }, 1_800_000);

  it('GIVEN each merely saved again THEN nothing is reported', () => {
    for (const name of resaved) {
      const sent = plantConstructs(readWordFixture(name));
      expect({ name, ...compareFiles(sent, resave(sent, draw)) }).toMatchObject({ name, silentChanges: [], marks: [] });
    }
  }, 600_000);

  it('GIVEN edits that the export writes into each THEN they are marks, and none is silent', () => {
    let made = 0;
    for (const name of edited) {
      const bytes = readWordFixture(name);
      const text = docxText(bytes);
      if (text === '') continue;
      const words = [...text.matchAll(/\p{L}{3,}/gu)].filter(() => draw(4) === 0).slice(0, 8);
      const edits = words.map(({ index, 0: word }) => ({ start: index, end: index + word.length, put: `${word}ly` }));
      const authorship = { author: 'The Counterparty', date: new Date(0) };
      const spliced = spliceDocx({ bytes, text, edits, comments: [], authorship });
      const { silentChanges, marks } = compareFiles(bytes, spliced.bytes);
      made += spliced.made.length;
      expect({ name, silentChanges }).toEqual({ name, silentChanges: [] });
      const after = marks.map((mark) => mark.after).join('\n');
      for (const { put } of spliced.made) expect(after).toContain(put);
    }
    console.info(`${made} edits read back as marks`);
    expect(made).toBeGreaterThan(edited.length);
  }, 600_000);
});

/**
 * Documents of which LibreOffice 7.4 loses or changes something that is read when it saves them: what it is, by how their
 * names begin. Each is found, as it should be.
 */
const lostByLibreOffice: Readonly<Record<string, string>> = {
  '005-': 'the mark of words that were put in at the end of a list',
  '011-': 'what a mark in a formula put in',
  '012-': 'what a mark in a formula took out',
  'CA009-': 'another document that stands in the text as an object: its words are put in',
  'CA013-': 'a space at the edge of a text that does not say that it is kept',
  'HC031-': 'the structure of a formula: a fraction without a bar',
  'HC044-': 'a workbook in the text',
  'HW010-Span': 'how a field shows a date: both fields show the year',
  'Letter.': 'the name of the macro behind a button',
  'Letterhead-with-Watermark': 'a watermark',
  'RA001-': 'marks within marks, and those in tables',
  'RP004-Deleted-Text-in-CC.': 'a mark in a content control of plain text',
  'RP013-Deleted-Math-Control-Char.': 'what a mark in a formula took out',
  'RP018-MoveFrom-MoveTo-CC.': 'the marks of a move between content controls',
  'RP021-Inserted-Numbering-Properties.': 'the mark of a paragraph that was put in a list',
  'WC012-Math-After.': 'what a mark in a formula put in',
  'WC030-': 'the structure of a formula: a fraction without a bar',
  'WC066-': 'the mark of a text box that was put in',
};

/**
 * Documents of which a LibreOffice without its component Math loses more: it drops each formula whole, and leaves the
 * paragraph without its words. What the formulas say, in their order, by how the names begin. The formulas of `lostByLibreOffice`
 * go, too; those files are found either way.
 */
const lostWithoutMath: Readonly<Record<string, readonly string[]>> = {
  'RP013-Deleted-Math-Control-Char-Rejected.': ['A=2πr2'],
  'RP014-Inserted-Math-Control-Char-Rejected.': ['A=πr2'],
  'WC012-Math-Before.': ['A=πr2'],
  'WC031-Two-Maths-After.': ['A=2πr2', '2a2+b2=c2'],
  'WC031-Two-Maths-Before.': ['A=πr2', 'a2+b2=c2'],
};
const formulasLost = (name: string): readonly string[] =>
  hasLibreOfficeMath ? [] : (Object.entries(lostWithoutMath).find(([start]) => name.startsWith(start))?.[1] ?? []);
const isLost = (name: string): boolean =>
  formulasLost(name).length > 0 || Object.keys(lostByLibreOffice).some((start) => name.startsWith(start));

const filesAtOnce = 60;
const savedAgain = sampled(wordFixtures, 60);

/** Compares each document with what LibreOffice makes of it when it saves it; one that it does not save is left out. */
const compareSavedAgain = (names: readonly string[]): Map<string, ReplyComparison> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'resaved-'));
  try {
    for (let at = 0; at < names.length; at += filesAtOnce)
      saveByLibreOffice(folder, names.slice(at, at + filesAtOnce).map(wordFixturePath));
    const saved = names.filter((name) => existsSync(path.join(folder, name)));
    return new Map(
      saved.map((name) => [name, compareFiles(readWordFixture(name), readFileSync(path.join(folder, name)))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

(hasLibreOffice && hasWordFixtures ? describe : describe.skip)('documents that LibreOffice saved again', () => {
  it('GIVEN each opened and saved by it THEN nothing is reported but what it loses', () => {
    const saved = compareSavedAgain(savedAgain);
    const found = [...saved.keys()].filter((name) => {
      const { silentChanges, marks } = saved.get(name)!;
      return silentChanges.length + marks.length > 0;
    });
    const alarms = found.filter((name) => !isLost(name));
    console.info(`${saved.size} documents saved by LibreOffice, ${alarms.length} alarms`);
    expect(alarms).toEqual([]);
    expect(found).toEqual(savedAgain.filter(isLost));
    expect(saved.size).toBeGreaterThan(savedAgain.length * 0.8);
  }, 600_000);

  it('GIVEN formulas THEN they are kept where LibreOffice has Math, and each is found lost where it has not', () => {
    const names = wordFixtures.filter((name) => Object.keys(lostWithoutMath).some((start) => name.startsWith(start)));
    expect(names).toHaveLength(Object.keys(lostWithoutMath).length);
    for (const [name, { silentChanges, marks }] of compareSavedAgain(names)) {
      const lost = formulasLost(name).map((before) => ({ kind: 'text', before, after: '' }));
      expect({ name, marks, silentChanges }).toEqual({
        name,
        marks: [],
        silentChanges: lost.map((change) => expect.objectContaining(change)),
      });
    }
  }, 120_000);
});

describe('hostile replies', () => {
  const sound = buildDocx({ body: paragraph(run('The fee is due.')) });

  it.each(sampled(badDocx, 10).map((bad) => [bad.name, bad] as const))(
    'GIVEN %s THEN it is compared or refused as an upload is',
    async (_, { make, codes }) => {
      const code = await compareReply(sound, await make()).then(
        () => 'none',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
      expect(['none', ...codes]).toContain(code);
    },
    60_000,
  );
});
