import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadSecrets, startSecretsManager } from '../../../infra/local/secrets-manager.ts';
import { startMail } from '../../../infra/local/start-mail.ts';
import { localCredentials, signedHeaders } from '../../../infra/local/signature.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('secrets', () => {
  it('are made once, differ from each other, and are readable by their owner only', async () => {
    const file = path.join(directory, 'secrets.json');
    const first = await loadSecrets({ file, names: ['a', 'b'] });
    expect(first['a']).not.toBe(first['b']);
    expect(Buffer.from(first['a'] ?? '', 'base64url')).toHaveLength(32);
    expect(await loadSecrets({ file, names: ['a', 'b', 'c'] })).toMatchObject(first);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('are given to a signed call by name, and to no other', async () => {
    const service = await startSecretsManager({ 'app/key': 'value' });
    const client = new SecretsManagerClient({
      endpoint: service.url,
      region: 'us-east-1',
      credentials: localCredentials,
    });
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'app/key' }));
    expect(SecretString).toBe('value');
    for (const SecretId of ['absent', '__proto__']) {
      await expect(client.send(new GetSecretValueCommand({ SecretId }))).rejects.toMatchObject({
        name: 'ResourceNotFoundException',
      });
    }
    expect((await fetch(service.url, { method: 'POST', body: '{"SecretId":"app/key"}' })).status).toBe(400);
    client.destroy();
    await service.close();
  });
});

/** Hands a mail over, signed as the functions sign. */
const post = (url: string, message: object): Promise<Response> => {
  const body = JSON.stringify(message);
  const target = `${url}/v2/email/outbound-emails`;
  return fetch(target, { method: 'POST', headers: signedHeaders('ses', target, body), body });
};

describe('mail', () => {
  it('is kept and shown on a page, as text whatever it holds', async () => {
    const service = await startMail({ directory: path.join(directory, 'mail') });
    const send = (message: object) => post(service.url, message);
    const sent = await send({
      FromEmailAddress: 'support@clausewise.example',
      Destination: { ToAddresses: ['someone@clausewise.example'] },
      Content: { Simple: { Subject: { Data: 'Welcome' }, Body: { Text: { Data: '<script>alert(1)</script>' } } } },
    });
    expect(await sent.json()).toEqual({ MessageId: expect.any(String) });
    expect((await send({ Content: {} })).status).toBe(400);
    const toNobody = await send({
      FromEmailAddress: 'support@clausewise.example',
      Destination: { ToAddresses: ['success@simulator.amazonses.com'] },
      Content: { Simple: { Subject: { Data: 'Nothing' }, Body: { Text: { Data: 'Nothing' } } } },
    });
    expect(await toNobody.json()).toEqual({ MessageId: expect.any(String) });
    expect(await (await fetch(service.url)).text()).not.toContain('Nothing');
    const page = await (await fetch(service.url)).text();
    expect(page).toContain('Welcome');
    expect(page).toContain('someone@clausewise.example');
    expect(page).not.toContain('<script>');
    await service.close();
  });

  it('reads as JSON, newest first, for one address where one is named', async () => {
    const service = await startMail({ directory: path.join(directory, 'mails') });
    const send = (to: string, subject: string) =>
      post(service.url, {
        FromEmailAddress: 'support@clausewise.example',
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: { Subject: { Data: subject }, Body: { Text: { Data: 'Text' }, Html: { Data: '<b>HTML</b>' } } },
        },
      });
    for (const subject of ['first', 'second', 'third']) await send('Ada@clausewise.example', subject);
    await send('eve@clausewise.example', 'another');
    const read = async (query = '') =>
      (await (await fetch(`${service.url}/mails${query}`)).json()) as readonly { readonly subject: string }[];
    expect((await read()).map(({ subject }) => subject)).toEqual(['another', 'third', 'second', 'first']);
    const mails = await read('?to=ada@CLAUSEWISE.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
    expect(mails[0]).toMatchObject({ text: 'Text', html: '<b>HTML</b>', to: ['Ada@clausewise.example'] });
    await service.close();
  });

  it('shows addresses in a mail as links, which lead nowhere else and run nothing', async () => {
    const service = await startMail({ directory: path.join(directory, 'links') });
    const text =
      'Open https://app.example.com/a?b=1&c="onclick=x. Not javascript:alert(1), nor <a href="https://x.example">x</a>';
    await post(service.url, {
      FromEmailAddress: 'support@clausewise.example',
      Destination: { ToAddresses: ['"<img src=x>"@clausewise.example'] },
      Content: { Simple: { Subject: { Data: '<script>alert(1)</script>' }, Body: { Text: { Data: text } } } },
    });
    const answer = await fetch(service.url);
    const page = await answer.text();
    expect(page).toContain(
      '<a href="https://app.example.com/a?b=1&#38;c=" target="_blank" rel="noopener noreferrer">https://app.example.com/a?b=1&#38;c=</a>',
    );
    expect(page.match(/<a /g)).toHaveLength(2);
    expect(page).not.toMatch(/href="javascript|<script|<img/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    await service.close();
  });
});
