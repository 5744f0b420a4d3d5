import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { addressParties } from '../../../../../functions/core/clauses/rewrite/address-parties.ts';

const partiesOf = (text: string) =>
  readText(text, { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' }).parties;

const spoken = partiesOf('We may close your account at any time. You will pay us for the month.');

describe('wording for a clause that says "we" and "you"', () => {
  it.each([
    ['The customer shall pay the vendor within thirty days.', 'You shall pay us within thirty days.'],
    ["The vendor answers for its staff and keeps to the customer's instructions.", undefined],
    ['The vendor answers for its own staff.', 'We answer for our own staff.'],
    [
      "The customer's total liability shall not exceed what the customer has paid.",
      'Your total liability shall not exceed what you have paid.',
    ],
    ['The vendor carries insurance for its own negligence.', 'We carry insurance for our own negligence.'],
    ['except where the vendor is in breach', 'except where we are in breach'],
    ['Credits are due unless it does not respond to the customer.', undefined],
  ])('GIVEN %s THEN it says so too, where its grammar bears it', (wording, said) => {
    expect(addressParties(wording, spoken)).toBe(said ?? wording);
  });

  it('GIVEN parties with names THEN they keep them', () => {
    const named = partiesOf('Customer may terminate at any time. Vendor shall refund what Customer paid.');
    expect(addressParties('The customer shall pay the vendor.', named)).toBe('The customer shall pay the vendor.');
  });
});
