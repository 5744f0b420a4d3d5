import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { spokenFor } from '../../../../../functions/core/clauses/statements/spoken-for.ts';

/** Opposite sides of a text in which a provider ("we") speaks to whoever takes the service ("you"). */
const context = 'We run the Harbor site. You use it. ';
const told = (partyRole: 'customer' | 'vendor', text: string): string | undefined =>
  spokenFor(readText(context + text, { contractType: 'saas-agreement', partyRole, riskTolerance: 'moderate' }), text);

describe('a text that says “our” alone', () => {
  it.each([
    ['vendor', 'The publisher and each of your affiliates give no warranty of the tools'],
    ['customer', "The publisher and each of the vendor's affiliates give no warranty of the tools"],
  ] as const)('GIVEN it is told to the %s THEN whose that is is told', (partyRole, said) => {
    const text = 'The publisher and each of our affiliates give no warranty of the tools';
    const read = readText(text, { contractType: 'saas-agreement', partyRole, riskTolerance: 'moderate' });
    expect(spokenFor(read, text)).toBe(said);
  });
});

describe('a sentence that says “we” and “you”', () => {
  it.each([
    [
      'We may end your access at any time',
      "You may end the customer's access at any time",
      'The vendor may end your access at any time',
    ],
    [
      'You must give us proof satisfactory to us',
      'The customer must give you proof satisfactory to you',
      'You must give the vendor proof satisfactory to the vendor',
    ],
    [
      'Your account is closed by us where you break our rules',
      "The customer's account is closed by you where the customer breaks your rules",
      "Your account is closed by the vendor where you break the vendor's rules",
    ],
    [
      'We do not vet what you post, and we are not liable to you for it',
      'You do not vet what the customer posts, and you are not liable to the customer for it',
      'The vendor does not vet what you post, and the vendor is not liable to you for it',
    ],
    [
      'You are responsible for copies of anything you want to keep with us',
      'The customer is responsible for copies of anything the customer wants to keep with you',
      'You are responsible for copies of anything you want to keep with the vendor',
    ],
    [
      "Unless you notify us, we'll charge the card you've given us",
      'Unless the customer notifies you, you will charge the card the customer has given you',
      'Unless you notify the vendor, the vendor will charge the card you have given the vendor',
    ],
    [
      'The fee for the plan you choose is charged by us to you each month',
      'The fee for the plan the customer chooses is charged by you to the customer each month',
      'The fee for the plan you choose is charged by the vendor to you each month',
    ],
    [
      'You agree to the rules and represent that you are of age',
      'The customer agrees to the rules and represents that the customer is of age',
      'You agree to the rules and represent that you are of age',
    ],
    [
      'We and our affiliates are free to use your ideas',
      "You and your affiliates are free to use the customer's ideas",
      "The vendor and the vendor's affiliates are free to use your ideas",
    ],
    [
      'The loss is yours and the gain is ours',
      "The loss is the customer's and the gain is yours",
      "The loss is yours and the gain is the vendor's",
    ],
    [
      "If you don't pay us, we don't serve you",
      "If the customer doesn't pay you, you don't serve the customer",
      "If you don't pay the vendor, the vendor doesn't serve you",
    ],
    [
      'We may close your account if we reasonably believe you break our terms or create harm for us',
      "You may close the customer's account if you reasonably believe the customer breaks your terms or creates harm for you",
      "The vendor may close your account if the vendor reasonably believes you break the vendor's terms or create harm for the vendor",
    ],
    [
      'You acknowledge that you have read the rules and have kept a copy',
      'The customer acknowledges that the customer has read the rules and has kept a copy',
      'You acknowledge that you have read the rules and have kept a copy',
    ],
    [
      'You agree to leave and return the key to us',
      'The customer agrees to leave and return the key to you',
      'You agree to leave and return the key to the vendor',
    ],
    [
      'You keep the content that you upload, submit, store, send or receive on our site',
      'The customer keeps the content that the customer uploads, submits, stores, sends or receives on your site',
      "You keep the content that you upload, submit, store, send or receive on the vendor's site",
    ],
    ['The laws of the US apply to you', 'The laws of the US apply to the customer', 'The laws of the US apply to you'],
  ])('GIVEN “%s” THEN its reader is “you” and the other side has its name', (text, toVendor, toCustomer) => {
    const capital = (said: string | undefined): string | undefined => said && said[0]!.toUpperCase() + said.slice(1);
    expect(capital(told('vendor', text))).toBe(toVendor);
    expect(capital(told('customer', text))).toBe(toCustomer);
  });

  it('GIVEN a pronoun in quotation marks THEN it stays the term that it is', () => {
    expect(told('vendor', 'if you act for a firm, then "you" includes you and that firm')).toBe(
      'if the customer acts for a firm, then "you" includes the customer and that firm',
    );
    expect(told('customer', '“we” means us and our affiliates')).toBe(
      "“we” means the vendor and the vendor's affiliates",
    );
  });

  it('GIVEN “you” that may be who acts or who is acted on THEN nothing is told', () => {
    expect(told('vendor', 'The tools plainly you rather outgrow are replaced')).toBeUndefined();
  });
});
