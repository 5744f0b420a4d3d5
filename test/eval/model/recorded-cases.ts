/*
 * Clauses written for this evaluation, each with what a reviewer must see in it, what is fair in it, and an answer as a
 * model gives it: right, wrong, invented, broken or none at all. The parties are fictional.
 */

/** What the stand-in answers in place of a model. */
export type RecordedAnswer =
  | { readonly kind: 'tool'; readonly input: unknown; readonly stopReason?: string }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason?: string }
  | { readonly kind: 'error'; readonly status: number; readonly type: string };

export interface ModelCase {
  readonly name: string;
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: 'customer' | 'provider' | 'employee' | 'tenant';
  /** Words of the clause that a reviewer for this side must point at. */
  readonly burdens: readonly string[];
  /** Words of the clause that are fair to this side: nobody should call them a risk. */
  readonly fair: readonly string[];
  readonly recorded: RecordedAnswer;
}

type Finding = readonly [title: string, quote: string, description: string];
type Level = 'high' | 'medium' | 'low';

interface Said {
  readonly risks?: readonly (readonly [Level, ...Finding])[];
  readonly benefits?: readonly Finding[];
  readonly missing?: readonly (readonly ['critical' | 'important' | 'other', ...Finding])[];
  readonly disputes?: readonly (readonly [number: number, quote: string, explanation: string])[];
  readonly summary: string;
  readonly score: number;
  readonly completeness: number;
}

/** An answer in the tool's own form. */
const review = ({ risks = [], benefits = [], missing = [], disputes = [], summary, score, completeness }: Said) => {
  const finding = ([title, quote, description]: Finding) => ({ title, description, quotes: [quote] });
  return {
    risks: risks.map(([level, ...rest]) => ({ ...finding(rest), level })),
    benefits: benefits.map(finding),
    missingElements: missing.map(([importance, ...rest]) => ({ ...finding(rest), importance })),
    disputes: disputes.map(([number, quote, explanation]) => ({ number, explanation, quotes: [quote] })),
    negotiationStrategies: [
      {
        type: 'primary',
        title: 'Trade the worst term first',
        description: 'Ask for the graver change, and give the lesser.',
      },
    ],
    plainEnglishExplanation: summary,
    overallRiskScore: score,
    completenessScore: completeness,
  };
};

const says = (said: Said): RecordedAnswer => ({ kind: 'tool', input: review(said) });

const hosting =
  'Skylark Hosting Ltd ("Provider") may move Customer Data to any facility it chooses. Provider may suspend the Service at any time ' +
  'and for any reason without notice to Orchard Bank plc ("Customer"). Customer shall continue to pay all fees during a suspension. ' +
  'Either party may terminate this Agreement on sixty (60) days written notice.';

const supply =
  'Castor Steel GmbH ("Supplier") gives no warranty of any kind for the Goods. Dune Machines Inc ("Buyer") shall be deemed to have ' +
  'accepted the Goods upon delivery. Supplier shall replace Goods that are damaged in transit within ten (10) days.';

const employment =
  'During employment and for thirty-six (36) months afterwards, Ms Ilse Brandt ("Employee") shall not work for any business that ' +
  'competes with Lantern Retail Ltd ("Employer") anywhere in the world. Employer shall give Employee three (3) months written notice ' +
  'of termination.';

const lease =
  'Harrow Estates LLP ("Landlord") may increase the rent by any amount on seven (7) days notice. Mr Tomas Vale ("Tenant") waives ' +
  'all claims against Landlord for loss of quiet enjoyment. Landlord shall keep the roof and the structure in good repair.';

const confidentiality =
  "Each party shall keep the other party's Confidential Information secret for two (2) years after disclosure and shall use it only " +
  'to perform this Agreement. Confidential Information does not include information that is or becomes public other than by breach.';

const services =
  'Quill Consulting LLC ("Consultant") owns all work product, and Marlow Foods Ltd ("Client") receives a license for as long as fees ' +
  'are paid. Client shall indemnify Consultant against all claims arising from this Agreement, without limit. Consultant shall ' +
  'perform the services with reasonable skill and care.';

const renewal =
  'This Agreement renews automatically for successive terms of five (5) years unless Fenwick Ltd ("Customer") gives notice at least ' +
  'twelve (12) months before the end of the term. Argent Software BV ("Provider") may amend these terms by posting them on its website.';

const payment =
  'Thistle Print Ltd ("Customer") shall pay each invoice within five (5) days, and interest of 4 % a month accrues on late amounts. ' +
  'Customer may not withhold or set off any amount for any reason. Beacon Media Ltd ("Provider") shall refund fees for services not performed.';

/** The cases, in the order they are run. */
export const modelCases: readonly ModelCase[] = [
  {
    name: 'hosting: a good answer',
    clauseText: hosting,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    burdens: [
      'move Customer Data to any facility it chooses',
      'suspend the Service at any time',
      'continue to pay all fees during a suspension',
    ],
    fair: ['Either party may terminate this Agreement on sixty (60) days written notice'],
    recorded: says({
      risks: [
        [
          'high',
          'Suspension at will',
          'suspend the Service at any time and for any reason without notice',
          'Service can stop without cause.',
        ],
        [
          'medium',
          'Data goes anywhere',
          'move Customer Data to any facility it chooses',
          'No place and no safeguard is named.',
        ],
        [
          'medium',
          'Paying for nothing',
          'continue to pay all fees during a suspension',
          'Fees run on while nothing is given.',
        ],
      ],
      benefits: [
        [
          'Mutual exit',
          'Either party may terminate this Agreement on sixty (60) days written notice',
          'Both can leave.',
        ],
      ],
      missing: [['important', 'Service levels', 'suspend the Service at any time', 'No availability is promised.']],
      summary: 'The provider can stop the service and move the data as it likes, and is paid all the same.',
      score: 8,
      completeness: 3,
    }),
  },
  {
    name: 'supply: two invented quotations',
    clauseText: supply,
    contractType: 'purchase-agreement',
    partyRole: 'customer',
    burdens: ['gives no warranty of any kind for the Goods', 'deemed to have accepted the Goods upon delivery'],
    fair: ['replace Goods that are damaged in transit within ten (10) days'],
    recorded: says({
      risks: [
        ['high', 'No warranty', 'gives no warranty of any kind for the Goods', "Defects are the buyer's own."],
        ['high', 'A penalty', 'Buyer shall pay a penalty of 25 % of the price', 'This is not in the clause.'],
        [
          'medium',
          'Title is kept',
          'title remains with Supplier until final payment',
          'This is not in the clause either.',
        ],
      ],
      summary: 'The buyer takes the goods as they are and at once.',
      score: 8,
      completeness: 3,
    }),
  },
  {
    name: 'employment: a finding called fair is a risk',
    clauseText: employment,
    contractType: 'employment-contract',
    partyRole: 'employee',
    burdens: ['thirty-six (36) months afterwards', 'anywhere in the world'],
    fair: ['Employer shall give Employee three (3) months written notice'],
    recorded: says({
      risks: [
        [
          'high',
          'Three years, worldwide',
          'shall not work for any business that competes',
          'It ends a career for three years.',
        ],
        [
          'low',
          'Notice is short',
          'Employer shall give Employee three (3) months written notice',
          'It could be longer.',
        ],
      ],
      missing: [
        [
          'important',
          'Pay while restrained',
          'shall not work for any business that competes',
          'Nothing is paid meanwhile.',
        ],
      ],
      summary: 'The employee may not work for a competitor for three years, anywhere.',
      score: 8,
      completeness: 4,
    }),
  },
  {
    name: 'lease: a dispute with a quotation',
    clauseText: lease,
    contractType: 'lease-agreement',
    partyRole: 'tenant',
    burdens: ['increase the rent by any amount on seven (7) days notice', 'waives all claims against Landlord'],
    fair: ['Landlord shall keep the roof and the structure in good repair'],
    recorded: says({
      risks: [
        [
          'high',
          'Rent without a limit',
          'increase the rent by any amount on seven (7) days notice',
          'A week, and no cap.',
        ],
      ],
      disputes: [
        [1, 'Landlord shall keep the roof and the structure in good repair', 'The landlord bears the repairs.'],
      ],
      summary: 'The rent can rise by any amount within a week, and the tenant waives claims.',
      score: 8,
      completeness: 4,
    }),
  },
  {
    name: 'confidentiality: a broken entry in a cut answer',
    clauseText: confidentiality,
    contractType: 'nda',
    partyRole: 'customer',
    burdens: [],
    fair: ["Each party shall keep the other party's Confidential Information secret"],
    recorded: {
      kind: 'tool',
      stopReason: 'max_tokens',
      input: {
        ...review({
          benefits: [
            [
              'Mutual duty',
              "Each party shall keep the other party's Confidential Information secret",
              'Both are bound alike.',
            ],
          ],
          summary: 'Both keep secrets for two years.',
          score: 2,
          completeness: 6,
        }),
        risks: [{ title: 'Half a finding', level: 'unheard of' }],
      },
    },
  },
  {
    name: 'services: the model declines',
    clauseText: services,
    contractType: 'service-agreement',
    partyRole: 'customer',
    burdens: [
      'owns all work product',
      'indemnify Consultant against all claims arising from this Agreement, without limit',
    ],
    fair: ['perform the services with reasonable skill and care'],
    recorded: { kind: 'text', text: 'I cannot help with this.', stopReason: 'refusal' },
  },
  {
    name: 'renewal: the service refuses the account',
    clauseText: renewal,
    contractType: 'saas-agreement',
    partyRole: 'customer',
    burdens: [
      'renews automatically for successive terms of five (5) years',
      'amend these terms by posting them on its website',
    ],
    fair: [],
    recorded: { kind: 'error', status: 403, type: 'AccessDeniedException' },
  },
  {
    name: 'payment: the answer as text beside the tool',
    clauseText: payment,
    contractType: 'service-agreement',
    partyRole: 'customer',
    burdens: [
      'interest of 4 % a month accrues on late amounts',
      'may not withhold or set off any amount for any reason',
    ],
    fair: ['shall refund fees for services not performed'],
    recorded: {
      kind: 'text',
      text: `Here is my review.\n${JSON.stringify(
        review({
          risks: [
            [
              'high',
              'Interest of 48 % a year',
              'interest of 4 % a month accrues on late amounts',
              'It is far above what is usual.',
            ],
            [
              'medium',
              'No set-off',
              'may not withhold or set off any amount for any reason',
              'Disputed sums must be paid first.',
            ],
          ],
          summary: 'Invoices are due within days, at high interest, and nothing may be held back.',
          score: 7,
          completeness: 5,
        }),
      )}`,
    },
  },
];
