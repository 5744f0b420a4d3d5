import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';

const explain = async (clauseText: string): Promise<string> => {
  const { plainEnglishExplanation } = await analyseClause({
    clauseText,
    contractType: 'service-agreement',
    partyRole: 'client',
  });
  return plainEnglishExplanation;
};

describe('an explanation', () => {
  it.each([
    [
      'makes no command of what happens to somebody',
      'In no event shall the Supplier be entitled to lost profits. The Client shall pay the Supplier within thirty days.',
      'In no event will the Supplier be entitled to lost profits.',
    ],
    [
      'makes no duty of what is not owed',
      'The Supplier shall not be liable to the Client for delay. The Client shall pay the Supplier within thirty days.',
      'The Supplier will not be liable to the Client for delay.',
    ],
    [
      'says what is a duty',
      'The Client shall pay the Supplier within thirty days of each invoice. The Supplier shall not assign this Agreement.',
      'The Client must pay the Supplier within thirty days of each invoice. The Supplier must not assign this Agreement.',
    ],
    [
      'leaves headings and numbers out',
      '7. Paying us\n7.1 The Client shall pay the Supplier within thirty days of each invoice.\n7.2 The Supplier may suspend the Services after ten days.',
      'The Client must pay the Supplier within thirty days of each invoice.',
    ],
    [
      'does not shout',
      'THE SUPPLIER SHALL NOT BE LIABLE TO THE CLIENT FOR LOST PROFITS. The Client shall pay the Supplier within thirty days.',
      'The Supplier will not be liable to the Client for lost profits.',
    ],
    [
      'commands nobody where a thing is the subject',
      'Title to the Deliverables shall vest in the Client. The Supplier shall thereupon be released from its duty to insure.',
      'Title to the Deliverables will vest in the Client.',
    ],
    [
      'keeps a command over a joint and an insertion',
      'The Supplier, at its own expense, shall store the Goods and shall insure them. The Client may inspect the Goods at any time.',
      'The Supplier, at its own expense, must store the Goods and must insure them.',
    ],
    [
      'says a duty whose subject stands before',
      'The Supplier shall defend the Client and its affiliates against any claim that the Software, used as permitted, infringes a patent, a copyright or a trade secret, and shall indemnify them against the damages awarded.',
      'The Supplier must defend the Client and its affiliates against any claim that the Software, used as permitted, infringes a patent, a copyright or a trade secret, and must indemnify them against the damages awarded.',
    ],
  ])('%s', async (_, clause, told) => {
    const explanation = await explain(clause);
    expect(explanation).toContain(told);
    expect(explanation).not.toMatch(/7\.1|Paying us/);
  });

  it('gives a statement no subject that is not its own', async () => {
    const explanation = await explain(
      'Neither Party shall be liable for a failure caused by a Force Majeure Event, which shall in no case include the Client’s lack of funds. The Supplier shall resume the Services within ten days.',
    );
    expect(explanation).not.toMatch(/Party (?:must|will) in no case include/);
    expect(explanation).toContain('The Supplier must resume the Services within ten days.');
  });

  it('tells no stem without its list', async () => {
    const explanation = await explain(
      'During the Term the Supplier shall not:\n(a) employ the staff of the Client; or\n(b) serve a competitor of the Client.\nThe Client shall pay within thirty days of each invoice.',
    );
    expect(explanation).not.toMatch(/must not\.(?:\s|$)/);
  });

  it('takes no word within somebody’s name for a party', async () => {
    const { plainEnglishExplanation } = await analyseClause({
      clauseText:
        'The rent shall be determined by an expert appointed by the President of the Royal Institution of Chartered Surveyors. The Lessee shall pay the rent monthly in advance.',
      contractType: 'lease-agreement',
      partyRole: 'lessor',
    });
    expect(plainEnglishExplanation).not.toMatch(/(?:for|against) (?:the )?Institution/);
  });

  it('leaves out what has lost its subject', async () => {
    const explanation = await explain(
      'The surveyor shall assume that the Premises are fit for use; and shall take account of improvements. The Client shall pay the rent monthly.',
    );
    expect(explanation).not.toMatch(/(?:^|\. )(?:Shall|Must|Will) take/);
  });

  it.each([
    ['defined with its article', 'Harrow Sensors AS (the "Supplier")', 'the Supplier'],
    ['defined without', 'Harrow Sensors AS ("Supplier")', 'Supplier'],
  ])('calls a party as the text does: %s', async (_, party, name) => {
    const plain = name === 'Supplier' ? 'Supplier' : 'The Supplier';
    const { plainEnglishExplanation } = await analyseClause({
      clauseText: `${party} shall deliver the Goods in May. ${plain} may suspend deliveries. ${plain} shall indemnify the Client against all losses of any kind, whether or not caused by the Client, without limit.`,
      contractType: 'service-agreement',
      partyRole: 'service-provider',
    });
    expect(plainEnglishExplanation).toContain(`work against ${name}.`);
  });
});

describe('an explanation says no more than its sentences', () => {
  it.each([
    [
      'a condition is no fact',
      'The Supplier shall ship each kiln within ten days, provided that the order of the Client does not exceed the forecast by more than a tenth.',
      /(?:^|\. )The order of the Client does not exceed/,
    ],
    [
      'a verb needs its object',
      'The Supplier makes no promise and expressly disclaims, and the Client understands, that the kilns will ever earn a profit.',
      /disclaims\./,
    ],
    [
      'a grant needs what is granted',
      'The Supplier hereby grants to the Client, on behalf of itself and its group, and shall cause its group to grant to the Client, a license to use the glaze recipes that are listed in Schedule 4.',
      /its group\.(?:$| )/,
    ],
    [
      'a subject is not cut in two',
      'The glazes, brushes and moulds, or clays and sands offered through the shop may be sold out from time to time.',
      /(?:^|\. )Clays and sands/,
    ],
    [
      'one remedy of two is not the only one',
      'The remedy of the Client is limited, at the choice of the Supplier, to: (a) a repair of the kiln; or (b) a refund of its price.',
      /to:? (?:a repair of the kiln|a refund of its price)\./,
    ],
    [
      'a bracket is not left open',
      'The Supplier hereby licenses its recipes. The Client may not use them under this Agreement. The Client may not use the recipes to make goods of any other kind (for example, tiles, bricks, pots, etc.',
      /\([^)]*$/,
    ],
    [
      'an example is none without what it is one of',
      'For example, the Client agrees that the bank of the Client may charge a fee for the transfer of the price.',
      /for example/i,
    ],
    [
      'the first of two verbs is not told without the second',
      'Unless it is ended earlier, the term of this Agreement will begin in May and will not end until the Supplier has fired nine thousand tiles for the Client.',
      /will begin in May,? unless/i,
    ],
    [
      'a price is no letter of a list',
      'The parties agree that the charge for the store is limited to four dollars and eleven cents ($4.11) per kilogram or two dollars ($2.00) per pound of clay.',
      /\(\$\d\.[:. ]/,
    ],
    [
      'a bound that holds for several parts is not left out',
      'Under this Agreement the Client may post pictures of tiles; send cards to the Supplier; and submit ideas, as long as none of it is taken from somebody else.',
      /may post pictures of tiles\./,
    ],
    [
      'a list in the middle of a sentence gets no colon',
      'Nothing in these Terms of the Supplier shall limit or exclude (a) the liability of the Supplier for death; (b) the rights of the Client by law.',
      /exclude:/,
    ],
    [
      'what somebody will do with a thing is no duty',
      'The Supplier must share with the Client all the experience that the trade has and all information it shall gather.',
      /it must gather/,
    ],
    [
      'one of several ways is not the way',
      'Each notice under this Agreement that the Supplier gives shall be (i) handed to the Client at its office, (ii) sent by mail to the Client, or (iii) sent by courier.',
      /(?:will|must) be (?:handed|sent)/,
    ],
    [
      'what the rest of a sentence holds for is not told without',
      'The Client shall be in default under this Agreement, and the Supplier may end it at once without any chance to cure, upon the occurrence of any of the following events: the Client leaves the Territory or abandons the kiln.',
      /in default under this Agreement\./,
    ],
    [
      'a title that runs into a sentence is left out',
      '10.2 Ending with Notice and without Cure The Client shall pay the Supplier for all tiles that are fired until then.',
      /Ending with Notice/,
    ],
    [
      'a condition that goes on behind its comma',
      'If at the time of such notice, the Supplier or its group are firing any tiles of the Client, then the Supplier shall finish them.',
      /if at the time of such notice\./i,
    ],
  ])('%s', async (_, clause, wrong) => {
    expect(await explain(clause)).not.toMatch(wrong);
  });

  it('GIVEN a sentence of many words THEN it is quoted whole and not broken off', async () => {
    const clause =
      'All knowledge of a secret kind about the kilns that the Supplier gains during the term from the Client or from the people who work for the Client shall be treated for all purposes as strictly secret for as long as it has not become known to the trade and shall be held in trust by the Supplier for the sole use of the Client.';
    expect(await explain(clause)).toContain('for the sole use of the Client');
  });

  it('GIVEN words whose beginning is missing THEN it says so and nobody is bound by them', async () => {
    const { plainEnglishExplanation, risks, benefits } = await analyseClause({
      clauseText: '(e) make no warranties to customers about the Kilns that go beyond the warranty shipped with them',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(plainEnglishExplanation).toMatch(/^The text begins in the middle of a sentence/);
    expect([...risks, ...benefits]).toEqual([]);
  });

  it('GIVEN an exception and a proviso that bound one right THEN it is told with both', async () => {
    const clause =
      '1.3. Unsold Pots. Except where this Agreement ends by a breach that Dealer has not cured, Dealer shall have within two (2) months of its end the right to return the Pots bought by Dealer to Pottery provided that the Pots are unbroken when Pottery gets them. Dealer will receive a credit for the price paid.';
    const told = await explain(clause);
    expect(told).toMatch(/except/i);
    expect(told).toMatch(/provided that the Pots are unbroken/);
  });

  it('GIVEN a definition alone THEN it says that it is one', async () => {
    expect(
      await explain(
        '“Recipes” means all recipes and proprietary information that the Supplier discloses to the Client under this Agreement.',
      ),
    ).toContain('defines a term');
  });

  it('GIVEN companies by name that stand on no side THEN it says so and calls nobody “a party”', async () => {
    const { plainEnglishExplanation } = await analyseClause({
      clauseText:
        'Tarnhelm may at any time and in its sole discretion change the price. Tarnhelm shall not be liable for any loss whatsoever.',
      contractType: 'other',
      partyRole: 'customer',
    });
    expect(plainEnglishExplanation).not.toContain('work against a party');
  });
});

describe('a risk', () => {
  it('says first what its statement does, then what that means, in two sentences', async () => {
    const { risks } = await analyseClause({
      clauseText:
        'The Client shall have three Business Days from posting to report a defect. A Deliverable not rejected within that time is irrevocably accepted.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    const [first] = risks;
    expect(first!.description).toMatch(/^[^.]+\. [^.]+\.$/);
  });
});

describe('an explanation of several sentences', () => {
  it.each([
    [
      'what the next sentence takes back is told with it',
      'The Client shall not sell the kilns of the Supplier. Notwithstanding the foregoing, the Client may sell a kiln that is ten years old.',
      'The Client must not sell the kilns of the Supplier. As an exception, the Client may sell a kiln that is ten years old.',
    ],
    [
      'a bound in a sentence of its own is told',
      'The audit will be at the expense of the Client. Providing that in no case will the Client be obligated to pay more than nine dollars for it.',
      'Providing that in no case will the Client be obligated to pay more than nine dollars',
    ],
    [
      'what an obligation is subject to is told with it',
      'The Client will invest ninety dollars in the kiln of the Supplier. The Client’s obligation to make this investment is subject to the consent of its bank.',
      'subject to the consent of its bank',
    ],
    [
      'an exception too long to be told is named',
      `The Client waives its claims for lost profit against the Supplier. Notwithstanding the preceding sentence, this clause will not limit the liability of the Supplier for ${'any loss by fire of a kiln in the old shop, '.repeat(9)}or fraud.`,
      'The next sentence makes an exception that is too long to be told here.',
    ],
    [
      'what points back is told right behind what it points to',
      'The Client may ask the Supplier for a test of a kiln. Upon such request, the Supplier shall test the kiln within a week.',
      'The Client may ask the Supplier for a test of a kiln. Upon such request, the Supplier must test the kiln within a week.',
    ],
    [
      'a proviso is told with what it bounds',
      'Kilns shall be fired by the Supplier alone, except that the Client may, in its sole discretion, fire a small one. The Supplier keeps the keys.',
      'Kilns will be fired by the Supplier alone, except that the Client may, in its sole discretion, fire a small one.',
    ],
    [
      'a sentence that cannot be told is quoted whole among the others',
      'The Client shall pay to the Supplier *** dollars for each kiln that is fired in the month before. The Client shall pay for the clay within a week.',
      'It says “The Client shall pay to the Supplier *** dollars for each kiln',
    ],
    [
      'an insertion before a limb stays closed',
      'The Client shall, save in an emergency, (i) knock at the door of the shop and (ii) wait until the Supplier opens it.',
      'The Client must, save in an emergency, wait until the Supplier opens it.',
    ],
    [
      'what becomes available and is charged is told',
      'Services in connection with the kilns will be available on an ad hoc basis and charged at an hourly rate.',
      'Services in connection with the kilns will be available on an ad hoc basis and charged at an hourly rate.',
    ],
    [
      'a text that begins in the middle says so',
      'c. the sum of any other loss, up to the price that the Client has paid to the Supplier for the kilns in the year before.',
      'The text begins in the middle of a sentence. It says “… c. the sum of any other loss',
    ],
    [
      'a text that breaks off says so',
      'Subject to the law and to the assent of its board, the Client hereby acknowledges that, as in the years before and',
      'The text breaks off in the middle of a sentence.',
    ],
    [
      'an item of a list does not show whom it binds',
      'Violate the intellectual property rights of the Supplier or its licensors, including by (i) copying its confidential glazes or (ii) using the name of its products;',
      'The text is one item of a list, so it does not show whom it binds.',
    ],
    [
      'a table of contents binds nobody',
      '4. LICENSE AND FEES OF THE SUPPLIER..................10 4.A. TERMINATION FEE..................10 4.B. WARRANTY AND LIABILITY..................11',
      'This is a table of contents, which binds nobody.',
    ],
    [
      'a bracket that bounds stays',
      '“Helper” means a person who fires kilns (and who is not the Supplier) for the Client on one or more days of a year.',
      '(and who is not the Supplier)',
    ],
  ])('%s', async (_, clause, told) => {
    expect(await explain(clause)).toContain(told);
  });

  it.each([
    [
      'a limb of what is all there is',
      'The sole duty of the Supplier, and the sole remedy of the Client, shall be (a) with regard to a kiln, its repair and (b) with regard to work on it, its repetition.',
      /will be with regard/,
    ],
    [
      'one of two things that may be done',
      'For a year the Client shall state on its signs that it is no longer bound to the Supplier, or such other words as may be deemed necessary by the Supplier in its sole discretion in its defense of a claim.',
      /bound to the Supplier\.(?: |$)/,
    ],
    [
      'a passage left out',
      'If the dispute goes on for *** days, then the Client shall submit it to the *** of the Supplier.',
      /Client must submit/,
    ],
    [
      'what a thing does in a proviso as a ban of the reader',
      'Attendance at courses shall be at the sole expense of the Client, provided that attendance will not be required twice a year and shall not exceed ten days.',
      /Client must not exceed|(?:^|\. )(?:The Client )?(?:must|shall) not exceed/,
    ],
  ])('says nothing of %s alone', async (_, clause, wrong) => {
    expect(await explain(clause)).not.toMatch(wrong);
  });

  it.each([
    [
      'a term with a meaning',
      '“Paid-For Work” means any item made by the Supplier. Paid-For Work shall not include tools. The Supplier shall at its own expense insure all of it.',
      'Paid-For Work',
    ],
    [
      'an investor of any kind',
      'Before any sale of kilns the Agent shall in its sole discretion offer them to a Strategic Investor.',
      'Investor',
    ],
    [
      'data called after users',
      'The Supplier may in its sole discretion and without notice use Client lists and User Data for any purpose.',
      'User',
    ],
  ])('GIVEN %s THEN it is nobody whom the clause works against', async (_, clauseText, name) => {
    for (const partyRole of ['client', 'service-provider'] as const) {
      const { plainEnglishExplanation } = await analyseClause({
        clauseText,
        contractType: 'service-agreement',
        partyRole,
      });
      expect(plainEnglishExplanation).not.toContain(`against ${name}`);
      expect(plainEnglishExplanation).not.toContain(`against the ${name.replace(/^the /, '')}`);
    }
  });

  it('GIVEN a burden that is only likely THEN it is said to be no more', async () => {
    const { plainEnglishExplanation, risks } = await analyseClause({
      clauseText:
        'The Supplier may at its election sort the tiles of the Client into such lots as the Supplier deems fit, and the lots so made bind the Client in every respect.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    const isProved = risks.some(({ level, derivation }) => level !== 'low' && derivation?.proof === 'proved');
    expect(risks.some(({ level }) => level !== 'low')).toBe(true);
    expect(plainEnglishExplanation).toContain(isProved ? 'work against' : 'may work against');
  });

  it('GIVEN a text that speaks to its reader THEN whom it works against is the “you” of its sentences', async () => {
    const { plainEnglishExplanation } = await analyseClause({
      clauseText:
        'We may suspend your access to our kilns at any time in our sole discretion and without notice to you.',
      contractType: 'saas-agreement',
      partyRole: 'customer',
    });
    expect(plainEnglishExplanation).toContain(
      "Parts of this clause work against you, the customer. The vendor may suspend your access to the vendor's kilns",
    );
  });

  it('GIVEN a letter to whoever works THEN “you” are who serves, and the company is who is served', async () => {
    const clauseText =
      'You shall not, without the consent of the Company, be engaged in any other trade or business. Breach of this paragraph may result in summary dismissal.';
    const told = async (partyRole: 'client' | 'service-provider') => {
      const { plainEnglishExplanation, benefits } = await analyseClause({
        clauseText,
        contractType: 'service-agreement',
        partyRole,
      });
      return [plainEnglishExplanation, ...benefits.map(({ title }) => title)];
    };
    const [toWorker, ...gains] = await told('service-provider');
    expect(toWorker).toContain('You must not, without the consent of the Company, be engaged');
    expect(gains.filter((title) => /any other trade/.test(title))).toEqual([]);
    expect((await told('client'))[0]).toMatch(/the service provider must not, without the consent of the Company/i);
  });

  it('GIVEN a letter on what “you” invent THEN whoever works is bound', async () => {
    const { plainEnglishExplanation } = await analyseClause({
      clauseText:
        'You shall keep details of all Inventions confidential and shall not disclose them to any person outside the Company.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(plainEnglishExplanation).toContain('The service provider must keep details of all Inventions confidential');
  });

  it.each([
    'It is your sole responsibility to control the use of your password for the kiln and to tell us when it is lost.',
    'Any difference between the rate that is offered and the rate that is received will be kept by the Harbor Kiln Works.',
    'Integrity will hold exclusive worldwide rights to sell the product through the shops that are named below.',
  ])('GIVEN what somebody must or may THEN neither side is told that nobody does: %s', async (clauseText) => {
    for (const partyRole of ['customer', 'vendor'] as const) {
      const { plainEnglishExplanation } = await analyseClause({
        clauseText,
        contractType: 'saas-agreement',
        partyRole,
      });
      expect(plainEnglishExplanation).not.toContain('nothing was found in it');
    }
  });

  it('GIVEN ready-made words to whoever is served THEN “you” are who takes the service', async () => {
    const { plainEnglishExplanation } = await analyseClause({
      clauseText:
        'You shall pay for the Services that we provide to you. We may close your account where you are late.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(plainEnglishExplanation).toMatch(/You must pay for the Services/);
  });
});
