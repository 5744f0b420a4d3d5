import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { redefine } from '../../../../../functions/core/clauses/rewrite/market-definitions.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';

/** The text with the term of its first definition that the market knows redefined for a side; as it is where none is. */
const redefined = (text: string, contractType: string, partyRole: PartyRole): string => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  const found = readStatements(read).flatMap((statement) => redefine(read, statement) ?? [])[0];
  return found ? text.slice(0, found.start) + found.put + text.slice(found.end) : text;
};

describe('a term that burdens the reader', () => {
  it.each<[string, PartyRole, string, string]>([
    [
      'nda',
      'discloser',
      '"Residuals" means whatever the Recipient can still call to mind, noted down or not.',
      'unaided memory',
    ],
    [
      'nda',
      'recipient',
      '"Confidential Information" means all information of the Discloser, whether or not marked.',
      'confirmed as such in writing within thirty (30) days',
    ],
    ['nda', 'discloser', '"Confidential Information" means only papers that are stamped secret.', 'marked or not'],
    [
      'saas-agreement',
      'customer',
      '4.1 "Usage Data" means every byte that Customer or Vendor makes by using the Service.',
      'irreversibly anonymized',
    ],
    [
      'saas-agreement',
      'customer',
      '"Downtime" means a full day on which nobody at all can sign in.',
      'a material function of the service',
    ],
    [
      'saas-agreement',
      'vendor',
      '"Downtime" means any second in which Customer thinks the Service slow.',
      'outside the reasonable control of {own}',
    ],
    [
      'license-agreement',
      'licensor',
      '“Net Sales” means what is left after every cost of Licensee.',
      'less only taxes, freight and returns',
    ],
    [
      'lease-agreement',
      'tenant',
      '"Operating Expenses" means all costs of Landlord of any kind.',
      'amortized over its useful life',
    ],
    [
      'employment-contract',
      'employee',
      '"Cause" means anything that the Company dislikes in the Employee.',
      'not cured within thirty (30) days',
    ],
    [
      'employment-contract',
      'employee',
      '"Training Costs" means the fee, the wages of the Employee and a share of the rent.',
      'no wages, overheads or cost of cover',
    ],
    [
      'purchase-agreement',
      'seller',
      '"Fraud" means any error in what Seller has said to Buyer.',
      'actual and intentional misrepresentation',
    ],
    [
      'rental-agreement',
      'tenant',
      '"Ordinary wear" means dust that Tenant could not have swept away.',
      'ordinary and reasonable use',
    ],
  ])('GIVEN %s for %s: %s THEN it means %s', (type, side, text, said) => {
    const result = redefined(text, type, side);
    expect(result).toContain(said);
    expect(result).toMatch(/["“][^"”]+["”] means [^"]+[a-z)}]\.$/);
  });

  it.each<[string, PartyRole, string]>([
    // What leads to a list, or defines a second term.
    ['nda', 'discloser', '"Residuals" means the following: whatever the Recipient remembers.'],
    ['nda', 'discloser', '"Residuals" means what the Recipient remembers ("Memories") and writes down.'],
    // A term that the market gives no meaning, and the other side's reading of one that it does.
    ['nda', 'discloser', '"Quarterly Review" means a meeting of both parties.'],
    ['license-agreement', 'licensee', '"Net Sales" means what is left after every cost of Licensee.'],
    ['nda', 'discloser', 'The Recipient keeps “Residuals” out of its reports.'],
  ])('GIVEN %s for %s: %s THEN it keeps its meaning', (type, side, text) => {
    expect(redefined(text, type, side)).toBe(text);
  });

  it('GIVEN terms that the text writes large THEN the new meaning writes them so', () => {
    const text =
      'Tenant pays a share of the Operating Expenses. "Controllable Expenses" means all Operating Expenses but one.';
    expect(redefined(text, 'lease-agreement', 'tenant')).toContain(
      'means all Operating Expenses other than taxes, insurance, utilities and snow removal.',
    );
  });

  it('GIVEN a clause with such a term THEN the rewrite redefines it and keeps the term', async () => {
    const { suggestedImprovement } = await analyseClause({
      clauseText:
        '6.2 "Derived Data" means all data, content and insights that result from the processing of Customer Data, including outputs, summaries and embeddings, whether or not they identify Customer. Vendor owns Derived Data and may use and sell it for any purpose without payment to Customer.',
      contractType: 'saas-agreement',
      partyRole: 'customer',
    });
    expect(suggestedImprovement.revisedClause).toContain('"Derived Data" means technical data on the operation');
    expect(suggestedImprovement.revisedClause).toContain('neither identifies Customer');
  });
});
