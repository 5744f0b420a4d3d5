import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';

/** What is said of a clause to one reader: the headings of risks and of benefits. */
const said = async (clauseText: string, contractType: string, partyRole: PartyRole) => {
  const { risks, benefits } = await analyseClause({
    clauseText,
    contractType,
    partyRole,
    riskTolerance: 'moderate',
  });
  return { risks: risks.map(({ title }) => title), benefits: benefits.map(({ title }) => title) };
};

describe('whom a sentence is true of', () => {
  it.each([
    'IN NO EVENT SHALL A PARTY BE LIABLE FOR ANY INDIRECT, SPECIAL OR CONSEQUENTIAL DAMAGES UNDER THIS AGREEMENT.',
    'A party is not liable to the other for consequential loss. The Seller delivers the Goods to the Buyer.',
    'In no event will one party be liable to the other for indirect or consequential damages.',
  ])('GIVEN “%s” THEN either may be meant, and nobody is told to be freed alone', async (clauseText) => {
    for (const role of ['buyer', 'seller'] as const) {
      const { risks, benefits } = await said(clauseText, 'purchase-agreement', role);
      expect([...risks, ...benefits].filter((title) => /\b(?:only|alone)\b/.test(title))).toEqual([]);
    }
  });

  it('GIVEN “a party” that only says who is one THEN it acts in nothing', async () => {
    const { risks } = await said(
      'Supplier is not liable for indirect or consequential loss under any contract to which Customer is a party.',
      'service-agreement',
      'client',
    );
    expect(risks).toContain('The clause frees only Supplier from consequential loss');
  });

  it.each([
    ['saas-agreement', 'Tessaly shall in no circumstances be liable to the Owner or the Licensee for indirect loss.'],
    ['other', 'Tessaly shall not be liable to the Licensee or the Owner for any consequential loss.'],
    ['license-agreement', 'In no event shall Tessaly be liable to the Licensee or the Licensor for indirect damages.'],
  ])('GIVEN one who answers to both sides in a %s THEN that one is freed, and neither of them', async (type, text) => {
    for (const role of ['customer', 'vendor'] as const) {
      const { risks, benefits } = await said(text, type, role);
      expect(
        [...risks, ...benefits].filter((title) => /(?:only|^)[^.]*(?:Owner|Licensee|Licensor)\b.* free/.test(title)),
      ).toEqual([]);
      expect(risks.filter((title) => /frees only (?!Tessaly)/.test(title))).toEqual([]);
    }
  });

  it('GIVEN an escrow agent between the parties THEN it is no party of either side', async () => {
    const text = 'The Escrow Agent shall not be liable to the Licensee for any consequential loss.';
    expect((await said(text, 'license-agreement', 'licensee')).risks).toEqual([
      'The clause frees only the Escrow Agent from consequential loss',
    ]);
  });

  it.each([
    'The Client agrees that the total liability of Ottermill is limited to $50.',
    "The Client acknowledges that Ottermill's aggregate liability shall not exceed $50.",
    'IN NO EVENT SHALL OTTERMILL BE LIABLE TO THE CLIENT FOR MORE THAN $50.',
    'In no event will Ottermill or its affiliates be liable to the Client for more than $50.',
    'THE MAXIMUM LIABILITY OF OTTERMILL TO THE CLIENT IS $50.',
  ])('GIVEN “%s” THEN it is the liability of Ottermill that has a limit', async (clauseText) => {
    const client = await said(clauseText, 'service-agreement', 'client');
    expect(client.risks.filter((title) => /cap on/i.test(title))).toEqual([
      expect.stringMatching(/The cap on Ottermill's liability is low/i),
    ]);
    expect(client.benefits.filter((title) => /liability/.test(title))).toEqual([]);
    const provider = await said(clauseText, 'service-agreement', 'service-provider');
    expect(provider.risks.filter((title) => /cap on/i.test(title))).toEqual([]);
  });

  it('GIVEN roles that usually mean one side WHEN one answers to the other THEN they are two parties', async () => {
    const text =
      "SPONSOR'S TOTAL LIABILITY TO PARTICIPANT WILL BE LIMITED TO THE LESSER OF YOUR ACTUAL LOSS OR $1,000.";
    const { risks } = await said(text, 'other', 'customer');
    expect(risks).toContain("The cap on Sponsor's liability is low");
    expect((await said(text, 'other', 'vendor')).risks.filter((title) => /cap/i.test(title))).toEqual([]);
  });
});

describe('one warranty in the place of all others', () => {
  const isToldOfExclusion = async (clauseText: string) => {
    const { risks, benefits } = await said(clauseText, 'service-agreement', 'service-provider');
    return [...risks, ...benefits].some((title) => /beyond those stated|all other warranties|every other/i.test(title));
  };

  it.each([
    'THESE WARRANTIES ARE EXCLUSIVE. THEY REPLACE ALL OTHER WARRANTIES, INCLUDING IMPLIED WARRANTIES OF MERCHANTABILITY.',
    'The warranties in Section 4 are in lieu of all other warranties, express or implied, including fitness for a purpose.',
    'The above warranty supersedes and takes the place of every other warranty or condition implied by law.',
  ])('GIVEN “%s” THEN it is understood as an exclusion', async (clauseText) => {
    const { readability } = await analyseClause({
      clauseText,
      contractType: 'other',
      partyRole: 'customer',
      riskTolerance: 'moderate',
    });
    expect(readability).toBe('recognised');
    expect(await isToldOfExclusion(clauseText)).toBe(true);
  });

  it.each([
    'Nothing in this Section replaces any warranty implied by law.',
    'The foregoing warranties are not in lieu of any other warranty, express or implied, of merchantability.',
  ])('GIVEN “%s” THEN nothing is excluded', async (clauseText) => {
    expect(await isToldOfExclusion(clauseText)).toBe(false);
  });
});

describe('names beside the parties, and words beside the verb', () => {
  it('GIVEN people of one party in a list THEN they are not the other party', async () => {
    const text =
      'You agree that Norbury, including its respective directors, employees, agents and licensees, will not be liable for any indirect or consequential damages.';
    const { risks, benefits } = await said(text, 'other', 'customer');
    expect(risks.some((title) => /frees only/.test(title))).toBe(true);
    expect(benefits.filter((title) => /consequential|indirect/.test(title))).toEqual([]);
  });

  it('GIVEN customers of a party THEN the other one is not called so', async () => {
    const text =
      "VALTRON shall indemnify Ostrava Telecom for all damages resulting from acts of VALTRON's Customers. VALTRON shall stop acts of VALTRON Customers on request.";
    const { risks, benefits } = await said(text, 'saas-agreement', 'customer');
    expect([...risks, ...benefits].filter((title) => /must indemnify Customers/.test(title))).toEqual([]);
  });

  it('GIVEN two names before one verb THEN neither is told of alone', async () => {
    const { benefits } = await said(
      'Our total liability arising under this Agreement and the Program will not exceed the fees paid to you in the preceding twelve months.',
      'other',
      'vendor',
    );
    expect(benefits.filter((title) => /The Program will not/.test(title))).toEqual([]);
    expect(benefits).toContain("The vendor's liability has a cap");
    const { risks } = await said(
      'Each of the Recipient and the Provider may, in their sole discretion, terminate this Agreement at any time without cause.',
      'service-agreement',
      'client',
    );
    expect(risks.filter((title) => /^The Provider may/.test(title))).toEqual([]);
  });

  it('GIVEN an obligation that survives THEN no party is told to survive', async () => {
    const { benefits } = await said(
      'This indemnification obligation is intended to reach as far as the law permits and will survive this Agreement and your use of the Services.',
      'saas-agreement',
      'vendor',
    );
    expect(benefits.filter((title) => /customer will survive/i.test(title))).toEqual([]);
  });

  it('GIVEN one side by two names THEN a finding calls it by the name of its own words', async () => {
    const { risks } = await said(
      "The Store's terms shall apply to purchases. The Store shall ship. Quillon shall not have any liability in relation to any products that you purchase.",
      'saas-agreement',
      'customer',
    );
    expect(risks).toContain('Quillon excludes its liability for what the clause covers');
  });

  it('GIVEN a name in capitals with its form of company THEN it is the party that is defined by it', async () => {
    const text =
      'HALLORAN MILLS, INC. ("Seller") sells to Buyer. IN NO EVENT SHALL HALLORAN BE LIABLE FOR CONSEQUENTIAL DAMAGES.';
    expect(
      (await said(text, 'purchase-agreement', 'seller')).risks.filter((title) => /frees only/.test(title)),
    ).toEqual([]);
    expect((await said(text, 'purchase-agreement', 'buyer')).risks.some((title) => /frees only/.test(title))).toBe(
      true,
    );
  });
});

describe('what a clause does not say', () => {
  it.each([
    [
      'a representation that is denied is no promise',
      'NORBURY MAKES NO REPRESENTATION ABOUT THE SERVICES, INCLUDING ANY REPRESENTATION THAT THE SERVICES WILL BE UNINTERRUPTED OR ERROR-FREE.',
      'saas-agreement',
      'vendor',
      /promises perfect service/,
    ],
    [
      'a warranty period in a price list is no price',
      'The warranty period for each Product is specified in the Price List that is in effect on the date Seller receives the order of Buyer.',
      'purchase-agreement',
      'buyer',
      /price follows/i,
    ],
    [
      'a term that extends for some months does not renew',
      'The period of license shall be for the Term and shall extend for a period of twenty-four months or until terminated as per clause 8.',
      'service-agreement',
      'service-provider',
      /renews by itself/,
    ],
    [
      'who pays for an audit that finds something is not whose audit it is',
      'The cost of the audit will be borne by Licensor unless a discrepancy of more than five percent is found, in which case the cost of the audit shall be borne by Licensee.',
      'license-agreement',
      'licensor',
      /cost of its audits/,
    ],
  ] as const)('GIVEN that %s THEN nobody is told so', async (_, clauseText, contractType, role, title) => {
    const { risks, benefits } = await said(clauseText, contractType, role);
    expect([...risks, ...benefits].filter((heading) => title.test(heading))).toEqual([]);
  });

  it('GIVEN what each owes the other THEN it is told in words that fit both', async () => {
    const text =
      "The Indemnifying Party may not settle a claim without the Indemnified Party's prior written consent. The Indemnified Party shall permit the Indemnifying Party to control the defense.";
    expect((await said(text, 'service-agreement', 'client')).benefits).toContain(
      "Each party cannot settle without the other party's consent",
    );
  });

  it('GIVEN a term without renewal THEN nobody misses a notice against it', async () => {
    const { missingElements } = await analyseClause({
      clauseText:
        'The term of this Agreement begins on the Effective Date and runs for twenty-four months until it expires.',
      contractType: 'service-agreement',
      partyRole: 'client',
      riskTolerance: 'moderate',
    });
    expect(missingElements.map(({ title }) => title)).not.toContain('Notice against renewal');
  });
});

describe('who is meant by what stands around a party', () => {
  it('GIVEN the same right for each in one sentence THEN nobody is told to have it alone', async () => {
    const text =
      "Company may terminate for convenience any Service, and Harrow may terminate for convenience any Return Service, upon 30 days' prior written notice.";
    for (const role of ['client', 'service-provider'] as const)
      expect(
        (await said(text, 'service-agreement', role)).risks.filter((title) => /without a reason/.test(title)),
      ).toEqual([]);
  });

  it('GIVEN that neither gives a warranty and disclaims THEN neither is told to disclaim alone', async () => {
    const text =
      'EXCEPT AS STATED HERE, NEITHER PARTY MAKES ANY WARRANTY ABOUT THE SUBJECT MATTER OF THIS AGREEMENT AND HEREBY DISCLAIMS ALL IMPLIED WARRANTIES OF MERCHANTABILITY.';
    const { risks } = await said(text, 'service-agreement', 'client');
    expect(risks.filter((title) => /disclaims/i.test(title))).toEqual([]);
  });

  it('GIVEN holders of a card of whom there are many THEN none of them is the other party', async () => {
    const text =
      'Ostrell shall ship Cards to Fenwick. Fenwick shall give each Cardholder the Cardholder agreement. Should Fenwick fail to do so, Fenwick shall indemnify Ostrell against any and all Loss, including any claims brought by Cardholders.';
    const { risks, benefits } = await said(text, 'purchase-agreement', 'buyer');
    expect(
      [...risks, ...benefits].filter((title) =>
        /Cardholder (?:gives|must)|indemnifies Cardholder|Only Cardholder/.test(title),
      ),
    ).toEqual([]);
  });

  it('GIVEN an Affiliate that indemnifies THEN it gives the indemnity, and not whoever suffers the loss', async () => {
    const text =
      "Affiliate hereby agrees to indemnify and hold harmless Quarrel and its affiliates from any and all losses of any nature whatsoever incurred by Quarrel that are related to Affiliate's site.";
    const { risks } = await said(text, 'other', 'customer');
    expect(risks.filter((title) => /Quarrel's indemnity|Only Quarrel/.test(title))).toEqual([]);
  });

  it('GIVEN a cap on what the Agent owes THEN the Agent is no client that the cap burdens', async () => {
    const text =
      'It is expressly agreed that the Agent shall not be liable for any loss which in the aggregate exceeds the amount paid to the Agent under this Agreement.';
    expect(
      (await said(text, 'service-agreement', 'service-provider')).risks.filter((title) =>
        /sums already paid/.test(title),
      ),
    ).toEqual([]);
    expect((await said(text, 'service-agreement', 'client')).risks).toContain(
      'A cap based on sums already paid may be close to nothing early on',
    );
  });

  it.each([
    [
      'whoever acquires a party may leave',
      "If Brandt is acquired by a third party, Brandt's acquirer will have the right, for 90 days after closing, to terminate this Agreement upon written notice to Corvin.",
      /changes hands/,
    ],
    [
      'either may leave a long term early',
      "The initial term of this Agreement will be ten (10) years, provided that at any time after the seventh year either party may terminate this Agreement upon not less than 60 days' written notice.",
      /long minimum term/,
    ],
  ] as const)('GIVEN that %s THEN the opposite is not told', async (_, clauseText, title) => {
    expect((await said(clauseText, 'other', 'customer')).risks.filter((heading) => title.test(heading))).toEqual([]);
  });

  it('GIVEN a warranty that stands elsewhere THEN no promise of conformity is missed', async () => {
    const { missingElements } = await analyseClause({
      clauseText:
        'EXCEPT FOR THE LIMITED WARRANTY SET FORTH IN SECTION 5.1, THE PRODUCTS ARE PROVIDED "AS IS". DEVELOPER DISCLAIMS ALL WARRANTIES, EXPRESS OR IMPLIED.',
      contractType: 'other',
      partyRole: 'customer',
      riskTolerance: 'moderate',
    });
    expect(missingElements.map(({ title }) => title)).not.toContain('No basic promise of conformity');
  });

  it('GIVEN a lettered paragraph behind a full stop THEN it is a sentence of its own', async () => {
    const { splitSentences } = await import('../../../../functions/core/clauses/reading/split-text.ts');
    const text = 'The Lessee may not hold over for more than three years. c. If the Lessee digs, it fills the hole.';
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'The Lessee may not hold over for more than three years.',
      'c. If the Lessee digs, it fills the hole.',
    ]);
  });
});

describe('who may, and who must', () => {
  it('GIVEN time to do something THEN it is no burden of whoever has it, and an option burdens the other one', async () => {
    const text =
      'This Agreement grants ELBERRY a license to use the mark. Upon termination, ELBERRY shall have eighteen (18) months to exhaust any inventories and SANDHURST shall have first option to buy back any inventory.';
    const buyer = await said(text, 'purchase-agreement', 'buyer');
    expect(buyer.risks.filter((title) => /eighteen/.test(title))).toEqual([]);
    const seller = await said(text, 'purchase-agreement', 'seller');
    expect([...buyer.risks, ...seller.risks].filter((title) => /ELBERRY may step into deals/.test(title))).toEqual([]);
  });

  it('GIVEN one who sees to it that another indemnifies THEN it gives no indemnity', async () => {
    const text =
      'Reseller shall ensure that each User shall indemnify and hold harmless Norlane against any carrier charges.';
    expect((await said(text, 'other', 'customer')).risks.filter((title) => /gives an indemnity/.test(title))).toEqual(
      [],
    );
  });

  it('GIVEN what “we” are entitled to THEN it is told in the plural', async () => {
    const text =
      'If you violate this provision, we shall be entitled to all equitable and monetary relief under applicable law.';
    const { risks, benefits } = await said(text, 'license-agreement', 'licensor');
    expect([...risks, ...benefits].filter((title) => /\bwe is\b/i.test(title))).toEqual([]);
  });

  it('GIVEN a replacement that extends nothing THEN nothing is told of a renewal', async () => {
    const text =
      'Supplier replaces defective media returned within ninety days. Such replacement will not extend such ninety day period.';
    expect((await said(text, 'other', 'vendor')).benefits.filter((title) => /renew/i.test(title))).toEqual([]);
  });

  it('GIVEN that a licence leaves out data mining THEN the vendor is not told to use the data', async () => {
    const text =
      'This licence does not include any resale of the Service; or any use of data mining, robots, or similar data gathering tools.';
    expect(
      (await said(text, 'saas-agreement', 'customer')).risks.filter((title) => /own purposes/.test(title)),
    ).toEqual([]);
  });
});

describe('the opposite of what is told', () => {
  it.each([
    [
      'Although we check all Providers who supply our data and do our best to ensure that the content is accurate, we cannot guarantee the reliability or accuracy of such content.',
      'saas-agreement',
      'vendor',
      /absolute security/,
    ],
    [
      'Lessor may not assign its rights under this Agreement. Any assignee whatsoever will be bound by the obligations of the assigning party.',
      'purchase-agreement',
      'buyer',
      /may assign without/,
    ],
    [
      'Nothing in this Agreement excludes or limits our liability to the extent that it cannot be excluded or limited by applicable law.',
      'saas-agreement',
      'customer',
      /terms that exclude liability/,
    ],
    [
      'NORDEX hereby indemnifies and holds PLENTER harmless from any claims that relate to any act of NORDEX. PLENTER hereby indemnifies and agrees to hold NORDEX harmless from any claim that the Software infringes a patent.',
      'other',
      'customer',
      /Only .* gives an indemnity/,
    ],
  ] as const)('GIVEN “%s” THEN it is not told', async (clauseText, contractType, role, title) => {
    expect((await said(clauseText, contractType, role)).risks.filter((heading) => title.test(heading))).toEqual([]);
  });

  it('GIVEN a limit with exceptions THEN they burden whoever has the limit, and not the other side', async () => {
    const clause =
      "Seller's aggregate liability shall not exceed $3,000,000, except for fraud, breach of contract, negligence, breach of confidentiality, any indemnity and any breach of warranty.";
    const buyer = await said(clause, 'purchase-agreement', 'buyer');
    const seller = await said(clause, 'purchase-agreement', 'seller');
    expect(buyer.risks.filter((title) => /exceptions to the cap/i.test(title))).toEqual([]);
    expect(seller.risks.filter((title) => /exceptions to the cap/i.test(title))).toHaveLength(1);
  });

  it('GIVEN “Licensee’s exclusive remedy” at the option of Licensor THEN it is Licensee that is left with it', async () => {
    const clauseText =
      "Licensee's exclusive remedy for a defect in the Software shall be, at Licensor's option, repair or replacement of the Software or refund of the license fee.";
    const title = 'Licensor picks the remedy for a defect';
    expect((await said(clauseText, 'license-agreement', 'licensee')).risks).toContain(title);
    expect((await said(clauseText, 'license-agreement', 'licensor')).risks).not.toContain(title);
  });
});
