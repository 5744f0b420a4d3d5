import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UserDecision } from '../../../../shared/administration.ts';
import type { AccountRecord } from '../../../../functions/adapters/entities/account.ts';
import { accountRecord, adminRecord } from '../../../support/account-records.ts';
import { startAccountTable } from '../../../support/account-table.ts';

/* The rules one by one; that they hold when much happens at once is shown by `account-model.test.ts`. */

const load = async () => {
  const [account, table, change, decide] = await Promise.all([
    import('../../../../functions/adapters/entities/account.ts'),
    import('../../../../functions/adapters/table.ts'),
    import('../../../../functions/core/administration/change-account.ts'),
    import('../../../../functions/core/administration/decide-user.ts'),
  ]);
  return { ...account, ...table, ...change, ...decide };
};

const table = await startAccountTable();
const product = await load();
// A mail that cannot be sent is a line in the log.
jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => table.useEmptyTable());
afterAll(() => table.close());

const refusal = (changing: Promise<unknown>): Promise<unknown> =>
  changing.then(
    () => 'done',
    (error: unknown) => [(error as { code?: string }).code, (error as Error).message],
  );
const operator = { kind: 'operator' } as const;
const actingAs = ({ id, name }: AccountRecord) => ({ kind: 'admin', id, name }) as const;
const rename = (before: AccountRecord) => ({ after: { ...before, name: 'Ada Lovelace' }, what: 'renamed' });

describe('a change of an account', () => {
  it('GIVEN an operator THEN it is made and noted, and its outcome is the account as it is now', async () => {
    const user = await table.register(accountRecord());
    const after = await product.changeAccount({ actor: operator, userId: user.id, decide: rename });
    expect(after).toEqual({ ...user, name: 'Ada Lovelace', version: 2 });
    expect(await table.read(user.id)).toEqual(after);
    expect(await table.entries()).toEqual([
      {
        id: expect.any(String),
        timestamp: expect.any(String),
        actor: { id: 'operator', name: 'Operator' },
        subject: { id: user.id, name: user.name, email: user.email },
        what: 'renamed',
      },
    ]);
  });

  it('GIVEN an admin, or the owner THEN the list of decisions names them', async () => {
    const [admin, user] = [await table.register(adminRecord()), await table.register(accountRecord())];
    await product.changeAccount({ actor: actingAs(admin), userId: user.id, decide: rename });
    const owner = { kind: 'owner', id: user.id, name: user.name } as const;
    const subject = { id: user.id, name: 'Somebody', email: '' };
    await product.changeAccount({
      actor: owner,
      userId: user.id,
      decide: (before) => ({ ...rename(before), subject }),
    });
    const noted = (await table.entries()).map((entry) => [entry.actor, entry.subject.name]);
    expect(noted).toHaveLength(2);
    expect(noted).toContainEqual([{ id: admin.id, name: admin.name }, user.name]);
    expect(noted).toContainEqual([{ id: user.id, name: user.name }, 'Somebody']);
  });

  it('GIVEN further writes THEN they are done with it', async () => {
    const user = await table.register(accountRecord());
    const key = { pk: 'beside', sk: user.id };
    const alongside = ({ name }: AccountRecord) => [{ Put: { Item: { ...key, name } } }];
    await product.changeAccount({ actor: operator, userId: user.id, decide: rename, alongside });
    expect(await product.getItem(key)).toEqual({ ...key, name: user.name });
  });

  it.each([
    ['nobody has', () => Promise.resolve(accountRecord())],
    [
      'is of an account that is being deleted',
      () => table.register(accountRecord({ deletingSince: '2026-11-21T00:00:00Z' })),
    ],
  ])('GIVEN an id that %s THEN there is no such user', async (_, find) => {
    const { id } = await find();
    expect(await refusal(product.changeAccount({ actor: operator, userId: id, decide: rename }))).toEqual([
      'not_found',
      'This user does not exist.',
    ]);
  });

  it('GIVEN two changes at once THEN the later one is decided by what the other left', async () => {
    // One admin only, who is not what this is about.
    const [admin, user] = [await table.register(adminRecord()), await table.register(accountRecord())];
    const approve = (before: AccountRecord) => ({
      after: { ...before, approvalStatus: 'approved' as const },
      what: 'approved',
    });
    const change = (decide: typeof rename | typeof approve) =>
      product.changeAccount({ actor: actingAs(admin), userId: user.id, decide });
    await Promise.all([change(rename), change(approve)]);
    expect(await table.read(user.id)).toEqual({
      ...user,
      name: 'Ada Lovelace',
      approvalStatus: 'approved',
      version: 3,
    });
    expect(await table.entries()).toHaveLength(2);
  });

  it('GIVEN that it changes again and again THEN the actor is asked to try later, and nothing is noted', async () => {
    const user = await table.register(accountRecord());
    const decide = jest.fn(rename);
    // A write that never fits stands for rivals who always come first.
    const alongside = () => [
      { ConditionCheck: { Key: product.accountKey(user.id + 'x'), ConditionExpression: 'attribute_exists(pk)' } },
    ];
    const changing = product.changeAccount({ actor: operator, userId: user.id, decide, alongside });
    expect(await refusal(changing)).toEqual([
      'unavailable',
      'This account is being changed by others. Please try again.',
    ]);
    expect(decide.mock.calls.length).toBeLessThanOrEqual(8);
    expect([await table.read(user.id), await table.entries()]).toEqual([user, []]);
  });

  it('GIVEN a table that fails THEN that is what is said, at once', async () => {
    const user = await table.register(accountRecord());
    const decide = jest.fn((before: AccountRecord) => {
      process.env['TABLE_NAME'] = 'no-such-table';
      return rename(before);
    });
    await expect(product.changeAccount({ actor: operator, userId: user.id, decide })).rejects.toThrow(/not found/);
    expect(decide).toHaveBeenCalledTimes(1);
  });
});

describe('acceptance 9: admins', () => {
  it.each([
    ['is deactivated', { isActive: false }],
    ['is a user', { role: 'user' }],
    ['is pending', { approvalStatus: 'pending' }],
  ] as const)('GIVEN one who %s by now THEN their decisions change nothing', async (_, fields) => {
    const [admin, user] = [await table.register(adminRecord(fields)), await table.register(accountRecord())];
    const changing = product.changeAccount({ actor: actingAs(admin), userId: user.id, decide: rename });
    expect(await refusal(changing)).toEqual(['forbidden', 'Your access as an admin has ended.']);
    expect([await table.read(user.id), await table.entries()]).toEqual([user, []]);
  });

  it('GIVEN one whose account is gone THEN their decisions change nothing', async () => {
    const user = await table.register(accountRecord());
    const changing = product.changeAccount({ actor: actingAs(adminRecord()), userId: user.id, decide: rename });
    expect(await refusal(changing)).toEqual(['forbidden', 'Your access as an admin has ended.']);
  });

  it('GIVEN one who changes their own account THEN its own state is what counts', async () => {
    const admin = await table.register(adminRecord());
    const after = await product.changeAccount({ actor: actingAs(admin), userId: admin.id, decide: rename });
    expect(after.name).toBe('Ada Lovelace');
  });

  const revoke = (before: AccountRecord) => ({ after: { ...before, role: 'user' as const }, what: 'revoked' });

  it('GIVEN the last active one THEN they stay', async () => {
    const admin = await table.register(adminRecord());
    await table.register(adminRecord({ isActive: false }));
    expect(await refusal(product.changeAccount({ actor: operator, userId: admin.id, decide: revoke }))).toEqual([
      'conflict',
      'This is the last active admin, who has to stay.',
    ]);
    expect((await table.read(admin.id)).role).toBe('admin');
  });

  it('GIVEN one of two, whose account changes meanwhile THEN they may go all the same', async () => {
    const [one, other] = [await table.register(adminRecord()), await table.register(adminRecord())];
    let attempts = 0;
    const alongside = () => {
      attempts += 1;
      const ConditionExpression = attempts > 1 ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)';
      return [{ ConditionCheck: { Key: product.accountKey(other.id), ConditionExpression } }];
    };
    await product.changeAccount({ actor: operator, userId: one.id, decide: revoke, alongside });
    expect((await table.read(one.id)).role).toBe('user');
    expect(attempts).toBe(2);
  });
});

describe('a decision about a user', () => {
  const states = {
    pending: {},
    approved: { approvalStatus: 'approved' },
    inactive: { approvalStatus: 'approved', isActive: false },
    rejected: { approvalStatus: 'rejected' },
  } as const;
  const decide = async (state: keyof typeof states, decision: UserDecision) => {
    const [admin, user] = [await table.register(adminRecord()), await table.register(accountRecord(states[state]))];
    const deciding = product.decideUser({ admin: { id: admin.id, name: admin.name }, userId: user.id, decision });
    return { admin, user, deciding };
  };

  it.each([
    ['pending', 'approve', { approvalStatus: 'approved', isActive: true }],
    ['pending', 'reject', { approvalStatus: 'rejected', isActive: true }],
    ['approved', 'deactivate', { approvalStatus: 'approved', isActive: false }],
    ['inactive', 'reactivate', { approvalStatus: 'approved', isActive: true }],
  ] as const)(
    'GIVEN one who is %s WHEN an admin decides to %s THEN that is their state',
    async (state, decision, fields) => {
      const { admin, user, deciding } = await decide(state, decision);
      expect(await deciding).toMatchObject({ id: user.id, ...fields });
      const approvedBy = decision === 'approve' ? admin.name : null;
      expect(await table.read(user.id)).toEqual({ ...user, ...fields, approvedBy, version: 2 });
      expect((await table.entries()).map(({ what, actor }) => [what, actor.name])).toEqual([
        [
          { approve: 'approved', reject: 'rejected', deactivate: 'deactivated', reactivate: 'reactivated' }[decision],
          admin.name,
        ],
      ]);
    },
  );

  it.each([
    ['pending', 'deactivate', 'This user is still waiting for review and cannot be deactivated.'],
    ['approved', 'approve', 'This user is approved and active and cannot be approved.'],
    ['inactive', 'reject', 'This user is approved but inactive and cannot be rejected.'],
    ['rejected', 'reactivate', 'This user is rejected and cannot be reactivated.'],
  ] as const)(
    'GIVEN one who is %s WHEN an admin decides to %s THEN they are told why not',
    async (state, decision, message) => {
      const { user, deciding } = await decide(state, decision);
      expect(await refusal(deciding)).toEqual(['conflict', message]);
      expect(await table.read(user.id)).toEqual(user);
    },
  );

  it('GIVEN an admin who decides about themselves THEN they are told that another has to', async () => {
    const admin = await table.register(adminRecord());
    const { id, name } = admin;
    await table.register(adminRecord());
    const deciding = product.decideUser({ admin: { id, name }, userId: id, decision: 'deactivate' });
    expect(await refusal(deciding)).toEqual(['conflict', 'Your own account cannot be deactivated by yourself.']);
  });
});
