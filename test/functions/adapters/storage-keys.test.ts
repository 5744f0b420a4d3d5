import { describe, expect, it } from '@jest/globals';
import { accountKey, emailKey } from '../../../functions/adapters/entities/account.ts';
import { analysisKey, statisticsKey } from '../../../functions/adapters/entities/analysis.ts';
import { idempotencyKeyOf } from '../../../functions/adapters/entities/idempotency.ts';
import { activeKey, playbookKey } from '../../../functions/adapters/entities/playbook.ts';
import { templateKey } from '../../../functions/adapters/entities/template.ts';
import { usageKey } from '../../../functions/adapters/entities/usage.ts';
import { idOf } from '../../../functions/http/id-of.ts';
import { emailSchema } from '../../../shared/accounts.ts';
import fc from '../../support/properties.ts';

/** Words in which what separates the parts of a key is likely. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('#', '/', '.', '-', 'a', 'account', 'owner', 'statistics', '%', '\0') }),
  fc.string(),
);

/** What endpoints take for an id: everything else is not found. */
const id = fc.oneof(
  fc.uuid(),
  fc.string({ unit: fc.constantFrom('a', 'b', 'X', '0', '9', '_', '-'), minLength: 1, maxLength: 64 }),
);

const asText = ({ pk, sk }: { readonly pk: string; readonly sk: string }): string => JSON.stringify([pk, sk]);

describe('keys of storage', () => {
  it('GIVEN any word in a path THEN it is an id that holds no separator, or names nothing', () => {
    fc.assert(
      fc.property(word, (given) => {
        let taken: string;
        try {
          taken = idOf({ id: given });
        } catch (error) {
          expect((error as { code?: string }).code).toBe('not_found');
          return;
        }
        expect(taken).toMatch(/^[\w-]+$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('GIVEN any ids THEN no two things share a key', () => {
    const makers: readonly ((one: string, other: string) => { readonly pk: string; readonly sk: string })[] = [
      (one) => accountKey(one),
      (one) => analysisKey(one),
      (one) => statisticsKey(one),
      (one) => templateKey(one),
      (one, other) => playbookKey(one, other),
      (one, other) => activeKey(one, other),
      (one, other) => idempotencyKeyOf(one, other),
      (one) => usageKey(one, '2026-11'),
    ];
    const pairOnly = makers.slice(4, 7);
    fc.assert(
      fc.property(id, id, id, id, (a, b, c, d) => {
        const keys = makers.map((make) => asText(make(a, b)));
        expect(new Set(keys).size).toBe(makers.length);
        for (const make of makers) {
          const isSame = pairOnly.includes(make) ? a === c && b === d : a === c;
          expect(asText(make(a, b)) === asText(make(c, d))).toBe(isSame);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('GIVEN any idempotency keys of any owners THEN they stay apart, and their words are in no storage key', () => {
    fc.assert(
      fc.property(id, word, id, word, (owner, key, otherOwner, otherKey) => {
        const isSame = owner === otherOwner && key === otherKey;
        expect(idempotencyKeyOf(owner, key).pk === idempotencyKeyOf(otherOwner, otherKey).pk).toBe(isSame);
        expect(idempotencyKeyOf(owner, key).pk).toMatch(/^idempotency#[\w-]+#[\w-]{43}$/);
      }),
      { numRuns: 1_000 },
    );
  });

  it('GIVEN any address that is taken THEN its key is its own alone', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
        const [first, second] = [emailSchema.safeParse(one), emailSchema.safeParse(other)];
        if (!first.success || !second.success) return;
        expect(emailKey(first.data).pk === emailKey(second.data).pk).toBe(first.data === second.data);
        expect(emailKey(first.data).sk).toBe('account');
      }),
      { numRuns: 500 },
    );
  });
});
