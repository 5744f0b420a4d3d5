/**
 * The words a contract review is described in: contract types, sides and risk appetite.
 * Values travel in requests and are stored; labels are for people.
 */

/** A choice offered to a person: the stored value, its label and one line that explains it. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly description: string;
}

export const contractTypes = [
  'service-agreement',
  'employment-contract',
  'nda',
  'saas-agreement',
  'purchase-agreement',
  'power-purchase-agreement',
  'license-agreement',
  'rental-agreement',
  'lease-agreement',
  'other',
] as const;
export type ContractType = (typeof contractTypes)[number];

export const riskTolerances = ['conservative', 'moderate', 'aggressive'] as const;
export type RiskTolerance = (typeof riskTolerances)[number];

/** The tolerance an analysis is made for when nobody says one (specification, section 9). */
export const defaultRiskTolerance: RiskTolerance = 'moderate';

export const partyRoles = [
  'buyer',
  'seller',
  'client',
  'service-provider',
  'customer',
  'vendor',
  'discloser',
  'recipient',
  'employer',
  'employee',
  'licensee',
  'licensor',
  'offtaker',
  'generator',
  'landlord',
  'tenant',
  'lessor',
  'lessee',
  'provider',
  'receiver',
  'other',
] as const;
export type PartyRole = (typeof partyRoles)[number];

export const contractTypeChoices: readonly Choice<ContractType>[] = [
  { value: 'service-agreement', label: 'Service Agreement', description: 'Work done for a fee' },
  { value: 'employment-contract', label: 'Employment Contract', description: 'Work under an employer' },
  { value: 'nda', label: 'NDA', description: 'Keeping information confidential' },
  { value: 'saas-agreement', label: 'SaaS Agreement', description: 'Software as a hosted service' },
  { value: 'purchase-agreement', label: 'Purchase Agreement', description: 'Sale of goods or assets' },
  {
    value: 'power-purchase-agreement',
    label: 'Power Purchase Agreement',
    description: 'Long-term sale of electricity',
  },
  { value: 'license-agreement', label: 'License Agreement', description: 'Permission to use rights' },
  { value: 'rental-agreement', label: 'Rental Agreement', description: 'Renting a home or premises' },
  { value: 'lease-agreement', label: 'Lease Agreement', description: 'Leasing property or equipment' },
  { value: 'other', label: 'Other', description: 'Any other contract' },
];

export const riskToleranceChoices: readonly Choice<RiskTolerance>[] = [
  { value: 'conservative', label: 'Conservative', description: 'Flags every exposure' },
  { value: 'moderate', label: 'Moderate', description: 'Flags what departs from the market' },
  { value: 'aggressive', label: 'Aggressive', description: 'Flags only what could really hurt' },
];

const role = (value: PartyRole, label: string, description: string): Choice<PartyRole> => ({
  value,
  label,
  description,
});

const otherRole = role('other', 'Other', 'Another position in the contract');
const buyer = role('buyer', 'Buyer', 'Pays for and receives the goods');
const seller = role('seller', 'Seller', 'Delivers the goods and is paid');

const roleChoicesByType: Readonly<Record<ContractType, readonly Choice<PartyRole>[]>> = {
  'service-agreement': [
    role('client', 'Client', 'Orders the services and pays'),
    role('service-provider', 'Service Provider', 'Performs the services'),
  ],
  'employment-contract': [
    role('employer', 'Employer', 'Hires and pays a salary'),
    role('employee', 'Employee', 'Works under the contract'),
  ],
  nda: [
    role('discloser', 'Discloser', 'Shares confidential information'),
    role('recipient', 'Recipient', 'Receives it and keeps it secret'),
  ],
  'saas-agreement': [
    role('customer', 'Customer', 'Subscribes to the service'),
    role('vendor', 'Vendor', 'Runs and provides the service'),
  ],
  'purchase-agreement': [buyer, seller],
  'power-purchase-agreement': [
    role('offtaker', 'Buyer/Offtaker', 'Takes and pays for the electricity'),
    role('generator', 'Seller/Generator', 'Produces and delivers the electricity'),
  ],
  'license-agreement': [
    role('licensee', 'Licensee', 'Is allowed to use the rights'),
    role('licensor', 'Licensor', 'Owns the rights and permits their use'),
  ],
  'rental-agreement': [
    role('landlord', 'Landlord', 'Owns and lets the premises'),
    role('tenant', 'Tenant', 'Occupies the premises and pays rent'),
  ],
  'lease-agreement': [
    role('lessor', 'Lessor', 'Owns and leases out the property'),
    role('lessee', 'Lessee', 'Uses the leased property and pays'),
  ],
  other: [
    role('provider', 'Provider', 'Gives the goods, service or rights'),
    role('receiver', 'Receiver', 'Gets the goods, service or rights'),
    otherRole,
  ],
};

/**
 * The sides a person can be on in a contract of the given type, as the specification's table lists them.
 * @param contractType a contract type; one that is not known gets buyer, seller and other
 */
export const partyRoleChoices = (contractType: string): readonly Choice<PartyRole>[] =>
  Object.hasOwn(roleChoicesByType, contractType)
    ? roleChoicesByType[contractType as ContractType]
    : [buyer, seller, otherRole];

const titleCase = (value: string): string =>
  value.replace(/(^|[-\s])(\p{L})/gu, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

/** The label of a contract type; a type that is not known is shown as its own words in title case. */
export const contractTypeLabel = (value: string): string =>
  contractTypeChoices.find((choice) => choice.value === value)?.label ?? titleCase(value);

/** The label of a risk tolerance. */
export const riskToleranceLabel = (value: string): string =>
  riskToleranceChoices.find((choice) => choice.value === value)?.label ?? titleCase(value);

/** The label of a side, worded as in the given contract type where that type has its own word. */
export const partyRoleLabel = (value: string, contractType = ''): string =>
  partyRoleChoices(contractType).find((choice) => choice.value === value)?.label ??
  Object.values(roleChoicesByType)
    .flat()
    .find((choice) => choice.value === value)?.label ??
  titleCase(value);
