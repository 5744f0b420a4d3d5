import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';

const suggestFor = async (partyRole: PartyRole, clauseText: string) => {
  const { suggestedImprovement } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole });
  return suggestedImprovement;
};

describe('a suggestion changes as few words as it can', () => {
  it.each([
    [
      'a discretion that need not be reasonable',
      'Supplier shall decide in its sole discretion whether the deliverables of Client are accepted.',
      /^Supplier shall decide (?!.*sole discretion).* whether the deliverables of Client are accepted\.$/,
    ],
    [
      'consent at will',
      'Client may not assign this Agreement without the consent of Supplier, which may be withheld for any reason.',
      /consent of Supplier.* not (?:to )?be unreasonably withheld/,
    ],
    [
      'a time that is too short',
      'Seller warrants to Client the Goods for a period of fourteen (14) days from delivery.',
      /^Seller warrants to Client the Goods for a period of (?!fourteen).* from delivery\.$/,
    ],
  ])('GIVEN %s THEN only the words that matter are put otherwise', async (_, clauseText, put) => {
    const { revisedClause, recheck } = await suggestFor('client', clauseText);
    expect(revisedClause).toMatch(put);
    expect(recheck?.introduced).toEqual([]);
  });

  it('GIVEN words that are shouted THEN what is put in their place is shouted too', async () => {
    const { revisedClause } = await suggestFor(
      'client',
      'SUPPLIER MAY SUSPEND THE SERVICES AT ANY TIME IN ITS SOLE DISCRETION WITHOUT NOTICE.',
    );
    expect(revisedClause).not.toContain('SOLE DISCRETION');
    expect(revisedClause.split('. ')[0]).not.toMatch(/[a-z]/);
  });

  it('GIVEN a suggestion THEN it is worth no second one that says the same again', async () => {
    const { revisedClause } = await suggestFor(
      'client',
      'In no event shall Supplier be liable for any loss, including indirect or consequential loss and lost profit.',
    );
    const sentences = revisedClause.split(/(?<=\.) /);
    expect(new Set(sentences).size).toBe(sentences.length);
    const again = await suggestFor('client', revisedClause);
    expect(again.revisedClause).toBe(revisedClause);
  });
});
