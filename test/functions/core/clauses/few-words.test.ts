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
      'Supplier may change the opening hours in its sole and absolute discretion.',
      'in its reasonable discretion',
    ],
    [
      'consent without a measure',
      'Client may not assign this Agreement without the prior written consent of Supplier.',
      'without the prior written consent of Supplier (not to be unreasonably withheld)',
    ],
    [
      'consent at will',
      'Client may not assign this Agreement without the consent of Supplier, which may be withheld for any reason.',
      'without the consent of Supplier, which may not be unreasonably withheld',
    ],
    ['a responsibility alone', 'Client is solely responsible for all content it uploads.', 'Client is responsible for'],
    [
      'notice or none',
      'Supplier may terminate this Agreement with or without notice.',
      'terminate this Agreement on reasonable prior written notice',
    ],
  ])('GIVEN %s THEN only the words that matter are put otherwise', async (_, clauseText, put) => {
    const { revisedClause, recheck } = await suggestFor('client', clauseText);
    expect(revisedClause).toContain(put);
    expect(recheck?.introduced).toEqual([]);
  });

  it('GIVEN words that are shouted THEN what is put in their place is shouted too', async () => {
    const { revisedClause } = await suggestFor(
      'client',
      'SUPPLIER MAY SUSPEND THE SERVICES AT ANY TIME IN ITS SOLE DISCRETION WITHOUT NOTICE.',
    );
    expect(revisedClause.split('. ')[0]).not.toMatch(/[a-z]/);
    expect(revisedClause).toContain('REASONABLE');
  });

  it('GIVEN a sentence that another change makes needless THEN it is left out', async () => {
    const { revisedClause } = await suggestFor(
      'client',
      'Supplier may terminate this Agreement at any time without cause on thirty (30) days’ written notice. Client may terminate this Agreement for material breach.',
    );
    const sentences = revisedClause.split(/(?<=\.) /);
    // Without any one of the added sentences, something would stay open.
    for (const sentence of sentences.slice(2)) {
      const { suggestedImprovement } = await analyseClause({
        clauseText: revisedClause.replace(` ${sentence}`, ''),
        contractType: 'service-agreement',
        partyRole: 'client',
      });
      expect(suggestedImprovement.recheck?.resolved ?? []).not.toEqual([]);
    }
  });

  it('GIVEN a suggestion THEN it is worth no second one that says the same again', async () => {
    const { revisedClause } = await suggestFor(
      'client',
      'In no event shall Supplier be liable for any loss, including indirect or consequential loss and lost profit.',
    );
    expect(revisedClause.match(/not apply to/g)).toHaveLength(1);
  });
});
