import { describe, expect, it } from '@jest/globals';
import type { Risk } from '../../../../shared/analysis.ts';
import { type ChangedClause, openRisks } from '../../../../functions/core/analysis/open-risks.ts';

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

interface Changed extends Partial<Omit<ChangedClause, 'before' | 'after' | 'analysis'>> {
  readonly analysis?: Partial<ChangedClause['analysis']>;
  readonly before?: readonly Risk[];
  readonly after?: readonly Risk[];
}

/** What is open of a clause of a high and a medium risk, once the change for the high one was made. */
const open = ({ analysis, before = [rent, notice], after = [notice], ...fields }: Changed) =>
  openRisks({
    analysis: { risks: [rent, notice], notUnderstood: [], overallRiskScore: 8, readability: 'recognised', ...analysis },
    before: { risks: before, riskScore: 8, completenessScore: 5, missing: 0 },
    after: { risks: after, riskScore: 4, completenessScore: 5, missing: 0 },
    accepted: new Set(['rent']),
    revisedClause: 'Rent falls due less what is saved. No notice is given. The Lessor need not mitigate.',
    ...fields,
  });
const cards = (changed: Changed) => open(changed).risks.map(({ title, level }) => [title, level]);

describe('the risks that are open once a clause was changed', () => {
  it('GIVEN the engine’s reading THEN its risks and its score are those of the clause', () => {
    expect(cards({})).toEqual([['No notice', 'medium']]);
    expect(open({}).riskScore).toBe(4);
    const left = [notice, { ...rent, level: 'low' as const }];
    expect(cards({ after: left })).toEqual([
      ['No notice', 'medium'],
      ['Rent falls due', 'low'],
    ]);
  });

  it('GIVEN a risk that the reading now finds where no card is THEN it counts only where the change brought it in', () => {
    const mitigate = risk('mitigate', 'No mitigation', 'The Lessor need not mitigate.');
    expect(cards({ before: [rent, notice, mitigate], after: [notice, mitigate] })).toEqual([['No notice', 'medium']]);
    expect(cards({ after: [notice, mitigate] })).toEqual([
      ['No notice', 'medium'],
      ['No mitigation', 'medium'],
    ]);
  });

  describe('with findings of a model', () => {
    const mitigate = risk('model-risk-1', 'No mitigation', 'The Lessor need not mitigate.');
    const withModel = { risks: [rent, notice, mitigate], overallRiskScore: 8.64 };

    it('WHEN their words stand THEN they are open as listed, and weigh in the score', () => {
      const { risks, riskScore } = open({ analysis: withModel });
      expect(risks.map(({ title }) => title)).toEqual(['No mitigation', 'No notice']);
      expect(riskScore).toBeCloseTo(10 - 6 * 0.68, 2);
    });

    it('WHEN their words went, or their change was made THEN they are not, and the score is the engine’s', () => {
      const gone = open({
        analysis: withModel,
        revisedClause: 'Rent falls due less what is saved. No notice is given.',
      });
      expect([gone.risks.map(({ title }) => title), gone.riskScore]).toEqual([['No notice'], 4]);
      expect(open({ analysis: withModel, accepted: new Set(['rent', 'model-risk-1']) }).riskScore).toBe(4);
    });

    it('WHEN it raised a level THEN the card keeps it; and what it could not prove counts nowhere', () => {
      const raised = { ...notice, level: 'high' as const };
      const unproved = risk('model-risk-2', 'Rent doubles', 'Rent doubles.', { verified: false });
      const analysis = { risks: [rent, raised, unproved], overallRiskScore: 8.6 };
      expect(cards({ analysis })).toEqual([['No notice', 'high']]);
      expect(open({ analysis }).riskScore).toBeGreaterThan(4);
    });
  });

  it('GIVEN passages that nobody understood WHEN they stand THEN the clause is not of low risk', () => {
    const passage = (quote: string) => ({ quote, start: 0, end: quote.length });
    const unread = {
      notUnderstood: [passage('No notice is given.'), passage('The Lessor need not mitigate.')],
      overallRiskScore: 3,
    };
    const low = { before: { risks: [rent], riskScore: 2, completenessScore: 5, missing: 0 } };
    const after = { risks: [], riskScore: 1, completenessScore: 5, missing: 0 };
    const changed = {
      ...low,
      after,
      accepted: new Set(['rent']),
      revisedClause: 'No notice is given. The Lessor need not mitigate.',
      analysis: { risks: [rent], readability: 'recognised' as const, ...unread },
    };
    expect(openRisks(changed).riskScore).toBe(3);
    expect(openRisks({ ...changed, revisedClause: 'No notice is given.' }).riskScore).toBe(1);
  });
});
