import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { readText } from '../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../functions/core/clauses/statements/read-statements.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';

const standingsOf = (clauseText: string, partyRole: PartyRole, contractType: string) => {
  const { sentences } = readText(clauseText, { contractType, partyRole, riskTolerance: 'moderate' });
  return Object.fromEntries(
    sentences.flatMap(({ mentions }) => mentions.map(({ word, standing }) => [word, standing])),
  );
};

const partiesOf = (clauseText: string, partyRole: PartyRole) => {
  const { parties } = readText(clauseText, { contractType: 'nda', partyRole, riskTolerance: 'moderate' });
  return [parties.own, parties.counterpart];
};

describe('the parties of a contract about secrets', () => {
  const bound =
    'Company shall hold the Materials in confidence and shall not solicit any employee of Owner. Company shall indemnify Owner for each breach.';

  it.each([
    ['recipient', ['Company', 'Owner']],
    ['discloser', ['Owner', 'Company']],
  ] as const)('GIVEN names without a role WHEN the %s reads THEN whoever is bound receives', (role, expected) => {
    expect(partiesOf(bound, role)).toEqual(expected);
  });

  it.each([
    ['Consultant shall hold the confidential information of the Client in strict confidence.', 'Consultant'],
    ["The Supplier must not disclose the City's Confidential Information without the City's consent.", 'the Supplier'],
    ['Agency agrees not to divulge any Trade Secret that the Client discloses.', 'Agency'],
    [
      'The Confidential Information disclosed to the Contractor stays secret and is returned to the Owner.',
      'the Contractor',
    ],
    ['The Employee promises that he will not reveal the recipes of the Owner.', 'the Employee'],
  ])('GIVEN roles of another exchange WHEN the recipient reads THEN whoever is bound receives: %s', (text, own) => {
    expect(partiesOf(text, 'recipient')[0]).toBe(own);
  });

  it('GIVEN a role of another exchange and nothing said of secrets THEN nobody knows who was told', () => {
    const text = 'Vendor may not assign this Agreement without the written approval of Halden.';
    expect(standingsOf(text, 'recipient', 'nda')).toMatchObject({ vendor: 'unknown' });
  });

  it('GIVEN a Receiving Company WHEN the discloser reads THEN it is the other side', () => {
    expect(partiesOf('The Receiving Company will keep the Materials secret.', 'discloser')).toEqual([
      'the discloser',
      'the Receiving Company',
    ]);
  });

  it('GIVEN the group of a party THEN it is on the side of that party', () => {
    const text = 'The Bidder Group shall not, for two years, employ any of the staff. Bidder shall pay on demand.';
    const { sentences } = readText(text, { contractType: 'nda', partyRole: 'recipient', riskTolerance: 'moderate' });
    const standings = sentences.flatMap(({ mentions }) => mentions.map(({ standing }) => standing));
    expect(new Set(standings)).toEqual(new Set(['own']));
  });
});

describe('a party that the text calls by its name alone', () => {
  it.each([
    ['Vireo is the lessor of the screen.', 'the predicate'],
    ['Vireo, as lessor, insures the screen.', 'an apposition'],
    ['The lessor keeps the screen in repair.', 'the side that no name has'],
  ])('GIVEN “%s” THEN it is on that side by %s', (sentence) => {
    const text = `Renter shall return the screen. Vireo Rentals LLC ("Vireo") shall compensate Renter for lost revenue. ${sentence}`;
    expect(standingsOf(text, 'lessor', 'rental-agreement')).toMatchObject({ renter: 'counterpart', vireo: 'own' });
  });

  it('GIVEN a subcontractor and a company that pays it THEN the company is opposite, and the owner no party', () => {
    const text =
      'Calloway shall pay Subcontractor after Owner has paid Calloway. Subcontractor assumes the risk that Owner does not pay.';
    expect(standingsOf(text, 'service-provider', 'service-agreement')).toMatchObject({
      subcontractor: 'own',
      calloway: 'counterpart',
      owner: 'unknown',
    });
  });
});

describe('two parties that the text calls by names alone', () => {
  const served =
    'Marlow Freight will upload each weekly report and correct what is wrong at its own cost. Denholm may reject a report within five days, and Marlow sends it again.';

  it.each([
    ['client', { denholm: 'own', marlow: 'counterpart' }],
    ['service-provider', { denholm: 'counterpart', marlow: 'own' }],
  ] as const)('GIVEN what each does WHEN the %s reads THEN they are told apart by it', (role, expected) => {
    expect(standingsOf(served, role, 'service-agreement')).toMatchObject(expected);
  });

  it('GIVEN the other side by its role and a carrier THEN the name is on the side that is left', () => {
    const text =
      'Tamsin Orchards Ltd will deliver the crates and may invoice on dispatch. Risk passes when Tamsin hands a crate to the carrier. The Buyer must unload within four hours.';
    expect(standingsOf(text, 'seller', 'purchase-agreement')).toMatchObject({ tamsin: 'own', buyer: 'counterpart' });
  });

  it('GIVEN two of which each has products WHEN one grants THEN they are on two sides', () => {
    const text =
      "Ardent hereby grants to Bexley a license under Ardent's patents to make and sell Bexley's products and services.";
    expect(standingsOf(text, 'vendor', 'other')).toMatchObject({ ardent: 'own', bexley: 'counterpart' });
  });

  it('GIVEN one who promises not to grant THEN it gives, and the other is called by the whole of its name', () => {
    const text =
      'Quillon agrees not to grant licenses of the Works to anybody without first offering them to the Harbor Media Company.';
    const { parties } = readText(text, {
      contractType: 'license-agreement',
      partyRole: 'licensee',
      riskTolerance: 'moderate',
    });
    expect([parties.own, parties.counterpart]).toEqual(['the Harbor Media Company', 'Quillon']);
  });

  it('GIVEN a date before a name, and a county where a court sits THEN neither is a party', () => {
    const text =
      'After the Effective Date Marlow shall deliver the crates. Disputes go to the courts of New Harbor County, and Customer shall pay Marlow.';
    expect(Object.keys(standingsOf(text, 'customer', 'other')).sort()).toEqual(['customer', 'marlow']);
  });

  it('GIVEN several things with capitals and a verb THEN they are no party', () => {
    const text =
      'Customer will pay an annual fee. The fees for additional Software Licenses shall become due when the additional Software Licenses are given to Customer.';
    expect(Object.keys(standingsOf(text, 'customer', 'saas-agreement'))).toEqual(['customer']);
  });

  it('GIVEN nothing that tells them apart THEN nobody is placed, nothing is reworded, and the answer says so', async () => {
    const clauseText =
      'Quarrel shall not assign this Agreement without consent. Bastion shall not assign this Agreement without consent, and Bastion waives every claim, of whatever kind, against Quarrel.';
    const { suggestedImprovement, notes } = await analyseClause({
      clauseText,
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(suggestedImprovement.revisedClause).toBe(clauseText);
    expect(notes.join(' ')).toContain('does not show which of them is the client');
  });

  it('GIVEN “we” who speak to “you” THEN what they speak of is no party, though it has a capital and a verb', () => {
    const text =
      'If you take the Damage Waiver, you pay us $24 a day. The Damage Waiver is not insurance. The Damage Waiver does not apply to tires. We will inspect the truck.';
    const standings = standingsOf(text, 'lessee', 'rental-agreement');
    expect(standings).toMatchObject({ you: 'own', we: 'counterpart', us: 'counterpart' });
    expect(standings).not.toHaveProperty('damage waiver');
  });

  it('GIVEN an Escrow Agent that acts THEN it is neither of the parties', () => {
    const text =
      'Licensor shall deposit the Source Code with the Escrow Agent. The Escrow Agent shall release it to Licensee only if Licensor becomes insolvent.';
    expect(Object.keys(standingsOf(text, 'licensor', 'license-agreement')).sort()).toEqual(['licensee', 'licensor']);
  });

  it('GIVEN capitals throughout THEN “agree that” is no part of a name', () => {
    const text = 'YOU ACKNOWLEDGE AND AGREE THAT MARLOW WILL HAVE NO LIABILITY FOR YOUR USE OF THE FREE SOFTWARE.';
    expect(standingsOf(text, 'customer', 'saas-agreement')).toMatchObject({ marlow: 'counterpart', you: 'own' });
  });

  it('GIVEN a role that stands in a company’s name alone THEN it names no party', () => {
    const text =
      'No Party shall assign this Agreement without the consent of Investors Capital Services and of Marlow.';
    expect(standingsOf(text, 'customer', 'other')).not.toHaveProperty('investors');
  });

  it('GIVEN a party named in the title of a section alone THEN “we” and “you” stay how the text calls its parties', async () => {
    const { suggestedImprovement } = await analyseClause({
      clauseText:
        'Your plan renews for successive terms of twelve months unless you give us notice. Renewal fees are our then-current list prices. Fees are non-refundable except as set out in Section 11.3 (Termination for Provider Breach).',
      contractType: 'saas-agreement',
      partyRole: 'customer',
    });
    const put = suggestedImprovement.changes.map((change) => change.put).join(' ');
    expect(put).not.toMatch(/\bthe customer\b|\bProvider\b/i);
  });

  it('GIVEN the people of a company THEN none of them is a party', () => {
    const text =
      'Hestia Ovens must be given every change of the articles of Franchisee. No resolution of the board of directors of Franchisee may change the authority of the Managing Director without the consent of Hestia Ovens.';
    const standings = standingsOf(text, 'licensor', 'license-agreement');
    expect(Object.keys(standings).filter((word) => word.startsWith('director'))).toEqual([]);
    expect(standings).toMatchObject({ 'hestia ovens': 'own', franchisee: 'counterpart' });
  });

  it('GIVEN the customers of one of the parties THEN none of them is the customer', () => {
    const text =
      'Corvin shall pay Maldon a tenth of what Corvin Customers pay. The share begins when the first Corvin Customer pays Corvin. Professional Service fees are left out.';
    const words = Object.keys(standingsOf(text, 'vendor', 'other'));
    expect(words).toContain('corvin');
    expect(words.filter((word) => /^(?:customers?|professional)$/.test(word))).toEqual([]);
  });

  it('GIVEN one party by an open word that makes the products THEN it is whoever gives', () => {
    const text =
      'Neither party is liable for a delay beyond its control, such as a demand for products manufactured by Company that exceeds what Company can make.';
    expect(standingsOf(text, 'customer', 'other')).toMatchObject({ company: 'counterpart' });
  });

  it('GIVEN a heading in capitals before a name in capitals THEN the name is what follows', () => {
    const text =
      'LIMITATIONS OF LIABILITY\nSELDON SHALL NOT BE LIABLE TO TRANTOR FOR ANY INDIRECT DAMAGES. Trantor shall pay Seldon for the Maps.';
    expect(Object.keys(standingsOf(text, 'customer', 'other'))).toContain('seldon');
    expect(Object.keys(standingsOf(text, 'customer', 'other')).join(' ')).not.toContain('liability');
  });

  it('GIVEN names alone of which only the words around them tell the side THEN that is known to be a guess', () => {
    const guessOf = (text: string) =>
      readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' }).parties
        .isSideGuessed;
    expect(
      guessOf('Quillmark shall be entitled to inspect the ledgers of Ostrava. Ostrava shall correct each error.'),
    ).toBe(true);
    expect(guessOf('The Client may inspect the ledgers of the Supplier. The Supplier shall correct each error.')).toBe(
      false,
    );
  });

  it('GIVEN secrets in a contract about other things THEN whose side discloses is a guess', () => {
    const text =
      'The Receiving Party shall keep the Confidential Information of the Disclosing Party secret. The Supplier shall fire the tiles.';
    const guessOf = (clauseText: string, contractType: string) =>
      readText(clauseText, { contractType, partyRole: 'client', riskTolerance: 'moderate' }).parties.isSideGuessed;
    expect(guessOf(text.split('. ')[0]!, 'service-agreement')).toBe(true);
    expect(guessOf(text, 'service-agreement')).toBe(false);
    expect(guessOf(text.split('. ')[0]!, 'nda')).toBe(false);
  });

  it('GIVEN “neither” before a party and its own people THEN it is that party alone that is bound', () => {
    const read = readText(
      'Neither the Supplier nor any of its affiliates shall make a statement that harms the Client.',
      {
        contractType: 'service-agreement',
        partyRole: 'client',
        riskTolerance: 'moderate',
      },
    );
    expect(readStatements(read).map(({ standing }) => standing)).toEqual(['counterpart']);
  });

  it('GIVEN an insurer without a name THEN it is no party', () => {
    const text =
      'The Company shall send Nastrand a policy under which the insurer shall not end the cover without notice to Nastrand.';
    expect(Object.keys(standingsOf(text, 'service-provider', 'service-agreement'))).not.toContain('insurer');
  });
});

describe('words of roles that name no party', () => {
  it.each<[string, PartyRole, string, string]>([
    [
      'No payment is due from Buyer to Seller for curtailment ordered by the Transmission Provider.',
      'generator',
      'power-purchase-agreement',
      'provider',
    ],
    [
      'The Tenant shall not repair damage by the Insured Risks for the Landlord.',
      'tenant',
      'lease-agreement',
      'insured',
    ],
    [
      'Any dispute of Employee with the Company is settled under the rules of the American Arbitration Association.',
      'employee',
      'employment-contract',
      'association',
    ],
    [
      'Seller shall not solicit any employee of the Company after Closing without the consent of Buyer.',
      'buyer',
      'purchase-agreement',
      'company',
    ],
    ['Owner shall pay Contractor the amount certified by the Architect.', 'provider', 'other', 'architect'],
  ])('GIVEN “%s” WHEN read THEN the word stands on no side', (text, role, type, word) => {
    expect(standingsOf(text, role, type)[word] ?? 'unknown').toBe('unknown');
  });
});
