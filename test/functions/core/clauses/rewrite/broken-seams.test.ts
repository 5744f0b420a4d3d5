import { describe, expect, it } from '@jest/globals';
import { breaksSentence, rejoinList } from '../../../../../functions/core/clauses/rewrite/broken-seams.ts';

/** A strike of the words between the bars. */
const struck = (
  marked: string,
): { readonly text: string; readonly start: number; readonly end: number; readonly put: '' } => {
  const [before = '', words = '', behind = ''] = marked.split('|');
  return { text: before + words + behind, start: before.length, end: before.length + words.length, put: '' };
};

describe('words put in place of others', () => {
  it('do not halve a bracket', () => {
    const { text, ...change } = struck('The fee (net| of tax) is due| in June.');
    expect(breaksSentence(text, { ...change, put: ' is owed' })).toBe(true);
    expect(breaksSentence(text, { ...change, put: ' of tax) is owed' })).toBe(false);
  });
});

describe('words taken out of a sentence', () => {
  it.each([
    [
      'the middle of a list',
      'filed in the Letter, contained in the Room|, or otherwise within the actual|, constructive or imputed knowledge of the Buyer.',
    ],
    [
      'the beginning of one',
      'The count excludes Emergency Work| or any failure of a third-party hosting|, network or software supplier.',
    ],
    ['a preposition without its noun', 'The Tenant may use it|, without payment| of royalties.'],
    [
      'a list that goes on',
      'It binds the Bank|, regardless of any inquiry by or for the Agent|, the Lender, the Trustee or any heir.',
    ],
    ['a verb without its complement', 'The count of Supplier shall be| final and binding|, and Client pays.'],
    ['an owner', "It protects the Company's and any| and all Group Company|'s interests."],
    ['one quotation mark', 'All reports|, whether or not marked "secret|."'],
    ['a bracket', 'The fee| (and any tax| on it) falls due.'],
    ['one of either', 'He shall not, either| on his own account or for others|, solicit a customer.'],
    [
      'a verb that is still to come',
      'The Authority| may set off any sum which in its opinion is, or| may become, due.',
    ],
    [
      'what a second relative clause hangs on',
      'Works|, that she makes alone or with others|, during the term and that relate to the business.',
    ],
    [
      'the only verb',
      'Membership of the plan| and the vesting of awards cease on notice|, and the Executive is a bad leaver.',
    ],
    ['a list that nothing can join', 'The Tenant, at its cost, repairs| or replaces the glass|.'],
    ['what stands between two commas, leaving both', 'The costs (including,| without limitation|, any fine) fall due.'],
  ])('do not leave %s', (_, marked) => {
    const { text, ...change } = struck(marked);
    expect(breaksSentence(text, change)).toBe(true);
  });

  it.each([
    ['an adverb', 'Supplier may change the fees| at any time|.'],
    ['an addition at the end', 'Client shall pay for every room|, whether or not it is resold|.'],
    ['the second of two', 'Landlord is not liable for works| or a cause beyond its control|.'],
    ['an insertion with both commas', 'Supplier shall|, at its sole cost,| defend the claim.'],
    ['what follows a particle', 'Client answers for the van until it is checked in|, even if the yard is shut|.'],
    ['a sentence', 'Fees fall due in June. |Client waives every claim. |Supplier keeps records.'],
  ])('may be %s', (_, marked) => {
    const { text, ...change } = struck(marked);
    expect(breaksSentence(text, change)).toBe(false);
  });

  it.each([
    [
      'the last item of a list',
      'less rebates, taxes, freight, bad debts| and such other sums as Licensee records|, and not more.',
      'less rebates, taxes, freight and bad debts, and not more.',
    ],
    ['with a comma before it', 'the cost of labor, repairs|, and any other cost|.', 'the cost of labor and repairs.'],
    [
      'what is no list but an insertion',
      'Supplier shall, at its cost, repair| or replace the part|.',
      'Supplier shall, at its cost, repair.',
    ],
    ['the second of two', 'the cost of labor| and any other cost|.', 'the cost of labor.'],
    [
      'what is joined within an item',
      'a lasting, free license under any patent| and any design of Supplier|.',
      'a lasting, free license under any patent.',
    ],
  ])('leave a joint: %s', (_, marked, left) => {
    const { text, ...change } = struck(marked);
    const { start, end, put } = rejoinList(text, change);
    expect(text.slice(0, start) + put + text.slice(end)).toBe(left);
  });
});
