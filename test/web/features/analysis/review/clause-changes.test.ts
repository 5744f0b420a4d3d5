import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  applyChanges,
  changeWithin,
  type Edit,
} from '../../../../../web/src/features/analysis/review/clause-changes.ts';

const clause = 'The Vendor may stop at any time. Fees are never refunded.';
const edit = (findingId: string, words: string, put: string): Edit => {
  const start = clause.indexOf(words);
  return { findingId, start, end: start + words.length, put };
};
const notice = edit('notice', 'at any time', 'on thirty days’ notice');
const refund = edit('refund', 'never refunded', 'refunded pro rata');
const behind = (findingId: string, put: string): Edit => ({ findingId, start: clause.length, end: clause.length, put });

describe('changes of a clause', () => {
  it('THEN any set of them gives the clause with just those, in whatever order they come', () => {
    expect(applyChanges(clause, [refund, notice])).toBe(
      'The Vendor may stop on thirty days’ notice. Fees are refunded pro rata.',
    );
    expect(applyChanges(clause, [refund])).toBe('The Vendor may stop at any time. Fees are refunded pro rata.');
    expect(applyChanges(clause, [])).toBe(clause);
  });

  it.each([
    ['a sentence', clause, `${clause} One. Two.`],
    ['paragraphs', `A.\n\n${clause}`, `A.\n\n${clause}\n\nOne. Two.`],
    ['Windows paragraphs', `A.\r\n\r\n${clause}`, `A.\r\n\r\n${clause}\r\n\r\nOne. Two.`],
    ['no full stop', 'Fees are due', 'Fees are due. One. Two.'],
  ])('GIVEN %s WHEN sentences are added behind THEN they are parted from it', (_, text, expected) => {
    const at = { start: text.length, end: text.length };
    const changes = [
      { findingId: 'one', ...at, put: 'One.' },
      { findingId: 'two', ...at, put: 'Two.' },
    ];
    expect(applyChanges(text, changes)).toBe(expected);
  });

  it('GIVEN a text that was edited elsewhere THEN a change finds its words', () => {
    const after = applyChanges(clause, [refund]);
    expect(changeWithin(clause, after, `NOTE ${clause}`)).toBe(`NOTE ${after}`);
    expect(changeWithin(clause, after, `${clause} END`)).toBe(`${after} END`);
  });

  it('GIVEN edits on both sides of it THEN its words are known where they stand once', () => {
    const after = applyChanges(clause, [refund]);
    const edited = `NOTE ${clause} END`;
    expect(changeWithin(clause, after, edited)).toBe(`NOTE ${after} END`);
  });

  it('GIVEN its own words were edited THEN it does not fit, and nothing is said to have changed', () => {
    const after = applyChanges(clause, [notice]);
    expect(changeWithin(clause, after, clause.replace('at any time', 'at one time'))).toBeUndefined();
  });

  it('THEN taking a change and taking it back gives the text before, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, behindIt) => {
        const edited = `${before}${clause}${behindIt}`;
        const after = applyChanges(clause, [notice]);
        const taken = changeWithin(clause, after, edited);
        if (taken === undefined) return;
        expect([edited, undefined]).toContain(changeWithin(after, clause, taken));
      }),
    );
  });

  it('THEN words behind the clause can be taken one by one', () => {
    const both = applyChanges(clause, [behind('one', 'One.'), behind('two', 'Two.')]);
    const second = applyChanges(clause, [behind('two', 'Two.')]);
    expect(changeWithin(both, second, both)).toBe(`${clause} Two.`);
  });
});
