import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { daysOf, periodOf } from '../../../../../functions/core/clauses/rewrite/softenings/written-period.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** The text with the words of all its statements softened, as the lawyer of a side would. */
const softened = (text: string, contractType: ContractType, partyRole: PartyRole): string => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  return readStatements(read)
    .flatMap((statement) => softenWords(read, statement, statement))
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

const asClient = (text: string): string => softened(text, 'service-agreement', 'client');
const asProvider = (text: string): string => softened(text, 'service-agreement', 'provider');
const asEmployee = (text: string): string => softened(text, 'employment-contract', 'employee');
const asTenant = (text: string): string => softened(text, 'lease-agreement', 'tenant');
const asRecipient = (text: string): string => softened(text, 'nda', 'recipient');
const asDiscloser = (text: string): string => softened(text, 'nda', 'discloser');

describe('another period in the writing of the one found', () => {
  it.each([
    ['three (3) days', 10, 'business days', 'ten (10) business days'],
    ['3 days', 10, 'business days', '10 business days'],
    ['five working days', 10, 'business days', 'ten working days'],
    ['five (5) Business Days', 10, 'business days', 'ten (10) Business Days'],
    ["one month's", 30, 'days', "thirty days'"],
    ['14 (fourteen) days’', 30, 'days', '30 (thirty) days’'],
    ['three-year', 1, 'years', 'one-year'],
    ['three years', 1, 'years', 'one year'],
    ['Three (3) Years', 1, 'years', 'One (1) Year'],
  ])('GIVEN %s THEN %i %s are written as %s', (found, value, unit, written) => {
    expect(periodOf(value, unit)(found)).toBe(written);
  });

  it.each([
    ['fourteen days', 14],
    ['one hundred and eighty (180) days', 180],
    ['48 hours', 2],
    ["two weeks'", 14],
  ])('GIVEN %s THEN it lasts %d days', (found, days) => {
    expect(daysOf(found)).toBe(days);
  });
});

describe('periods too long or too short for the reader', () => {
  it.each([
    [
      'Customer shall notify Supplier of a security incident within 24 hours of becoming aware of it.',
      'Customer shall notify Supplier of a security incident within 72 hours of becoming aware of it.',
    ],
    [
      'Customer shall pay each invoice within seven (7) days after receipt.',
      'Customer shall pay each invoice within thirty (30) days after receipt.',
    ],
    [
      "Supplier may, on two (2) days' notice, audit the books and records of Customer.",
      "Supplier may, on thirty (30) days' notice, audit the books and records of Customer.",
    ],
    [
      "Supplier may terminate this Agreement at its convenience on ten (10) days' written notice.",
      "Supplier may terminate this Agreement at its convenience on thirty (30) days' written notice.",
    ],
    [
      "Customer may terminate this Agreement only on not less than twelve (12) months' written notice.",
      "Customer may terminate this Agreement only on not less than ninety (90) days' written notice.",
    ],
    [
      'This Agreement renews for successive terms of three (3) years unless Customer gives notice of non-renewal at least 180 days before the end of the term.',
      'This Agreement renews for successive terms of one (1) year unless Customer gives notice of non-renewal at least 30 days before the end of the term.',
    ],
    ['The Agreement is renewed for further three-year terms.', 'The Agreement is renewed for further one-year terms.'],
    [
      'Customer shall not, for five (5) years after termination, solicit any employee of Supplier.',
      'Customer shall not, for twelve (12) months after termination, solicit any employee of Supplier.',
    ],
    [
      '"Restricted Period" means the period of thirty-six (36) months following the Termination Date.',
      '"Restricted Period" means the period of twelve (12) months following the Termination Date.',
    ],
    [
      'Supplier may audit the records of Customer for the preceding six (6) years.',
      'Supplier may, once in any period of twelve months and on thirty (30) days’ written notice, audit the records of Customer for the preceding two (2) years.',
    ],
    [
      'Customer shall keep its records for ten (10) years after the end of the Term.',
      'Customer shall keep its records for three (3) years after the end of the Term.',
    ],
    [
      'No action may be brought by Customer more than three (3) months after the event.',
      'No action may be brought by Customer more than twelve (12) months after the event.',
    ],
    [
      'Customer may dispute an invoice only within five (5) days after its date.',
      'Customer may dispute an invoice only within thirty (30) days after its date.',
    ],
    [
      'Any Deliverable not rejected by Customer within 3 days after delivery is deemed accepted.',
      'Any Deliverable not rejected by Customer within 10 business days after delivery is deemed accepted except for what could not reasonably have been discovered.',
    ],
    [
      'If Customer fails to pay any sum within two (2) days of its due date, Supplier may suspend the Services.',
      'If Customer fails to pay any sum within five (5) business days of its due date, Supplier may suspend the Services.',
    ],
    [
      'Supplier may terminate this Agreement if Customer fails to remedy a breach within five (5) days after notice of it.',
      'Supplier may terminate this Agreement if Customer fails to remedy a breach within thirty (30) days after notice of it.',
    ],
    [
      'Customer may terminate this Agreement only if the breach continues for one hundred and twenty (120) days after notice.',
      'Customer may terminate this Agreement only if the breach continues for thirty (30) days after notice.',
    ],
    [
      "After termination Supplier shall make Customer's data available for download for 5 days.",
      "After termination Supplier shall make Customer's data available for download for 30 days.",
    ],
    [
      'Supplier warrants the Software for a period of thirty (30) days from delivery.',
      'Supplier warrants the Software for a period of twelve (12) months from delivery.',
    ],
    [
      'Customer shall return the equipment within 24 hours of a request.',
      'Customer shall return the equipment within 10 business days of a request.',
    ],
  ])('GIVEN %s THEN the client asks for what is usual', (text, said) => {
    expect(asClient(text)).toBe(said);
  });

  it.each([
    [
      'Client shall pay each invoice within 120 days after receipt.',
      'Client shall pay each invoice within thirty (30) days after receipt.',
    ],
    [
      'Properly issued invoices are payable ninety (90) days after the end of the month.',
      'Properly issued invoices are payable thirty (30) days after the end of the month.',
    ],
    [
      'Client shall repay the Deposit within 180 days after the end of the Services.',
      'Client shall repay the Deposit within 30 days after the end of the Services.',
    ],
    [
      'Supplier warrants the Goods for a period of five (5) years from delivery.',
      'Supplier warrants the Goods for a period of twelve (12) months from delivery.',
    ],
  ])('GIVEN %s THEN the provider asks for what is usual', (text, said) => {
    expect(asProvider(text)).toBe(said);
  });

  it.each([
    [
      'Employee shall repay the sign-on bonus if Employee resigns within three years of its payment.',
      'Employee shall repay the sign-on bonus if Employee resigns within twelve months of its payment.',
    ],
    [
      'The Company may place the Employee on garden leave for up to twelve (12) months.',
      'The Company may place the Employee on garden leave for up to three (3) months.',
    ],
    [
      'The Employee shall serve a probationary period of twelve months.',
      'The Employee shall serve a probationary period of six months.',
    ],
    [
      'The Company may dismiss the Employee who is absent for illness for more than fourteen days.',
      'The Company may dismiss the Employee who is absent for illness for more than ninety days.',
    ],
  ])('GIVEN %s THEN the employee asks for what is usual', (text, said) => {
    expect(asEmployee(text)).toBe(said);
  });

  it('GIVEN confidence THEN who keeps it asks for a short time and who told for a long one', () => {
    expect(
      asRecipient(
        'Recipient shall keep the Confidential Information secret for a period of ten (10) years from disclosure.',
      ),
    ).toBe('Recipient shall keep the Confidential Information secret for a period of three (3) years from disclosure.');
    expect(
      asDiscloser(
        "Recipient's obligations in respect of Confidential Information shall expire one (1) year after the date of this Agreement.",
      ),
    ).toBe(
      "Recipient's obligations in respect of Confidential Information shall expire five (5) years after the date of this Agreement.",
    );
    expect(
      asDiscloser(
        'Information is confidential if Discloser confirms in writing within five days that what it disclosed orally is confidential.',
      ),
    ).toBe(
      'Information is confidential if Discloser confirms in writing within thirty days that what it disclosed orally is confidential.',
    );
  });

  it('GIVEN a statement of operating costs THEN the tenant has ninety days to object', () => {
    expect(
      asTenant('Tenant may object to the statement of operating expenses within ten (10) days after receipt.'),
    ).toBe('Tenant may object to the statement of operating expenses within ninety (90) days after receipt.');
  });

  it.each([
    // What is usual or better, and what only the other side must do in time.
    'Customer shall pay each invoice within forty-five days after receipt.',
    'Customer shall not, for nine months after termination, solicit any employee of Supplier.',
    'Supplier shall return the equipment within 24 hours of a request.',
    'Customer may terminate this Agreement on thirty days’ notice.',
    'Either party may terminate this Agreement on ten days’ notice.',
    'Supplier shall pay each refund within thirty days after the notice.',
    'Supplier warrants the Software for two years from delivery.',
    'Supplier may terminate this Agreement if Customer fails to pay, on ten (10) days’ written notice.',
    'This Agreement renews for successive terms of one year.',
    'No action may be brought by Customer more than two years after the event.',
    'Supplier may audit the records of Customer for the preceding twelve months on thirty days’ notice.',
  ])('GIVEN %s THEN nothing changes', (text) => {
    expect(asClient(text)).toBe(text);
  });
});

describe('conditions, forms and moments that turn a right into a trap', () => {
  it.each([
    [
      'Customer may stop a renewal by notice given between the 180th and the 150th day before the end of the term.',
      'Customer may stop a renewal by notice given not less than thirty (30) days before the end of the term.',
    ],
    [
      'Customer may give notice of non-renewal not more than 180 and not less than 150 days before expiry.',
      'Customer may give notice of non-renewal not less than thirty (30) days before expiry.',
    ],
    [
      'The fee rises each year by 3% or the change in the index, whichever is the greater.',
      'The fee rises each year by 3% or the change in the index, whichever is less.',
    ],
    [
      'Supplier may increase the fees each year by the greater of 5% and the change in the index.',
      'Supplier may increase the fees each year by the lesser of 5% and the change in the index.',
    ],
    [
      'Customer shall pay within thirty days of the invoice or on delivery, whichever is earlier.',
      'Customer shall pay within thirty days of the invoice or on delivery, whichever is later.',
    ],
    [
      "Supplier's total liability shall not exceed the lesser of $10,000 and the fees paid in the three months before the claim.",
      "Supplier's total liability shall not exceed the greater of $10,000 and the fees paid in the twelve (12) months before the claim.",
    ],
    [
      'Customer shall comply with the Acceptable Use Policy from time to time in force.',
      'Customer shall comply with the Acceptable Use Policy in force at the date of this Agreement.',
    ],
    [
      'Supplier may change the Service Terms by posting a revised version on its website.',
      'Supplier may change the Service Terms by giving the client thirty (30) days’ written notice.',
    ],
    [
      'Customer may cancel only by registered mail, return receipt requested.',
      'Customer may cancel in writing, including by e-mail.',
    ],
    [
      'Customer shall give notice of termination in writing by certified mail.',
      'Customer shall give notice of termination in writing, including by e-mail.',
    ],
    ['A notice of Customer shall be given in triplicate.', 'A notice of Customer shall be given.'],
    ['Customer shall serve each notice of claim in wet ink.', 'Customer shall serve each notice of claim.'],
    ['Customer may cancel the Services only on the prescribed form.', 'Customer may cancel the Services in writing.'],
    [
      "Notice of cancellation is valid only if submitted through the Supplier's portal.",
      'Notice of cancellation is valid if given in writing.',
    ],
    [
      'A notice of Customer is effective only upon actual receipt by Supplier.',
      'A notice of Customer is effective when sent.',
    ],
    [
      'A notice of termination by Customer counts only when received by the legal department of Supplier.',
      'A notice of termination by Customer counts when sent.',
    ],
    [
      "Time is of the essence as to Customer's obligations under this Agreement.",
      'Time is of the essence for the obligations of both parties.',
    ],
    [
      'Time is of the essence of the obligations of Customer.',
      'Time is of the essence for the obligations of both parties.',
    ],
    [
      'Customer shall report each defect within five days, failing which the claim shall be absolutely barred.',
      'Customer shall report each defect within thirty days; delay reduces a claim only to the extent that it causes prejudice.',
    ],
    [
      'Any claim of Customer not notified within ten days shall be deemed irrevocably waived.',
      'Any claim of Customer not notified within thirty days shall be reduced to the extent that the delay causes prejudice.',
    ],
    [
      'Goods not rejected within five days are deemed accepted.',
      'Goods not rejected within ten business days are deemed accepted except for what could not reasonably have been discovered.',
    ],
    [
      'The Deliverables shall be deemed accepted on delivery.',
      'The Deliverables shall be deemed accepted except for what could not reasonably have been discovered on delivery.',
    ],
    [
      'Customer may terminate provided it is not in breach of this Agreement.',
      'Customer may terminate provided it is not in material breach of this Agreement of which Customer was given written notice.',
    ],
    [
      "Customer may terminate provided that there is no subsisting breach of any of Customer's obligations and all sums due have been paid.",
      "Customer may terminate provided that there is no subsisting material breach of any of Customer's obligations of which Customer was given written notice and all undisputed sums due have been paid.",
    ],
    [
      'Notice under this clause is a condition precedent to any claim of Customer.',
      'Notice under this clause is not a condition precedent to any claim of Customer.',
    ],
    [
      'This licence shall automatically terminate without notice if Customer breaches any term.',
      'This licence shall terminate thirty (30) days after written notice, unless the cause is cured by then, if Customer breaches any term.',
    ],
    [
      "Customer's licence terminates automatically and immediately upon any breach by Customer.",
      "Customer's licence terminates thirty (30) days after written notice, unless the cause is cured by then, upon any breach by Customer.",
    ],
    [
      'All provisions of this Agreement shall survive termination.',
      'The provisions of this Agreement that are by their nature meant to outlast it shall survive termination.',
    ],
    [
      'The indemnities in this clause survive termination indefinitely.',
      'The indemnities in this clause survive termination for three (3) years.',
    ],
    [
      'Supplier may inspect the premises of Customer at such intervals as it considers appropriate.',
      'Supplier may, on reasonable written notice and during business hours, inspect the premises of Customer not more than once in any period of twelve months.',
    ],
    [
      'Supplier may increase the Charges with effect from the Commencement Date.',
      'Supplier may increase the Charges with effect from the date of the notice.',
    ],
    [
      'Customer shall pay the additional licence fees, backdated to the date of first installation.',
      'Customer shall pay the additional licence fees, for the future only.',
    ],
    [
      'Customer waives any claim not notified within seven days.',
      'Customer waives any claim not notified within thirty days.',
    ],
    [
      "Supplier may move the Customer to another plan on 5 days' notice.",
      "Supplier may move the Customer to another plan on 30 days' notice.",
    ],
    [
      'No fee paid in respect of any period after termination shall be repayable.',
      'Any fee paid in respect of any period after termination shall be repayable.',
    ],
    [
      'Fees paid for a period after termination will not be refunded.',
      'Fees paid for a period after termination will be refunded.',
    ],
    [
      'Supplier warrants the Goods for twelve months from the date of manufacture.',
      'Supplier warrants the Goods for twelve months from the date of delivery.',
    ],
    [
      'Customer shall pay the licence fees for the excess from the date of first use of the Software.',
      'Customer shall pay the licence fees for the excess from the date of the notice.',
    ],
    [
      'Supplier may enter and inspect the systems of Customer at any hour.',
      'Supplier may enter and inspect the systems of Customer during business hours and on reasonable notice.',
    ],
    [
      'Supplier may carry out maintenance on whatever notice is practicable.',
      'Supplier may carry out maintenance on at least forty-eight (48) hours’ notice.',
    ],
    [
      "Supplier may audit Customer's use of the Software at any time and Customer shall help.",
      "Supplier may audit Customer's use of the Software once in any period of twelve months, on thirty (30) days’ written notice, and Customer shall help.",
    ],
    [
      "Supplier may audit Customer's use of the Software.",
      "Supplier may, once in any period of twelve months and on thirty (30) days’ written notice, audit Customer's use of the Software.",
    ],
    [
      'Supplier may terminate this Agreement by written notice.',
      'Supplier may terminate this Agreement on thirty (30) days’ written notice.',
    ],
    [
      'Supplier may terminate this Agreement for convenience.',
      'Supplier may terminate this Agreement for convenience on thirty (30) days’ written notice.',
    ],
    [
      'Supplier may terminate this Agreement if Customer commits any breach of this Agreement.',
      'Supplier may terminate this Agreement if Customer commits any material breach of this Agreement that is not remedied within thirty (30) days after written notice.',
    ],
    [
      'Supplier may increase the Charges on notice to Customer.',
      'Supplier may increase the Charges on thirty (30) days’ written notice to Customer.',
    ],
    [
      "Downtime excludes scheduled maintenance and failures of Customer's equipment.",
      "Downtime excludes scheduled maintenance announced at least forty-eight (48) hours in advance and failures of Customer's equipment.",
    ],
    [
      'Service of a notice by Customer is good only if by hand at the registered office between 10 a.m. and noon.',
      'Service of a notice by Customer is good if made in writing, including by e-mail.',
    ],
  ])('GIVEN %s THEN the client asks for what is fair', (text, said) => {
    expect(asClient(text)).toBe(said);
  });

  it.each([
    [
      'Client shall pay the Fee sixty days after the invoice or ten days after it is paid by its own customer, whichever is the later.',
      'Client shall pay the Fee sixty days after the invoice or ten days after it is paid by its own customer, whichever is the earlier.',
    ],
    [
      'Client shall pay the Fee on the later of acceptance and receipt of funds from the end customer.',
      'Client shall pay the Fee on the earlier of acceptance and receipt of funds from the end customer.',
    ],
    [
      'Client shall pay the Fee if and when it receives payment from its own customer.',
      'Client shall pay the Fee within thirty (30) days after invoice.',
    ],
    [
      'Client shall pay the Fee only to the extent that it has been paid by the owner.',
      'Client shall pay the Fee within thirty (30) days after the invoice.',
    ],
    [
      'Two missed Milestones are an event of default for which no cure period applies.',
      'Two missed Milestones are an event of default unless cured within thirty (30) days after written notice.',
    ],
    [
      'Properly issued invoices are payable ninety (90) days after the end of the month.',
      'Properly issued invoices are payable thirty (30) days after the end of the month.',
    ],
    [
      "Receipt of payment from Client's customer is an absolute condition precedent to payment of the Fee.",
      "Receipt of payment from Client's customer is no condition to payment of the Fee.",
    ],
    [
      'The deposit shall be restored within 24 hours of any draw.',
      'The deposit shall be restored within 10 business days of any draw.',
    ],
  ])('GIVEN %s THEN the provider asks for what is fair', (text, said) => {
    expect(asProvider(text)).toBe(said);
  });

  it.each([
    [
      'The Tenant may end this Lease if there is no breach both at the date of the notice and at the Break Date.',
      'The Tenant may end this Lease if there is no breach at the Break Date.',
    ],
    [
      'The Tenant may end this Lease only if, both on the date of the notice and on the Break Date, it has paid all rents due.',
      'The Tenant may end this Lease only if, on the Break Date, it has paid all undisputed rents due.',
    ],
    [
      'The option of the Tenant depends on strict compliance with this Lease.',
      'The option of the Tenant depends on material compliance with this Lease.',
    ],
    [
      'The Tenant may renew provided it has complied in all respects with its covenants.',
      'The Tenant may renew provided it has complied in all material respects with its covenants.',
    ],
    [
      'Tenant may sublet provided no Default then exists or has occurred in the preceding year.',
      'Tenant may sublet provided no material Default of which Tenant was given written notice then exists.',
    ],
    [
      "The Tenant's share is the proportion of the floor area to that of the units which are for the time being let.",
      "The Tenant's share is the proportion of the floor area to that of the units which are let or capable of being let.",
    ],
    ['Time is of the essence for the counter-notice but not otherwise.', 'Time is not of the essence.'],
  ])('GIVEN %s THEN the tenant asks for what is fair', (text, said) => {
    expect(asTenant(text)).toBe(said);
  });

  it.each([
    [
      'The bonus is payable if the Employee is employed on the payment date, neither party having given notice.',
      'The bonus is payable if the Employee is employed on the payment date, the Employee not having given notice.',
    ],
    [
      'No bonus is due unless the Employee is in employment and neither party has given notice for any reason.',
      'No bonus is due unless the Employee is in employment and the Employee has not given notice.',
    ],
    [
      'You must be employed by us on the payment date, neither you nor we having given notice.',
      'You must be employed by us on the payment date, you not having given notice.',
    ],
    [
      'The Employee must not have given or received notice on the date the bonus is paid.',
      'The Employee must not have given notice on the date the bonus is paid.',
    ],
    [
      'The restricted period shall not be reduced by any period spent on garden leave.',
      'The restricted period shall be reduced by any period spent on garden leave.',
    ],
    [
      'The restricted period shall be extended by any period during which the Employee is in breach.',
      'The restricted period shall not be extended by any period during which the Employee is in breach.',
    ],
  ])('GIVEN %s THEN the employee asks for what is fair', (text, said) => {
    expect(asEmployee(text)).toBe(said);
  });

  it.each([
    'Interest accrues at the lesser of 1.5% per month and the highest rate permitted by law.',
    'Customer shall comply with the law from time to time in force.',
    'Customer shall comply with the Data Protection Act as amended from time to time.',
    'The rules of arbitration then in effect apply.',
    'Time is of the essence of the obligations of both parties.',
    'None of the terms of this Agreement, nor any right under it, shall be deemed waived unless the waiver is in writing.',
    'Supplier may terminate this Agreement if Customer commits a material breach that is not cured within thirty days.',
    'Supplier may, on reasonable notice, change the Services.',
    'Customer may audit Supplier’s use of the data.',
    'This Agreement terminates automatically if either party becomes insolvent.',
    'Supplier shall remind Customer not more than 100 and not less than 70 days before the end of the term.',
    'Downtime excludes scheduled maintenance of not more than four hours a month.',
    'An order of Customer is deemed accepted if Supplier does not reject it.',
  ])('GIVEN %s THEN nothing changes', (text) => {
    expect(asClient(text)).toBe(text);
  });
});

describe('from when, until when and how often', () => {
  it.each<[PartyRole, ContractType, string, string]>([
    [
      'client',
      'service-agreement',
      'Scheduled maintenance is any period that Supplier announces on its status page before or during the event.',
      'Scheduled maintenance is any period that Supplier announces on its status page at least forty-eight (48) hours before it begins.',
    ],
    [
      'client',
      'service-agreement',
      'Supplier may change the plan with retrospective effect.',
      'Supplier may, on reasonable written notice and without material detriment to the client, change the plan for the future only.',
    ],
    [
      'employee',
      'employment-contract',
      'The targets may be replaced by the Company, including after the end of the fiscal year.',
      'The targets may be replaced by the Company.',
    ],
    [
      'employee',
      'employment-contract',
      'Targets may be set by the Company during or after the year.',
      'Targets may be set by the Company before the year begins.',
    ],
    [
      'client',
      'service-agreement',
      'Continued use of the Services after the change constitutes acceptance of it by Customer.',
      'A change binds Customer only with its written agreement.',
    ],
    [
      'provider',
      'service-agreement',
      'Payment shall not fall due until Client has been paid by its own customer.',
      'Payment shall be due thirty (30) days after invoice.',
    ],
    [
      'client',
      'service-agreement',
      'No delay in delivery of the documents shall extend the review period.',
      'Any delay in delivery of the documents shall extend the review period.',
    ],
    [
      'provider',
      'service-agreement',
      'Provider shall comply with each change without adjustment to the price or time.',
      'Provider shall comply with each change with a fair adjustment of the price or time.',
    ],
    [
      'provider',
      'service-agreement',
      'Client may cancel any order when it likes.',
      'Client may cancel any order on reasonable written notice.',
    ],
    [
      'client',
      'service-agreement',
      'Termination takes effect at once; no notice or chance to cure need be given.',
      'Termination takes effect at once; thirty (30) days’ written notice and a chance to cure shall be given.',
    ],
    [
      'recipient',
      'nda',
      'This undertaking has no end date.',
      'This undertaking ends three (3) years after the date of this Agreement.',
    ],
    [
      'provider',
      'service-agreement',
      'The Brand may use the photographs on its website in perpetuity.',
      'The Brand may use the photographs on its website for three (3) years.',
    ],
    [
      'tenant',
      'lease-agreement',
      'Payments are received when posted to the ledger by the payment processor.',
      'Payments are received when sent.',
    ],
    [
      'client',
      'service-agreement',
      'Supplier may extend the initial term by notice.',
      'Supplier may, with the written agreement of the client, extend the initial term by notice.',
    ],
    [
      'client',
      'service-agreement',
      'Quantities may be increased but not reduced, including on renewal.',
      'Quantities may be increased and, on renewal, reduced.',
    ],
    [
      'client',
      'service-agreement',
      'The Charges follow the index, upwards only.',
      'The Charges follow the index, upward or downward.',
    ],
    [
      'customer',
      'service-agreement',
      'If you do not accept the new date within five days, this counts as your cancellation.',
      'If you do not accept the new date within ten business days, this counts as your cancellation.',
    ],
    [
      'client',
      'service-agreement',
      'The claim of Customer is barred unless notified within 48 hours of delivery.',
      'The claim of Customer is reduced to the extent that the delay causes prejudice unless notified within 30 days of delivery.',
    ],
    [
      'client',
      'service-agreement',
      'No claim for shortage is entertained unless received within three days of arrival.',
      'No claim for shortage is entertained unless received within thirty days of arrival.',
    ],
    [
      'provider',
      'service-agreement',
      'Sums not so invoiced shall be deemed waived.',
      'Sums not so invoiced shall remain payable.',
    ],
    [
      'client',
      'service-agreement',
      'The Deliverable is deemed accepted on the passage of five (5) days from delivery.',
      'The Deliverable is deemed accepted except for what could not reasonably have been discovered on the passage of ten (10) business days from delivery.',
    ],
    [
      'client',
      'service-agreement',
      'Supplier may terminate this Agreement if Customer commits any breach of this Agreement.',
      'Supplier may terminate this Agreement if Customer commits any material breach of this Agreement that is not remedied within thirty (30) days after written notice.',
    ],
    [
      'client',
      'service-agreement',
      "If Customer does not complete a repair within 24 hours, Supplier may do it at Customer's cost.",
      "If Customer does not complete a repair within 10 business days, Supplier may do it at Customer's cost.",
    ],
    [
      'client',
      'service-agreement',
      'Where the defect continues for 48 hours after notice and Customer has not begun to repair it, Supplier may repair it.',
      'Where the defect continues for 10 business days after notice and Customer has not begun to repair it, Supplier may repair it.',
    ],
    [
      'employee',
      'employment-contract',
      'The targets may be replaced by the Company with effect for the current year, including with effect for the current plan year.',
      'The targets may be replaced by the Company with effect for the current year.',
    ],
  ])('GIVEN the %s of a %s and %s THEN it says what is fair', (role, contract, text, said) => {
    expect(softened(text, contract, role)).toBe(said);
  });

  it.each<[PartyRole, ContractType, string]>([
    [
      'client',
      'service-agreement',
      'A notice sent by post is deemed received within two days after posting unless returned.',
    ],
    ['client', 'service-agreement', 'Supplier may extend the time for performance if Customer delays.'],
    ['landlord', 'lease-agreement', 'Tenant may extend the term by notice.'],
    [
      'tenant',
      'lease-agreement',
      'Tenant shall pay the rent until the term ends or the premises are let again, whichever occurs first.',
    ],
    ['provider', 'service-agreement', 'Provider shall perform the Services without change to its team.'],
  ])('GIVEN the %s of a %s and %s THEN nothing changes', (role, contract, text) => {
    expect(softened(text, contract, role)).toBe(text);
  });
});
