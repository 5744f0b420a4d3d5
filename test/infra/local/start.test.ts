import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { analyseAt, statusOf, startRunner } from '../../support/run-start.ts';

const { spawnStart, start, endAll, close } = await startRunner();
afterEach(endAll);
afterAll(close);

describe('npm start', () => {
  it('keeps what was answered when it is killed, and forgets it where told to begin afresh', async () => {
    const first = await start();
    const analysis = await analyseAt(first);
    await first.end('SIGKILL');

    const second = await start();
    expect(await statusOf(second, analysis)).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);

    const third = await start(['--fresh']);
    expect(await statusOf(third, analysis)).not.toBe(200);
    expect(await third.end('SIGINT')).toBe(0);
  }, 90_000);

  it('says what is wrong with the admin it is told to make', async () => {
    const weak = spawnStart({ LOCAL_ADMIN_PASSWORD: 'weak' });
    expect(await weak.exit).toBe(1);
    expect(weak.output.join('').trim()).toMatch(/^LOCAL_ADMIN_PASSWORD is too weak\. Use at least 10 characters/);
    const nobody = spawnStart({ LOCAL_ADMIN_EMAIL: 'nobody' });
    expect(await nobody.exit).toBe(1);
    expect(nobody.output.join('').trim()).toBe('LOCAL_ADMIN_EMAIL must be an email address.');
  }, 60_000);
});
