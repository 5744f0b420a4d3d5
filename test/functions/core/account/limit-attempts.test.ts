import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

jest.setTimeout(60_000);

const load = async () => ({
  ...(await import('../../../../functions/core/account/limit-attempts.ts')),
  ...(await import('../../../../functions/core/account/known-browser.ts')),
  ...(await import('../../../../functions/core/app-error.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
});

describe('limits on attempts', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  const attempt = { email: 'ada@example.com', address: '198.51.100.7' };

  beforeAll(async () => {
    [table, secrets] = await Promise.all([startLocalTable(), startSecrets()]);
    product = await load();
  });
  beforeEach(() => {
    process.env['SIGN_IN_LIMITS'] = JSON.stringify({ perAccountAndAddress: 2, perAddress: 3, windowMinutes: 10 });
    return table.useEmptyTable();
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => Promise.all([table.close(), secrets.close()]));

  const fail = (from = attempt) =>
    product.limitFailures('password', from, () =>
      Promise.reject(new product.AppError('invalid_credentials', 'Invalid credentials')),
    );
  const succeed = (from = attempt) => product.limitFailures('password', from, () => Promise.resolve('in'));
  const codeOf = (trying: Promise<unknown>): Promise<string> =>
    trying.then(String, (error: unknown) => (error instanceof product.AppError ? error.code : String(error)));
  const passMinutes = (minutes: number): void => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + minutes * 60_000);
  };

  it('GIVEN failures up to the limit WHEN the window has passed THEN attempts are let through and counted anew', async () => {
    expect([await codeOf(fail()), await codeOf(fail())]).toEqual(['invalid_credentials', 'invalid_credentials']);
    expect(await codeOf(succeed())).toBe('too_many_requests');
    passMinutes(9);
    expect(await codeOf(succeed())).toBe('too_many_requests');
    jest.restoreAllMocks();
    passMinutes(10.1);
    expect([await codeOf(fail()), await codeOf(fail()), await codeOf(fail())]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'too_many_requests',
    ]);
  });

  it('GIVEN a pool that cannot be reached THEN that is no failure of the person', async () => {
    const unreachable = () =>
      product.limitFailures('password', attempt, () => Promise.reject(new product.AppError('unavailable', 'down')));
    for (let round = 0; round < 5; round += 1) expect(await codeOf(unreachable())).toBe('unavailable');
    expect(await codeOf(succeed())).toBe('in');
  });

  it('GIVEN an account that is throttled from here THEN what is refused does not count against the address', async () => {
    await codeOf(fail());
    await codeOf(fail());
    for (let round = 0; round < 5; round += 1) expect(await codeOf(fail())).toBe('too_many_requests');
    expect(await codeOf(succeed({ ...attempt, email: 'grace@example.com' }))).toBe('in');
  });

  it('GIVEN addresses of one IPv6 network THEN they are one', async () => {
    const from = (host: string) => ({ email: 'ada@example.com', address: `2001:db8:1:2:${host}` });
    await codeOf(fail(from('1:2:3:4')));
    await codeOf(fail(from('a:b:c:d')));
    expect(await codeOf(succeed(from('9:9:9:9')))).toBe('too_many_requests');
    expect(await codeOf(succeed({ ...attempt, address: '2001:db8:1:3::1' }))).toBe('in');
  });

  it('GIVEN a new password set with a code THEN earlier failures are forgotten', async () => {
    await codeOf(fail());
    await codeOf(fail());
    await product.forgetFailures(attempt);
    expect(await codeOf(succeed())).toBe('in');
  });

  it('GIVEN attempts that were never finished THEN nothing more gets through than may fail', async () => {
    const never = () => product.limitFailures('password', attempt, () => new Promise<never>(() => undefined));
    void never();
    void never();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await codeOf(fail())).toBe('too_many_requests');
  });

  describe('threat 9: guesses at one account from many addresses', () => {
    const from = (host: number, browser?: string) => ({ ...attempt, address: `203.0.113.${host}`, browser });
    beforeEach(() => {
      const limits = { perAccountAndAddress: 2, perAccount: 6, perAddress: 50, mailsPerEmail: 2 };
      process.env['SIGN_IN_LIMITS'] = JSON.stringify(limits);
    });

    it('GIVEN twelve addresses that guess, four at once THEN six guesses are tried, and other accounts are as they were', async () => {
      const outcomes: string[] = [];
      for (let host = 0; host < 12; host += 4) {
        outcomes.push(...(await Promise.all([0, 1, 2, 3].map((next) => codeOf(fail(from(host + next)))))));
      }
      expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(6);
      expect(await codeOf(succeed(from(99)))).toBe('too_many_requests');
      expect(await codeOf(succeed({ ...from(99), email: 'grace@example.com' }))).toBe('in');
    });

    it('GIVEN strangers who guess THEN a browser that signed in before is let in, and counts by itself', async () => {
      const browser = await product.browserToken(attempt.email);
      for (let host = 0; host < 6; host += 1) await codeOf(fail(from(host)));
      expect(await codeOf(succeed(from(1, browser)))).toBe('in');
      expect([await codeOf(fail(from(1, browser))), await codeOf(fail(from(2, browser)))]).toEqual([
        'invalid_credentials',
        'invalid_credentials',
      ]);
      // A stolen token is worth as many guesses as an address.
      expect(await codeOf(succeed(from(3, browser)))).toBe('too_many_requests');
    });

    it('GIVEN a token that is forged, another account’s or too old THEN it is a stranger’s', async () => {
      const browser = await product.browserToken(attempt.email);
      const [id = '', since = '', mark = ''] = browser.split('.');
      expect(browser).not.toContain('ada@');
      expect(await product.recogniseBrowser(browser, attempt.email)).toBe(id);
      expect(await product.recogniseBrowser(browser, 'grace@example.com')).toBeUndefined();
      const forged = [
        `${id}.${Number(since) + 1}.${mark}`,
        `${id}.${since}.${'A'.repeat(43)}`,
        `${id}.${since}`,
        'x',
        '',
      ];
      for (const token of forged) expect(await product.recogniseBrowser(token, attempt.email)).toBeUndefined();
      passMinutes(181 * 24 * 60);
      expect(await product.recogniseBrowser(browser, attempt.email)).toBeUndefined();
    });

    it('GIVEN strangers who have mails sent to an address THEN its owner’s browser still gets one', async () => {
      const mail = (host: number, browser?: string) =>
        codeOf(product.countMail(from(host, browser)).then(() => 'mailed'));
      expect([await mail(1), await mail(2), await mail(3)]).toEqual(['mailed', 'mailed', 'too_many_requests']);
      const browser = await product.browserToken(attempt.email);
      expect([await mail(1, browser), await mail(1, browser), await mail(1, browser)]).toEqual([
        'mailed',
        'mailed',
        'too_many_requests',
      ]);
    });

    it('GIVEN a success elsewhere THEN it does not forget what strangers have guessed', async () => {
      for (let host = 0; host < 5; host += 1) await codeOf(fail(from(host)));
      expect(await codeOf(succeed(from(70)))).toBe('in');
      expect(await codeOf(fail(from(71)))).toBe('invalid_credentials');
      expect(await codeOf(fail(from(72)))).toBe('too_many_requests');
    });
  });

  it('acceptance 24: GIVEN attempts THEN the table holds neither the mail address nor the network address', async () => {
    const kept: unknown[] = [];
    const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb');
    const send = jest.spyOn(DynamoDBDocumentClient.prototype, 'send');
    await codeOf(fail());
    await product.countMail(attempt);
    for (const [command] of send.mock.calls) kept.push((command as { input: unknown }).input);
    expect(kept.length).toBeGreaterThan(4);
    expect(JSON.stringify(kept)).not.toMatch(/ada@|198\.51/);
  });

  it('GIVEN calls of which so many a minute may be made THEN an account has them wherever it is, visitors of one address together, and all again after a minute', async () => {
    const visitor = (id: string, address: string): Caller => ({ kind: 'visitor', id, address });
    const count = (caller: Caller) => codeOf(product.countCall('reading', caller, 3));
    const ada = accountCaller();
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => count(ada)));
    expect(atOnce.filter((code) => code !== 'too_many_requests')).toHaveLength(3);
    expect(await count(accountCaller())).toBe('undefined');

    for (const id of ['v1', 'v2', 'v1']) expect(await count(visitor(id, attempt.address))).toBe('undefined');
    expect(await count(visitor('v3', attempt.address))).toBe('too_many_requests');
    expect(await count(visitor('v1', '203.0.113.9'))).toBe('undefined');
    const refusal = await product.countCall('reading', ada, 3).catch((error: unknown) => error);
    const { retryAfter = 0 } = refusal as InstanceType<typeof product.AppError>;
    expect(retryAfter > 0 && retryAfter <= 60).toBe(true);
    passMinutes(1.1);
    expect([await count(ada), await count(visitor('v3', attempt.address))]).toEqual(['undefined', 'undefined']);
  });
});
