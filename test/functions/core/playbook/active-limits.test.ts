import { describe, expect, it } from '@jest/globals';
import {
  appliesTo,
  contractTypeKey,
  type CountedPlaybook,
  reasonAgainst,
} from '../../../../functions/core/playbook/active-limits.ts';
import { contractTypeChoices } from '../../../../shared/contracts.ts';

const playbook = (id: string, types: readonly string[] = [], templateCount = 0): CountedPlaybook => ({
  id,
  name: `No. ${id}`,
  types,
  templateCount,
});
const many = (count: number, types: readonly string[] = [], templateCount = 0, from = 0) =>
  Array.from({ length: count }, (_, at) => playbook(String(from + at), types, templateCount));

describe('what may apply to one analysis', () => {
  it('GIVEN a contract type by its label or its value, in any spelling THEN it is one', () => {
    for (const { value, label } of contractTypeChoices) {
      expect([label, ` ${label.toUpperCase()} `, value.replaceAll('-', '_')].map(contractTypeKey)).toEqual(
        [1, 2, 3].map(() => value),
      );
    }
  });

  it('GIVEN no type THEN playbooks limited to types do not apply', () => {
    expect([appliesTo([], ''), appliesTo([], 'nda'), appliesTo(['nda'], 'nda')]).toEqual([true, true, true]);
    expect([appliesTo(['nda'], ''), appliesTo(['nda'], 'lease-agreement')]).toEqual([false, false]);
  });

  it('GIVEN nine for all types and one for NDAs THEN a tenth fits for leases, and neither for NDAs nor for all', () => {
    const others = [...many(9), playbook('nda', ['nda'])];
    expect(reasonAgainst(playbook('new', ['lease-agreement']), others)).toBeUndefined();
    expect(reasonAgainst(playbook('new', ['lease-agreement', 'nda']), others)).toMatch(/For NDA there are 10 already/);
    expect(reasonAgainst(playbook('new'), others)).toMatch(/For NDA there are 10 already/);
    expect(reasonAgainst(playbook('new'), many(10))).toMatch(/contracts of every type there are 10 already/);
  });

  it('GIVEN ten for each of two types THEN the twenty stand beside each other', () => {
    const others = [...many(10, ['nda']), ...many(9, ['lease-agreement'], 0, 10)];
    expect(reasonAgainst(playbook('new', ['lease-agreement']), others)).toBeUndefined();
  });

  it('GIVEN a playbook among the others THEN it does not count against itself', () => {
    expect(reasonAgainst(playbook('3', [], 2), many(10, [], 2))).toBeUndefined();
    expect(reasonAgainst(playbook('3', [], 3), many(10, [], 2))).toMatch(/At most 20 active templates.*would be 21, 3/);
  });
});
