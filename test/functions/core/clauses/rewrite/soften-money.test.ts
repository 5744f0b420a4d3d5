import type { PartyRole } from '../../../../../shared/contracts.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

type Case = readonly [contractType: string, reader: PartyRole, text: string, said: string];

/** The text with the words of its first statement softened, as the lawyer of the named side would. */
const softened = (contractType: string, partyRole: PartyRole, text: string): string => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  const [statement] = readStatements(read);
  return softenWords(read, statement!, statement!)
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

describe('money that does not come back', () => {
  it.each<Case>([
    [
      'saas-agreement',
      'customer',
      'No refund is due for a withdrawn module.',
      'A proportionate refund is due for a withdrawn module.',
    ],
    [
      'service-agreement',
      'client',
      'There are no refunds for cancelled sessions.',
      'There are proportionate refunds for cancelled sessions.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may terminate this Agreement without any refund of prepaid fees.',
      'Supplier may terminate this Agreement with a proportionate refund of prepaid fees.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Rent paid for a period after the Expiry Date shall not be refunded.',
      'Rent paid for a period after the Expiry Date shall be refunded.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Sums set aside for future works need not be returned.',
      'Sums set aside for future works shall be returned to the extent not used or earned.',
    ],
    [
      'service-agreement',
      'client',
      'Fees once paid are not refundable.',
      'Fees once paid are refundable to the extent not used or earned.',
    ],
    ['license-agreement', 'licensee', 'No overpayment shall be credited.', 'Any overpayment shall be credited.'],
    [
      'lease-agreement',
      'tenant',
      'No overpayment shall bear interest or be refundable.',
      'Any overpayment shall be refundable.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Client shall pay each invoice, subject to receipt of corresponding funds from the Owner.',
      'Client shall pay each invoice, within thirty (30) days after invoice.',
    ],
    [
      'rental-agreement',
      'tenant',
      'You will pay us for any damage to the flat, including fair wear and tear and anything done by our own staff.',
      'You will pay us for any damage to the flat, excluding fair wear and tear and anything done by our own staff.',
    ],
    [
      'rental-agreement',
      'tenant',
      'You will pay the full price of a lost key, whatever its age, within a week.',
      'You will pay the full price of a lost key, within a week.',
    ],
    [
      'lease-agreement',
      'tenant',
      'The Tenant shall make good every defect, howsoever and whensoever it may have come about.',
      'The Tenant shall make good every defect.',
    ],
    [
      'lease-agreement',
      'tenant',
      'No part of the Rent shall be repayable.',
      'Any part of the Rent shall be repayable to the extent not used or earned.',
    ],
    [
      'service-agreement',
      'client',
      'The enrolment fee is non-refundable.',
      'The enrolment fee is refundable to the extent not used or earned.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'After the inspection period the deposit is non-refundable for any reason, including failure of title.',
      'After the inspection period the deposit is refundable unless the buyer is in default.',
    ],
    [
      'service-agreement',
      'client',
      'Orders are non-cancellable and non-refundable.',
      'Orders are refundable to the extent not used or earned.',
    ],
    [
      'saas-agreement',
      'customer',
      'Fees are fully earned when paid.',
      'Fees are earned over the period to which they relate.',
    ],
    [
      'employment-contract',
      'employee',
      'Employee shall forfeit all vested and unvested options.',
      'Employee shall forfeit all unvested options.',
    ],
    [
      'employment-contract',
      'employee',
      'All unpaid commission is forfeited on resignation.',
      'All unearned commission is forfeited on resignation.',
    ],
    [
      'rental-agreement',
      'tenant',
      'Tenant shall forfeit the entire security deposit if Tenant leaves early.',
      'Tenant shall forfeit so much of the security deposit as covers proved loss if Tenant leaves early.',
    ],
    [
      'rental-agreement',
      'tenant',
      'The whole deposit is forfeited if the tenant leaves early.',
      'So much of the deposit as covers proved loss is forfeited if the tenant leaves early.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Landlord may retain the whole of the deposit on any default.',
      'Landlord may retain so much of the deposit as covers proved loss on any material default.',
    ],
    [
      'rental-agreement',
      'tenant',
      'Landlord may keep any interest on the deposit.',
      'Landlord shall account for any interest on the deposit.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Supplier shall repay all Fees received under this Agreement.',
      'Supplier shall repay the unearned part of the Fees received under this Agreement.',
    ],
    [
      'employment-contract',
      'employee',
      'Employee shall repay the training costs in full if Employee leaves within two years.',
      'Employee shall repay the training costs in proportion to the part of the agreed period still to run if Employee leaves within twelve months.',
    ],
    [
      'employment-contract',
      'employee',
      'Employee shall repay the relocation cost, without reduction for service completed.',
      'Employee shall repay the relocation cost, reduced in proportion to the service completed.',
    ],
    [
      'employment-contract',
      'employee',
      'Employee shall repay the gross amount of the bonus.',
      'Employee shall repay the net amount of the bonus.',
    ],
    [
      'saas-agreement',
      'customer',
      'Credits may be applied against renewal fees only.',
      'Credits may be applied against the next invoice or, where none follows, paid out.',
    ],
    [
      'saas-agreement',
      'customer',
      'Service credits apply to future renewals only.',
      'Service credits apply to the next invoice or, where none follows, are paid out.',
    ],
    [
      'saas-agreement',
      'customer',
      'Service credits lapse on termination.',
      'Service credits are paid out at the end of the term.',
    ],
    [
      'service-agreement',
      'client',
      'Any unused hours expire at the end of the month.',
      'Any unused hours may be used in the following twelve months.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier shall remedy a defect or give a credit against future orders.',
      'Supplier shall remedy a defect or give a refund or, with the consent of the client, a credit against future orders.',
    ],
    [
      'service-agreement',
      'service-provider',
      'No interest shall accrue on late payments.',
      'Interest at the statutory rate shall accrue on late payments.',
    ],
    [
      'power-purchase-agreement',
      'buyer',
      'No reduction of the Contract Price shall be made on account of lower costs of the Seller.',
      'A corresponding reduction of the Contract Price shall be made on account of lower costs of the Seller.',
    ],
    [
      'lease-agreement',
      'tenant',
      'No compensation shall be payable for the works.',
      'Reasonable compensation shall be payable for the works.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Charges not so invoiced shall be deemed waived.',
      'Charges not so invoiced shall remain payable.',
    ],
    [
      'service-agreement',
      'client',
      'If a session is cancelled, no refund is due.',
      'If a session is cancelled, a proportionate refund is due.',
    ],
    [
      'service-agreement',
      'client',
      'After closing there is no refund.',
      'After closing there is a proportionate refund.',
    ],
    [
      'lease-agreement',
      'tenant',
      'On a break no part of the rent paid in advance shall be repayable.',
      'On a break any part of the rent paid in advance shall be repayable to the extent not used or earned.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Landlord may carry out the works and no compensation is payable.',
      'Landlord may carry out the works and reasonable compensation is payable.',
    ],
    [
      'service-agreement',
      'service-provider',
      'An amount not claimed in time is forfeited.',
      'An amount not claimed in time remains payable.',
    ],
    [
      'rental-agreement',
      'tenant',
      'If you leave early, your deposit is forfeited.',
      'If you leave early, so much of your deposit as covers proved loss is forfeited.',
    ],
    [
      'employment-contract',
      'employee',
      'On resignation the gross amount of the bonus becomes a debt to be repaid.',
      'On resignation the net amount of the bonus becomes a debt to be repaid.',
    ],
  ])('GIVEN a %s read as %s WHEN it says %s THEN it is balanced', (contractType, reader, text, said) => {
    expect(softened(contractType, reader, text)).toBe(said);
  });
});

describe('what costs more than it is worth', () => {
  it.each<Case>([
    [
      'saas-agreement',
      'customer',
      'Fees increase each year by the greater of CPI and 5%.',
      'Fees increase each year by the lesser of CPI and 5%.',
    ],
    [
      'saas-agreement',
      'customer',
      'Your fees rise by inflation or 6%, whichever is more.',
      'Your fees rise by inflation or 6%, whichever is less.',
    ],
    [
      'lease-agreement',
      'tenant',
      'The Rent from the Review Date is the greater of the Open Market Rent and the rent payable immediately before that date.',
      'The Rent from the Review Date is the Open Market Rent.',
    ],
    [
      'rental-agreement',
      'tenant',
      'The yearly increase shall not be less than 4%.',
      'The yearly increase shall not be more than 4%.',
    ],
    [
      'lease-agreement',
      'tenant',
      'The reviewed Rent shall in no event be less than the rent payable before the review.',
      'The reviewed Rent shall in no event be more than five per cent (5%) above the rent payable before the review.',
    ],
    [
      'service-agreement',
      'client',
      'Charges are indexed to RPI, never downwards.',
      'Charges are indexed to RPI, upwards or downwards.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Rent is subject to upwards only review.',
      'Rent is subject to upward or downward review.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'Where the index has fallen the prices shall remain unchanged.',
      'Where the index has fallen the prices shall fall accordingly.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may increase the rates by such percentage as it considers appropriate.',
      'Supplier may increase the rates by no more than the increase in the consumer price index.',
    ],
    [
      'service-agreement',
      'service-provider',
      'The charges shall be adjusted by such amount as Customer considers fair having regard to the rate card.',
      'The charges shall be adjusted by a fair amount having regard to the rate card.',
    ],
    [
      'power-purchase-agreement',
      'buyer',
      'The price shall be increased by the amount notified by the Seller.',
      'The price shall be increased by the actual and documented change in cost of the Seller.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may raise its prices.',
      'Supplier may raise its prices by no more than the increase in the consumer price index.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'Seller may apply a surcharge to goods not yet delivered, including orders already accepted.',
      'Seller may apply a surcharge to goods not yet delivered, but not orders already accepted.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Rates are fixed for the Term, including every renewal.',
      'Rates are fixed for the Term (excluding any renewal).',
    ],
    [
      'saas-agreement',
      'customer',
      "Fees for a renewal term will be Supplier's list price in effect at the start of that term.",
      'Fees for a renewal term will be the price of the term before, increased by no more than the consumer price index.',
    ],
    [
      'other',
      'customer',
      'The rate shall be such higher rate as the Bank notifies to the Customer.',
      'The rate shall be such higher rate as covers the actual and documented increase in cost.',
    ],
    [
      'service-agreement',
      'client',
      'Overdue sums bear 2% per month.',
      'Overdue sums bear interest at the statutory rate.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall pay interest at 18% per annum on overdue sums.',
      'Customer shall pay interest at eight per cent (8%) per annum on overdue sums.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Overdue rent bears interest at 10% above the base rate.',
      'Overdue rent bears interest at two per cent (2%) above the base rate.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall pay three times the shortfall.',
      'Licensee shall pay the shortfall.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may charge double rates for rush work.',
      'Supplier may charge the agreed rates for rush work.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Tenant shall pay rent at 150% of the last monthly rent.',
      'Tenant shall pay rent at the last monthly rent.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Rent continues at 125% until the keys are returned.',
      'Rent continues at the agreed rate until the keys are returned.',
    ],
    [
      'power-purchase-agreement',
      'seller',
      'Buyer may purchase the output at 60% of the Contract Price.',
      'Buyer may purchase the output at the Contract Price.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall pay a surcharge of 50% of the foregoing.',
      'Licensee shall pay interest on the unpaid fees at the statutory rate.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Tenant shall reimburse the cost of the repair together with an administrative charge of 15%.',
      'Tenant shall reimburse the cost of the repair.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall pay the list price of the excess plus 50%.',
      'Licensee shall pay the agreed price of the excess.',
    ],
    [
      'service-agreement',
      'client',
      'Travel expenses are billed at cost plus fifteen percent (15%).',
      'Travel expenses are billed at cost.',
    ],
    [
      'lease-agreement',
      'tenant',
      'The service charge includes all costs of the estate and a management fee of 15% of the total.',
      'The service charge includes all costs of the estate and a reasonable management fee.',
    ],
    [
      'rental-agreement',
      'tenant',
      'Tenant shall pay £45 for each reminder.',
      'Tenant shall pay the reasonable and actual cost of each reminder.',
    ],
    [
      'rental-agreement',
      'tenant',
      'Rent paid late incurs a charge of $50 plus $15 for each further day.',
      'Rent paid late incurs a charge of $50.',
    ],
    [
      'nda',
      'recipient',
      'Recipient shall pay $50,000 for each breach.',
      'Recipient shall pay the actual and proved loss.',
    ],
    [
      'nda',
      'recipient',
      'Recipient shall pay €400,000 on demand, without proof of loss.',
      'Recipient shall pay an amount equal to the actual and proved loss within thirty (30) days after a written demand with proof of loss.',
    ],
    [
      'nda',
      'recipient',
      'Recipient shall pay as liquidated damages a sum equal to the annual salary, without prejudice to any other remedy.',
      'Recipient shall pay as liquidated damages a sum equal to the annual salary, to be credited against any other claim.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'Seller may resell goods not collected, without prejudice to its claim for the full price.',
      'Seller may resell goods not collected, the net proceeds being credited against the price.',
    ],
    [
      'saas-agreement',
      'customer',
      'Supplier may accelerate all fees for the remainder of the term.',
      'Supplier may accelerate all fees for the remainder of the term (less what is saved or earned elsewhere).',
    ],
    [
      'lease-agreement',
      'landlord',
      'Tenant may recover its lost profits for the balance of the Term.',
      'Tenant may recover its proved direct loss.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'Buyer shall purchase 1,000 units a year on a take-or-pay basis.',
      'Buyer shall purchase 1,000 units a year, reduced by what the seller fails to supply and with a right to take any shortfall in the following year.',
    ],
    [
      'purchase-agreement',
      'seller',
      'Seller shall refund the difference on all goods purchased since the Effective Date.',
      'Seller shall refund the difference on all goods purchased since the date of a written notice.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall pay the shortfall for every earlier period.',
      'Licensee shall pay the shortfall for the period examined alone.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall buy licences for the excess with support for the preceding five years.',
      'Licensee shall buy licences for the excess with support for the period of the excess shown.',
    ],
    [
      'power-purchase-agreement',
      'seller',
      'Buyer may purchase the facility for $1.',
      'Buyer may purchase the facility for fair market value.',
    ],
    [
      'employment-contract',
      'employee',
      'Company may buy the shares at the lower of cost and fair market value.',
      'Company may buy the shares at fair market value.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Supplier shall make the change without adjustment of the price.',
      'Supplier shall make the change with a fair adjustment of the price.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Supplier shall assist with the transfer at no additional charge.',
      'Supplier shall assist with the transfer at a reasonable charge for added cost.',
    ],
    [
      'employment-contract',
      'employee',
      'Employee shall work overtime without further remuneration.',
      'Employee shall work overtime for reasonable additional remuneration.',
    ],
    [
      'service-agreement',
      'client',
      'Invoices are payable on receipt.',
      'Invoices are payable within thirty (30) days after receipt.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer shall pay within ninety (90) days after receipt of the invoice.',
      'Customer shall pay within thirty (30) days after receipt of the invoice.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall pay all sums due or to become due.',
      'Customer shall pay all sums due.',
    ],
    [
      'purchase-agreement',
      'seller',
      'Seller shall repay the overcharge threefold.',
      'Seller shall repay the overcharge.',
    ],
    [
      'nda',
      'recipient',
      'Recipient owes liquidated damages of €90,000 for each breach.',
      'Recipient owes its actual and proved loss.',
    ],
  ])('GIVEN a %s read as %s WHEN it says %s THEN it is balanced', (contractType, reader, text, said) => {
    expect(softened(contractType, reader, text)).toBe(said);
  });
});

describe('loss and cost that one side bears', () => {
  it.each<Case>([
    [
      'nda',
      'recipient',
      'Company shall recover its costs of suit regardless of outcome.',
      'Company shall recover its costs of suit to the extent that Company prevails.',
    ],
    [
      'nda',
      'recipient',
      'Recipient shall pay the costs of any action, whichever party prevails.',
      'Recipient shall pay the costs of any action, to the extent that the discloser prevails.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Tenant shall pay costs (whether or not awarded).',
      'Tenant shall pay costs awarded by a court.',
    ],
    [
      'rental-agreement',
      'tenant',
      "Tenant shall pay Landlord's attorneys' fees in any proceeding under this lease.",
      "The losing party shall pay the other party's reasonable attorneys' fees in any proceeding under this lease.",
    ],
    [
      'other',
      'customer',
      "Customer shall pay the Lender's costs on a full indemnity basis.",
      "Customer shall pay the Lender's costs on the standard basis.",
    ],
    [
      'purchase-agreement',
      'buyer',
      'The cost of return carriage is borne by the Buyer in all cases.',
      'The cost of return carriage is borne by the party at fault.',
    ],
    [
      'license-agreement',
      'licensee',
      'Licensee shall pay the whole cost of the audit.',
      'Licensee shall pay the reasonable cost of the audit.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may set off any sum due under this Agreement or any other agreement.',
      'Customer may set off any sum due under this Agreement.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may set off any amount which it claims to be owed.',
      'Customer may set off any amount agreed or finally found to be due.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may deduct any sum which is or may become due from Supplier.',
      'Customer may deduct any sum which is due from Supplier.',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may suspend work while any sum is overdue, whether or not disputed.',
      'Supplier may suspend work while any sum is overdue (other than what is disputed in good faith).',
    ],
    [
      'service-agreement',
      'client',
      'Supplier may suspend work while any invoice is unpaid.',
      'Supplier may suspend work while any undisputed invoice is unpaid.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may withhold all payments until the defect is cured.',
      'Customer may withhold a reasonable part of the payments until the defect is cured.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'Buyer may not set off or withhold any part of the price.',
      'Buyer may not set off or withhold any part of the price (other than for a sum agreed or found to be due).',
    ],
    [
      'service-agreement',
      'service-provider',
      'Payment shall not fall due until Customer has been paid by its own client.',
      'Payment shall be due thirty (30) days after invoice.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer shall pay each invoice upon its receipt of payment from its own client.',
      'Customer shall pay each invoice within thirty (30) days after invoice.',
    ],
    [
      'service-agreement',
      'service-provider',
      "Receipt of funds is a condition precedent to Customer's obligation to pay.",
      "Receipt of funds is no condition to Customer's obligation to pay.",
    ],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier against all claims by visitors, whether or not caused by the negligence of Supplier.',
      'Customer shall indemnify Supplier against all claims by visitors, to the extent caused by the negligence or breach of Customer.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier against all claims arising out of or in any way connected with the Services.',
      'Customer shall indemnify Supplier against all claims arising out of the Services.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier against all losses, including consequential loss, lost profits and legal fees.',
      'Customer shall indemnify Supplier against all losses (excluding indirect and consequential loss).',
    ],
    [
      'service-agreement',
      'service-provider',
      "Supplier's liability under this Agreement shall be unlimited.",
      "Supplier's liability under this Agreement shall be limited to the sums payable under this Agreement in the twelve months before the claim.",
    ],
    [
      'service-agreement',
      'service-provider',
      'The indemnity by Supplier is not subject to any limitation.',
      'The indemnity by Supplier is subject to the limits of liability of this Agreement.',
    ],
    [
      'service-agreement',
      'service-provider',
      'The limitation of liability in clause 14 shall not apply to this clause.',
      'The limitation of liability in clause 14 shall apply to this clause.',
    ],
    [
      'service-agreement',
      'client',
      "Supplier's total liability shall not exceed £1,000.",
      "Supplier's total liability shall not exceed the greater of £1,000 and the sums payable under this Agreement in the twelve (12) months before the claim.",
    ],
    [
      'service-agreement',
      'client',
      "Supplier's liability shall not exceed the fees paid in the three (3) months before the claim.",
      "Supplier's liability shall not exceed the fees paid in the twelve (12) months before the claim.",
    ],
    [
      'service-agreement',
      'client',
      "Supplier's liability shall not exceed £50 or the price of the parcel, whichever is less.",
      "Supplier's liability shall not exceed £50 or the price of the parcel, whichever is greater.",
    ],
    [
      'purchase-agreement',
      'buyer',
      "Seller's sole obligation is to replace the part.",
      "Seller's obligation is to replace the part.",
    ],
    [
      'purchase-agreement',
      'buyer',
      'Sellers shall not be liable unless claims exceed $100,000, and then only for the excess.',
      'Sellers shall not be liable unless claims exceed $100,000, and then for the whole amount.',
    ],
    [
      'power-purchase-agreement',
      'seller',
      'Seller shall not be entitled to any adjustment of the price.',
      'Seller shall be entitled to a reasonable adjustment of the price.',
    ],
    ['lease-agreement', 'tenant', 'The rent shall not abate.', 'The rent shall abate in proportion.'],
    [
      'purchase-agreement',
      'buyer',
      'No delay shall give rise to a right of cancellation.',
      'A material delay shall give rise to a right of cancellation.',
    ],
    [
      'service-agreement',
      'client',
      'A change of venue shall not entitle Customer to a refund.',
      'A change of venue shall entitle Customer to a reasonable refund.',
    ],
    [
      'rental-agreement',
      'tenant',
      'If the flat is damaged by fire, rent remains payable in full.',
      'If the flat is damaged by fire, rent abates in proportion.',
    ],
    [
      'saas-agreement',
      'customer',
      'Fees remain payable during suspension.',
      'Fees abate during any suspension that the customer did not cause.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may withhold any sum due under this or any other contract.',
      'Customer may withhold any sum due under this contract.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may withhold payment for claims on any other project.',
      'Customer may withhold payment for claims under this Agreement.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Customer may set off any sum claimed by it.',
      'Customer may set off any sum agreed or finally found to be due.',
    ],
    [
      'service-agreement',
      'service-provider',
      'Invoices are due at month end, or ten (10) days after Customer has received payment from its client, whichever is the later.',
      'Invoices are due at month end.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier against every claim arising directly or indirectly from the event.',
      'Customer shall indemnify Supplier against every claim arising directly from the event.',
    ],
    [
      'service-agreement',
      'client',
      'Customer is liable for all direct or indirect loss.',
      'Customer is liable for all direct loss.',
    ],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier against all losses, lost profits, fines and costs.',
      'Customer shall indemnify Supplier against all losses, fines and costs.',
    ],
    [
      'power-purchase-agreement',
      'seller',
      'Seller shall pay the cover cost with no annual limit.',
      'Seller shall pay the cover cost, limited in each year to the sums payable to Seller.',
    ],
    [
      'employment-contract',
      'employee',
      'The payment is reduced by income received or which ought to have been received.',
      'The payment is reduced by income received.',
    ],
    [
      'power-purchase-agreement',
      'seller',
      'Seller is not entitled to an extension of time.',
      'Seller is entitled to a reasonable extension of time.',
    ],
    [
      'purchase-agreement',
      'buyer',
      'The minimum quantity shall not be reduced.',
      'The minimum quantity shall be reduced accordingly.',
    ],
    [
      'lease-agreement',
      'tenant',
      'Hire remains payable during any outage.',
      'Hire abates during any outage that the tenant did not cause.',
    ],
    [
      'saas-agreement',
      'customer',
      'Where the service is unavailable, fees continue to be payable.',
      'Where the service is unavailable, fees abate in proportion.',
    ],
    [
      'purchase-agreement',
      'seller',
      'Buyer may recover its loss from Seller and its parent, jointly and severally, on default.',
      'Buyer may recover its loss from Seller and its parent severally on default.',
    ],
    [
      'nda',
      'recipient',
      'Recipient shall pay an amount equal to £75,000, as an agreed sum and not as a penalty.',
      'Recipient shall pay an amount equal to the actual and proved loss, as an agreed sum and not as a penalty.',
    ],
  ])('GIVEN a %s read as %s WHEN it says %s THEN it is balanced', (contractType, reader, text, said) => {
    expect(softened(contractType, reader, text)).toBe(said);
  });
});

describe('what burdens the other side, or is fair', () => {
  it.each<readonly [string, PartyRole, string]>([
    ['service-agreement', 'client', 'Supplier shall refund all fees paid in advance.'],
    ['service-agreement', 'service-provider', 'Fees once paid are not refundable.'],
    ['service-agreement', 'service-provider', 'The enrolment fee is non-refundable.'],
    ['service-agreement', 'client', 'Goods once opened shall not be returned.'],
    ['service-agreement', 'client', 'Customer may terminate this Agreement without liability.'],
    ['service-agreement', 'service-provider', 'Supplier may retain the whole of the deposit.'],
    ['service-agreement', 'client', 'Supplier shall pay three times the shortfall.'],
    ['service-agreement', 'client', 'Customer may inspect the site three times a year.'],
    ['service-agreement', 'client', "Supplier's liability shall not exceed 150% of the fees paid."],
    ['service-agreement', 'client', 'Customer shall give notice if use is greater than 120% of the plan.'],
    ['service-agreement', 'service-provider', 'Fees increase each year by the greater of CPI and 5%.'],
    ['service-agreement', 'client', 'Overdue sums bear interest at 1% per month.'],
    [
      'service-agreement',
      'client',
      'Overdue sums bear interest at the lower of 2% per month and the rate that the law permits.',
    ],
    ['service-agreement', 'service-provider', 'Customer shall pay interest at 18% per annum on overdue sums.'],
    ['lease-agreement', 'tenant', 'Rent is reviewed to the open market rent.'],
    ['service-agreement', 'client', 'Customer shall not unreasonably withhold its consent.'],
    ['service-agreement', 'service-provider', 'Supplier shall pay liquidated damages of $500 per day of delay.'],
    ['service-agreement', 'client', 'Supplier shall assist with the transfer at no additional charge.'],
    [
      'service-agreement',
      'service-provider',
      'Customer shall pay within thirty (30) days after receipt of the invoice.',
    ],
    ['service-agreement', 'client', "Supplier's total liability shall not exceed £5,000,000."],
    [
      'service-agreement',
      'service-provider',
      "Supplier's liability shall not exceed the fees paid in the three (3) months before the claim.",
    ],
    [
      'service-agreement',
      'client',
      'Customer shall not be entitled to a refund to the extent that it caused the failure.',
    ],
    ['service-agreement', 'service-provider', 'Supplier may suspend work while any invoice is unpaid.'],
    [
      'service-agreement',
      'client',
      'Customer shall indemnify Supplier to the extent that a loss is caused by its own negligence.',
    ],
    ['service-agreement', 'client', 'Supplier shall indemnify Customer against all losses, including lost profits.'],
    ['saas-agreement', 'customer', 'Credits lapse if not used and are not payable in cash.'],
    ['service-agreement', 'client', 'No delay in exercising a right shall entitle Supplier to treat it as waived.'],
    ['service-agreement', 'client', 'No compensation is payable to either party.'],
    [
      'purchase-agreement',
      'buyer',
      'Seller shall indemnify Buyer against every claim arising directly or indirectly from a defect.',
    ],
    ['license-agreement', 'licensor', 'Licensee shall pay a surcharge of 50% of the foregoing.'],
    ['nda', 'recipient', 'Recipient shall keep insurance of not less than $50,000 per occurrence.'],
    [
      'service-agreement',
      'client',
      'Customer shall be told before the price of the plan rises by more than twice the index.',
    ],
    ['lease-agreement', 'tenant', 'The estate charge includes a management fee of 5% of the total.'],
  ])('GIVEN a %s read as %s WHEN it says %s THEN nothing changes', (contractType, reader, text) => {
    expect(softened(contractType, reader, text)).toBe(text);
  });
});
