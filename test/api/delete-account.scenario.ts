import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type AccountClient, newAccount } from '../support/accounts.ts';
import { type AdminCommand, announceToAdmin } from '../support/admin-command.ts';
import { expectGone, liveIn } from '../support/deleted-account.ts';

// The command waits as long as a call may take that was let in before.
jest.setTimeout(240_000);

describe('deleting an account by the operator’s command', () => {
  let admin: AccountClient;
  let command: AdminCommand;

  beforeAll(async () => {
    command = await announceToAdmin();
    admin = await newAccount({ role: 'admin', name: 'Grace Hopper' });
  });
  afterAll(() => command.close());

  it('acceptance 25: GIVEN an account with all it made WHEN it is deleted THEN items, objects and the Cognito account are gone', async () => {
    const person = await newAccount({ name: `Maria ${randomUUID()}` });
    const { analysisId, playbookId } = await liveIn(person);
    const { code, output } = await command.run('delete', person.email, '--yes', '--stage', 'local');
    expect(output).toContain('Nobody is let in with this account any more.');
    expect(output).toContain('2 analyses are gone');
    expect(output.trim().endsWith('The account is gone.')).toBe(true);
    expect(code).toBe(0);
    await expectGone(admin, person, playbookId);
    expect((await person.send('GET', `/api/analyses/${analysisId}`)).status).toBe(401);
    const again = await command.run('delete', person.email, '--yes', '--stage', 'local');
    expect([again.code, again.output.trim()]).toEqual([1, `There is no account with the address ${person.email}.`]);
  });
});
