import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { analyseAt, statusOf, startRunner } from '../../support/run-start.ts';

const { dataDir, spawnStart, start, endAll, close } = await startRunner();
afterEach(endAll);
afterAll(close);

describe('npm start, whatever it finds', () => {
  it('says in one line that its data or its port is taken', async () => {
    const first = await start();
    const second = spawnStart({});
    expect(await second.exit).toBe(1);
    expect(second.output.join('').trim()).toMatch(/^The data in \S+ is in use by another start\..*$/);
    // The one that holds the data is not disturbed by a second start that would have begun afresh.
    const analysis = await analyseAt(first);
    const fresh = spawnStart({}, ['--fresh']);
    expect(await fresh.exit).toBe(1);
    expect(await statusOf(first, analysis)).toBe(200);
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
});
