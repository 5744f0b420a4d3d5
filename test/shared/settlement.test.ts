import { describe, expect, it } from '@jest/globals';
import type { ClauseChange, MissingElement, Recheck, Risk } from '../../shared/analysis.ts';
import { fates } from '../../shared/settlement.ts';

const clause = 'The Buyer shall pay at once. The Seller may curtail deliveries at any time.';
const curtail = 'may curtail deliveries at any time';
const start = clause.indexOf(curtail);

const risk: Risk = {
  id: 'curtail',
  title: 'The Seller may curtail deliveries',
  description: '',
  level: 'high',
  verified: true,
  evidence: [{ quote: curtail, start, end: start + curtail.length }],
};
const change = (words: string, put: string, findingId = 'curtail'): ClauseChange => {
  const at = clause.indexOf(words);
  return { findingId, start: at, end: at + words.length, put, reason: 'softened' };
};
const recheck = (fields: Partial<Recheck> = {}): Recheck => ({
  riskScoreBefore: 8,
  riskScoreAfter: 4,
  completenessBefore: 5,
  completenessAfter: 5,
  resolved: [],
  remaining: [],
  introduced: [],
  ...fields,
});
const fateOf = (
  changes: readonly ClauseChange[],
  read: Recheck | null = recheck(),
  finding: Risk | MissingElement = risk,
) => {
  const improvement = { title: 'x', revisedClause: clause, explanation: 'x', recheck: read, changes: [...changes] };
  return fates({ suggestedImprovement: improvement })?.(finding);
};

describe('what becomes of a finding where all changes are made', () => {
  it('WHEN the new reading names it THEN it is what that says, whatever was changed', () => {
    expect(fateOf([], recheck({ resolved: ['Seller may curtail deliveries'] }))).toBe('settled');
    expect(fateOf([change(curtail, '')], recheck({ remaining: [risk.title] }))).toBe('open');
  });

  it.each<[string, readonly ClauseChange[], string]>([
    ['its words are struck', [change(curtail, '')], 'settled'],
    ['its words are struck with more', [change(`${curtail}.`, '.')], 'settled'],
    ['two changes strike it', [change('may curtail', ''), change('deliveries at any time', '', 'other')], 'settled'],
    ['part of it is struck', [change(' at any time', '')], 'reworded'],
    ['other words are put in its place', [change(curtail, 'may curtail on thirty days’ notice')], 'reworded'],
    ['another finding’s change alone touches it', [change('any time', 'times agreed', 'other')], 'open'],
    ['nothing touches it', [change('at once', 'in thirty days', 'other')], 'open'],
  ])('GIVEN no rule proves it WHEN %s THEN it is %3$s', (_, changes, fate) => {
    expect(fateOf(changes)).toBe(fate);
  });

  it('GIVEN something missing that no reading names THEN it is open', () => {
    const missing: MissingElement = {
      id: 'gap',
      title: 'A cap',
      description: '',
      importance: 'other',
      verified: true,
      evidence: [],
    };
    expect(fateOf([{ ...change('.', '. A cap.', 'gap') }], recheck(), missing)).toBe('open');
  });

  it('GIVEN the suggestion was not read again THEN nothing is said', () => {
    expect(fateOf([change(curtail, '')], null)).toBeUndefined();
  });
});
