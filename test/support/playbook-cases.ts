import type { ContractType, PartyRole } from '../../shared/contracts.ts';

/** One clause of each contract type with rules that it breaks, rules it keeps, and a template it departs from. */
export interface PlaybookCase {
  readonly role: PartyRole;
  readonly text: string;
  readonly avoid: readonly [there: string, absent: string];
  readonly prefer: readonly [there: string, absent: string];
  readonly focus: readonly [there: string, absent: string];
  readonly instruct: readonly [broken: string, kept: string];
  readonly standard: string;
  /** The figure of the clause that differs from the template's. */
  readonly figure: string;
  /** Ladders, each with the verdict it must get: on that figure, and the last on a matter the clause does not have. */
  readonly ladders: readonly (readonly [verdict: string, position: LadderCase])[];
}

/** A position as a playbook holds it. */
export interface LadderCase {
  readonly topic: string;
  readonly standard: string;
  readonly fallbacks?: readonly string[];
  readonly walkAway?: string;
}

/** The verdicts that ladders around one figure must get: kept, met by a fallback, worse, and past the walk-away. */
const around = (
  topic: string,
  [kept, fallback, worse]: readonly [string, string, string],
  [walkAway, beyond]: readonly [string, string],
  elsewhere: string,
): PlaybookCase['ladders'] => [
  ['standard', { topic, standard: kept, fallbacks: [beyond] }],
  ['fallback1', { topic, standard: fallback, fallbacks: [kept], walkAway: beyond }],
  ['deviates', { topic, standard: worse, fallbacks: [fallback], walkAway: beyond }],
  ['deviates!', { topic, standard: worse, fallbacks: [fallback], walkAway }],
  ['not-applicable', { topic: elsewhere, standard: worse }],
];

/** By contract type; the first of each pair stands in the clause (is broken by it), the second does not (is kept). */
export const playbookCases: Readonly<Record<ContractType, PlaybookCase>> = {
  'service-agreement': {
    role: 'client',
    text: 'Service Provider shall perform the services with reasonable care. Client shall pay each invoice within fifty (50) days. Service Provider may subcontract at its sole discretion.',
    avoid: ['sole discretion', 'time is of the essence'],
    prefer: ['reasonable care', 'in a workmanlike manner'],
    focus: ['Subcontracting', 'Insurance'],
    instruct: ['Flag payment terms over 45 days.', 'Flag payment terms over 60 days.'],
    standard: 'Client pays each invoice within thirty (30) days.',
    figure: 'fifty (50) days',
    ladders: around(
      'Payment',
      ['payment within 50 days', '30 days', '20 days'],
      ['more than 45 days', 'more than 90 days'],
      'Publicity',
    ),
  },
  'employment-contract': {
    role: 'employee',
    text: 'Employee shall not compete with Employer for twenty-four (24) months after the end of employment. Employer pays a base salary of $90,000 a year. Employee shall work overtime as directed.',
    avoid: ['as directed', 'garden leave'],
    prefer: ['base salary', 'paid annual leave'],
    focus: ['Non-compete', 'Severance'],
    instruct: ['Reject a non-compete longer than 12 months.', 'Never accept liquidated damages.'],
    standard: 'Employee shall not compete with Employer for six (6) months after the end of employment.',
    figure: 'twenty-four (24) months',
    ladders: around(
      'Non-compete',
      ['24 months at most', '12 months at most', '6 months at most'],
      ['more than 18 months', 'more than 36 months'],
      'Publicity',
    ),
  },
  nda: {
    role: 'recipient',
    text: 'Recipient shall keep the Confidential Information of Discloser secret for ten (10) years. Recipient shall return all copies immediately upon request. This duty survives the end of this Agreement.',
    avoid: ['immediately', 'in perpetuity'],
    prefer: ['Confidential Information', 'need to know'],
    focus: ['Return of documents', 'Publicity'],
    instruct: ['Confidentiality must last at most 5 years.', 'Always require return of copies.'],
    standard: 'Recipient shall keep the Confidential Information secret for three (3) years.',
    figure: 'ten (10) years',
    ladders: around(
      'Confidentiality period',
      ['10 years', '5 years', '3 years'],
      ['more than 7 years', 'more than 20 years'],
      'Insurance',
    ),
  },
  'saas-agreement': {
    role: 'customer',
    text: 'Vendor makes the Service available 95% of each month. The subscription shall automatically renew for one year. Vendor processes Customer Data only on instructions.',
    avoid: ['automatically renews', 'most favoured customer'],
    prefer: ['only on instructions', 'service credits'],
    focus: ['Uptime', 'Source code escrow'],
    instruct: ['Availability must be at least 99%.', 'Availability must be at least 90%.'],
    standard: 'Vendor makes the Service available 99.5% of each month.',
    figure: '95%',
    ladders: around(
      'Uptime',
      ['at least 95%', 'at least 98%', 'at least 99.5%'],
      ['less than 96%', 'less than 90%'],
      'Publicity',
    ),
  },
  'purchase-agreement': {
    role: 'buyer',
    text: 'Seller delivers the goods within twelve (12) weeks after the order. Risk of loss passes to Buyer on delivery. Seller sells the goods "as is" and Buyer shall inspect them on arrival.',
    avoid: ['AS-IS', 'consignment'],
    prefer: ['risk of loss passes', 'fit for purpose'],
    focus: ['Inspection', 'Force majeure'],
    instruct: ['Flag delivery times longer than 8 weeks.', 'Flag delivery times longer than 16 weeks.'],
    standard: 'Seller delivers the goods within four (4) weeks after the order.',
    figure: 'twelve (12) weeks',
    ladders: around(
      'Delivery',
      ['within 12 weeks', 'within 6 weeks', 'within 4 weeks'],
      ['more than 8 weeks', 'more than 16 weeks'],
      'Publicity',
    ),
  },
  'power-purchase-agreement': {
    role: 'offtaker',
    text: 'Generator may curtail deliveries of energy without compensation. Offtaker pays $58 per MWh at the Delivery Point. Metering is done by Generator at its cost.',
    avoid: ['without compensation', 'take-or-pay'],
    prefer: ['at its cost', 'guaranteed availability'],
    focus: ['Curtailment', 'Environmental attributes'],
    instruct: ['Never accept curtailment.', 'Always require metering.'],
    standard: 'Offtaker pays $49 per MWh at the Delivery Point.',
    figure: '$58',
    ladders: around(
      'Price',
      ['$58 per MWh', '$52 per MWh', '$49 per MWh'],
      ['more than $55', 'more than $70'],
      'Publicity',
    ),
  },
  'license-agreement': {
    role: 'licensee',
    text: 'Licensor grants Licensee a revocable licence to use the Software. Licensee pays a royalty of 12% of net sales. Licensee shall not sub-license the Software.',
    avoid: ['revocable', 'open source'],
    prefer: ['licence to use', 'irrevocable licence'],
    focus: ['Royalties', 'Audit'],
    instruct: ['Royalties must not exceed 10%.', 'Royalties must not exceed 15%.'],
    standard: 'Licensee pays a royalty of 5% of net sales.',
    figure: '12%',
    ladders: around(
      'Royalty',
      ['12% of net sales', '8% of net sales', '5% of net sales'],
      ['more than 10%', 'more than 20%'],
      'Insurance',
    ),
  },
  'rental-agreement': {
    role: 'tenant',
    text: 'Tenant pays a deposit of $6,000 before moving in. Landlord may enter the premises at any time. Tenant shall keep no pets in the premises.',
    avoid: ['at any time', 'forfeit'],
    prefer: ['before moving in', 'with prior notice'],
    focus: ['Pets', 'Subletting'],
    instruct: ['Flag deposits above $4,000.', 'Flag deposits above $8,000.'],
    standard: 'Tenant pays a deposit of $2,000 before moving in.',
    figure: '$6,000',
    ladders: around(
      'Deposit',
      ['a deposit of $6,000', 'a deposit of $4,000', 'a deposit of $2,000'],
      ['more than $5,000', 'more than $9,000'],
      'Publicity',
    ),
  },
  'lease-agreement': {
    role: 'lessee',
    text: 'Lessee insures the equipment for $250,000. Lessee bears all repairs whatsoever. At the end of the lease term of forty-eight (48) months Lessee returns the equipment.',
    avoid: ['whatsoever', 'balloon payment'],
    prefer: ['returns the equipment', 'fair wear and tear'],
    focus: ['Repairs', 'Assignment'],
    instruct: ['The lease term must not exceed 36 months.', 'Insurance must be at least $100,000.'],
    standard: 'At the end of the lease term of thirty-six (36) months Lessee returns the equipment.',
    figure: 'forty-eight (48) months',
    ladders: around(
      'Lease term',
      ['48 months', '36 months', '24 months'],
      ['more than 40 months', 'more than 60 months'],
      'Publicity',
    ),
  },
  other: {
    role: 'receiver',
    text: 'Provider may assign this Agreement to anyone. Receiver gives notice of defects within five (5) days. Disputes are settled by arbitration in Geneva.',
    avoid: ['to anyone', 'class action'],
    prefer: ['notice of defects', 'mutual agreement'],
    focus: ['Arbitration', 'Governing law'],
    instruct: ['Never accept arbitration.', 'Never accept liquidated damages.'],
    standard: 'Receiver gives notice of defects within fourteen (14) days.',
    figure: 'five (5) days',
    ladders: around(
      'Notice of defects',
      ['5 days', '10 days', '14 days'],
      ['less than 7 days', 'less than 3 days'],
      'Publicity',
    ),
  },
};
