import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountRecord, adminRecord } from '../../../support/account-records.ts';
import { startAccountTable } from '../../../support/account-table.ts';

const load = async () => {
  const [account, table, appoint, deletion, decide] = await Promise.all([
    import('../../../../functions/adapters/entities/account.ts'),
    import('../../../../functions/adapters/table.ts'),
    import('../../../../functions/core/administration/appoint-admin.ts'),
    import('../../../../functions/core/administration/deletion/delete-account.ts'),
    import('../../../../functions/core/administration/decide-user.ts'),
  ]);
  return { ...account, ...table, ...appoint, ...deletion, ...decide };
};

describe('what operators may not do', () => {
  let table: Awaited<ReturnType<typeof startAccountTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    table = await startAccountTable();
    product = await load();
  });
  beforeEach(() => table.useEmptyTable());
  afterAll(() => table.close());

  const outcome = (acting: Promise<unknown>): Promise<string> =>
    acting.then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    );
  const lastAdmin = 'This is the last active admin, who has to stay.';

  it('acceptance 9: GIVEN the last active admin WHEN they are revoked or deleted THEN it is refused', async () => {
    const admin = await table.register(adminRecord());
    await table.register(adminRecord({ isActive: false }));
    expect(await outcome(product.revokeAdmin(admin.email))).toBe(lastAdmin);
    expect(await outcome(product.deleteAccount({ email: admin.email, report: () => undefined }))).toBe(lastAdmin);
    expect(await table.activeAdmins()).toBe(1);
    expect(await product.getItem(product.accountKey(admin.id))).toMatchObject({ role: 'admin', isActive: true });
  });

  it('acceptance 9: GIVEN three admins WHEN two are revoked, one deactivated and all are tried at once THEN one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await table.useEmptyTable();
      const admins = [
        await table.register(adminRecord()),
        await table.register(adminRecord()),
        await table.register(adminRecord()),
      ];
      const [one, other, third] = admins;
      if (!one || !other || !third) throw new Error('three admins');
      await Promise.all([
        outcome(product.revokeAdmin(one.email)),
        outcome(product.revokeAdmin(other.email)),
        outcome(product.revokeAdmin(third.email)),
        outcome(
          product.decideUser({ admin: { id: one.id, name: one.name }, userId: third.id, decision: 'deactivate' }),
        ),
      ]);
      expect(await table.activeAdmins()).toBe(1);
    }
  });

  it('GIVEN somebody who is an admin already or is none WHEN they are granted or revoked THEN it says so', async () => {
    const [admin, user] = [await table.register(adminRecord()), await table.register(accountRecord())];
    expect(await outcome(product.grantAdmin(admin.email))).toBe(`${admin.email} is an active admin already.`);
    expect(await outcome(product.revokeAdmin(user.email))).toBe(`${user.email} is no admin.`);
  });

  it('GIVEN an inactive admin WHEN they are granted THEN they are active again, and counted', async () => {
    const admin = await table.register(adminRecord({ isActive: false }));
    await product.grantAdmin(admin.email);
    expect(await table.activeAdmins()).toBe(1);
    expect(await product.getItem(product.accountKey(admin.id))).toMatchObject({ isActive: true, version: 2 });
  });
});
