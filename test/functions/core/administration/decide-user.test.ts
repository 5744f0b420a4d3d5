import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type DecisionEntry,
  decisionsIn,
  type UserDecision,
  userDecisions,
  type UserState,
  userStateOf,
} from '../../../../shared/administration.ts';
import type { AccountRecord } from '../../../../functions/adapters/entities/account.ts';
import { accountRecord, adminRecord } from '../../../support/account-records.ts';
import { startLocalTable } from '../../../support/local-table.ts';

jest.setTimeout(120_000);

const load = async () => {
  const [account, changes, table, decide, statistics, decisions] = await Promise.all([
    import('../../../../functions/adapters/entities/account.ts'),
    import('../../../../functions/adapters/entities/account-changes.ts'),
    import('../../../../functions/adapters/table.ts'),
    import('../../../../functions/core/administration/decide-user.ts'),
    import('../../../../functions/core/administration/get-user-statistics.ts'),
    import('../../../../functions/core/administration/list-decisions.ts'),
  ]);
  return { ...account, ...changes, ...table, ...decide, ...statistics, ...decisions };
};

const decisions = Object.keys(userDecisions) as UserDecision[];

describe('deciding about accounts', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    table = await startLocalTable();
    product = await load();
    // A mail that cannot be sent is a line in the log.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  beforeEach(() => table.useEmptyTable());
  afterAll(() => table.close());

  const register = async (record: AccountRecord): Promise<AccountRecord> => {
    await product.writeTogether(product.accountCreation(record));
    return record;
  };
  const read = async (id: string): Promise<AccountRecord> => {
    const item = await product.getItem(product.accountKey(id));
    if (!item) throw new Error('no such account');
    return product.readAccountItem(item);
  };
  const decide = (admin: AccountRecord, user: AccountRecord, decision: UserDecision) =>
    product.decideUser({ admin: { id: admin.id, name: admin.name }, userId: user.id, decision });
  const outcome = (deciding: Promise<unknown>): Promise<string> =>
    deciding.then(
      () => 'done',
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    );
  const entries = async (): Promise<readonly DecisionEntry[]> =>
    (await product.listDecisions({ limit: 100, cursor: undefined })).decisions;

  /** What the counts must be by the accounts themselves. */
  const recount = (accounts: readonly AccountRecord[]) => {
    const having = (...states: readonly UserState[]) =>
      accounts.filter((account) => states.includes(userStateOf(account))).length;
    return {
      total: accounts.length,
      pending: having('pending'),
      approved: having('approved', 'inactive'),
      active: having('approved'),
      rejected: having('rejected'),
    };
  };

  const listed = async (order: 'registered' | 'name' | 'email' | 'state') =>
    (
      await product.queryItems({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': product.directoryPartition(order) },
      })
    ).items;

  it.each(
    decisions.flatMap((decision) =>
      (['pending', 'approved', 'inactive', 'rejected'] as const).map((state) => [decision, state] as const),
    ),
  )(
    'WHEN %s meets the state %s THEN it is done or refused as the table of decisions says, and counted and listed so',
    async (decision, state) => {
      const admin = await register(adminRecord());
      const user = await register(
        accountRecord({
          approvalStatus: state === 'inactive' ? 'approved' : state,
          isActive: state !== 'inactive',
        }),
      );
      const result = await outcome(decide(admin, user, decision));
      const after = await read(user.id);
      if (decisionsIn[state].includes(decision)) {
        expect(result).toBe('done');
        const reached = {
          approve: 'approved',
          reject: 'rejected',
          deactivate: 'inactive',
          reactivate: 'approved',
        } as const;
        expect(userStateOf(after)).toBe(reached[decision]);
        expect(await entries()).toEqual([
          {
            id: expect.any(String),
            timestamp: expect.any(String),
            actor: { id: admin.id, name: admin.name },
            subject: { id: user.id, name: user.name, email: user.email },
            what: userDecisions[decision],
          },
        ]);
        expect(after.approvedBy).toBe(decision === 'approve' ? admin.name : null);
      } else {
        expect(result).toBe('conflict');
        expect(after).toEqual(user);
        expect(await entries()).toEqual([]);
      }
      expect(await product.getUserStatistics()).toEqual(recount([admin, after]));
      for (const order of ['registered', 'name', 'email', 'state'] as const) {
        const items = await listed(order);
        expect(items).toHaveLength(2);
        expect(items.find(({ id }) => id === user.id)).toMatchObject({
          approvalStatus: after.approvalStatus,
          isActive: after.isActive,
          state: userStateOf(after),
          approvedBy: after.approvedBy,
        });
      }
    },
  );

  it('GIVEN a rejected account WHEN it is approved THEN the answer says what the state is', async () => {
    const admin = await register(adminRecord());
    const user = await register(accountRecord({ approvalStatus: 'rejected' }));
    await expect(decide(admin, user, 'approve')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This user is rejected and cannot be approved.',
    });
  });

  it('acceptance 9: GIVEN approve racing reject, ten times each THEN one outcome and one audit entry', async () => {
    const admins = [await register(adminRecord()), await register(adminRecord())] as const;
    const user = await register(accountRecord());
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        outcome(decide(admins[at % 2 === 0 ? 0 : 1], user, at % 4 < 2 ? 'approve' : 'reject')),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(19);
    const after = await read(user.id);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry?.what).toBe(after.approvalStatus);
    expect(await product.getUserStatistics()).toEqual(recount([...admins, after]));
  });

  it('acceptance 9: GIVEN two admins WHEN each deactivates the other at once THEN one of them stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await table.useEmptyTable();
      const [one, other] = [await register(adminRecord()), await register(adminRecord())];
      const results = await Promise.all([
        outcome(decide(one, other, 'deactivate')),
        outcome(decide(other, one, 'deactivate')),
      ]);
      expect(results.sort()).toEqual(['done', 'forbidden']);
      const active = [await read(one.id), await read(other.id)].filter(({ isActive }) => isActive);
      expect(active).toHaveLength(1);
      expect(await entries()).toHaveLength(1);
    }
  });

  it('acceptance 9: GIVEN an admin WHEN they deactivate themselves THEN it is refused', async () => {
    const [admin] = [await register(adminRecord()), await register(adminRecord())];
    expect(await outcome(decide(admin, admin, 'deactivate'))).toBe('conflict');
    expect((await read(admin.id)).isActive).toBe(true);
  });

  it.each([
    ['is deactivated', { isActive: false }],
    ['is a user', { role: 'user' }],
    ['is pending', { approvalStatus: 'pending' }],
  ] as const)('GIVEN an admin who %s by now WHEN their request arrives THEN nothing changes', async (_, fields) => {
    const admin = await register(adminRecord(fields));
    const user = await register(accountRecord());
    expect(await outcome(decide(admin, user, 'approve'))).toBe('forbidden');
    expect(await read(user.id)).toEqual(user);
    expect(await entries()).toEqual([]);
  });

  it('GIVEN nobody with the id THEN not_found', async () => {
    const admin = await register(adminRecord());
    expect(await outcome(decide(admin, accountRecord(), 'approve'))).toBe('not_found');
  });

  it('GIVEN a person who signs out while being deactivated THEN the ended session stays ended', async () => {
    const admin = await register(adminRecord());
    const user = await register(
      accountRecord({ approvalStatus: 'approved', endedSessions: { session: 4_000_000_000 } }),
    );
    await decide(admin, user, 'deactivate');
    expect((await read(user.id)).endedSessions).toEqual({ session: 4_000_000_000 });
  });
});
