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

const clauseText = 'Rent falls due at once. No notice is given. The Lessor need not mitigate.';

/** The change for one of those findings: words in place of some of the clause's. */
const change = (findingId: string, from: string, put: string) => {
  const start = clauseText.indexOf(from);
  return { findingId, start, end: start + from.length, put, reason: 'softened' };
};
const lessSaved = change('rent', 'at once', 'less what is saved');

interface Changed extends Partial<Omit<ChangedClause, 'before' | 'after' | 'analysis'>> {
  readonly analysis?: Partial<ChangedClause['analysis']>;
  /** The score of the new reading. */
  readonly afterScore?: number;
  readonly before?: readonly Risk[];
  readonly after?: readonly Risk[];
}

/** What is open of a clause of a high and a medium risk, once the change for the high one was made. */
const open = ({ analysis, before = [rent, notice], after = [notice], afterScore = 4, ...fields }: Changed) =>
  openRisks({
    analysis: {
      risks: [rent, notice],
      notUnderstood: [],
      overallRiskScore: 8,
      readability: 'recognised',
      suggestedImprovement: { changes: [lessSaved] },
      ...analysis,
    },
    before: { risks: before, riskScore: 8, completenessScore: 5, missing: 0 },
    after: { risks: after, riskScore: afterScore, completenessScore: 5, missing: 0 },
    clauseText,
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
    const quote = 'What is saved is subject to a fee.';
    const revisedClause = `${clauseText} ${quote}`;
    const start = clauseText.length + 1;
    const fee = risk('fee', 'A fee', quote, { evidence: [{ quote, start, end: start + quote.length }] });
    expect(cards({ before: [rent, notice, mitigate], after: [notice, mitigate] })).toEqual([['No notice', 'medium']]);
    expect(cards({ after: [notice, fee], revisedClause })).toEqual([
      ['No notice', 'medium'],
      ['A fee', 'medium'],
    ]);
    expect(open({ after: [notice, fee], revisedClause, afterScore: 9 }).riskScore).toBe(9);
  });

  it('GIVEN a risk of words that no change touched WHEN no card had room for it THEN it counts where a person edited the text alone', () => {
    const mitigate = risk('mitigate', 'No mitigation', 'The Lessor need not mitigate.');
    expect(cards({ after: [notice, mitigate] })).toEqual([['No notice', 'medium']]);
    expect(cards({ after: [notice, mitigate], accepted: new Set() })).toEqual([
      ['No notice', 'medium'],
      ['No mitigation', 'medium'],
    ]);
  });

  describe('GIVEN a change whose words are read as another risk', () => {
    const quote = 'Rent falls due less what is saved.';
    const left = (level: Risk['level']) => ({
      ...risk('left', 'Rent falls due less what is saved', quote),
      level,
      evidence: [{ quote, start: 0, end: quote.length }],
    });

    it('THEN it is no graver than the one that the change was made for, and the score does not rise', () => {
      const medium = { ...rent, level: 'medium' as const };
      const analysis = { risks: [medium, notice], overallRiskScore: 5 };
      const changed = { analysis, before: [medium, notice], after: [left('high'), notice], afterScore: 7 };
      expect(cards(changed)).toEqual([
        ['Rent falls due less what is saved', 'medium'],
        ['No notice', 'medium'],
      ]);
      expect(open(changed).riskScore).toBeLessThan(5);
      expect(open({ after: [left('high'), notice], afterScore: 9 }).riskScore).toBe(8);
    });

    it('WHEN a person wrote them THEN nothing is made less of', () => {
      const changed = { after: [left('high'), notice], afterScore: 9, accepted: new Set<string>() };
      expect(cards(changed)[0]).toEqual(['Rent falls due less what is saved', 'high']);
      expect(open(changed).riskScore).toBe(9);
    });
  });

  it('GIVEN a card of what is likely WHEN the new reading names it no more, and its words stand THEN it stays open', () => {
    const derivation = { issue: 'x', force: 'ban', burdens: 'own', start: 0, end: 1 } as const;
    const likely = { ...notice, derivation: { ...derivation, proof: 'likely', likelihood: 0.5 } as const };
    const proved = { ...notice, derivation: { ...derivation, proof: 'proved' } as const };
    expect(cards({ analysis: { risks: [rent, likely] }, after: [] })).toEqual([['No notice', 'medium']]);
    expect(open({ analysis: { risks: [rent, likely] }, after: [] }).riskScore).toBeCloseTo(10 - 6 * 0.84, 2);
    expect(cards({ analysis: { risks: [rent, proved] }, after: [] })).toEqual([]);
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
      analysis: {
        risks: [rent],
        readability: 'recognised' as const,
        suggestedImprovement: { changes: [lessSaved] },
        ...unread,
      },
      clauseText,
    };
    expect(openRisks(changed).riskScore).toBe(3);
    expect(openRisks({ ...changed, revisedClause: 'No notice is given.' }).riskScore).toBe(1);
  });
});
