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
    [
      'The vendor may end this agreement if the customer materially breaches it and does not cure the breach.',
      'We may end this agreement if you materially breach it and do not cure the breach.',
    ],
    ['Credits are due unless it does not respond to the customer.', undefined],
  ])('GIVEN %s THEN it says so too, where its grammar bears it', (wording, said) => {
    expect(addressParties(wording, spoken)).toBe(said ?? wording);
  });

  it.each([
    [
      'The employee shall sign the papers within ten business days.',
      'I shall sign the papers within ten business days.',
    ],
    ["The Company pays the employee for the employee's own tools.", 'The Company pays me for my own tools.'],
    ['The employee is free to use its general skills.', 'I am free to use my general skills.'],
  ])('GIVEN a clause in which the employee says "I" and %s THEN it says so too', (wording, said) => {
    const signed = readText('I agree that all I make belongs to the Company. The Company may sign for me.', {
      contractType: 'employment-contract',
      partyRole: 'employee',
      riskTolerance: 'moderate',
    }).parties;
    expect(addressParties(wording, signed)).toBe(said);
  });

  it('GIVEN parties with names THEN they keep them', () => {
    const named = partiesOf('Customer may terminate at any time. Vendor shall refund what Customer paid.');
    expect(addressParties('The customer shall pay the vendor.', named)).toBe('The customer shall pay the vendor.');
  });
});
