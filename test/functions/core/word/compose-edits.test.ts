import { describe, expect, it } from '@jest/globals';
import { composeEdits, offsetBefore } from '../../../../functions/core/word/compose-edits.ts';
import { applyEdits, type Edit } from '../../../../functions/core/word/edits.ts';
import fc from '../../../support/properties.ts';

/** Edits of a text of some length, in order and apart. */
const editsWithin = (length: number, choices: readonly (readonly [number, number, string])[]): Edit[] => {
  const edits: Edit[] = [];
  for (const [at, size, put] of choices.toSorted(([a], [b]) => (a % (length + 1)) - (b % (length + 1)))) {
    const start = Math.max(at % (length + 1), edits.at(-1)?.end ?? 0);
    edits.push({ start, end: Math.min(start + size, length), put });
  }
  return edits;
};

describe('edits made one after the other', () => {
  it('GIVEN any two sets of them THEN the composed set makes the same text at once, in order and apart', () => {
    const choices = fc.array(fc.tuple(fc.nat(200), fc.nat(6), fc.constantFrom('', 'x', 'new words')), { maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), choices, choices, (text, one, other) => {
        const first = editsWithin(text.length, one);
        const between = applyEdits(text, first);
        const second = editsWithin(between.length, other);
        const composed = composeEdits(between, first, second);
        expect(applyEdits(text, composed)).toBe(applyEdits(between, second));
        for (const [index, { start, end }] of composed.entries()) {
          expect(start).toBeLessThanOrEqual(end);
          expect(start).toBeGreaterThanOrEqual(composed[index - 1]?.end ?? 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('GIVEN edits far from each other THEN each stays by itself, in offsets of the first text', () => {
    const text = 'The fees are due in 30 days after the date of the invoice.';
    const first = [{ start: 4, end: 8, put: 'charges' }];
    const between = applyEdits(text, first);
    const at = between.indexOf('30');
    expect(composeEdits(between, first, [{ start: at, end: at + 2, put: '45' }])).toEqual([
      { start: 4, end: 8, put: 'charges' },
      { start: text.indexOf('30'), end: text.indexOf('30') + 2, put: '45' },
    ]);
  });

  it('GIVEN a place within or behind what an edit put THEN it is found in the text before', () => {
    const edits = [{ start: 4, end: 8, put: 'charges' }];
    expect([offsetBefore(edits, 2, 'start'), offsetBefore(edits, 6, 'start'), offsetBefore(edits, 6, 'end')]).toEqual([
      2, 4, 8,
    ]);
    expect(offsetBefore(edits, 12, 'start')).toBe(9);
  });
});
