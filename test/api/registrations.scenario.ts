import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ErrorBody } from '../../shared/errors.ts';
import {
  changeAccount,
  goodPassword,
  mailedCode,
  newAddress,
  newEmail,
  postFrom,
  type RawAnswer,
  register,
  signIn,
} from '../support/accounts.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

describe.each(['true', 'false'])('a known and a new address WHERE confirmation is %s', (CONFIRM_EMAIL) => {
  let services: FaultProxy<'cognito' | 'dynamodb' | 'mail'>;
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({
      env: { CONFIRM_EMAIL },
      between: async (endpoints) => {
        const { cognito, dynamodb, mail } = endpoints;
        services = await startFaultProxy({ cognito, dynamodb, mail });
        return { ...endpoints, ...services.urls };
      },
    });
  });
  afterAll(async () => {
    await product.close();
    await services.close();
  });
  const post = (path: string, body: object) => postFrom(newAddress(), `${product.url}/api/auth/${path}`, body);

  /** The calls to services that something takes, each by what it is. */
  const callsOf = async (act: () => Promise<RawAnswer>): Promise<readonly string[]> => {
    services.setRule(() => undefined);
    expect((await act()).status).toBe(200);
    return services.calls.map(({ service, operation }) => `${service} ${operation}`);
  };

  it('THEN registering makes the same calls in the same order for both', async () => {
    const [fresh, waiting, owner, approved] = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of [waiting, owner, approved]) await register({ email }, product);
    for (const email of [owner, approved]) {
      if (CONFIRM_EMAIL === 'true') {
        const code = await mailedCode(email, product);
        await post('confirm', { email, code, password: goodPassword, name: 'Ada Byron' });
      }
      const { id } = await signIn({ email, password: goodPassword }, product);
      if (email === approved) await changeAccount(id, { approvalStatus: 'approved' }, product);
    }
    // Each of them has been mailed before, which is counted by another call than the first mail.
    await post('password/forgot', { email: fresh });
    // What is read once in the life of a function is not counted.
    await register({ email: newEmail() }, product);
    const expected = await callsOf(() => register({ email: fresh }, product));
    expect(expected.filter((call) => call.startsWith('cognito')).length).toBeGreaterThan(2);
    for (const email of [waiting, owner, approved, fresh])
      expect(await callsOf(() => register({ email }, product))).toEqual(expected);
  });

  it('THEN a wrong code and another code take the same calls for both', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await register({ email: known }, product);
    await post('password/forgot', { email: unknown });
    const resend = (email: string) => callsOf(() => post('confirm/resend', { email }));
    await resend(newEmail());
    expect(await resend(known)).toEqual(await resend(unknown));
    const forgot = (email: string) => callsOf(() => post('password/forgot', { email }));
    expect(await forgot(known)).toEqual(await forgot(unknown));
    const callsOfWrong = async (email: string): Promise<readonly string[]> => {
      services.setRule(() => undefined);
      const body = { email, code: '000000', password: goodPassword, name: 'Ada' };
      expect((await post('confirm', body)).status).toBe(400);
      return services.calls.map(({ service, operation }) => `${service} ${operation}`);
    };
    await callsOfWrong(newEmail());
    expect(await callsOfWrong(known)).toEqual(await callsOfWrong(unknown));
  });
});

describe('a registration that was interrupted', () => {
  let services: FaultProxy<'cognito' | 'dynamodb'>;
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({
      env: { CONFIRM_EMAIL: 'true' },
      between: async (endpoints) => {
        services = await startFaultProxy({ cognito: endpoints.cognito, dynamodb: endpoints.dynamodb });
        return { ...endpoints, ...services.urls };
      },
    });
  });
  afterAll(async () => {
    await product.close();
    await services.close();
  });

  const post = (path: string, body: object) =>
    postFrom<ErrorBody>(newAddress(), `${product.url}/api/auth/${path}`, body);

  it.each(['AdminUpdateUserAttributes', 'AdminSetUserPassword', 'AdminGetUser', 'TransactWriteItems'])(
    'GIVEN confirming ends at %s WHEN another code is asked for THEN it completes the same, with what comes with it',
    async (operation) => {
      const email = newEmail();
      await register({ email, password: 'Stolen-horse-1', name: 'Mallory' }, product);
      const person = { email, password: goodPassword, name: 'Ada Byron' };
      services.setRule((call) => (call.operation === operation ? 'refuse' : undefined));
      const interrupted = await post('confirm', { ...person, code: await mailedCode(email, product) });
      services.clear();
      expect(interrupted.status).toBeGreaterThanOrEqual(500);
      for (const password of ['Stolen-horse-1', ''])
        expect((await post('login', { email, password: password || 'Another-horse-9' })).status).toBe(401);
      await post('confirm/resend', { email });
      expect((await post('confirm', { ...person, code: await mailedCode(email, product) })).status).toBe(200);
      const account = await signIn({ email, password: goodPassword }, product);
      expect(account.name).toBe('Ada Byron');
      expect((await account.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_pending');
    },
  );

  it('GIVEN an address that was confirmed WHEN a code for a new password is given as a confirmation THEN earlier sessions end', async () => {
    const email = newEmail();
    await register({ email }, product);
    await post('confirm', { email, password: goodPassword, name: 'Ada', code: await mailedCode(email, product) });
    const before = await signIn({ email, password: goodPassword }, product);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await post('confirm/resend', { email });
    const code = await mailedCode(email, product);
    expect((await post('confirm', { email, password: 'Another-horse-2', name: 'Eve', code })).status).toBe(200);
    expect((await before.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn({ email, password: 'Another-horse-2' }, product)).name).toBe('Ada');
  });
});
