import type { ContractType, RiskTolerance } from '../../../../shared/contracts.ts';
import type { PlaybookInput } from '../../../../shared/playbooks.ts';

/*
 * A playbook to begin with for each contract type: positions that a company commonly takes when it is the side named in
 * the description, in the drafting customary in English-language commercial contracts. None of them states the law of a
 * place; where statute sets a floor or a ceiling, the instructions say that it must be looked up.
 */

interface Starter {
  readonly type: ContractType;
  readonly name: string;
  readonly description: string;
  readonly riskTolerance: RiskTolerance;
  readonly focusAreas: readonly string[];
  readonly specialInstructions: string;
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
    specialInstructions: rules.specialInstructions,
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
    specialInstructions:
      'We are usually the client. Fees fall due thirty days after a correct invoice, and disputed amounts may be held back. A change of scope needs both signatures. Rights in what is made for us pass to us on payment; the provider keeps its tools and lets us use them where our result needs them. Liability for death, personal injury, fraud and wilful misconduct stays outside any cap.',
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
    description: 'For the employer: clear duties and pay, confidentiality that lasts, restraints that can be upheld.',
    riskTolerance: 'conservative',
    focusAreas: [
      'confidentiality',
      'non-compete',
      'non-solicitation',
      'notice period',
      'compensation',
      'intellectual property ownership',
    ],
    specialInstructions:
      'We are the employer. A restraint after the end of employment must be limited in time, in place and to a business interest that deserves protection; many places forbid or narrow it, so that it must be checked against the law at the place of work. Nothing may keep an employee from reporting wrongdoing to an authority. Working time, leave and notice must not fall below what the law there requires.',
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
    specialInstructions:
      'Duties should be mutual. Information that is public, already known, independently developed or lawfully received from others is not confidential. A disclosure that a court or an authority compels is allowed, after notice where that is lawful. Trade secrets stay protected as long as they are secret; everything else for three years. No licence, no exclusivity and no duty not to compete should hide in a confidentiality agreement.',
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
    specialInstructions:
      'We are the customer. Our data remains ours, is used to provide the service and for nothing else, and can be had back in a common format for thirty days after the end. Security incidents are reported without undue delay. Prices rise at renewal only and within a stated limit. Liability for a breach of data protection or of confidentiality has a cap of its own, well above a year’s fees.',
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
    specialInstructions:
      'We are the buyer. Payment is not acceptance: we may inspect within a reasonable time and reject what does not conform. Risk passes on delivery at the agreed place. Warranties run for at least twelve months and pass to whom we resell. Prices are fixed for orders that were accepted. The seller answers for claims that the goods infringe the rights of others.',
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
    specialInstructions:
      'We are the offtaker. Look first at who bears price, volume and balancing risk, and whether that changes over the term. Delay of commercial operation and a shortfall of guaranteed output need stated damages and, past a long-stop date, an exit. Lack of money, of grid connection or of permits within a party’s control is not force majeure. A change in law leads to renegotiation, not to a price that moves by itself. Credit support is mutual and falls with the exposure.',
    avoidanceKeywords: ['take-or-pay', 'deemed generation', 'sole discretion', 'economic hardship'],
    preferredLanguage: [
      'the parties shall negotiate in good faith to restore the economic balance',
      'liquidated damages for delay as buyer’s sole remedy until the long-stop date',
    ],
  },
  {
    type: 'license-agreement',
    name: 'Taking a licence',
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
    specialInstructions:
      'We are the licensee. The grant must cover our affiliates, contractors who work for us, and the places we do business in. It may end for material breach that is not cured, not otherwise. Audits happen at most once a year, on notice, in business hours and under confidentiality. The licensor defends and holds us harmless against claims of infringement. Improvements that we make remain ours.',
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
      'For the tenant: rent that can be foreseen, a deposit that comes back, repairs by whom they belong to.',
    riskTolerance: 'moderate',
    focusAreas: ['rent', 'security deposit', 'repairs and maintenance', 'entry by landlord', 'termination', 'renewal'],
    specialInstructions:
      'We are the tenant. Rent rises at stated times and within a stated limit. The deposit is held apart where the law asks for it and comes back with an account of deductions. Structure, roof and main systems are for the landlord to repair. The landlord enters on notice, emergencies aside. Much of residential letting is governed by mandatory law of the place: check notice periods, deposits and permitted fees there.',
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
    specialInstructions:
      'We are the lessee. A promise to pay whatever happens (hell or high water) needs a matching right against the supplier. Consent to assignment or subletting is not unreasonably withheld. Insurance and repair should not be owed twice. What we pay on early termination must bear a relation to what the lessor loses. At the end we return the property in the condition that ordinary use leaves it in.',
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
    specialInstructions:
      'Duties that bind one side alone should bind both, unless there is a reason for it in the deal. Every liability should have a limit, and every duty an end. A right to change the contract alone is acceptable only with notice and a right to leave.',
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
