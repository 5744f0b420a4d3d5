import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { foldText } from '../../../../../functions/core/clauses/reading/fold-text.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';
import { findElements } from '../../../../../functions/core/clauses/findings/find-elements.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { kindOf } from '../../../../support/kind-of.ts';

interface Sample {
  readonly id: string;
  readonly category: string;
  readonly contractType: ContractType;
  readonly partyRole: PartyRole;
  /** A clause as a careful drafter writes it, a sentence for each entry. */
  readonly sentences: readonly string[];
  /** The sentence that is left out, and what is missing then. */
  readonly without: readonly [sentence: number, title: string];
  /** Wording near to the kind that is none. */
  readonly nearMiss: string;
}

const samples: readonly Sample[] = [
  {
    id: 'exclusivity',
    category: 'Exclusivity',
    contractType: 'purchase-agreement',
    partyRole: 'buyer',
    sentences: [
      'The Supplier appoints the Buyer as its exclusive distributor of the Products.',
      'The appointment covers the territory of Portugal.',
      'It lasts three years, unless the minimum is not reached.',
    ],
    without: [1, 'Territory'],
    nearMiss: 'The courts of Lisbon have exclusive jurisdiction, and the remedies in this clause are exclusive.',
  },
  {
    id: 'minimum',
    category: 'Minimum Commitment',
    contractType: 'purchase-agreement',
    partyRole: 'seller',
    sentences: [
      'The Buyer shall purchase a minimum quantity of 400 units.',
      'The quantity is measured over each calendar year.',
      'On a shortfall the Buyer pays half of the price of what it did not buy.',
    ],
    without: [2, 'What follows from a shortfall'],
    nearMiss: 'Goods travel with a minimum of handling.',
  },
  {
    id: 'most-favoured',
    category: 'Most Favored Nation',
    contractType: 'purchase-agreement',
    partyRole: 'buyer',
    sentences: [
      'The prices are at least as favorable as those that the Seller grants to its customers of comparable size.',
      'If a lower price is granted, the price under this Agreement is reduced from the same day.',
      'The Seller certifies once a year that it has kept to this.',
    ],
    without: [2, 'Proof'],
    nearMiss: 'The parties hope for a favourable outcome of the tests.',
  },
  {
    id: 'revenue-share',
    category: 'Revenue/Profit Sharing',
    contractType: 'license-agreement',
    partyRole: 'licensor',
    sentences: [
      'The Licensee shall pay the Licensor a royalty equal to six percent of sales.',
      'Sales are net sales, that is gross sales less returns.',
      'The royalty is payable within thirty days after each quarter.',
    ],
    without: [1, 'What it is a share of'],
    nearMiss: 'Ninety percent of the users must be able to sign in.',
  },
  {
    id: 'escrow',
    category: 'Source Code Escrow',
    contractType: 'license-agreement',
    partyRole: 'licensee',
    sentences: [
      'The Licensor deposits the source code of the Software and its documentation in escrow with the escrow agent.',
      'The agent releases them if the Licensor becomes insolvent.',
      'The deposit is updated with each new release of the Software.',
      'After a release the Licensee may use them solely to maintain the Software.',
    ],
    without: [2, 'Updates of the deposit'],
    nearMiss: 'The purchase price is held in escrow by the notary until title has passed.',
  },
  {
    id: 'first-refusal',
    category: 'ROFR/ROFO/ROFN',
    contractType: 'license-agreement',
    partyRole: 'licensor',
    sentences: [
      'If the Licensor receives a bona fide offer of a third party for the Works, the Licensee has a right of first refusal.',
      'The Licensor sends the Licensee a written notice with the price and the terms and conditions of the offer.',
      'The Licensee may match them within twenty days after the notice.',
      'If it does not, the Licensor is free to accept the offer.',
    ],
    without: [2, 'Time to answer'],
    nearMiss: 'The first offer of training takes place in spring.',
  },
  {
    id: 'non-disparagement',
    category: 'Non-Disparagement',
    contractType: 'service-agreement',
    partyRole: 'provider',
    sentences: [
      'Neither party shall disparage the other party, its officers or its products in public statements during the term of this Agreement.',
      'Truthful statements to a court or as required by law stay free.',
    ],
    without: [1, 'What law and authorities ask'],
    nearMiss: 'Negative test results are reported to the Client.',
  },
  {
    id: 'liquidated-damages',
    category: 'Liquidated Damages',
    contractType: 'service-agreement',
    partyRole: 'client',
    sentences: [
      'If the Provider is late, it shall pay the Client liquidated damages of two percent of the price for each week.',
      'They do not exceed ten percent of the price and are a reasonable estimate of the loss, not a penalty.',
      'They are the sole remedy of the Client for delay.',
    ],
    without: [2, 'Whether more may be claimed'],
    nearMiss: 'The Provider estimates the damages that a flood would cause.',
  },
  {
    id: 'benefits',
    category: 'Employee Benefits',
    contractType: 'employment-contract',
    partyRole: 'employee',
    sentences: [
      'The Employee may take part in the health insurance and retirement plans of the Company in accordance with their terms, as other employees of the same level do.',
      'The Employee has twenty-five days of paid vacation a year.',
    ],
    without: [0, 'Which benefits'],
    nearMiss: 'The Employee understands the benefits of teamwork.',
  },
  {
    id: 'duties',
    category: 'Duties and Position',
    contractType: 'employment-contract',
    partyRole: 'employee',
    sentences: [
      'The Employee is employed by the Company as its General Counsel and reports to the President.',
      'The Employee performs the duties customarily associated with that position.',
      'The Company may assign other duties consistent with the position.',
    ],
    without: [2, 'How duties may change'],
    nearMiss: 'Each party pays the customs duties of its own country.',
  },
  {
    id: 'maintenance',
    category: 'Maintenance and Repairs',
    contractType: 'lease-agreement',
    partyRole: 'lessee',
    sentences: [
      'The Lessee shall maintain the interior of the Premises and its plumbing in good repair, fair wear and tear excepted.',
      'The Lessor shall repair the roof and the structure of the building within thirty days after notice.',
    ],
    without: [1, 'Structure and roof'],
    nearMiss: 'The Lessee shall maintain insurance and repair its reputation.',
  },
];

describe.each(samples)('a clause of the kind $id', (sample) => {
  const { id, category, contractType, partyRole, sentences, without, nearMiss } = sample;
  const { trigger, elements, label } = kindOf(id);
  const [left, title] = without;
  const analyse = (list: readonly string[]) =>
    analyseClause({ clauseText: list.join(' '), contractType, partyRole, riskTolerance: 'moderate' });
  const rest = sentences.filter((_, index) => index !== left);

  it('GIVEN a clause well drafted THEN it is recognised and fairly complete', async () => {
    const { completenessScore, clauseCategories } = await analyse(sentences);
    expect(clauseCategories).toContain(category);
    expect(completenessScore).toBeGreaterThanOrEqual(6);
    expect(label.length).toBeGreaterThan(5);
  });

  it('GIVEN one of its points left out THEN that point alone becomes missing', async () => {
    const missing = (list: readonly string[]) =>
      findElements(readText(list.join(' '), { contractType, partyRole, riskTolerance: 'moderate' })).flatMap((cover) =>
        cover.missing.map((each) => each.title),
      );
    expect(missing(sentences)).not.toContain(title);
    expect(missing(rest)).toContain(title);
    const [whole, part] = [await analyse(sentences), await analyse(rest)];
    expect(part.completenessScore).toBeLessThan(whole.completenessScore);
  });

  it('GIVEN wording that only sounds like it THEN it is not taken for one', () => {
    expect(trigger.test(foldText(sentences.join(' ')))).toBe(true);
    expect(trigger.test(foldText(nearMiss))).toBe(false);
  });

  it('GIVEN words taken away THEN no point appears that was missing before', () => {
    const words = foldText(sentences.join(' ')).split(' ');
    for (let at = 0; at < words.length; at += 1) {
      const fewer = words.toSpliced(at, 1).join(' ');
      for (const { id: element, present } of elements)
        if (!present.test(words.join(' ')))
          expect([element, fewer, present.test(fewer)]).toEqual([element, fewer, false]);
    }
  });
});
