import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DecisionEntry } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { announceServices } from '../../infra/local/running-services.ts';
import {
  type AccountClient,
  goodPassword,
  newAccount,
  newEmail,
  privateProduct,
  register,
  signIn,
} from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import type { Client } from '../support/client.ts';
import { interruptBy, type Interruption, startFaultProxy } from '../support/fault-proxy.ts';
import { privateProductSettings } from '../support/product-settings.ts';

jest.setTimeout(240_000);

const root = path.resolve(import.meta.dirname, '../..');

/** What a person leaves behind: analyses with audit trails, documents, a report, a playbook. */
const liveIn = async (person: AccountClient): Promise<{ readonly analysisId: string; readonly playbookId: string }> => {
  const analyse = () =>
    person.send<{ analysisId: string }>('POST', '/api/analyze', {
      json: { clauseText: limitationOfLiability, usePlaybook: false },
      headers: { 'idempotency-key': randomUUID() },
    });
  const [first, second] = [await analyse(), await analyse()];
  if (first.status !== 200 || second.status !== 200) throw new Error(first.text);
  await person.send('GET', `/api/analysis/${first.json.analysisId}/pdf`);
  const playbook = await person.send<Playbook>('POST', '/api/playbooks', { json: { name: `Rules of ${person.name}` } });
  if (playbook.status !== 200) throw new Error(playbook.text);
  const { putObject } = await import('../../functions/adapters/object-store.ts');
  for (const place of ['analyses', 'reports', 'uploads']) {
    for (const name of ['one', 'two']) {
      await putObject(`${place}/${person.id}/${name}`, Buffer.from('words of a contract'), 'application/octet-stream');
    }
  }
  return { analysisId: first.json.analysisId, playbookId: playbook.json.id };
};

/** Every item of the table, as text. */
const readTable = async (): Promise<readonly string[]> => {
  const { endpoints, environment } = privateProduct();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: endpoints.dynamodb }));
  const items: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: environment['TABLE_NAME'], ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []).map((item) => JSON.stringify(item)));
    from = page.LastEvaluatedKey;
  } while (from);
  client.destroy();
  return items;
};

const objectsOf = async ({ id }: { readonly id: string }): Promise<readonly string[]> => {
  const { bucket, objectStore } = await import('../../functions/adapters/object-store.ts');
  const pages = await Promise.all(
    ['analyses', 'reports', 'uploads'].map((place) =>
      objectStore.send(new ListObjectsV2Command({ ...bucket(), Prefix: `${place}/${id}/` })),
    ),
  );
  return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
};

/** Holds a deleted person's traces to what may stay: their id, without name, address or anything they wrote. */
const expectGone = async (admin: Client, person: AccountClient, playbookId: string): Promise<void> => {
  const items = await readTable();
  expect(items.filter((item) => item.includes(person.email) || item.includes(`"${person.name}"`))).toEqual([]);
  const keys = items.filter((item) => item.includes(person.id)).map((item) => (JSON.parse(item) as { pk: string }).pk);
  expect(keys.filter((pk) => !/^(decisions$|playbooks#organisation$|usage#)/.test(pk))).toEqual([]);
  expect(await objectsOf(person)).toEqual([]);
  const answer = await person.send<ErrorBody>('GET', '/api/auth/user');
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
  await expect(signIn(person)).rejects.toThrow('401');
  const playbooks = await admin.send<Playbook[]>('GET', '/api/playbooks');
  expect(playbooks.json.find(({ id }) => id === playbookId)).toMatchObject({
    createdBy: { id: person.id, name: 'Deleted account' },
    updatedBy: { id: person.id, name: 'Deleted account' },
  });
  const { json } = await admin.send<DecisionEntry[]>('GET', '/api/admin/decisions?limit=100');
  const about = json.filter(({ subject }) => subject.id === person.id);
  expect(about[0]).toMatchObject({
    what: 'deleted',
    actor: { id: 'operator', name: 'Operator' },
    subject: { name: 'Deleted account', email: '' },
  });
  expect(about.filter(({ what }) => what === 'deleted')).toHaveLength(1);
};

describe('the operator’s command', () => {
  let admin: AccountClient;
  let dataDir: string;
  let announced: Awaited<ReturnType<typeof announceServices>>;

  beforeAll(async () => {
    const { environment } = privateProductSettings();
    admin = await newAccount({ role: 'admin', name: 'Grace Hopper' });
    dataDir = await mkdtemp(path.join(tmpdir(), 'clausewise-operator-'));
    announced = await announceServices(dataDir, { url: privateProduct().url, environment });
  });
  afterAll(async () => {
    await announced.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (...args: readonly string[]) =>
    new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(root, 'functions/operate/admin.ts'), ...args], {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  const onLocal = (...args: readonly string[]) => run(...args, '--stage', 'local');

  it('acceptance 25: GIVEN an account with all it made WHEN it is deleted THEN items, objects and the Cognito account are gone', async () => {
    const person = await newAccount({ name: `Maria ${randomUUID()}` });
    const { analysisId, playbookId } = await liveIn(person);
    const { code, output } = await onLocal('delete', person.email, '--yes');
    expect(output).toContain('Nobody is let in with this account any more.');
    expect(output).toContain('2 analyses are gone');
    expect(output.trim().endsWith('The account is gone.')).toBe(true);
    expect(code).toBe(0);
    await expectGone(admin, person, playbookId);
    expect((await person.send('GET', `/api/analyses/${analysisId}`)).status).toBe(401);
    const again = await onLocal('delete', person.email, '--yes');
    expect([again.code, again.output.trim()]).toEqual([1, `There is no account with the address ${person.email}.`]);
  });

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
