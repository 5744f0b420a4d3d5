import { describe, expect, it } from '@jest/globals';
import { withParties } from '../../../../../functions/core/clauses/findings/party-grammar.ts';

describe('texts about a side that is named in the plural', () => {
  it.each([
    ['{bearer} is bound and {gainer} is not.', 'Sellers are bound and the Buyer is not.'],
    ["{bearer}'s share shrinks.", "Sellers' share shrinks."],
    ['{bearer} carries the loss; {gainer} has none.', 'Sellers carry the loss; the Buyer has none.'],
    ['{gainer} may end it and {bearer} may not.', 'The Buyer may end it and Sellers may not.'],
    ['{bearer} never loses this.', 'Sellers never lose this.'],
    ['What {bearer} pays {gainer} keeps.', 'What Sellers pay the Buyer keeps.'],
    ['It helps {bearer} as a rule.', 'It helps Sellers as a rule.'],
  ])('%s', (text, told) => {
    expect(withParties(text, 'Sellers', 'the Buyer')).toBe(told);
  });

  it('a name that only ends as a plural does keeps its verb', () => {
    expect(withParties("{bearer} pays {bearer}'s own costs.", 'Harris', 'Doe')).toBe("Harris pays Harris's own costs.");
  });
});
