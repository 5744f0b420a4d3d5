import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';

const read = (clauseText: string) =>
  analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });

describe('what is suggested for a flaw of the text itself', () => {
  it.each([
    ['words before digits', 'within two hundred seventy (180) days', 'within two hundred seventy [or 180] days'],
    ['digits before words', 'within 60 (ninety) days', 'within 60 [or ninety] days'],
  ])('GIVEN a figure written as two, %s, THEN both are left for the parties to choose', async (_, was, put) => {
    const { suggestedImprovement } = await read(`The Supplier shall deliver the report ${was} after the order.`);
    expect(suggestedImprovement.revisedClause).toContain(put);
    expect(suggestedImprovement.recheck?.resolved.join()).toMatch(/same figure differs in words and digits/i);
  });

  it('GIVEN sums that differ THEN each keeps its currency', async () => {
    const { suggestedImprovement } = await read(
      'The Supplier shall pay one hundred dollars ($200) a day to the Client.',
    );
    expect(suggestedImprovement.revisedClause).toContain('one hundred dollars [or $200]');
  });

  it('GIVEN figures that agree THEN nothing is put in brackets', async () => {
    const { suggestedImprovement } = await read('The Supplier shall deliver the report within sixty (60) days.');
    expect(suggestedImprovement.revisedClause).toContain('sixty (60) days');
  });

  it('GIVEN a flaw that no wording settles THEN it does not say that the clause may stand', async () => {
    const { risks, suggestedImprovement } = await read(
      'The Supplier shall deliver the report by February 30, 2027 at the offices of the Client.',
    );
    expect(risks).toHaveLength(1);
    expect(risks[0]!.title).toMatch(/date that does not exist/);
    expect(suggestedImprovement.title).toBe('No rewording settles this');
    expect(suggestedImprovement.explanation).not.toContain('Nothing in this clause');
  });

  it('GIVEN a clause without findings THEN it may stand', async () => {
    const { risks, suggestedImprovement } = await read(
      'The Supplier shall deliver the report to the Client by Friday.',
    );
    expect(risks).toEqual([]);
    expect(suggestedImprovement.title).toBe('The wording can stand');
  });
});

it('GIVEN a kind of clause without a list of elements THEN it says that its completeness is rough', async () => {
  const { notes } = await read('The parties may sign this Agreement in counterparts, each of which is an original.');
  expect(notes.join(' ')).toContain('only a rough measure');
  const known = await read('This Agreement is governed by the laws of France, and the courts of Paris decide.');
  expect(known.notes.join(' ')).not.toContain('rough measure');
});
