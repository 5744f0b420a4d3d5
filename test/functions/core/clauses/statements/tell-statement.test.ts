import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import { tellStatement, tellWithBounds } from '../../../../../functions/core/clauses/statements/tell-statement.ts';

const tell = (text: string): (string | undefined)[] => {
  const read = readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
  return readStatements(read).map((statement) => tellStatement(read, statement));
};

describe('what stands before the main clause', () => {
  it.each([
    [
      'Subject to the terms, conditions and limits set forth in Exhibit B, Client hereby grants Supplier a right to enter the site.',
      'Subject to the terms, conditions and limits set forth in Exhibit B, Client grants Supplier a right to enter the site.',
    ],
    [
      'In addition to the Retainer, Bonuses and Awards set forth in Section 4, Client must pay a fee of ten dollars.',
      'In addition to the Retainer, Bonuses and Awards set forth in Section 4, Client must pay a fee of ten dollars.',
    ],
    [
      'Except as set forth in Section 9, Supplier shall have no liability for lost profits.',
      'Except as set forth in Section 9, Supplier has no liability for lost profits.',
    ],
    [
      'Except as expressly set forth in this Agreement, Supplier gives no warranty of the Software.',
      'Except as expressly set forth in this Agreement, Supplier gives no warranty of the Software.',
    ],
    [
      'Subject to Section 7.2, Supplier shall repair each defect within ten days.',
      'Subject to Section 7.2, Supplier must repair each defect within ten days.',
    ],
    [
      'Subject to the terms and conditions of this Agreement, Supplier shall repair each defect within ten days.',
      'Supplier must repair each defect within ten days.',
    ],
    [
      'Notwithstanding the foregoing, before entering the site, Supplier shall inform Client.',
      'Before entering the site, Supplier must inform Client.',
    ],
  ])('GIVEN %s THEN it is left out only where it is whole and changes nothing', (text, told) => {
    expect(tell(text)[0]).toBe(told);
  });
});

describe('a statement that begins with its verb', () => {
  it.each([
    'Supplier agrees that the Materials will stay at the site during the Project, and shall remain the property of Client.',
    'Supplier keeps records. Such accountant shall tell Client the amount due, and shall send a copy of the report to Supplier.',
    'Supplier shall see to it that the fee is paid in full during the Term, and the Escrow shall be opened by the bank, and shall bear interest at two percent a year.',
  ])('GIVEN a subject that is no party THEN no party is said to do it: %s', (text) => {
    expect(tell(text).at(-1)).toBeUndefined();
  });

  it('GIVEN a party as the subject THEN it is named', () => {
    expect(tell('Supplier may keep one copy of the drawings, and shall not disclose it to any person.').at(-1)).toBe(
      'Supplier must not disclose it to any person.',
    );
    expect(
      tell('Supplier is under no duty to test the goods of Client, and shall not be liable for them.').at(-1),
    ).toBe('Supplier will not be liable for them.');
  });

  it('GIVEN two verbs with one object, or a stem with one verb THEN they stay one statement', () => {
    const together = [
      ['Supplier shall consider, and shall not unreasonably disregard, the comments of Client on the draft.'],
      ['Supplier shall, and shall cause its staff to, obey the rules of the site.'],
      ['Supplier reserves the right, but will have no obligation, to inspect the goods at any time.'],
    ];
    for (const [text] of together) expect(tell(text!)).toHaveLength(1);
    expect(tell(together[0]![0]!)[0]).toContain('the comments of Client');
  });
});

describe('a proviso', () => {
  it('GIVEN what has to be so THEN it is not told as something that is', () => {
    const told = tell(
      'Supplier may assign this Agreement to a successor, provided that the successor assumes all duties of Supplier, and further provided that Supplier gives Client prior notice of it.',
    );
    expect(told).toHaveLength(3);
    expect(told.slice(1)).toEqual([undefined, undefined]);
  });

  it('GIVEN a duty THEN it is told', () => {
    expect(
      tell(
        'Supplier may assign this Agreement to a successor, provided that Supplier shall remain liable to Client.',
      )[1],
    ).toBe('Supplier will remain liable to Client.');
  });
});

describe('the verb', () => {
  it('GIVEN a subject that is nobody behind an opening THEN nobody is commanded', () => {
    expect(tell('Except as agreed in Section 2, no Party shall in any manner be prevented from firing kilns.')[0]).toBe(
      'Except as agreed in Section 2, no Party will in any manner be prevented from firing kilns.',
    );
  });

  it('GIVEN a verb of "which" before it THEN it stays the only one of its sentence', () => {
    expect(tell('Any dispute which may arise out of this Agreement, shall be settled by the courts of Ohio.')[0]).toBe(
      'Any dispute which may arise out of this Agreement, will be settled by the courts of Ohio.',
    );
  });

  it('GIVEN what becomes of somebody THEN it is no duty', () => {
    expect(tell('The fees of Supplier shall become due when Client accepts the work.')[0]).toBe(
      'The fees of Supplier will become due when Client accepts the work.',
    );
  });

  it('GIVEN several who have a right THEN the verb is that of several', () => {
    expect(tell('Client and Supplier shall be entitled to act on any notice that the other has signed.')[0]).toBe(
      'Client and Supplier are entitled to act on any notice that the other has signed.',
    );
    expect(tell('The parties shall have no duty to renew this Agreement.')[0]).toBe(
      'The parties have no duty to renew this Agreement.',
    );
  });

  it('GIVEN a name that begins small THEN it stays so', () => {
    expect(tell('eTrail will provide the Client with reports each month.')[0]).toBe(
      'eTrail will provide the Client with reports each month.',
    );
  });
});

describe('what says less or more when it stands alone', () => {
  it.each([
    [
      'what is so in one case',
      'Supplier shall give a week’s notice unless Client is in breach, in which case Supplier may suspend the service at once.',
      1,
    ],
    [
      'what a condition before it holds for as well',
      'If Client uses a tool of Supplier in its works, Client shall tell Supplier in writing, and Supplier may inspect the works.',
      1,
    ],
    [
      'what points to something before it',
      'Reports go out monthly. Supplier may refuse any such request at its own discretion in writing.',
      1,
    ],
    [
      'what points above',
      'Reports go out monthly. Supplier may assign the contract only as permitted above in this Agreement.',
      1,
    ],
    [
      'the rest of a sentence that begins elsewhere',
      '(d) the rights are known to Supplier and shall be used by it for the project.',
      0,
    ],
    ['what has a gap', 'Supplier shall send the reports to <omitted> Client at the end of each month.', 0],
  ])('is not told: %s', (_, text, at) => {
    expect(tell(text)[at]).toBeUndefined();
  });

  it('GIVEN what is meant in the same sentence THEN it is told', () => {
    expect(tell('Client may send a request for a report, and Supplier shall answer such request.')[0]).toMatch(
      /^Client may/,
    );
    expect(tell('Where Client sends a request, Supplier shall answer such request within a week.')[0]).toMatch(
      /such request/,
    );
  });

  it('GIVEN capitals with the title of a section among them THEN they are written as a sentence is', () => {
    expect(
      tell('SUPPLIER SHALL NOT BE LIABLE FOR LOST PROFITS UNDER SECTION 8 [Loss of Profits] OF THIS AGREEMENT.')[0],
    ).toMatch(/^Supplier/);
  });
});

describe('a text that speaks to the other side', () => {
  const toldToProvider = (text: string): (string | undefined)[] => {
    const read = readText(text, { contractType: 'saas-agreement', partyRole: 'vendor', riskTolerance: 'moderate' });
    return readStatements(read).map((statement) => tellStatement(read, statement));
  };

  it.each([
    [
      'You agree to allow Marlow to store your contact details.',
      'The customer agrees to allow Marlow to store the customer’s contact details.',
    ],
    [
      'Marlow may end your access when you are in breach.',
      'Marlow may end the customer’s access when the customer is in breach.',
    ],
    ['You must send Marlow a notice of the dispute.', 'The customer must send Marlow a notice of the dispute.'],
  ])('GIVEN “%s” THEN whoever provides is not called “you”', (text, told) => {
    expect(toldToProvider(text)[0]).toBe(told.replaceAll('’', "'"));
  });

  it('GIVEN “you” behind a noun THEN its verb tells that it acts', () => {
    expect(toldToProvider('You are responsible for copies of anything you want to keep with Marlow.')[0]).toBe(
      'The customer is responsible for copies of anything the customer wants to keep with Marlow.',
    );
  });

  it('GIVEN “you” where it may be subject or object THEN the sentence is not told', () => {
    expect(toldToProvider('Marlow may replace the tools plainly you rather outgrow.')[0]).toBeUndefined();
  });

  it('GIVEN the one who is spoken to as the reader THEN it stays', () => {
    const read = readText('You must send Marlow a notice of the dispute.', {
      contractType: 'saas-agreement',
      partyRole: 'customer',
      riskTolerance: 'moderate',
    });
    expect(tellStatement(read, readStatements(read)[0]!)).toBe('You must send Marlow a notice of the dispute.');
  });
});

describe('what only goes on behind an insertion', () => {
  it('GIVEN a proviso with words between commas THEN no half of it is told as a sentence', () => {
    const told = tell(
      "Client may not sublicense the Tools to any third party; provided, however, that the rights shall be sublicensable by Client, without the prior written consent of Supplier, to Client's Affiliates during the Term.",
    );
    expect(told.filter((text) => text?.startsWith('Without'))).toEqual([]);
  });
});

/** What is told of the first statement with all that bounds it. */
const tellBounded = (text: string): string | undefined => {
  const read = readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
  const statements = readStatements(read);
  return tellWithBounds(read, statements, statements[0]!);
};

describe('a statement with what bounds it in its sentence', () => {
  it.each([
    [
      'Client may not sublet the kiln, provided, however, that Client shall be free to lend it to an affiliate.',
      'Client may not sublet the kiln, provided, however, that Client will be free to lend it to an affiliate.',
    ],
    [
      'The kiln shall be fired by Supplier alone, save that nothing in this clause shall prevent Client from drying clay in it.',
      'The kiln will be fired by Supplier alone, save that nothing in this clause will prevent Client from drying clay in it.',
    ],
    [
      'Client shall send tiles in lots of at least ninety, except that Supplier may, in its sole discretion, accept a smaller lot.',
      'Client must send tiles in lots of at least ninety, except that Supplier may, in its sole discretion, accept a smaller lot.',
    ],
    [
      'Attendance at the courses shall be at the cost of Client, provided that attendance will not be required more than twice in a year and shall not exceed ten days.',
      'Attendance at the courses will be at the cost of Client, provided that attendance will not be required more than twice in a year and will not exceed ten days.',
    ],
    [
      'Supplier may raise the price of clay, but Supplier shall give notice of it a month before.',
      'Supplier may raise the price of clay, but Supplier must give notice of it a month before.',
    ],
  ])('GIVEN %s THEN both are told as one', (text, told) => {
    expect(tellBounded(text)).toBe(told);
  });

  it('GIVEN a proviso behind another statement of the sentence THEN it bounds both', () => {
    expect(
      tellBounded(
        'Neither party may assign this Agreement without the consent of the other, and any such attempt shall be void; provided, however, that each party may assign it to an affiliate.',
      ),
    ).toBe(
      'Neither party may assign this Agreement without the consent of the other, and any such attempt will be void; provided, however, that each party may assign it to an affiliate.',
    );
    expect(
      tellBounded(
        'No party may assign this Agreement without the consent of the other party; provided, that notwithstanding the foregoing, any party may assign it to: (a) its affiliates, (b) a buyer of its business, or (c) its lenders.',
      ),
    ).toBeUndefined();
  });

  it('GIVEN bounds that are too long to be told THEN the statement is not told without them', () => {
    const proviso = 'the kiln is fired by hand at night in the old shop by two people of Supplier '.repeat(6);
    expect(
      tellBounded(`Client may not use the kiln, provided that Client shall be free where ${proviso}.`),
    ).toBeUndefined();
  });
});

describe('one of two alternatives', () => {
  it.each([
    'Supplier shall use its best efforts to (i) agree with Client on the words of a joint notice, or (ii) obtain the consent of Client to a notice of its own.',
    'Supplier warrants that each kiln shall: (a) reach cone ten within a day; or (b) be replaced by Supplier.',
    'The price shall be: (a) the price of the list of Supplier; or (b) the price that Client has accepted.',
  ])('GIVEN what somebody must do in one of two ways THEN neither is told alone: %s', (text) => {
    expect(tell(text).filter((told) => /joint notice|cone ten|price of the list/.test(told ?? ''))).toEqual([]);
  });

  it('GIVEN two bans THEN each is told', () => {
    expect(tell('Client shall not: (a) paint the kiln; or (b) move the kiln out of the shop.')).toEqual([
      'Client must not paint the kiln.',
      'Client must not move the kiln out of the shop.',
    ]);
  });
});

describe('words that point to others', () => {
  it.each([
    'Client shall give Supplier proof of compliance with this obligation within thirty days.',
    'Supplier pays no more than these costs to Client in any year.',
    'There are no promises of Supplier other than those set forth herein and therein.',
    'The other party must thereafter consult with Supplier on the notice.',
    'In particular, Supplier disclaims all other warranties of the kilns.',
    'Supplier shall then have no duty to store the tiles of Client.',
    'Thereafter Supplier may raise the price by a tenth.',
    'Client may rely on the rights therein.',
  ])('GIVEN what stands before and is not told THEN nothing is: %s', (text) => {
    expect(tell(`Kilns are hot. ${text}`).at(-1)).toBeUndefined();
  });

  it.each([
    ['Client shall comply with this Agreement at all times.', 'Client must comply with this Agreement at all times.'],
    [
      'Supplier retains the drawings and all rights therein from the day of their making.',
      'Supplier retains the drawings and all rights therein from the day of their making.',
    ],
    [
      'Client shall pay in the first year ten dollars and thereafter twelve dollars a month.',
      'Client must pay in the first year ten dollars and thereafter twelve dollars a month.',
    ],
    [
      'Where Client bears a cost under Section 2, Supplier shall repay this cost within a week.',
      'Where Client bears a cost under Section 2, Supplier must repay this cost within a week.',
    ],
  ])('GIVEN what the sentence itself names THEN it is told: %s', (text, told) => {
    expect(tell(text).at(-1)).toBe(told);
  });
});

describe('what is no whole sentence', () => {
  it.each([
    ['a condition alone', 'If Client elects to give up any kiln of Supplier, to not pay the fees that keep it in use.'],
    ['what only happens meanwhile', 'While Supplier accepts no responsibility for the tools of third parties.'],
    ['words that break off', 'No authority shall have issued against Client any order, judgment, injunction or other'],
    ['a verb that describes', 'Regular support of the shop, which Client agrees to accept from it each month.'],
    ['one item of a list', 'Client is liable for no more than: a. the price of the kiln as set out in Section 8.'],
    ['a predicate of few words', 'Attendance will be required.'],
    ['a verb without what is assigned', 'Supplier agrees to assign (and cause its staff to assign).'],
    ['what announces a list', 'In full consideration for its work the Supplier will be paid as follows: Term'],
    ['the foot of a page', 'Client will hold Supplier harmless from 844.KILN | www.example.com PAGE 1'],
    [
      'one of two exceptions',
      'Supplier agrees not to end this Agreement unless (a) Client sells the kiln; or (b) Client gives up the shop.',
    ],
    [
      'one part of all that is owed',
      'The sole remedy of Client shall be: (a) the repair of the kiln; and (b) the repetition of the work.',
    ],
    ['what is in place of something before', 'In consideration thereof Client shall pay ninety dollars to Supplier.'],
    ['a list that begins at the end', 'Client agrees not to do any of this for itself or for any other firm: 1.'],
    ['a gap of stars', 'Client shall pay to Supplier *** dollars within *** days of each firing.'],
  ])('GIVEN %s THEN it is not told', (_, text) => {
    expect(tell(text).at(-1)).toBeUndefined();
  });

  it.each([
    [
      '11.3 Removal of the Old Name Supplier shall take down each sign that shows it.',
      'Supplier must take down each sign that shows it.',
    ],
    [
      'TERM This Agreement will remain in force for Client and Supplier until June.',
      'This Agreement will remain in force for Client and Supplier until June.',
    ],
    ['However, Client may end this Agreement in May.', 'Client may end this Agreement in May.'],
    [
      '10.0 Disclaimer of Heavy Damages In no event will either party be liable for lost profits.',
      'In no event will either party be liable for lost profits.',
    ],
    [
      '16.5 Early ending fee: subject to a notice of ten days, Client may end the lease of the kiln.',
      'Subject to a notice of ten days, Client may end the lease of the kiln.',
    ],
    [
      'E. Relations & Payment Plan Client agrees to pay to Supplier ninety dollars a month.',
      'Client agrees to pay to Supplier ninety dollars a month.',
    ],
    ['7.2 The Client: the firm named above. Client shall keep the kiln clean.', 'Client must keep the kiln clean.'],
  ])('GIVEN a heading that runs into the sentence THEN it is left out: %s', (text, told) => {
    expect(tell(text).at(-1)).toBe(told);
  });
});
