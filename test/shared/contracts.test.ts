import { describe, expect, it } from '@jest/globals';
import {
  contractTypeLabel,
  contractTypes,
  partyRoleChoices,
  partyRoleLabel,
  partyRoles,
  riskToleranceLabel,
} from '../../shared/contracts.ts';
import { documentTypeOf } from '../../shared/documents.ts';

describe('the words of a review', () => {
  it('GIVEN each contract type THEN its sides are the specification’s', () => {
    const sides = Object.fromEntries(
      contractTypes.map((type) => [type, partyRoleChoices(type).map(({ value }) => value)]),
    );
    expect(sides).toEqual({
      'service-agreement': ['client', 'service-provider'],
      'employment-contract': ['employer', 'employee'],
      nda: ['discloser', 'recipient'],
      'saas-agreement': ['customer', 'vendor'],
      'purchase-agreement': ['buyer', 'seller'],
      'power-purchase-agreement': ['offtaker', 'generator'],
      'license-agreement': ['licensee', 'licensor'],
      'rental-agreement': ['landlord', 'tenant'],
      'lease-agreement': ['lessor', 'lessee'],
      other: ['provider', 'receiver', 'other'],
    });
    expect(partyRoleChoices('barter-agreement').map(({ value }) => value)).toEqual(['buyer', 'seller', 'other']);
    expect(partyRoleChoices('constructor').map(({ value }) => value)).toEqual(['buyer', 'seller', 'other']);
    expect([...new Set(Object.values(sides).flat())].sort()).toEqual([...partyRoles].sort());
  });

  it('GIVEN values THEN they read as words, known or not', () => {
    expect(partyRoleLabel('offtaker', 'power-purchase-agreement')).toBe('Buyer/Offtaker');
    expect(partyRoleLabel('tenant')).toBe('Tenant');
    expect(contractTypeLabel('saas-agreement')).toBe('SaaS Agreement');
    expect(contractTypeLabel('joint-venture')).toBe('Joint Venture');
    expect(riskToleranceLabel('conservative')).toBe('Conservative');
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['b.docx ', 'docx'],
    ['c.d.txt', 'txt'],
    ['e.doc', undefined],
    ['pdf', undefined],
    ['x.constructor', undefined],
  ])('GIVEN the file name %j THEN its type is %s', (name, type) => {
    expect(documentTypeOf(name)).toBe(type);
  });
});
