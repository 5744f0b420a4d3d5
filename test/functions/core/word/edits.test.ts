import { describe, expect, it } from '@jest/globals';
import { applyEdits, editsBetween, suggestedEdits } from '../../../../functions/core/word/edits.ts';
import fc from '../../../support/properties.ts';

const words = fc
  .array(fc.constantFrom('The', 'Customer', 'may', 'not', 'terminate', '.', ',', '\n', '  ', '😀', 'thirty (30)'), {
    maxLength: 40,
  })
  .map((list) => list.join(' '));

const change = (start: number, end: number, put: string) => ({ findingId: 'r1', start, end, put, reason: 'why' });

describe('edits', () => {
  it('GIVEN any two texts THEN the edits between them are in order and apart, and make one of the other', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const edits = editsBetween(before, after);
        expect(applyEdits(before, edits)).toBe(after);
        for (const [index, { start, end }] of edits.entries()) {
          expect(start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
          expect(end).toBeGreaterThanOrEqual(start);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('GIVEN a sentence with one word changed THEN that word alone is edited', () => {
    const before = 'The Vendor may change the fees at any time.';
    expect(editsBetween(before, before.replace('fees', 'prices'))).toEqual([{ start: 26, end: 30, put: 'prices' }]);
  });

  it('GIVEN changes that make the suggestion THEN each is narrowed to the words that differ', () => {
    const clause = 'Fees may rise at any time. Notice is thirty days.';
    const revisedClause = 'Fees may rise once a year. Notice is sixty days.';
    const edits = suggestedEdits(clause, {
      revisedClause,
      changes: [change(27, 49, 'Notice is sixty days.'), change(0, 26, 'Fees may rise once a year.')],
    });
    expect(applyEdits(clause, edits)).toBe(revisedClause);
    expect(edits.map(({ put }) => put)).toEqual(['once a year', 'sixty']);
  });

  it('GIVEN sentences added behind the clause, with what parts them from it THEN they are one edit, and the others stay as they are', () => {
    const clause = 'Vendor may change the fees at any time without notice in its discretion.\n';
    const end = clause.trimEnd().length;
    const agreement = 'with the agreement of Customer';
    const sentences = ['Customer may leave at any time.', 'Vendor gives notice in its own name.'];
    const from = clause.indexOf('at any time');
    const changes = [change(from, end - 1, agreement), ...sentences.map((put) => change(end, end, put))];
    const revisedClause = `Vendor may change the fees ${agreement}. ${sentences.join(' ')}`;
    expect(suggestedEdits(clause, { revisedClause, changes })).toEqual([
      { start: from, end: end - 1, put: agreement },
      { start: end, end: clause.length, put: ` ${sentences.join(' ')}` },
    ]);
  });

  it.each([
    ['overlap', [change(0, 10, 'a'), change(5, 12, 'b')]],
    ['reach past the end', [change(0, 900, 'a')]],
    ['make another text', [change(0, 4, 'Costs')]],
    ['are none', []],
  ])('GIVEN changes that %s THEN the texts themselves are compared', (_, changes) => {
    const clause = 'Fees may rise at any time.';
    const revisedClause = 'Fees may rise with notice.';
    expect(applyEdits(clause, suggestedEdits(clause, { revisedClause, changes }))).toBe(revisedClause);
  });

  it('GIVEN texts that have next to nothing in common THEN one is struck whole and the other put whole', () => {
    expect(editsBetween('No refunds are given.', 'Vendor repays prepaid fees pro rata.')).toEqual([
      { start: 0, end: 21, put: 'Vendor repays prepaid fees pro rata.' },
    ]);
  });
});
