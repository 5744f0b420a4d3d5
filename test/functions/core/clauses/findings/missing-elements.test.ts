import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

const missingFor = async (
  clauseText: string,
  contractType: ContractType,
  partyRole: PartyRole,
): Promise<readonly string[]> =>
  (await analyseClause({ clauseText, contractType, partyRole })).missingElements.map(({ title }) => title);

const secrecy =
  '4. Confidentiality. The Recipient shall keep the Confidential Information of the Discloser in confidence for three years and shall disclose it only to employees who need to know it. The Recipient shall protect it with reasonable care.';
const invoices =
  '6. Payment. The Client shall pay each invoice of the Supplier within thirty days of receipt. Invoices state the fees set out in Schedule 2.';
const inspection =
  '9. Audit. The Licensor may audit the records of the Licensee on ten days’ prior notice and bears the cost of the audit.';
const insured =
  '12. Insurance. The Supplier shall maintain commercial general liability insurance of not less than $2,000,000 per occurrence with a reputable insurer during the term.';

describe('what a clause lacks is what the reader’s lawyer would ask for', () => {
  it.each([
    ['the exceptions that free the one who keeps the secret', secrecy, 'nda', 'recipient', 'discloser', /^Exclusions/],
    ['the return of papers to whose they are', secrecy, 'nda', 'discloser', 'recipient', /^Return/],
    ['interest for who waits for money', invoices, 'service-agreement', 'service-provider', 'client', /interest/i],
    ['a word on wrong bills for who pays', invoices, 'service-agreement', 'client', 'service-provider', /^Disputed/],
    ['a limit for who is audited', inspection, 'license-agreement', 'licensee', 'licensor', /\bfrequency/i],
    ['proof for who relies on the cover', insured, 'service-agreement', 'client', 'service-provider', /^Proof/],
  ] as const)(
    'GIVEN %s THEN that side is told and the other is not',
    async (_, clause, type, asks, keepsStill, title) => {
      expect((await missingFor(clause, type, asks)).filter((one) => title.test(one))).toHaveLength(1);
      expect((await missingFor(clause, type, keepsStill)).filter((one) => title.test(one))).toEqual([]);
    },
  );

  it('GIVEN a duty that binds both sides THEN either is told of what frees and what protects', async () => {
    const mutual =
      '4. Confidentiality. Each party shall keep the Confidential Information of the other party in confidence for three years and shall disclose it only to employees who need to know it.';
    for (const role of ['recipient', 'discloser'] as const) {
      const titles = (await missingFor(mutual, 'nda', role)).join('\n');
      expect(titles).toMatch(/^Exclusions/m);
      expect(titles).toMatch(/^Return/m);
    }
  });

  it('GIVEN a reader of no side THEN what protects either is told', async () => {
    const titles = (await missingFor(secrecy, 'nda', 'other')).join('\n');
    expect(titles).toMatch(/^Exclusions/m);
    expect(titles).toMatch(/^Return/m);
  });
});

describe('a clause is asked for what it is about', () => {
  it.each([
    [
      'one aspect of a matter, by its heading',
      '8. Residuals. The Recipient may use for any purpose the Confidential Information that its personnel retain in unaided memory. The Recipient shall hold all other Confidential Information in confidence for five years and use it only for the Purpose.',
      'nda',
      'recipient',
      /^Exclusions|^Disclosure compelled/,
    ],
    [
      'another matter, by its heading, with a sentence on money',
      '8. Suspension. The Supplier may suspend the Services if an invoice is not paid within fourteen days of its due date. The Supplier shall restore the Services as soon as the reason ends. The Supplier shall give notice of each suspension. Fees remain payable during a suspension.',
      'service-agreement',
      'client',
      /^Disputed invoices/,
    ],
    [
      'what another section deals with',
      'The Supplier shall use Customer Data to provide the Services and shall keep it confidential in accordance with Section 13. The Supplier shall delete it after the term of this Agreement. The Customer shall give the Supplier access to it. The Customer shall pay the Fees for the Services.',
      'saas-agreement',
      'vendor',
      /^Exclusions|^Disclosure compelled/,
    ],
  ] as const)(
    'GIVEN a clause about %s THEN nothing of the touched kind is missing',
    async (_, clause, type, role, title) => {
      expect((await missingFor(clause, type, role)).filter((one) => title.test(one))).toEqual([]);
    },
  );

  it('GIVEN a right to end at will and no breach in sight THEN no time to cure is asked for', async () => {
    const atWill =
      '15. Termination. The Company may terminate this Agreement at any time by thirty days’ written notice. Upon termination the Company shall pay the fees accrued until then.';
    expect(await missingFor(atWill, 'service-agreement', 'service-provider')).not.toContainEqual(
      expect.stringMatching(/time to cure/i),
    );

    const forBreach = atWill.replace('at any time', 'for any breach');
    expect(await missingFor(forBreach, 'service-agreement', 'service-provider')).toContainEqual(
      expect.stringMatching(/time to cure/i),
    );
  });
});

describe('what a burden calls for', () => {
  const atWill = 'The Supplier may terminate this Agreement at any time on thirty days’ notice.';

  it('GIVEN a clause about that burden THEN what would balance it is missing', async () => {
    expect(await missingFor(`Termination. ${atWill}`, 'service-agreement', 'client')).toContainEqual(
      expect.stringMatching(/^No matching right/),
    );
  });

  it('GIVEN one sentence of it in a clause that burdens the reader in another matter throughout THEN it is not', async () => {
    const clause = `Audit. The Supplier may audit the books and premises of the Client at any time and without notice. The Supplier may audit as often as it sees fit. The Client shall bear all costs of each audit whatever it shows. The findings of the auditor of the Supplier are final and binding on the Client. ${atWill}`;
    expect(await missingFor(clause, 'service-agreement', 'client')).not.toContainEqual(
      expect.stringMatching(/^No matching right/),
    );
  });
});

describe('what a clause says in other words is not missing', () => {
  it.each([
    [
      'proof of cover',
      `${insured} On request the Supplier shall give the Client a letter of its broker confirming that the policy is in force.`,
      'service-agreement',
      'client',
      /^Proof/,
    ],
    [
      'a time to cure',
      '15. Termination. Either party may terminate this Agreement by notice if the other fails to perform a duty within thirty days after receipt of a notice of it. Upon termination accrued fees are paid.',
      'service-agreement',
      'client',
      /^Time to cure/,
    ],
    [
      'what counts as force majeure',
      '13. Force Majeure. “Force Majeure Event” means any event outside the control of the party affected that it could not have prevented with reasonable care. A party is excused for as long as such an event lasts if it notifies the other and uses reasonable efforts to resume.',
      'power-purchase-agreement',
      'offtaker',
      /^List of events/,
    ],
    [
      'a way out of a service that fails',
      '7. Availability. The Supplier shall make the Service available 99.9 % of each calendar month, measured from outside its network; announced maintenance does not count. For each half percent below, five percent of the fee is credited. If availability is below 99 % in three months of a year, the Customer may leave this Agreement on notice.',
      'saas-agreement',
      'customer',
      /^A way out/,
    ],
  ] as const)('GIVEN %s in other words THEN it is not asked for', async (_, clause, type, role, title) => {
    expect((await missingFor(clause, type, role)).filter((one) => title.test(one))).toEqual([]);
  });
});

describe('what stands in another clause as a rule', () => {
  it.each([
    [
      'how long a license lasts',
      'License. The Licensor grants the Licensee a non-exclusive license to print the Maps in the Territory.',
      'license-agreement',
      'licensee',
      /^How long the license lasts/,
    ],
    [
      'what follows from termination',
      'Termination. Either party may terminate this Agreement for a material breach that is not cured within thirty days after notice.',
      'service-agreement',
      'client',
      /^Effects of termination/,
    ],
    [
      'what becomes of a prohibited assignment',
      'Assignment. Neither party may assign this Agreement without the prior written consent of the other party, which is not to be unreasonably withheld.',
      'service-agreement',
      'client',
      /^Effect of a prohibited/,
    ],
    [
      'a time for a warranty in words that only disclaim',
      'Disclaimer. The Supplier makes no warranty of any kind, express or implied, with regard to the Goods.',
      'purchase-agreement',
      'seller',
      /^Warranty period/,
    ],
    [
      'consent in words that assign',
      'Assignment. The Client hereby assigns to the Supplier all of its rights under the Lease of the Kiln, and the Supplier accepts that assignment.',
      'service-agreement',
      'client',
      /^(?:Consent to an|Exceptions: aff)/,
    ],
    [
      'rights from before in words that share what is made',
      'Ownership. As between the parties, the copyright in the Atlas is and shall remain the sole property of the Supplier.',
      'service-agreement',
      'client',
      /^(?:Present transfer|Pre-existing rights)/,
    ],
    [
      'a time to cure for who may terminate',
      'Termination. The Client may terminate this Agreement on notice if the Supplier is in breach; provided that the Client shall not have the right to terminate where the Supplier has dismissed the driver at fault.',
      'service-agreement',
      'client',
      /^Time to cure/,
    ],
  ] as const)('GIVEN a reader of a side THEN %s is not asked for', async (_, clause, type, role, title) => {
    expect((await missingFor(clause, type, role)).filter((one) => title.test(one))).toEqual([]);
  });

  it('GIVEN a reader of no side THEN it is told', async () => {
    const license =
      'License. The Licensor grants the Licensee a non-exclusive license to print the Maps in the Territory.';
    expect(await missingFor(license, 'license-agreement', 'other')).toContainEqual(
      expect.stringMatching(/^How long the license lasts/),
    );
  });

  it('GIVEN companies by name that stand on no side THEN only what serves both is asked for', async () => {
    const secret =
      'Confidentiality. Tarnhelm shall keep the Confidential Information of Ostrava in confidence for three years and shall disclose it only to employees who need to know it.';
    expect(
      (await missingFor(secret, 'other', 'vendor')).filter((title) => /^(?:Exclusions|Return)/.test(title)),
    ).toEqual([]);
  });

  it('GIVEN a limb whose beginning is missing THEN nothing is asked for', async () => {
    const limb =
      '(e) make no warranties to its customers about the Kilns that go beyond the warranty shipped with them, and keep its customers informed.';
    expect(await missingFor(limb, 'other', 'customer')).toEqual([]);
  });
});
