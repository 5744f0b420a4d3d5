import { contentOf, sharedContent } from '../../../../../functions/core/clauses/text/shared-content.ts';
import { stemsOf } from '../../../../../functions/core/clauses/text/stems.ts';

describe('the stems of words', () => {
  it.each([
    ['terminates terminated terminating termination', ['terminat', 'terminat', 'terminat', 'termin']],
    ['payments payment paying', ['pay', 'pay', 'pay']],
    ['obligations obligation', ['oblig', 'oblig']],
    ['policies customers supplier', ['polic', 'custom', 'suppli']],
    ['reasonably renewal exclusive contractor', ['reasonab', 'renew', 'exclus', 'contract']],
    ['fees uses bears', ['fees', 'uses', 'bears']],
    ['refundable', ['refund']],
    ["supplier's non-payment", ["supplier'", 'non-pay']],
    ['pays 30 days, 1,000.50 euro', ['pays', '#', 'days', '#', 'euro']],
    ['[a] may ask [giver]', ['party-a', 'may', 'ask', 'party-giv']],
    ['', []],
    ['?!', []],
  ])('GIVEN %j THEN they are %j', (words, stems) => {
    expect(stemsOf(words)).toEqual(stems);
  });

  it('GIVEN names for the signs of parties THEN those stand for them, apart from the words beside them', () => {
    expect(stemsOf("[a]'s duty to [o]", { a: 'us', o: 'them' })).toEqual(['us', "'s", 'duty', 'to', 'them']);
    expect(stemsOf('non[a]payment', { a: 'us' })).toEqual(['non', 'us', 'pay']);
  });
});

describe('what texts are about', () => {
  it.each([
    ['The Supplier shall pay the fees within 30 days', ['suppl', 'pay', 'fees', '30', 'days']],
    ['Termination, terminated', ['termi']],
    ['of to it is', []],
    ['each party to this agreement', []],
    ['', []],
  ])('GIVEN %j THEN that is %j', (text, content) => {
    expect([...contentOf(text)]).toEqual(content);
  });

  it.each([
    ['the fees are paid', 'fees that were paid', 1],
    ['the fees are paid', 'the rent is paid', 0.5],
    ['the fees are paid', 'nothing', 0],
    ['of the', 'the fees are paid', 0],
    ['rent, fees, costs and interest', 'interest on rent', 0.5],
  ])('GIVEN %j THEN of it %j says the share %p', (text, other, share) => {
    expect(sharedContent(text, contentOf(other))).toBe(share);
  });
});
