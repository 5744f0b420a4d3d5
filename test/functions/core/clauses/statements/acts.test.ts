import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** What the first statement that is no mere fact is about. */
const actIn = (text: string): string | undefined => {
  const statements = readStatements(
    readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' }),
  );
  return (statements.find(({ force }) => force !== 'fact') ?? statements[0])?.act;
};

describe('the act of a statement', () => {
  it.each([
    ['terminate', 'The Nursery may, by a month’s notice in writing and without giving a reason, end this Agreement.'],
    ['suspend', 'The Carrier may by notice suspend collections while any fee is unpaid.'],
    ['suspend', 'The Club may at any time, without liability to the Member, interrupt access to the gym for repair.'],
    ['return', 'On the end of the hire the Hirer shall return every crate to the yard of the Owner.'],
    ['insure', 'The Grower shall at all times insure the glass against hail.'],
    ['insure', 'At its own expense the Bailee shall insure the pictures with a reputable office.'],
    ['arbitrate', 'Neither party shall begin proceedings in any court before it has met the other.'],
    ['keep-secret', 'The Clinic shall not disclose the price it pays to any other buyer.'],
    ['waive', 'The Tenant waives any right to notice before the bailiffs enter.'],
    ['waive', 'The Surety releases the Bank from every claim for loss of profit.'],
    ['transfer-ownership', 'Title to the timber shall pass to the Buyer when the price is paid.'],
    ['transfer-ownership', 'All drawings made by the Architect shall belong to the Client on payment of the fees.'],
    ['charge-interest', 'Interest shall accrue on any late instalment from day to day.'],
    ['charge-interest', 'The Lender may charge interest at eight percent on any invoice that is overdue.'],
    ['pay', 'The Sponsor shall pay half of the fee within ten days of the signature of this Agreement.'],
    ['pay', 'Each party shall bear its own costs of the negotiation and execution of this deed.'],
    ['refund', 'The deposit, less the cost of any repair, shall be refunded to the Hirer within a week.'],
    ['withhold', 'The Owner may withhold from any payment the cost of making good a defect.'],
    ['set-off', 'The Dealer shall not set off against the price any claim that it has under a warranty.'],
    ['repair', 'If the Tenant fails to pay for it, the Landlord may repair the fence itself.'],
    ['repair', 'The Shipyard must put right any leak that shows within a year of delivery.'],
    ['enter', 'The Landlord may on two days’ notice enter the flat to read the meter.'],
    ['inspect', 'The Authority may, if it gives notice, inspect the books of the Operator.'],
    ['notify', 'If the data are lost, the Host shall without delay notify the Customer.'],
    ['notify', 'The Processor shall inform the Controller of any request it receives under the law.'],
    ['deliver', 'The Mill shall deliver the flour to the bakery unless the Buyer is late in paying an invoice.'],
    ['accept', 'The Buyer may reject any bale that does not conform to the sample.'],
    ['accept', 'Goods shall be deemed accepted if no notice is given within seven days of delivery.'],
    ['limit-liability', 'In no event shall the Vendor be liable for any loss of profit, whether or not insured.'],
    ['limit-liability', 'The aggregate liability of the Surveyor shall not exceed the fee paid under this Agreement.'],
    ['excuse', 'Neither party is liable for delay caused by flood or strike.'],
    ['govern', 'This deed shall be governed by the laws of Nova Scotia.'],
    ['assign', 'The Author may not assign this Agreement without the consent of the Publisher.'],
    ['subcontract', 'The Builder shall not subcontract the roofing without written approval.'],
    ['license', 'The Museum grants the Publisher a licence to print the photographs.'],
    ['license', 'No licence is granted to the Dealer to use the marks after termination.'],
    ['publicize', 'The Agency shall not issue a press release that names the Client without consent.'],
    ['compete', 'For two years after the sale the Seller shall not compete with the shop.'],
    ['solicit', 'The Recruit shall not, for six months after leaving, solicit any customer of the Firm.'],
    ['deal-exclusively', 'The Brewery shall be the sole supplier of beer to the Inn.'],
    ['price', 'The Landlord may raise the rent each May in line with the index.'],
    ['accelerate', 'On a default the Bank may declare the loan immediately due.'],
    ['amend', 'No variation of this deed shall be valid unless it is signed.'],
    ['amend', 'We may change these terms by telling you a month before.'],
    ['renew', 'This Agreement renews for a further term of a year unless notice is given.'],
    ['consent', 'The Landlord shall not unreasonably withhold its consent to a change of use.'],
    ['decide', 'The finding of the Umpire shall be final and binding save for fraud.'],
    ['decide', 'The Committee may in its discretion decide who wins the prize.'],
    ['comply', 'The Lodger must follow the rules of the house about noise and guests.'],
    ['cooperate', 'For a month after the end, and at no charge, the Provider shall assist with the move of the data.'],
    ['cooperate', 'The Vendor is not obliged to assist in a sale unless its costs are reimbursed.'],
    ['warrant', 'The Seller warrants that the accounts disclose all debts.'],
    ['use', 'The Lodger may use the kitchen until ten at night.'],
    ['buy', 'The Inn shall purchase at least forty barrels a year.'],
    ['employ', 'The Company will employ the Manager for a fixed term of a year.'],
    ['indemnify', 'The Hirer shall indemnify the Owner against all loss arising out of the use of the plant.'],
    [
      'indemnify',
      'Nothing in this clause obliges the Landlord to indemnify the Tenant against a loss that it has insured.',
    ],
    ['use-data', 'The Processor shall not share personal data with any other company.'],
    ['secure', 'The Borrower shall grant to the Lender a mortgage over the barge.'],
  ])('GIVEN the verb and its object THEN they name it (%s): %s', (act, text) => {
    expect(actIn(text)).toBe(act);
  });
});
