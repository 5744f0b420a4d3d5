import { describe, expect, it } from '@jest/globals';
import { findStated } from '../../../../../functions/core/clauses/findings/find-stated.ts';
import { loadLikeness } from '../../../../../functions/core/clauses/recognition/issue-likeness.ts';
import { applyChanges } from '../../../../../functions/core/clauses/rewrite/propose-changes.ts';
import { strikeStatement } from '../../../../../functions/core/clauses/rewrite/strike-statement.ts';

const likeness = await loadLikeness();

/** The text without the statements that say some words; undefined where one of them may not go. */
const without = (text: string, ...words: readonly string[]): string | undefined => {
  const { read, statements } = findStated(
    text,
    { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' },
    likeness,
  );
  const struck = words.map((word) => statements.find(({ start, end }) => text.slice(start, end).includes(word))!);
  const strikes = struck.map((statement) => strikeStatement(read, statement, struck));
  const first = strikes.filter((strike, at) =>
    strikes.slice(0, at).every((other) => !other || !strike || strike.start >= other.end),
  );
  return first.every((strike) => strike !== undefined) ? applyChanges(text, first) : undefined;
};

describe('a statement struck', () => {
  it.each([
    [
      'a sentence of its own',
      'Supplier shall deliver the reports monthly. Client waives every claim for late reports. Fees fall due in June.',
      ['waives'],
      'Supplier shall deliver the reports monthly. Fees fall due in June.',
    ],
    [
      'the last sentence, with the space before it',
      'Supplier shall deliver the reports monthly. Client waives every claim for late reports.',
      ['waives'],
      'Supplier shall deliver the reports monthly.',
    ],
    [
      'a clause behind another, with its conjunction',
      'Supplier shall deliver the reports monthly, and Client waives every claim for late reports.',
      ['waives'],
      'Supplier shall deliver the reports monthly.',
    ],
    [
      'a clause before another, which then begins the sentence',
      'The deposit is forfeited to Supplier on any delay by Client, and the reports shall be sent to Client each month.',
      ['forfeited'],
      'The reports shall be sent to Client each month.',
    ],
    [
      'a predicate, where the next has the same subject',
      'Client shall bear every cost of a dispute, and shall keep records of the services that it receives.',
      ['bear every cost'],
      'Client shall keep records of the services that it receives.',
    ],
    [
      'both predicates of a subject',
      'Fees fall due in June. Client shall bear every cost of a dispute, and shall keep records of the services that it receives.',
      ['bear every cost', 'keep records'],
      'Fees fall due in June.',
    ],
    [
      'all that stands under a number and a heading',
      '7.1 Delay. Client waives every claim for late reports.\n7.2 Fees fall due in June.',
      ['waives'],
      '7.1 Delay. [Reserved.]\n7.2 Fees fall due in June.',
    ],
    [
      'all that stands under a number with a letter',
      '7(a) Client waives every claim for late reports.\n7(b) Fees fall due in June.',
      ['waives'],
      '7(a) [Reserved.]\n7(b) Fees fall due in June.',
    ],
    [
      'a limb with a condition and what follows from it',
      '(a) Should a report be late, Client may keep back one percent of the fees. (b) Fees fall due in June.',
      ['keep back'],
      '(a) [reserved]. (b) Fees fall due in June.',
    ],
    [
      'the first clause of a limb, whose second stays',
      'Client agrees that: (a) Supplier may replace its staff as it sees fit, and Client shall be told of the change; (b) fees fall due in June.',
      ['replace its staff'],
      'Client agrees that: (a) Client shall be told of the change; (b) fees fall due in June.',
    ],
  ])('goes: %s', (_, text, words, left) => {
    expect(without(text, ...words)).toBe(left);
  });

  it.each([
    [
      'what a proviso hangs on',
      'Client shall pay all costs of a transfer, provided that Supplier shall give an estimate of them beforehand.',
      'pay all costs',
    ],
    [
      'what the next sentence speaks of',
      'Supplier may replace its staff whenever it sees fit. In such case Client shall be told a week before.',
      'replace its staff',
    ],
    [
      'what the next sentence prices',
      'Supplier may curtail the supply at any time. For each hour curtailed Supplier shall pay Client the agreed price.',
      'curtail the supply',
    ],
    [
      'what the next clause points to',
      'Supplier may end the appointment of Client on sixty days’ notice; that is the only recourse of Supplier for a shortfall.',
      'end the appointment',
    ],
    [
      'what the consequence hangs on',
      'Supplier may replace its staff whenever it sees fit, in which case Client shall be told a week before the change is made.',
      'replace its staff',
    ],
    [
      'a limb of what the reader receives',
      'If this Agreement ends, Client shall receive (i) a refund of the fees paid for the rest of the term, and (ii) the reports drawn up before the end.',
      'a refund of the fees',
    ],
    [
      'a limb without which fewer cases are left in which something is allowed',
      'Supplier may use the reports only (a) where Client has agreed in writing, or (b) where the law requires their use.',
      'agreed in writing',
    ],
    ['a heading', 'Delay and Replacement. Supplier shall deliver the reports monthly.', 'Delay and Replacement'],
  ])('stays: %s', (_, text, word) => {
    expect(without(text, word)).toBeUndefined();
  });

  it.each([
    [
      'Supplier may end this agreement if Client (a) sells any of the shares or (b) moves its office.',
      'sells',
      'Supplier may end this agreement if Client (a) [reserved] or (b) moves its office.',
    ],
  ])('GIVEN a limb joined without a comma THEN its joint stays: %s', (text, word, left) => {
    expect(without(text, word)).toBe(left);
  });

  it('GIVEN the rest of a list behind it THEN it stays, for a list is no sentence', () => {
    expect(
      without('Nothing here limits liability for fraud of Supplier; death or injury; or damage to things.', 'fraud'),
    ).toBeUndefined();
  });

  it('GIVEN a clause that speaks of what the one before it names THEN the one before stays', () => {
    const text =
      'Reports not rejected in ten days are deemed accepted by Client, and Client waives every claim in respect of them. Fees fall due in June.';
    expect(without(text, 'deemed accepted')).toBeUndefined();
  });
});
