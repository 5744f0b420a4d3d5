import type { PartyRole } from '../../../../shared/contracts.ts';

/*
 * Every contract here is an exchange: one side gives the goods, services, rights, information, premises or work,
 * the other takes them and pays. Which words of a text mean which side is knowledge about contracts, kept here.
 */

export type Side = 'giver' | 'taker';

/** The side each role is on; a role without one is read as a neutral reader. */
export const sideOfRole: Readonly<Record<PartyRole, Side | undefined>> = {
  buyer: 'taker',
  seller: 'giver',
  client: 'taker',
  'service-provider': 'giver',
  customer: 'taker',
  vendor: 'giver',
  discloser: 'giver',
  recipient: 'taker',
  employer: 'taker',
  employee: 'giver',
  licensee: 'taker',
  licensor: 'giver',
  offtaker: 'taker',
  generator: 'giver',
  landlord: 'giver',
  tenant: 'taker',
  lessor: 'giver',
  lessee: 'taker',
  provider: 'giver',
  receiver: 'taker',
  other: undefined,
};

/** Words that mean one side in almost every contract. */
export const wordsOfSide: Readonly<Record<Side, readonly string[]>> = {
  giver: [
    'seller', 'sellers', 'vendor', 'supplier', 'suppliers', 'provider', 'providers', 'service provider',
    'contractor', 'subcontractor', 'consultant', 'consultants', 'licensor', 'licensors', 'sublicensor', 'landlord',
    'lessor', 'generator', 'manufacturer', 'franchisor', 'discloser', 'disclosing party', 'discloser party',
    'employee', 'executive', 'agency', 'assignor', 'transferor', 'grantor', 'producer', 'carrier', 'talent',
    'endorser', 'professional', 'operator', 'adviser', 'advisor', 'artist', 'author', 'sponsored party', 'host',
    'servicer', 'lender', 'merchant of record', 'independent contractor', 'furnishing party',
  ],
  taker: [
    'buyer', 'buyers', 'purchaser', 'purchasers', 'client', 'clients', 'customer', 'customers', 'licensee',
    'licensees', 'sublicensee', 'tenant', 'lessee', 'offtaker', 'off-taker', 'franchisee', 'subscriber',
    'subscribers', 'user', 'users', 'end user', 'recipient', 'receiving party', 'receiver', 'employer', 'member',
    'members', 'consumer', 'consumers', 'passenger', 'passengers', 'distributor', 'reseller', 'renter', 'guest',
    'assignee', 'transferee', 'grantee', 'borrower', 'sponsor', 'merchant', 'account holder', 'recipient party',
  ],
};

/** Words that mean whichever side the other words of the text leave over. */
export const openWords: readonly string[] = [
  'company', 'corporation', 'firm', 'bank', 'owner', 'agent', 'manager', 'principal', 'partner', 'developer', 'group',
  'institution', 'university', 'trust', 'fund', 'holder',
];

/** What an open word means where the rest of the text does not tell, by contract type. */
export const openWordSide: Readonly<Record<string, Side>> = {
  'service-agreement': 'taker',
  'employment-contract': 'taker',
  'saas-agreement': 'giver',
  'purchase-agreement': 'giver',
  'power-purchase-agreement': 'giver',
  'rental-agreement': 'giver',
  'lease-agreement': 'giver',
  nda: 'giver',
};

/** The words a person would use for each role when no word of the text fits. */
export const spokenRole: Readonly<Record<PartyRole, readonly [own: string, counterpart: string]>> = {
  buyer: ['the buyer', 'the seller'],
  seller: ['the seller', 'the buyer'],
  client: ['the client', 'the service provider'],
  'service-provider': ['the service provider', 'the client'],
  customer: ['the customer', 'the vendor'],
  vendor: ['the vendor', 'the customer'],
  discloser: ['the discloser', 'the recipient'],
  recipient: ['the recipient', 'the discloser'],
  employer: ['the employer', 'the employee'],
  employee: ['the employee', 'the employer'],
  licensee: ['the licensee', 'the licensor'],
  licensor: ['the licensor', 'the licensee'],
  offtaker: ['the buyer', 'the seller'],
  generator: ['the seller', 'the buyer'],
  landlord: ['the landlord', 'the tenant'],
  tenant: ['the tenant', 'the landlord'],
  lessor: ['the lessor', 'the lessee'],
  lessee: ['the lessee', 'the lessor'],
  provider: ['the provider', 'the receiver'],
  receiver: ['the receiver', 'the provider'],
  other: ['one party', 'the other party'],
};
