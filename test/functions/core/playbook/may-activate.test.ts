import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../../functions/core/caller.ts';
import { playbookInputSchema } from '../../../../shared/playbooks.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';

jest.setTimeout(60_000);

const load = async () => ({
  ...(await import('../../../../functions/core/playbook/create-playbook.ts')),
  ...(await import('../../../../functions/core/playbook/update-playbook.ts')),
  ...(await import('../../../../functions/core/playbook/delete-playbook.ts')),
  ...(await import('../../../../functions/core/playbook/load-guidance.ts')),
  ...(await import('../../../../functions/core/app-error.ts')),
});

describe('threat 19: who sees to what applies to everybody', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let product: Awaited<ReturnType<typeof load>>;
  let member: Caller;
  let colleague: Caller;
  let editor: Caller;
  let admin: Caller;
  const visitor: Caller = { id: `visitor-${randomUUID()}`, kind: 'visitor', address: '203.0.113.1' };

  beforeAll(async () => {
    storage = await startLocalStorage();
    product = await load();
  });
  beforeEach(async () => {
    delete process.env['PLAYBOOK_ACTIVATION'];
    [member, colleague] = [accountCaller(), accountCaller({ email: 'carl@example.com' })];
    editor = accountCaller({ email: 'edith@example.com' });
    admin = accountCaller({ role: 'admin' });
    // Each test begins with none switched on.
    for (const { id } of await product.loadGuidance({ caller: admin, contractType: '' })) {
      await product.deletePlaybook({ caller: admin, id });
    }
  });
  afterAll(() => storage.close());

  const input = (isActive: boolean) => playbookInputSchema.parse({ name: 'House rules', isActive });
  const create = (caller: Caller, isActive = true) => product.createPlaybook({ caller, input: input(isActive) });
  const update = (caller: Caller, id: string, isActive: boolean) =>
    product.updatePlaybook({ caller, id, input: { ...input(isActive), version: undefined } });
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof product.AppError ? error.code : String(error)),
    );
  const active = async () => (await product.loadGuidance({ caller: member, contractType: '' })).length;

  it('GIVEN no word of the stage THEN everybody does, as the specification has it', async () => {
    expect(await codeOf(create(member))).toBe('done');
    expect(await active()).toBe(1);
  });

  it('GIVEN a stage that leaves it to admins THEN members make playbooks that are switched off, and switch theirs off', async () => {
    const before = await create(member);
    process.env['PLAYBOOK_ACTIVATION'] = '"admins"';
    expect(await codeOf(create(member))).toBe('forbidden');
    const own = await create(member, false);
    expect(await codeOf(update(member, own.id, true))).toBe('forbidden');
    expect(await codeOf(update(member, own.id, false))).toBe('done');
    // What applies to everybody does not change under them.
    expect(await codeOf(update(member, before.id, true))).toBe('forbidden');
    expect(await active()).toBe(1);
    expect(await codeOf(update(admin, own.id, true))).toBe('done');
    expect(await active()).toBe(2);
    expect(await codeOf(update(member, before.id, false))).toBe('done');
    expect(await codeOf(product.deletePlaybook({ caller: member, id: own.id }))).toBe('done');
    expect(await active()).toBe(0);
    expect(await codeOf(create(visitor))).toBe('done');
  });

  it('GIVEN a stage that names editors THEN they do beside admins, and nobody else', async () => {
    process.env['PLAYBOOK_ACTIVATION'] = JSON.stringify(['Edith@example.com']);
    const codes = [create(editor), create(admin), create(member)].map(codeOf);
    expect(await Promise.all(codes)).toEqual(['done', 'done', 'forbidden']);
  });

  it('GIVEN a member who switches on as many as there are THEN five are theirs, and the other places stay for others', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => codeOf(create(member))));
    expect(made.filter((code) => code === 'done')).toHaveLength(5);
    expect(made.filter((code) => code === 'conflict')).toHaveLength(3);
    await expect(create(member)).rejects.toThrow(/^At most 5 active playbooks .* one person’s/);
    const off = await create(member, false);
    expect(await codeOf(update(member, off.id, true))).toBe('conflict');
    expect(await codeOf(create(colleague))).toBe('done');
    // An admin may have it apply all the same; the places of all hold for everybody.
    expect(await codeOf(update(admin, off.id, true))).toBe('done');
    for (let at = 0; at < 3; at += 1) await create(admin);
    expect(await active()).toBe(10);
    expect(await codeOf(create(admin))).toBe('conflict');
  });
});
