import { sayOnlySpoken } from '../../../../../functions/core/clauses/findings/spoken-alternatives.ts';

describe('a heading that names alternatives', () => {
  it.each([
    ['the one that the clause speaks of', 'Bonus or commission is lost', 'no commission is paid', 'Commission is lost'],
    [
      'the first alone',
      'Rent goes on in spite of loss or defects',
      'loss of the goods',
      'Rent goes on in spite of loss',
    ],
    [
      'the last alone',
      'Information must be returned or destroyed',
      'it shall be destroyed',
      'Information must be destroyed',
    ],
    [
      'one of a row',
      'Closing the account forfeits credits, balance or content',
      'we may delete your content',
      'Closing the account forfeits content',
    ],
  ])('GIVEN %s THEN it says no other', (_, heading, clause, said) => {
    expect(sayOnlySpoken(heading, clause)).toBe(said);
  });

  it.each([
    ['words that say it otherwise', 'Bonus or commission is lost', 'no incentive is paid'],
    ['all of them', 'Bonus or commission is lost', 'bonuses and commissions'],
    ['more than single words', 'Tenant may buy shares or make an offer', 'the shares'],
    ['what is denied of all', 'It comes without limits of time, notice or number', 'on notice'],
  ])('GIVEN %s THEN it stays as it is', (_, heading, clause) => {
    expect(sayOnlySpoken(heading, clause)).toBe(heading);
  });
});
