import { describe, expect, it } from '@jest/globals';
import type { ClauseChange, MissingElement, Recheck, Risk } from '../../shared/analysis.ts';
import { mostFindings } from '../../functions/core/clauses/analyse-clause.ts';
import { fates, findUnlisted, mostListedRisks, unlistedLine } from '../../shared/settlement.ts';

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

describe('what is found beside a list that is full', () => {
  const derivation = { proof: 'proved', issue: 'x', force: 'right', burdens: 'own', start: 0, end: 1 } as const;
  const risks = (count: number): Risk[] =>
    Array.from({ length: count }, (_, at) => ({ ...risk, id: `r${at}`, title: `Risk ${at}`, derivation }));
  const unlisted = (listed: readonly Risk[], read: Recheck | null) => {
    const improvement = { title: 'x', revisedClause: clause, explanation: 'x', recheck: read, changes: [] };
    return findUnlisted({ risks: [...listed], missingElements: [], suggestedImprovement: improvement });
  };
  const read = recheck({ resolved: ['Risk 1', 'The fee rises'], remaining: ['Risk 2', 'The term rolls over'] });

  it('GIVEN as many risks as are listed at most THEN it is what the new reading names beside them', () => {
    const found = unlisted(risks(12), read)!;
    expect(found).toEqual({ all: ['The fee rises', 'The term rolls over'], open: ['The term rolls over'] });
    expect(unlistedLine(found)).toMatch(/^2 more points were found\./);
    expect(unlisted(risks(40), read)).toEqual(found);
  });

  it('GIVEN fewer risks, none beside them, or no new reading THEN there is none', () => {
    expect(unlisted(risks(11), read)).toBeUndefined();
    expect(unlisted(risks(12), recheck({ remaining: ['Risk 2'] }))).toBeUndefined();
    expect(unlisted(risks(12), null)).toBeUndefined();
  });

  it('THEN lists are full where the engine cuts them', () => {
    expect(mostListedRisks).toEqual([mostFindings.clause.risks, mostFindings.whole.risks]);
  });
});
