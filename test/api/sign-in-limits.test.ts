import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ErrorBody } from '../../shared/errors.ts';
import {
  goodPassword,
  mailsTo,
  newAccount,
  newAddress,
  newEmail,
  postFrom,
  privateProduct,
  type RawAnswer,
} from '../support/accounts.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const statusesOf = (answers: readonly RawAnswer[]): readonly number[] => answers.map(({ status }) => status).sort();

const login = (address: string, email: string, password: string, url = privateProduct().url) =>
  postFrom<ErrorBody>(address, `${url}/api/auth/login`, { email, password });

const isRefused = (answer: RawAnswer<ErrorBody>, seconds: number): void => {
  expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests']);
  expect(answer.json.error).toMatch(/^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/);
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
};

describe('acceptance 16: repeated failures are throttled', () => {
  it('GIVEN five wrong passwords THEN the right one is refused from there too, and taken from elsewhere', async () => {
    const account = await newAccount();
    const address = newAddress();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(address, account.email, 'Wrong-horse-1')).status).toBe(401);
    }
    isRefused(await login(address, account.email, goodPassword), 15 * 60);
    expect((await login(newAddress(), account.email, goodPassword)).status).toBe(200);
    const other = await newAccount();
    expect((await login(address, other.email, goodPassword)).status).toBe(200);
  });

  it('GIVEN an unknown address THEN it is throttled just the same', async () => {
    const [address, email] = [newAddress(), newEmail()];
    for (let attempt = 0; attempt < 5; attempt += 1) await login(address, email, 'Wrong-horse-1');
    isRefused(await login(address, email, 'Wrong-horse-1'), 15 * 60);
  });

  it('GIVEN 30 wrong passwords at once THEN exactly five were tried', async () => {
    const account = await newAccount();
    const address = newAddress();
    const answers = await times(30, (index) => login(address, account.email, `Wrong-horse-${index}`));
    expect(statusesOf(answers)).toEqual([...Array<number>(5).fill(401), ...Array<number>(25).fill(429)]);
  });

  it('GIVEN a success THEN earlier failures of the account are forgotten, and successes never count', async () => {
    const account = await newAccount();
    const address = newAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await login(address, account.email, 'Wrong-horse-1');
      expect((await login(address, account.email, goodPassword)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await login(address, account.email, goodPassword)).status).toBe(200);
    }
  });

  it('GIVEN twelve right passwords at once THEN all are let in', async () => {
    const account = await newAccount();
    const address = newAddress();
    const answers = await times(12, () => login(address, account.email, goodPassword));
    expect(statusesOf(answers)).toEqual(Array<number>(12).fill(200));
  });

  it('GIVEN wrong codes THEN they are throttled like passwords, and apart from them', async () => {
    const account = await newAccount();
    const address = newAddress();
    const reset = () =>
      postFrom<ErrorBody>(address, `${privateProduct().url}/api/auth/password/reset`, {
        email: account.email,
        code: '000000',
        password: 'Another-horse-2',
      });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await reset()).json.code).toBe('invalid_code');
    isRefused(await reset(), 15 * 60);
    expect((await login(address, account.email, goodPassword)).status).toBe(200);
  });
});

describe('limits as a stage sets them', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    const limits = {
      perAccountAndAddress: 3,
      perAccount: 5,
      perAddress: 6,
      windowMinutes: 2,
      mailsPerEmail: 2,
      mailsPerAddress: 4,
    };
    product = await startOwnProduct({ env: { SIGN_IN_LIMITS: JSON.stringify(limits) } });
  });
  afterAll(() => product.close());

  it('GIVEN failures with many accounts from one address THEN that address is throttled, successes or not', async () => {
    const account = await newAccount({ product });
    const address = newAddress();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await login(address, newEmail(), 'Wrong-horse-1', product.url);
      expect((await login(address, account.email, goodPassword, product.url)).status).toBe(200);
    }
    await login(address, newEmail(), 'Wrong-horse-1', product.url);
    isRefused(await login(address, account.email, goodPassword, product.url), 120);
    expect((await login(newAddress(), account.email, goodPassword, product.url)).status).toBe(200);
  });

  it('threat 9: GIVEN strangers everywhere who guess at an account THEN its owner’s browser signs in and resets, and no other', async () => {
    const account = await newAccount({ product });
    const first = await login(newAddress(), account.email, goodPassword, product.url);
    const line = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-browser='));
    expect(line).toMatch(/^__Host-browser=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = line?.split(';')[0] ?? '';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(newAddress(), account.email, 'Wrong-horse-1', product.url)).status).toBe(401);
    }
    isRefused(await login(newAddress(), account.email, goodPassword, product.url), 120);
    const own = (path: string, json: object) =>
      postFrom<ErrorBody>(newAddress(), `${product.url}/api/auth/${path}`, json, { cookie });
    expect((await own('login', { email: account.email, password: goodPassword })).status).toBe(200);
    const wrong = { email: account.email, code: '000000', password: goodPassword };
    for (let guess = 0; guess < 5; guess += 1) {
      await postFrom(newAddress(), `${product.url}/api/auth/password/reset`, wrong);
    }
    isRefused(await postFrom<ErrorBody>(newAddress(), `${product.url}/api/auth/password/reset`, wrong), 120);
    expect((await own('password/reset', wrong)).json.code).toBe('invalid_code');
  });

  it('GIVEN many requests for mails to one address THEN it gets no more than the limit, wherever they come from', async () => {
    const account = await newAccount({ product });
    const before = (await mailsTo(account.email, product)).length;
    const forgot = () =>
      postFrom<ErrorBody>(newAddress(), `${product.url}/api/auth/password/forgot`, { email: account.email });
    // Registering was the first.
    expect((await forgot()).status).toBe(200);
    isRefused(await forgot(), 60 * 60);
    expect((await mailsTo(account.email, product)).length).toBe(before + 1);
  });

  it('GIVEN many registrations from one address THEN it is throttled', async () => {
    const address = newAddress();
    const answers = await times(6, () =>
      postFrom<ErrorBody>(address, `${product.url}/api/auth/register`, {
        email: newEmail(),
        password: goodPassword,
        name: 'Ada',
      }),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
