import type { ContractType, RiskTolerance } from '../../../../shared/contracts.ts';
import type { PlaybookInput } from '../../../../shared/playbooks.ts';

/*
 * A playbook to begin with for each contract type: positions that a company commonly takes when it is the side named in
 * the description, in the drafting customary in English-language commercial contracts. None of them states the law of a
 * place; where statute sets a floor or a ceiling, the description says that it must be looked up.
 */

interface Starter {
  readonly type: ContractType;
  readonly name: string;
  readonly description: string;
  readonly riskTolerance: RiskTolerance;
  readonly focusAreas: readonly string[];
  /** One sentence each, of a kind that is assessed without a model. */
  readonly specialInstructions: readonly string[];
  readonly avoidanceKeywords: readonly string[];
  readonly preferredLanguage: readonly string[];
}

const playbookOf = ({ type, name, description, ...rules }: Starter): PlaybookInput => ({
  name,
  description,
  isActive: true,
  rules: {
    riskTolerance: rules.riskTolerance,
    contractTypes: [type],
    focusAreas: [...rules.focusAreas],
    specialInstructions: rules.specialInstructions.join('\n'),
    avoidanceKeywords: [...rules.avoidanceKeywords],
    preferredLanguage: [...rules.preferredLanguage],
    positions: [],
  },
});

const all: readonly Starter[] = [
  {
    type: 'service-agreement',
    name: 'Buying services',
    description: 'For the client: clear scope and acceptance, a cap that works both ways, rights in what was paid for.',
    riskTolerance: 'moderate',
    focusAreas: [
      'limitation of liability',
      'indemnification',
      'payment terms',
      'intellectual property ownership',
      'termination for convenience',
      'warranty',
    ],
    specialInstructions: [
      'Flag payment terms shorter than 30 days.',
      'Notice of termination must be at least 30 days.',
      'Never accept automatic renewal.',
    ],
    avoidanceKeywords: ['sole discretion', 'non-refundable', 'automatically renew', 'without liability', 'as is'],
    preferredLanguage: [
      'shall perform the services with reasonable skill and care',
      'within thirty (30) days after receipt of a correct invoice',
      'may terminate this agreement for convenience on thirty (30) days’ written notice',
    ],
  },
  {
    type: 'employment-contract',
    name: 'Employing people',
    description:
      'For the employer: clear duties and pay, confidentiality that lasts, restraints that can be upheld. Check working time, leave, notice and restraints against the law at the place of work.',
    riskTolerance: 'conservative',
    focusAreas: [
      'confidentiality',
      'non-compete',
      'non-solicitation',
      'notice period',
      'compensation',
      'intellectual property ownership',
    ],
    specialInstructions: [
      'Restraints on competition must be limited to 12 months.',
      'Never accept liquidated damages.',
    ],
    avoidanceKeywords: ['in perpetuity', 'worldwide restraint', 'forfeit', 'penalty', 'without notice'],
    preferredLanguage: [
      'for a period of not more than six (6) months after the end of employment',
      'nothing in this agreement prevents a disclosure that is protected by law',
    ],
  },
  {
    type: 'nda',
    name: 'Mutual confidentiality',
    description: 'For both sides alike: a narrow purpose, the usual exclusions, an end, and return or destruction.',
    riskTolerance: 'moderate',
    focusAreas: [
      'definition of confidential information',
      'exclusions from confidential information',
      'permitted disclosures',
      'term',
      'return or destruction',
    ],
    specialInstructions: ['Never accept non-competition.', 'Never accept liquidated damages.'],
    avoidanceKeywords: ['in perpetuity', 'residuals', 'non-compete', 'liquidated damages', 'sole discretion'],
    preferredLanguage: [
      'solely for the purpose of evaluating the proposed transaction',
      'for a period of three (3) years after disclosure',
      'shall return or destroy all confidential information on written request',
    ],
  },
  {
    type: 'saas-agreement',
    name: 'Subscribing to software',
    description: 'For the customer: service levels with consequences, data that stays ours, renewal we decide on.',
    riskTolerance: 'moderate',
    focusAreas: [
      'limitation of liability',
      'data protection',
      'service levels',
      'renewal term',
      'price increase',
      'termination for convenience',
      'data return',
    ],
    specialInstructions: [
      'Never accept automatic renewal.',
      'Notice of price increases must be at least 30 days.',
      'Flag payment terms shorter than 30 days.',
    ],
    avoidanceKeywords: [
      'automatically renew',
      'sole discretion',
      'as is',
      'as available',
      'non-refundable',
      'suspend without notice',
    ],
    preferredLanguage: [
      'customer retains all right, title and interest in customer data',
      'without undue delay and in any event within seventy-two (72) hours',
      'shall not exceed the fees paid or payable in the twelve (12) months before the claim',
    ],
  },
  {
    type: 'purchase-agreement',
    name: 'Buying goods',
    description: 'For the buyer: inspection before acceptance, risk and title in step, remedies for defects.',
    riskTolerance: 'moderate',
    focusAreas: ['warranty', 'delivery', 'acceptance', 'title and risk of loss', 'price', 'indemnification'],
    specialInstructions: [
      'Warranty periods must be at least 12 months.',
      'Flag payment terms shorter than 30 days.',
      'Never accept price increases.',
    ],
    avoidanceKeywords: ['as is', 'all sales are final', 'estimated delivery', 'subject to change without notice'],
    preferredLanguage: [
      'warrants that the goods are free from defects in material and workmanship for twelve (12) months',
      'buyer may inspect the goods within a reasonable time after delivery',
    ],
  },
  {
    type: 'power-purchase-agreement',
    name: 'Buying power for the long term',
    description: 'For the offtaker: price and volume we can foresee, shortfall with consequences, curtailment shared.',
    riskTolerance: 'conservative',
    focusAreas: [
      'price',
      'force majeure',
      'change in law',
      'curtailment',
      'termination',
      'credit support',
      'commercial operation date',
    ],
    specialInstructions: ['Never accept take or pay.', 'The cure period must be at least 30 days.'],
    avoidanceKeywords: ['take-or-pay', 'deemed generation', 'sole discretion', 'economic hardship'],
    preferredLanguage: [
      'the parties shall negotiate in good faith to restore the economic balance',
      'liquidated damages for delay as buyer’s sole remedy until the long-stop date',
    ],
  },
  {
    type: 'license-agreement',
    name: 'Taking a license',
    description: 'For the licensee: a grant wide enough for the business, security of use, audits with limits.',
    riskTolerance: 'moderate',
    focusAreas: [
      'license grant',
      'intellectual property indemnity',
      'audit rights',
      'termination',
      'assignment',
      'limitation of liability',
    ],
    specialInstructions: ['Never accept automatic renewal.', 'Never accept non-competition.'],
    avoidanceKeywords: ['revocable', 'terminate immediately', 'grant back', 'sole discretion', 'as is'],
    preferredLanguage: [
      'non-exclusive, irrevocable during the term, and extending to affiliates',
      'not more than once in any twelve (12) months, on thirty (30) days’ written notice',
    ],
  },
  {
    type: 'rental-agreement',
    name: 'Renting premises',
    description:
      'For the tenant: rent that can be foreseen, a deposit that comes back, repairs by whom they belong to. Check notice periods, deposits and fees against the law of the place.',
    riskTolerance: 'moderate',
    focusAreas: ['rent', 'security deposit', 'repairs and maintenance', 'entry by landlord', 'termination', 'renewal'],
    specialInstructions: [
      'The security deposit must be returned within 30 days.',
      'The cure period must be at least 14 days.',
      'Never accept automatic renewal.',
    ],
    avoidanceKeywords: ['without notice', 'waives all rights', 'non-refundable', 'sole discretion', 'as is'],
    preferredLanguage: [
      'on not less than twenty-four (24) hours’ notice, except in an emergency',
      'fair wear and tear excepted',
    ],
  },
  {
    type: 'lease-agreement',
    name: 'Leasing property or equipment',
    description:
      'For the lessee: quiet enjoyment, consent that cannot be withheld at will, a clean way out at the end.',
    riskTolerance: 'moderate',
    focusAreas: [
      'rent',
      'assignment',
      'maintenance',
      'insurance',
      'early termination',
      'renewal option',
      'purchase option',
    ],
    specialInstructions: ['The cure period must be at least 30 days.', 'Never accept automatic renewal.'],
    avoidanceKeywords: ['hell or high water', 'unconditional', 'waives', 'sole discretion', 'evergreen'],
    preferredLanguage: [
      'such consent shall not be unreasonably withheld, conditioned or delayed',
      'lessee shall have quiet enjoyment',
      'ordinary wear and tear excepted',
    ],
  },
  {
    type: 'other',
    name: 'General contract review',
    description: 'For either side: the clauses that hurt most often, whatever the contract is about.',
    riskTolerance: 'moderate',
    focusAreas: [
      'limitation of liability',
      'indemnification',
      'termination',
      'governing law',
      'dispute resolution',
      'assignment',
    ],
    specialInstructions: ['Notice of termination must be at least 30 days.', 'Never accept automatic renewal.'],
    avoidanceKeywords: ['sole discretion', 'in perpetuity', 'without limitation of liability', 'automatically renew'],
    preferredLanguage: [
      'each party shall',
      'shall not be unreasonably withheld, conditioned or delayed',
      'reasonable prior written notice',
    ],
  },
];

/** One playbook to begin with per contract type. */
export const starters: readonly PlaybookInput[] = all.map(playbookOf);
