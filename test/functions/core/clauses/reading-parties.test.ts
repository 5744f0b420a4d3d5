import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../functions/core/clauses/reading/read-text.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';

const partiesOf = (clauseText: string, partyRole: PartyRole) => {
  const { parties } = readText(clauseText, { contractType: 'nda', partyRole, riskTolerance: 'moderate' });
  return [parties.own, parties.counterpart];
};

describe('the parties of a contract about secrets', () => {
  const bound =
    'Company shall hold the Materials in confidence and shall not solicit any employee of Owner. Company shall indemnify Owner for each breach.';

  it.each([
    ['recipient', ['Company', 'Owner']],
    ['discloser', ['Owner', 'Company']],
  ] as const)('GIVEN names without a role WHEN the %s reads THEN whoever is bound receives', (role, expected) => {
    expect(partiesOf(bound, role)).toEqual(expected);
  });

  it('GIVEN a Receiving Company WHEN the discloser reads THEN it is the other side', () => {
    expect(partiesOf('The Receiving Company will keep the Materials secret.', 'discloser')).toEqual([
      'the discloser',
      'the Receiving Company',
    ]);
  });

  it('GIVEN the group of a party THEN it is on the side of that party', () => {
    const text = 'The Bidder Group shall not, for two years, employ any of the staff. Bidder shall pay on demand.';
    const { sentences } = readText(text, { contractType: 'nda', partyRole: 'recipient', riskTolerance: 'moderate' });
    const standings = sentences.flatMap(({ mentions }) => mentions.map(({ standing }) => standing));
    expect(new Set(standings)).toEqual(new Set(['own']));
  });
});
