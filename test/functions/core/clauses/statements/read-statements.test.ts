import fc from 'fast-check';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

const read = (text: string) =>
  readStatements(readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' }));
const told = (text: string) => read(text).map(({ force, actor }) => `${force} ${actor?.word ?? '-'}`);

describe('clauses of one sentence', () => {
  it('GIVEN an object that two verbs share, or a list of nouns THEN they stay one statement', () => {
    expect(told('We disclaim the making of, and you agree that you have not had, any promise of profit.')).toHaveLength(
      1,
    );
    expect(
      told(
        'Any suit must be begun within two years from the date on which the right, claim, demand, or cause of action shall arise.',
      ),
    ).toHaveLength(1);
  });

  it('GIVEN both parties by their names THEN both act', () => {
    expect(told('Neither Buyer nor Seller shall be liable for lost profits.')).toEqual([
      'exclusion neither buyer nor seller',
    ]);
    expect(told('Each of the Buyer and the Seller shall bear its own costs.')).toEqual([
      'duty each of the buyer and the seller',
    ]);
  });

  it('GIVEN a verb whose object stands behind the next one of the same subject THEN they stay one statement', () => {
    expect(
      told('Licensor disclaims, and will have no liability for, any implied warranty of merchantability or fitness.'),
    ).toEqual(['exclusion licensor']);
    expect(told('The Supplier shall deliver, and the Customer shall pay for, the goods.')).toHaveLength(2);
  });

  it('GIVEN what one acknowledges that the other may do THEN it is the right of the other, as without the opening', () => {
    expect(told('Customer acknowledges that Provider may suspend the Services at any time.')).toEqual([
      'right provider',
    ]);
    expect(told('Customer acknowledges that its duties of confidence shall survive the last order.')).toEqual([
      'acknowledgement customer',
    ]);
  });

  it.each([
    [
      'If any default by Buyer shall not have been remedied within ten days, then Seller may end this Agreement.',
      ['right seller'],
    ],
    [
      'If Buyer fails to pay, or any representation is not true, or it shall not insure the goods, Seller may demand all sums.',
      ['right seller'],
    ],
    ['If the goods shall be lost and Seller shall not have told Buyer, Seller shall pay their value.', ['duty seller']],
    [
      'If Buyer is late, Seller may suspend delivery and Buyer shall pay interest, which shall accrue daily.',
      ['right seller', 'duty buyer'],
    ],
    [
      'Where goods are rejected, Seller shall not charge a fee, and Buyer may return them to the factory.',
      ['ban seller', 'right buyer'],
    ],
  ])('GIVEN a condition of several limbs THEN it carries no statement: %s', (text, statements) => {
    expect(told(text)).toEqual(statements);
  });

  it('GIVEN a second verb of the same subject THEN it makes a statement of its own', () => {
    expect(
      told('Supplier may disclose what the law compels, after notice, and shall return the papers on request.'),
    ).toEqual(['right supplier', 'duty supplier']);
  });
});

describe('the limbs of a list', () => {
  it('GIVEN a first limb after any word THEN it is a limb of its own', () => {
    expect(
      told(
        'Supplier shall indemnify Customer against loss arising in connection with (a) a breach of this Agreement, or (b) negligence of its staff.',
      ),
    ).toEqual(['duty supplier', 'duty supplier']);
  });

  it('GIVEN limbs named in a row THEN they refer and begin nothing', () => {
    expect(
      told(
        'Supplier may (i) repair the goods, (ii) replace the goods, or if (i) and (ii) are not practicable, (iii) refund the price.',
      ),
    ).toHaveLength(3);
  });

  it('GIVEN a stem of many words THEN each limb still has its subject', () => {
    const list = `losses, ${Array.from({ length: 40 }, (_, at) => `expense ${at}`).join(', ')}`;
    expect(
      told(
        `Supplier shall indemnify Customer against ${list}, arising from (a) its breach, or (b) its delay in delivery.`,
      ),
    ).toEqual(['duty supplier', 'duty supplier']);
  });
});

describe('the end of a sentence', () => {
  it('GIVEN what belongs to somebody THEN its last letter is no abbreviation', () => {
    expect(
      told('Sums paid in advance are the Supplier’s. On termination the Customer may remove its files.'),
    ).toHaveLength(2);
  });
});

describe('a heading on a line of its own', () => {
  const text =
    'The Supplier shall deliver the reports to the Customer at its main office by the tenth day of each month.';

  it('is no part of the statement below it', () => {
    expect(told(`5. What the Supplier may and may not do\n${text}`)).toEqual(['right supplier', 'duty supplier']);
    expect(told(`SCHEDULE B - REPORTS\n${text}`)).toEqual(['fact -', 'duty supplier']);
  });

  it('is not seen in lines that are broken by their width', () => {
    expect(told('The Supplier shall deliver to the\nCustomer the reports that are due\nin each month.')).toEqual([
      'duty supplier',
    ]);
  });
});

describe('the statements of a text', () => {
  it.each([
    // Active, negated, doubly negated.
    ['Supplier may terminate this Agreement on thirty days’ notice.', ['right supplier']],
    ['Supplier may not terminate this Agreement at any time without notice.', ['ban supplier']],
    ['Customer shall pay each invoice within thirty (30) days.', ['duty customer']],
    ['Customer shall not be required to pay a disputed invoice.', ['no-duty customer']],
    ['Customer is under no obligation to renew.', ['no-duty customer']],
    ['Customer has no right to audit the Supplier.', ['no-right customer']],
    ['The Supplier accepts no liability for delay.', ['exclusion supplier']],
    ['In no event shall Vendor be liable to Customer for any indirect damages.', ['no-duty vendor']],
    ['Neither party may assign this Agreement without the other’s consent.', ['ban neither party']],
    ['Neither party is liable to the other for lost profits.', ['exclusion neither party']],
    ['Nothing in this clause obliges Vendor to renew.', ['no-duty vendor']],
    // Passive and nominal.
    ['This Agreement may be terminated by the Supplier at any time.', ['right supplier']],
    ['Termination by the Supplier may take place on ten days’ notice.', ['right supplier']],
    ['The Supplier’s liability shall not exceed the fees paid.', ['exclusion supplier']],
    ['The license may be withdrawn at Licensor’s option.', ['right licensor']],
    // Performatives.
    ['Tenant hereby waives trial by jury.', ['waiver tenant']],
    ['The Author irrevocably and unconditionally waives all moral rights.', ['waiver author']],
    ['Contractor hereby assigns to Client all rights in the Work Product.', ['transfer contractor']],
    ['Vendor represents that it owns the Software.', ['promise vendor']],
    ['“Fees” means the amounts in the Order Form.', ['definition -']],
    // Plain language.
    ['We can change these terms whenever we like.', ['right we']],
    ['You must tell us within seven days.', ['duty you']],
    ['We don’t have to give you a refund.', ['no-duty we']],
    // Conditions before the main clause.
    ['If Customer fails to pay, Supplier may suspend the Services.', ['right supplier']],
    ['Subject to Section 4, Landlord shall repair the roof.', ['duty landlord']],
    ['Customer agrees that Vendor may use Customer Data.', ['right vendor']],
    // Several clauses in one sentence.
    [
      'Supplier may suspend the Services, and Customer shall continue to pay the Fees in full.',
      ['right supplier', 'duty customer'],
    ],
    [
      'Customer shall keep the records for two years, and shall make them available on request.',
      ['duty customer', 'duty customer'],
    ],
  ])('GIVEN %s THEN %j', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('GIVEN a list THEN each limb has its stem and its own words', () => {
    const statements = read(
      'Supplier may suspend the Services where: (a) an invoice is overdue by thirty days; or (b) it thinks fit.',
    );
    expect(statements.map(({ words }) => words)).toEqual([
      '[a] may suspend the services where: (a) an invoice is overdue by 30 days; or ',
      '[a] may suspend the services where: (b) it thinks fit.',
    ]);
    expect(statements.every(({ own }) => own > 0)).toBe(true);
  });

  it('GIVEN a numbered paragraph below a list of another kind THEN its own words are the stem', () => {
    expect(
      told(
        '(a) Seller shall: (i) pack the goods; and (ii) label them.\n(b) Buyer shall pay (i) the price and (ii) the freight.',
      ),
    ).toEqual(['duty seller', 'duty seller', 'duty buyer', 'duty buyer']);
  });

  it('GIVEN limbs that are sentences THEN the stem reaches each of them, and ends with the list', () => {
    expect(told('Seller shall:\n(h) Pack the goods.\n(i) Label the goods.\n(j) Load the goods.')).toEqual([
      'duty seller',
      'duty seller',
      'duty seller',
    ]);
    expect(told('Seller shall:\n(i) Pack the goods.\n(ii) Label the goods.\n(b) Buyer may inspect them.').at(-1)).toBe(
      'right buyer',
    );
  });

  it.each([
    ['Neither party may assign it.', ['neither [each] may assign it.']],
    ['Each party shall bear its costs.', ['[each] shall bear its costs.']],
    ["Supplier shall keep the Customer's data.", ["[a] shall keep the [o]'s data."]],
    ['You shall return our keys and your card.', ["[a] shall return [o]'s keys and [a]'s card."]],
    // Without an actor the sides are told by the exchange.
    [
      'The fees (of the Supplier) and the rent (of the Customer) are due.',
      ['the fees and the rent are due. ; of the [giver] ; of the [taker]'],
    ],
    // Others of the same trade, and words in small letters, are no party.
    ['other customers of the Supplier shall pay it.', ['other customers of the [giver] shall pay it.']],
    ['customers shall pay the fees to Supplier.', ['customers shall pay the fees to [giver].']],
    [
      'The charges shall be paid by the Customer to the platform.',
      ['the charges shall be paid by the [a] to the platform.'],
    ],
    [
      'Customer shall pay one hundred (100) dollars; Supplier shall give a receipt for it.',
      ['[a] shall pay 100 dollars', '[a] shall give a receipt for it.'],
    ],
    ['The Company shall pay the Bank.', ['the [a] shall pay the [o].']],
    ['Alpha Inc. ("Alpha") shall pay Beta Ltd. ("Beta") the fees.', ['[a] shall pay [o] the fees. ; "[a]" ; "[o]"']],
  ])('GIVEN %s THEN rules read %j', (text, words) => {
    expect(read(text).map((statement) => statement.words)).toEqual(words);
  });

  it('GIVEN numbers in words and digits THEN one form', () => {
    const [statement] = read('Customer shall pay two hundred and fifty (250) dollars within forty-five (45) days.');
    expect(statement!.words).toBe('[a] shall pay 250 dollars within 45 days.');
  });

  it('GIVEN an insertion in brackets THEN what is said stays the same, and the insertion stands at the end', () => {
    const [plain] = read('Supplier may terminate this Agreement at any time.');
    const [inserted] = read(
      `Supplier may (${'whether or not the matter was raised before, '.repeat(4)}as the case may be) terminate this Agreement at any time.`,
    );
    expect(inserted!.force).toBe(plain!.force);
    expect(inserted!.words.startsWith('[a] may terminate this agreement at any time.')).toBe(true);
  });

  it('GIVEN other people of the same trade THEN they are no party', () => {
    expect(read('Delay by Seller’s suppliers or carriers shall not render Seller liable.')[0]!.actor?.word).toBe(
      'seller',
    );
  });

  it('GIVEN any text THEN it is read without failing, and every span lies inside it', () => {
    const piece = fc.constantFrom(
      'Supplier',
      'Customer',
      ' shall ',
      ' may not ',
      '(a) ',
      '; ',
      ', provided that ',
      'pay ',
      '(30) ',
      'thirty ',
      '\n\n',
      '. ',
      '“',
      '”',
      'é',
      '😀',
      ' you ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        for (const { start, end, plain } of read(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(plain.from.every((place) => place >= 0 && place <= text.length)).toBe(true);
        }
      }),
    );
  });
});
