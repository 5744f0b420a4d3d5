import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadSecrets, startSecretsManager } from '../../../infra/local/secrets-manager.ts';
import { startMail } from '../../../infra/local/start-mail.ts';

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
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
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

describe('mail', () => {
  it('is kept and shown on a page, as text whatever it holds', async () => {
    const service = await startMail({ directory: path.join(directory, 'mail') });
    const send = (message: object) =>
      fetch(`${service.url}/v2/email/outbound-emails`, { method: 'POST', body: JSON.stringify(message) });
    const sent = await send({
      FromEmailAddress: 'support@clausewise.example',
      Destination: { ToAddresses: ['someone@clausewise.example'] },
      Content: { Simple: { Subject: { Data: 'Welcome' }, Body: { Text: { Data: '<script>alert(1)</script>' } } } },
    });
    expect(await sent.json()).toEqual({ MessageId: expect.any(String) });
    expect((await send({ Content: {} })).status).toBe(400);
    const page = await (await fetch(service.url)).text();
    expect(page).toContain('Welcome');
    expect(page).toContain('someone@clausewise.example');
    expect(page).not.toContain('<script>');
    await service.close();
  });
});
