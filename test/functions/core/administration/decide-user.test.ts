import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decisionsIn, type UserDecision, userDecisions, userStateOf } from '../../../../shared/administration.ts';
import type { AccountRecord } from '../../../../functions/adapters/entities/account.ts';
import { accountRecord, adminRecord } from '../../../support/account-records.ts';
import { outcomeOf, recount, startAccountTable } from '../../../support/account-table.ts';

jest.setTimeout(120_000);

const load = async () => {
  const [decide, statistics] = await Promise.all([
    import('../../../../functions/core/administration/decide-user.ts'),
    import('../../../../functions/core/administration/get-user-statistics.ts'),
  ]);
  return { ...decide, ...statistics };
};

const decisions = Object.keys(userDecisions) as UserDecision[];

describe('deciding about accounts', () => {
  let table: Awaited<ReturnType<typeof startAccountTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    table = await startAccountTable();
    product = await load();
    // A mail that cannot be sent is a line in the log.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  beforeEach(() => table.useEmptyTable());
  afterAll(() => table.close());

  const decide = (admin: AccountRecord, user: AccountRecord, decision: UserDecision) =>
    product.decideUser({ admin: { id: admin.id, name: admin.name }, userId: user.id, decision });
  it.each(
    decisions.flatMap((decision) =>
      (['pending', 'approved', 'inactive', 'rejected'] as const).map((state) => [decision, state] as const),
    ),
  )(
    'WHEN %s meets the state %s THEN it is done or refused as the table of decisions says, and counted and listed so',
    async (decision, state) => {
      const admin = await table.register(adminRecord());
      const user = await table.register(
        accountRecord({
          approvalStatus: state === 'inactive' ? 'approved' : state,
          isActive: state !== 'inactive',
        }),
      );
      const result = await outcomeOf(decide(admin, user, decision));
      const after = await table.read(user.id);
      if (decisionsIn[state].includes(decision)) {
        expect(result).toBe('done');
        const reached = {
          approve: 'approved',
          reject: 'rejected',
          deactivate: 'inactive',
          reactivate: 'approved',
        } as const;
        expect(userStateOf(after)).toBe(reached[decision]);
        expect(await table.entries()).toEqual([
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
        expect(await table.entries()).toEqual([]);
      }
      expect(await product.getUserStatistics()).toEqual(recount([admin, after]));
      for (const order of ['registered', 'name', 'email', 'state'] as const) {
        const items = await table.listed(order);
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
    const admin = await table.register(adminRecord());
    const user = await table.register(accountRecord({ approvalStatus: 'rejected' }));
    await expect(decide(admin, user, 'approve')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This user is rejected and cannot be approved.',
    });
  });

  it('acceptance 9: GIVEN approve racing reject, ten times each THEN one outcome and one audit entry', async () => {
    const admins = [await table.register(adminRecord()), await table.register(adminRecord())] as const;
    const user = await table.register(accountRecord());
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        outcomeOf(decide(admins[at % 2 === 0 ? 0 : 1], user, at % 4 < 2 ? 'approve' : 'reject')),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(19);
    const after = await table.read(user.id);
    const [entry, ...others] = await table.entries();
    expect(others).toEqual([]);
    expect(entry?.what).toBe(after.approvalStatus);
    expect(await product.getUserStatistics()).toEqual(recount([...admins, after]));
  });

  it('acceptance 9: GIVEN two admins WHEN each deactivates the other at once THEN one of them stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await table.useEmptyTable();
      const [one, other] = [await table.register(adminRecord()), await table.register(adminRecord())];
      const results = await Promise.all([
        outcomeOf(decide(one, other, 'deactivate')),
        outcomeOf(decide(other, one, 'deactivate')),
      ]);
      expect(results.sort()).toEqual(['done', 'forbidden']);
      const active = [await table.read(one.id), await table.read(other.id)].filter(({ isActive }) => isActive);
      expect(active).toHaveLength(1);
      expect(await table.entries()).toHaveLength(1);
    }
  });

  it('acceptance 9: GIVEN an admin WHEN they deactivate themselves THEN it is refused', async () => {
    const [admin] = [await table.register(adminRecord()), await table.register(adminRecord())];
    expect(await outcomeOf(decide(admin, admin, 'deactivate'))).toBe('conflict');
    expect((await table.read(admin.id)).isActive).toBe(true);
  });

  it.each([
    ['is deactivated', { isActive: false }],
    ['is a user', { role: 'user' }],
    ['is pending', { approvalStatus: 'pending' }],
  ] as const)('GIVEN an admin who %s by now WHEN their request arrives THEN nothing changes', async (_, fields) => {
    const admin = await table.register(adminRecord(fields));
    const user = await table.register(accountRecord());
    expect(await outcomeOf(decide(admin, user, 'approve'))).toBe('forbidden');
    expect(await table.read(user.id)).toEqual(user);
    expect(await table.entries()).toEqual([]);
  });

  it('GIVEN nobody with the id THEN not_found', async () => {
    const admin = await table.register(adminRecord());
    expect(await outcomeOf(decide(admin, accountRecord(), 'approve'))).toBe('not_found');
  });

  it('GIVEN a person who signs out while being deactivated THEN the ended session stays ended', async () => {
    const admin = await table.register(adminRecord());
    const user = await table.register(
      accountRecord({ approvalStatus: 'approved', endedSessions: { session: 4_000_000_000 } }),
    );
    await decide(admin, user, 'deactivate');
    expect((await table.read(user.id)).endedSessions).toEqual({ session: 4_000_000_000 });
  });
});
