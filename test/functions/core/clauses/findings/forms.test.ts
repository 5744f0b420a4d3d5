import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { formOf, isHarmlessDenial, isOwnRight } from '../../../../../functions/core/clauses/statements/form.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const risksOf = async (clauseText: string, partyRole: PartyRole, contractType: ContractType) => {
  const { risks } = await analyseClause({ clauseText, contractType, partyRole, riskTolerance: 'moderate' });
  return risks.map(({ title }) => title);
};

describe('what a clause denies', () => {
  it.each([
    [
      'price',
      'The Supplier may increase the fees at any time by written notice to the Customer.',
      'The Supplier may not increase the fees at any time by written notice to the Customer.',
      'customer',
      'saas-agreement',
    ],
    [
      'change of control',
      'The Client may terminate this Agreement at once upon any change of control of the Consultant.',
      'The Client may not terminate this Agreement upon any change of control of the Consultant.',
      'service-provider',
      'service-agreement',
    ],
    [
      'acceleration',
      'On any missed installment the Bank may require the Borrower to repay at once all principal then outstanding.',
      'On a missed installment the Bank may not require the Borrower to repay at once all principal then outstanding.',
      'customer',
      'other',
    ],
    [
      'stock',
      'The Supplier shall hold eight weeks of finished stock of the goods, and the Buyer is not bound to order any of it.',
      'The Supplier is not required to hold eight weeks of finished stock of the goods where the Buyer is not bound to order any of it.',
      'seller',
      'purchase-agreement',
    ],
    [
      'long term',
      'The Customer is bound to take and pay for the line for a minimum period of ten years.',
      'The Customer is not bound to take and pay for the line for a minimum period of ten years.',
      'customer',
      'service-agreement',
    ],
    [
      're-entry',
      'If the rent is late by a day the Landlord may re-enter the premises and this lease shall end at once.',
      'If the rent is late by a day the Landlord may not on that account re-enter the premises or end this lease at once.',
      'tenant',
      'lease-agreement',
    ],
  ] as const)(
    'GIVEN %s said and denied THEN only what is said is a risk',
    async (_, said, denied, partyRole, contractType) => {
      expect(await risksOf(said, partyRole, contractType)).not.toEqual([]);
      expect(await risksOf(denied, partyRole, contractType)).toEqual([]);
    },
  );

  it('GIVEN a refusal that takes from the reader THEN it is a risk', async () => {
    expect(
      await risksOf('Fees paid in advance shall not be refunded for any reason.', 'customer', 'saas-agreement'),
    ).not.toEqual([]);
  });
});

describe('the form of a statement', () => {
  const formIn = (text: string, at: string) => {
    const [statement] = readStatements(
      readText(text, { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' }),
    );
    return formOf(statement!, 'own', statement!.words.indexOf(at));
  };

  it.each([
    ['Supplier may raise its fees at any time.', 'raise', 'right:other'],
    ['Supplier shall not raise its fees.', 'raise', 'ban:other'],
    ['Supplier shall not raise its fees except at any time on notice.', 'at any time', 'right:other'],
    ['Supplier may not suspend access at once or without notice.', 'without', 'ban:other'],
    ['Customer is not required to renew.', 'renew', 'no-duty:bearer'],
    ['Supplier shall not be liable for any loss.', 'liable', 'no-duty:other'],
    ['Neither party may assign this Agreement.', 'assign', 'ban:each'],
    ['Credits do not lapse.', 'lapse', 'not-fact:nobody'],
    ['The credits are not lost.', 'lost', 'not-fact:nobody'],
    ['No interest or fee of any kind accrues on the deposit.', 'deposit', 'not-fact:nobody'],
    ['If the order lapses, no charge of any kind accrues on it.', 'charge', 'not-fact:nobody'],
    ['None of the sums held in escrow is interest-bearing.', 'interest', 'not-fact:nobody'],
    ['Interest accrues on the deposit no later than the first of June.', 'deposit', 'fact:nobody'],
    ['This Agreement gives Supplier no right to raise its fees.', 'raise', 'no-right:other'],
    ['Early closure entitles Customer to no credit.', 'credit', 'no-right:bearer'],
    ['Supplier has no notice to give before it raises its fees.', 'notice', 'not-fact:other'],
  ])('%s', (text, at, form) => {
    expect(formIn(text, at)).toBe(form);
  });

  it.each([
    ['both', 'right:each'],
    ['unknown', 'right:nobody'],
    ['counterpart', 'right:bearer'],
  ] as const)('GIVEN what Supplier may do, said to burden %s THEN %s', (bearer, form) => {
    const [statement] = readStatements(
      readText('Supplier may raise its fees.', {
        contractType: 'saas-agreement',
        partyRole: 'customer',
        riskTolerance: 'moderate',
      }),
    );
    expect(formOf(statement!, bearer, 0)).toBe(form);
  });

  it('GIVEN an exception behind what is said THEN that stays denied', () => {
    expect(formIn('Supplier shall not raise its fees unless it tells Customer.', 'raise')).toBe('ban:other');
    expect(formIn('Supplier shall not raise its fees, but may lower them.', 'lower')).toBe('right:other');
  });

  it('GIVEN a form THEN a denial is harmless where it takes nothing, and a right is the bearer’s own or not', () => {
    const forms = [
      'ban:bearer',
      'no-right:bearer',
      'no-duty:other',
      'right:bearer',
      'fact:nobody',
      'duty:bearer',
    ] as const;
    expect(forms.filter(isHarmlessDenial)).toEqual([]);
    expect(forms.filter(isOwnRight)).toEqual(['right:bearer']);
    const harmless = ['ban:other', 'not-fact:nobody', 'no-duty:bearer', 'no-right:other'] as const;
    expect(harmless.filter(isHarmlessDenial)).toEqual(harmless);
    expect(harmless.filter(isOwnRight)).toEqual([]);
  });
});
