import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { coverageOf } from '../../../../../functions/core/clauses/findings/coverage.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

const coverageIn = (text: string) =>
  coverageOf(
    readStatements(
      readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' }),
    ),
  );

const known = 'Supplier may terminate this Agreement at any time. Client shall pay the fees within thirty days.';
const strange =
  'Client shall frobnicate the widgets of Supplier. Supplier shall blorp every grommet that Client tweedles.';

describe('how much of a text was understood', () => {
  it('GIVEN statements whose acts are known THEN all of it', () => {
    expect(coverageIn(known)).toMatchObject({ share: 1, notUnderstood: [] });
  });

  it('GIVEN acts that nobody knows THEN nothing of it, and each statement is named', () => {
    const { share, understood, notUnderstood } = coverageIn(strange);
    expect([share, understood]).toEqual([0, []]);
    expect(notUnderstood.length).toBeGreaterThanOrEqual(2);
  });

  it('GIVEN a finding that tells of such a statement THEN it is not said to be left out', () => {
    const statements = readStatements(
      readText(strange, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' }),
    );
    const [first, ...others] = coverageOf(statements).notUnderstood;
    const told = coverageOf(statements, [{ start: first!.start, end: first!.end }]);
    expect(told.understood).toEqual([first]);
    expect(told.notUnderstood).toEqual(others);
  });

  it('GIVEN both THEN the share of what is known', () => {
    const { share, understood, notUnderstood } = coverageIn(`${known} ${strange}`);
    expect(share).toBeCloseTo(understood.length / (understood.length + notUnderstood.length), 10);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  });

  it.each(['', 'Definitions and headings.'])('GIVEN “%s”, which binds nobody, THEN nothing was left out', (text) => {
    expect(coverageIn(text).share).toBe(1);
  });

  it('GIVEN a text that was hardly understood THEN its passages are named where they stand, and it is not called low', async () => {
    const { notUnderstood, riskLevel, notes } = await analyseClause({
      clauseText: strange,
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(notUnderstood.length).toBeGreaterThan(0);
    for (const { quote, start, end } of notUnderstood) expect(strange.slice(start, end)).toBe(quote);
    expect(riskLevel).not.toBe('low');
    expect(notes.join(' ')).toMatch(/not be understood|not recogni[sz]ed/);
  });
});
