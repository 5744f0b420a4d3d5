import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ModelServer, startModelServer } from '../../support/bedrock-server.ts';
import { goodAnswer } from '../../support/model-answers.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let dataDir: string;
const running = new Set<ChildProcess>();

interface Started {
  readonly url: string;
  /** All it has written so far. */
  readonly written: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts with nobody asked to sign in, unless a test says otherwise. */
const spawnStart = (env: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const child = spawn(process.execPath, [path.join(root, 'infra/local/start.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0', PUBLIC_MODE: 'true', ...env },
  });
  running.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output, exit };
};

const start = (args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Started> => {
  const { child, output, exit } = spawnStart(env, args);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /ready at (\S+)[^]*Data: /.exec(output.join(''))?.[1];
      if (url === undefined) return;
      resolve({
        url,
        written: () => output.join(''),
        end: (signal) => {
          child.kill(signal);
          return exit;
        },
      });
    });
    void exit.then(() => reject(new Error(output.join(''))));
  });
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const analyse = async ({ url }: Started) => {
  const response = await fetch(`${url}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clauseText: 'The Supplier may terminate this Agreement at any time without notice.' }),
  });
  const { analysisId } = (await response.json()) as { readonly analysisId: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { analysisId, cookie };
};
const read = async ({ url }: Started, { analysisId, cookie }: Awaited<ReturnType<typeof analyse>>) =>
  (await fetch(`${url}/api/analyses/${analysisId}`, { headers: { cookie } })).status;

describe('npm start', () => {
  it('keeps what was answered when it is killed, and forgets it where told to begin afresh', async () => {
    const first = await start();
    const analysis = await analyse(first);
    await first.end('SIGKILL');

    const second = await start();
    expect(await read(second, analysis)).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);

    const third = await start(['--fresh']);
    expect(await read(third, analysis)).not.toBe(200);
    expect(await third.end('SIGINT')).toBe(0);
  }, 90_000);

  it('says in one line that its data or its port is taken', async () => {
    const first = await start();
    const second = spawnStart({});
    expect(await second.exit).toBe(1);
    expect(second.output.join('').trim()).toMatch(/^The data in \S+ is in use by another start\..*$/);
    // The one that holds the data is not disturbed by a second start that would have begun afresh.
    const analysis = await analyse(first);
    const fresh = spawnStart({}, ['--fresh']);
    expect(await fresh.exit).toBe(1);
    expect(await read(first, analysis)).toBe(200);
    await first.end('SIGTERM');

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);
    const third = spawnStart({ PORT: port });
    expect(await third.exit).toBe(1);
    await new Promise((resolve) => other.close(resolve));
    expect(third.output.join('').trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
  }, 90_000);

  it('lets nobody in by default, and makes an admin once, whose password it says once and never logs', async () => {
    const env = { PUBLIC_MODE: '', DATA_DIR: path.join(dataDir, 'private') };
    const first = await start([], env);
    const said = first.written();
    expect(said).toContain('admin@example.com / Admin-local-1');
    expect(await (await fetch(`${first.url}/api/auth/public-mode`)).json()).toEqual({ publicMode: false });
    expect((await fetch(`${first.url}/api/analyses`)).status).toBe(401);
    const login = await fetch(`${first.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'Admin-local-1' }),
    });
    expect(login.status).toBe(200);
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const user = await (await fetch(`${first.url}/api/auth/user`, { headers: { cookie } })).json();
    expect(user).toMatchObject({ role: 'admin', approvalStatus: 'approved', isActive: true });
    const mailbox = /Mailbox:\s+(\S+)/.exec(said)?.[1] ?? '';
    const page = await (await fetch(mailbox)).text();
    expect(page).toContain('admin@example.com');
    const logged = first.written().replace(/^Admin:.*$/m, '');
    expect(logged).toContain('POST /api/auth/login 200');
    expect(logged).not.toContain('Admin-local-1');
    expect(logged).not.toContain('admin@example.com');
    expect(await first.end('SIGKILL')).toBe(null);

    const second = await start([], env);
    expect(second.written()).toContain('admin@example.com / Admin-local-1');
    const mailsOf = async (output: string): Promise<number> => {
      const address = /Mailbox:\s+(\S+)/.exec(output)?.[1] ?? '';
      return ((await (await fetch(`${address}/mails?to=admin@example.com`)).json()) as readonly unknown[]).length;
    };
    // The account is as it was: nothing was mailed again, and the session goes on.
    expect(await mailsOf(second.written())).toBe(page.split('<article>').length - 1);
    expect((await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
    await second.end('SIGTERM');
  }, 120_000);

  it('is healthy only once the first admin exists and can sign in', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));
    const url = `http://127.0.0.1:${port}`;
    const starting = start(['--fresh'], { PUBLIC_MODE: '', PORT: String(port) });
    const statuses = new Set<number>();
    for (;;) {
      const status = await fetch(`${url}/api/health`).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses.add(status);
      if (status === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'Admin-local-1' }),
    });
    expect(answer.status).toBe(200);
    expect([...statuses].sort()).toEqual([0, 200, 503]);
    await (await starting).end('SIGTERM');
  });

  it('GIVEN data that is damaged THEN it names the file and what to do in one line, and begins afresh where told to', async () => {
    const first = await start(['--fresh']);
    await first.end('SIGKILL');
    const tables = path.join(dataDir, 'dynamodb');
    const log = (await readdir(tables)).find((name) => name.endsWith('.log')) ?? '';
    const bytes = await readFile(path.join(tables, log));
    bytes[20] = bytes[20]! ^ 0x55;
    await writeFile(path.join(tables, log), bytes);
    const { output, exit } = spawnStart({});
    expect(await exit).toBe(1);
    expect(output.join('')).toContain(path.join(tables, log));
    expect(output.join('')).toContain('--fresh');
    expect(output.join('')).not.toMatch(/^\s+at /m);
    await (await start(['--fresh'])).end('SIGTERM');
  });

  it('says what is wrong with the admin it is told to make', async () => {
    const weak = spawnStart({ LOCAL_ADMIN_PASSWORD: 'weak' });
    expect(await weak.exit).toBe(1);
    expect(weak.output.join('').trim()).toMatch(/^LOCAL_ADMIN_PASSWORD is too weak\. Use at least 10 characters/);
    const nobody = spawnStart({ LOCAL_ADMIN_EMAIL: 'nobody' });
    expect(await nobody.exit).toBe(1);
    expect(nobody.output.join('').trim()).toBe('LOCAL_ADMIN_EMAIL must be an email address.');
  }, 60_000);
});

describe('npm start with the id of a real model', () => {
  const clause = 'The Supplier may terminate this Agreement at any time without notice.';
  const said = {
    ...goodAnswer,
    risks: [{ level: 'high', title: 'A sudden end', description: 'By the model.', quotes: [clause] }],
  };
  const key = { AWS_ACCESS_KEY_ID: 'AKIAFROMKEYS', AWS_SECRET_ACCESS_KEY: 'never-real' };

  let service: ModelServer;
  let home: string;
  beforeEach(async () => {
    service = await startModelServer();
    home = await mkdtemp(path.join(tmpdir(), 'start-aws-'));
  });
  afterEach(async () => {
    await service.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Files of the SDK's, as a person has them: where Bedrock is called stands in them, for no setting may say so here. */
  const writeFiles = async () => {
    const [config, credentials] = ['config', 'credentials'].map((name) => path.join(home, name));
    const profile = 'services = here';
    const services = `[services here]\nbedrock_runtime =\n  endpoint_url = ${service.url}\n`;
    await writeFile(config!, `[default]\n${profile}\n[profile lawyer]\n${profile}\n${services}`);
    const keys = 'aws_access_key_id = AKIAFROMPROFILE\naws_secret_access_key = never-real\n';
    await writeFile(credentials!, `[lawyer]\n${keys}`);
    return { AWS_CONFIG_FILE: config, AWS_SHARED_CREDENTIALS_FILE: credentials };
  };

  it.each([
    ['a profile', { AWS_PROFILE: 'lawyer' }, 'AKIAFROMPROFILE'],
    ['keys', key, 'AKIAFROMKEYS'],
    ['a bearer token of Bedrock’s', { AWS_BEARER_TOKEN_BEDROCK: 'token-of-bedrock' }, 'token-of-bedrock'],
  ])(
    'GIVEN %s THEN Bedrock is asked with it, at once and as it is written, and its findings are in the analysis',
    async (_, env, signer) => {
      service.script({ kind: 'tool', input: said });
      const modelId = 'eu.anthropic.claude-opus-5-5';
      const product = await start(['--fresh'], {
        ...(await writeFiles()),
        ...env,
        BEDROCK_MODEL_ID: modelId,
        BEDROCK_REGION: 'eu-central-1',
      });
      expect(product.written()).toContain(`Model:       ${modelId}`);

      const send = (where: string, body: object, cookie = '') =>
        fetch(`${product.url}${where}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        });
      const atOnce = await send('/api/analyze', { clauseText: clause });
      const { analysis } = (await atOnce.json()) as { readonly analysis: { readonly source: object } };
      expect(analysis.source).toMatchObject({ model: modelId });
      expect(JSON.stringify(analysis)).toContain('By the model.');

      const later = await send('/api/analyze', { clauseText: clause, modelReview: 'later' });
      const { analysisId } = (await later.json()) as { readonly analysisId: string };
      const cookie = later.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const reviewed = await send(`/api/analyses/${analysisId}/model-review`, {}, cookie);
      expect(await reviewed.text()).toContain('By the model.');

      expect(service.operations).toEqual(['converse', 'converse-stream']);
      expect(new Set(service.signers)).toEqual(new Set([signer]));
      expect(product.written()).not.toContain('never-real');
      await product.end('SIGTERM');
    },
    90_000,
  );

  it('GIVEN nobody’s credentials THEN the engine’s analysis stands, and says that the service refused', async () => {
    const product = await start(['--fresh'], {
      ...(await writeFiles()),
      AWS_EC2_METADATA_DISABLED: 'true',
      BEDROCK_MODEL_ID: 'eu.anthropic.claude-opus-5-5',
    });
    const answer = await fetch(`${product.url}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clauseText: clause }),
    });
    const { analysis } = (await answer.json()) as { readonly analysis: { readonly notes: readonly string[] } };
    expect(analysis.notes.at(-1)).toContain('its service refused the request');
    expect(service.calls).toEqual([]);
    await product.end('SIGTERM');
  }, 90_000);
});
