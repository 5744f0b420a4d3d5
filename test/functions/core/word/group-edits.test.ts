import { describe, expect, it } from '@jest/globals';
import { applyEdits } from '../../../../functions/core/word/edits.ts';
import { groupEdits, linesOf } from '../../../../functions/core/word/group-edits.ts';

const text = 'The fees are due in 30 days.\nThe term is one year.';
const at = (what: string, put: string) => {
  const start = text.indexOf(what);
  return { start, end: start + what.length, put };
};

describe('edits that belong together', () => {
  it('GIVEN edits of the same range THEN they are one group that makes the same text; others stand alone', () => {
    const edits = [at('fees', 'charges'), at('30', '45'), at('one year', 'two years')];
    const groups = groupEdits(text, edits, linesOf(text));
    expect(groups.map(({ parts }) => parts.length)).toEqual([2, 1]);
    expect(groups.map(({ ranges }) => ranges)).toEqual([1, 1]);
    expect(applyEdits(text, groups)).toBe(applyEdits(text, edits));
    expect(groupEdits(text, edits, []).map(({ parts }) => parts)).toEqual(edits.map((edit) => [edit]));
  });

  it('GIVEN an edit over two ranges THEN the edits of both belong together', () => {
    const edits = [at('fees', 'charges'), at('days.\nThe', 'days, and the'), at('one year', 'two years')];
    const groups = groupEdits(text, edits, linesOf(text));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.ranges).toBe(2);
    expect(applyEdits(text, groups)).toBe(applyEdits(text, edits));
  });

  it('GIVEN what is inserted at a place THEN it belongs to the range that is that place', () => {
    const end = text.length;
    const added = { start: end, end, put: ' More.' };
    const [first] = groupEdits(text, [added], [{ start: end, end }]);
    expect(first?.parts).toEqual([added]);
  });
});
