import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DecisionEntry } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { type AccountClient, goodPassword, newAccount, newEmail, register, signIn } from '../support/accounts.ts';
import { type AdminCommand, announceToAdmin } from '../support/admin-command.ts';
import { expectGone, liveIn } from '../support/deleted-account.ts';
import { interruptBy, type Interruption, startFaultProxy } from '../support/fault-proxy.ts';
import { privateProductSettings } from '../support/product-settings.ts';

jest.setTimeout(240_000);

describe('the operator’s command', () => {
  let admin: AccountClient;
  let command: AdminCommand;

  beforeAll(async () => {
    command = await announceToAdmin();
    admin = await newAccount({ role: 'admin', name: 'Grace Hopper' });
  });
  afterAll(() => command.close());

  const onLocal = (...args: readonly string[]) => command.run(...args, '--stage', 'local');

  it('acceptance 25: GIVEN a deletion that is interrupted at every call it makes THEN each time it goes on where it was, until all is gone', async () => {
    const person = await newAccount({ name: `Maria ${randomUUID()}` });
    const { playbookId } = await liveIn(person);
    const { endpoints, environment } = privateProductSettings();
    const interruption: Interruption = { callsLeft: 0, losesAnswer: false };
    const proxy = await startFaultProxy({
      dynamodb: endpoints.dynamodb,
      s3: endpoints.s3,
      cognito: endpoints.cognito,
    });
    proxy.setRule(interruptBy(interruption));
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.resetModules();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: proxy.urls.dynamodb,
      AWS_ENDPOINT_URL_S3: proxy.urls.s3,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxy.urls.cognito,
    });
    const { deleteAccount } = await import('../../functions/core/administration/deletion/delete-account.ts');
    const lines: string[] = [];
    let interruptions = 0;
    try {
      for (let calls = 0; ; calls += 1) {
        Object.assign(interruption, { callsLeft: calls, losesAnswer: calls % 2 === 1 });
        const outcome = await deleteAccount({
          email: person.email,
          report: (line) => lines.push(line),
          callMs: 0,
        }).then(
          () => 'done',
          (error: unknown) => (error as { code?: string }).code ?? 'interrupted',
        );
        // It is not found any more where only the answer to the last call was lost.
        if (outcome === 'done' || outcome === 'not_found') break;
        interruptions += 1;
        if (interruptions > 100) throw new Error(`the deletion does not come to its end: ${outcome}`);
        // Whatever is left, the person is out from the first step on.
        if (lines.length > 0) expect((await person.send('GET', '/api/analyses')).status).toBe(401);
      }
    } finally {
      errors.mockRestore();
      Object.assign(process.env, environment);
      jest.resetModules();
      await proxy.close();
    }
    expect(interruptions).toBeGreaterThan(15);
    expect(lines).toContain('Going on with a deletion that was interrupted.');
    await expectGone(admin, person, playbookId);
  });

  it('GIVEN a deleted address WHEN it registers anew during the deletion THEN going on leaves the new account alone', async () => {
    const person = await newAccount({ name: `Maria ${randomUUID()}` });
    const { deleteAccount } = await import('../../functions/core/administration/deletion/delete-account.ts');
    const interrupted = deleteAccount({
      email: person.email,
      callMs: 0,
      report: (line) => {
        if (line.startsWith('The account for signing in')) throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect((await register({ email: person.email, name: 'Somebody new' })).status).toBe(200);
    const fresh = await signIn({ email: person.email, password: goodPassword });
    await deleteAccount({ email: person.email, callMs: 0, report: () => undefined });
    expect(fresh.id).not.toBe(person.id);
    expect((await fresh.send('GET', '/api/auth/user')).json).toMatchObject({ id: fresh.id, approvalStatus: 'pending' });
  });

  it('GIVEN nobody who could confirm WHEN delete is asked for without --yes THEN nothing is deleted', async () => {
    const person = await newAccount();
    const { code, output } = await onLocal('delete', person.email);
    expect(code).toBe(1);
    expect(output).toContain('Nothing was deleted.');
    expect((await person.send('GET', '/api/analyses')).status).toBe(200);
  });

  it('GIVEN a user WHEN they are granted and then revoked THEN they are an admin in between, and the decisions name the operator', async () => {
    const person = await newAccount({ state: 'rejected' });
    const granted = await onLocal('grant', person.email.toUpperCase());
    expect([granted.code, granted.output.trim()]).toEqual([0, `${person.email} is an approved and active admin now.`]);
    expect((await person.send('GET', '/api/admin/statistics')).status).toBe(200);
    expect((await onLocal('grant', person.email)).output).toContain('is an active admin already');
    const listed = await onLocal('list', person.email);
    expect(listed.output).toMatch(/^Email\s+Name\s+Role\s+Status\s+Registered\n/);
    expect(listed.output).toMatch(new RegExp(`\\n${person.email}\\s+Ada Byron\\s+admin\\s+approved\\s+\\d{4}-`));
    expect((await onLocal('revoke', person.email)).output.trim()).toBe(`${person.email} is a user now.`);
    expect((await person.send<ErrorBody>('GET', '/api/admin/statistics')).json.code).toBe('forbidden');
    const { json } = await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions?limit=100');
    const own = json.filter(({ subject }) => subject.id === person.id);
    expect(own.map(({ what, actor }) => `${actor.name}: ${what}`)).toEqual([
      'Operator: no longer an admin',
      'Operator: made an admin',
    ]);
  });

  it('GIVEN an address nobody registered with THEN grant says so', async () => {
    const email = newEmail();
    const { code, output } = await onLocal('grant', email);
    expect([code, output.trim()]).toEqual([
      1,
      `There is no account with the address ${email}. Its owner has to sign up first.`,
    ]);
  });
});
