import { describe, expect, it } from '@jest/globals';
import { compareFiles } from '../../../../functions/core/reply/compare-files.ts';
import { plantConstructs } from '../../../support/documents/plant-constructs.ts';
import { resave } from '../../../support/documents/resave.ts';
import {
  drawFrom,
  type TamperFigures,
  tamperFixture,
  tamperTogether,
} from '../../../support/documents/tamper-fixture.ts';
import { hasWordFixtures, readWordFixture, wordFixtures } from '../../../support/documents/word-fixtures.ts';

const draw = drawFrom(Number(process.env['TEST_SEED'] ?? 1));
/** All of them are tried by `npm run test:deep`. */
const sample = Array.from({ length: 6 }, () => wordFixtures[draw(wordFixtures.length)] ?? '');

(hasWordFixtures ? describe : describe.skip)('a sample of Word documents of all kinds', () => {
  it('GIVEN changes without a mark, alone and together THEN each is found or its part named as not compared', () => {
    const figures: TamperFigures = { files: 0, tried: 0, found: 0, named: 0, missed: [] };
    for (const name of sample) {
      tamperFixture(name, readWordFixture(name), draw, figures);
      tamperTogether(name, readWordFixture(name), draw, figures);
    }
    expect(figures.missed).toEqual([]);
    expect(figures.tried).toBeGreaterThan(sample.length * 50);
  });

  it('GIVEN they are merely saved again THEN nothing is reported', () => {
    for (const name of sample) {
      const sent = plantConstructs(readWordFixture(name));
      expect({ name, ...compareFiles(sent, resave(sent, draw)) }).toMatchObject({ name, silentChanges: [], marks: [] });
    }
  });
});
