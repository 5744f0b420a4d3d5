import { describe, expect, it } from '@jest/globals';
import { checkSplice } from '../../../support/documents/check-splice.ts';
import { editChoices, editsOf, textIfReadable } from '../../../support/documents/generate-edits.ts';
import { hasWordFixtures, readWordFixture, wordFixtures } from '../../../support/documents/word-fixtures.ts';
import fc from '../../../support/properties.ts';
import { runsWhole, sampled } from '../../../support/rounds.ts';

/** Some are drawn, unless tests are run whole. */
const tried = sampled(wordFixtures, 60);
/** As often a document is edited, so that more than 2,000 edits are made when tests are run whole. */
const numRuns = runsWhole ? 5 : 2;

(hasWordFixtures ? describe : describe.skip)('Word documents of all kinds', () => {
  it('GIVEN each of them WHEN edits are put into it THEN all that is promised holds', () => {
    const counts = { files: 0, made: 0, refused: 0 };
    for (const name of tried) {
      const bytes = readWordFixture(name);
      const text = textIfReadable(bytes);
      if (text === '') continue;
      counts.files += 1;
      fc.assert(
        fc.property(editChoices, fc.nat(text.length), (chosen, at) => {
          const comments = [{ start: at, end: Math.min(at + 30, text.length), lines: [name] }];
          const { made, refused, unplaced } = checkSplice(bytes, editsOf(text, chosen), comments);
          counts.made += made.length;
          counts.refused += refused.length;
          expect(unplaced.length).toBeLessThanOrEqual(comments.length + refused.length);
        }),
        { numRuns },
      );
    }
    console.info(`${counts.files} documents, ${counts.made} edits made, ${counts.refused} refused`);
    expect(counts.files).toBeGreaterThan(tried.length * 0.8);
    expect(counts.made).toBeGreaterThan(runsWhole ? 2_000 : tried.length * 3);
  }, 1_800_000);
});
