import { describe, expect, it } from '@jest/globals';
import type { Risk } from '../../../../shared/analysis.ts';
import { type ChangedClause, openRisks } from '../../../../functions/core/analysis/open-risks.ts';

const clauseText = 'Rent falls due at once. No notice is given. The Lessor need not mitigate.';

const risk = (id: string, title: string, quote: string, fields: Partial<Risk> = {}): Risk => ({
  id,
  title,
  description: '',
  level: 'medium',
  verified: true,
  evidence: [{ quote, start: 0, end: quote.length }],
  ...fields,
});
const rent = risk('rent', 'Rent falls due', 'Rent falls due at once.', { level: 'high' });
const notice = risk('notice', 'No notice', 'No notice is given.');

const open = (fields: Partial<ChangedClause>) =>
  openRisks({
    before: { risks: [rent, notice] },
    clauseText,
    accepted: new Set(['rent']),
    after: { risks: [] },
    revisedClause: clauseText.replace('at once', 'less what is saved'),
    resolved: [],
    introduced: [],
    ...fields,
  }).map(({ title, level }) => [title, level]);

describe('the risks that are open once a clause was changed', () => {
  it('GIVEN words that no change touches WHEN the new reading leaves them out, or weighs them less THEN they stay as listed', () => {
    expect(open({})).toEqual([['No notice', 'medium']]);
    expect(open({ after: { risks: [{ ...notice, level: 'low' }] } })).toEqual([['No notice', 'medium']]);
  });

  it('GIVEN words that no change touches WHEN both readings show them settled THEN they are not open, but where they only got another name', () => {
    expect(open({ resolved: ['No Notice'] })).toEqual([]);
    const renamed = risk('other', 'Notice is not given', 'No notice is given.');
    expect(open({ resolved: ['No notice'], after: { risks: [renamed] } })).toEqual([['No notice', 'medium']]);
  });

  it('GIVEN an accepted change WHEN the new reading still finds the risk, or one in the changed words THEN that is open as it is read', () => {
    expect(open({ after: { risks: [{ ...rent, level: 'low' }] } })).toEqual([
      ['No notice', 'medium'],
      ['Rent falls due', 'low'],
    ]);
    const reworded = risk('new', 'Rent falls due less savings', 'Rent falls due less what is saved.');
    expect(open({ after: { risks: [reworded] } })).toEqual([
      ['No notice', 'medium'],
      ['Rent falls due less savings', 'medium'],
    ]);
  });

  it('GIVEN a new name for untouched words THEN it is not counted beside the card that stands for them, unless it is brought in', () => {
    const mitigate = risk('mitigate', 'No mitigation', 'The Lessor need not mitigate.');
    const unverified = risk('made-up', 'Rent doubles', 'Rent doubles.', { verified: false });
    expect(open({ after: { risks: [mitigate, unverified] } })).toEqual([['No notice', 'medium']]);
    expect(open({ after: { risks: [mitigate] }, introduced: ['No mitigation'] })).toEqual([
      ['No notice', 'medium'],
      ['No mitigation', 'medium'],
    ]);
  });
});
