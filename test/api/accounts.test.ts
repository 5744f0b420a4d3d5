import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CurrentUser } from '../../shared/accounts.ts';
import type { UserStatistics } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import {
  credentialsOf,
  changeAccount,
  cookieValue,
  type DrivenProduct,
  goodPassword,
  mailedCode,
  mailsTo,
  newAccount,
  newAddress,
  newEmail,
  postFrom,
  privateProduct,
  type RawAnswer,
  readStoredAccount,
  register,
  signIn,
} from '../support/accounts.ts';
import { clientWith } from '../support/client.ts';
import { readPoolSecret } from '../support/secret-hash.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

const login = (email: string, password: string, { url }: DrivenProduct = privateProduct()) =>
  postFrom<ErrorBody>(newAddress(), `${url}/api/auth/login`, { email, password });

const codeOf = ({ status, json }: RawAnswer<ErrorBody>): readonly [number, string] => [status, json.code];

const subjectsTo = async (email: string, product?: DrivenProduct): Promise<readonly string[]> =>
  (await mailsTo(email, product)).map(({ subject }) => subject);

/** An answer as somebody sees who looks for differences, but for the request's own id. */
const seenOf = ({ status, headers, text }: RawAnswer) => ({
  status,
  text: text.replace(/"requestId":"[^"]*"/, ''),
  headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
});

describe('asking for an account', () => {
  it('GIVEN a new address THEN the answer is success, nobody is signed in, and signing in shows Pending', async () => {
    const email = newEmail();
    const answer = await register({ email: `  ${email.toUpperCase()} `, name: '  Ada\n\u202eByron ' });
    expect([answer.status, answer.json]).toEqual([200, { success: true, confirmationRequired: false }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const account = await signIn({ email, password: goodPassword });
    expect((await account.send<CurrentUser>('GET', '/api/auth/user')).json).toMatchObject({
      email,
      name: 'Ada Byron',
      role: 'user',
      approvalStatus: 'pending',
      isActive: true,
    });
    expect((await account.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_pending');
  });

  it('GIVEN a new request THEN the person and the admin are mailed, once each', async () => {
    const email = newEmail();
    await register({ email, name: 'Grace Hopper' });
    await signIn({ email, password: goodPassword });
    expect((await subjectsTo(email)).filter((subject) => subject.includes('received'))).toHaveLength(1);
    const asked = (await mailsTo(defaultFirstAdmin.email)).filter(({ text }) => text.includes(email));
    expect(asked.map(({ subject }) => subject)).toEqual(['A Clausewise account waits for review']);
    expect(asked[0]?.text).toContain(`${privateProduct().url}/admin`);
  });

  it('GIVEN several admins THEN each who is active is asked to review, and no one else', async () => {
    const [active, inactive, user] = await Promise.all([
      newAccount({ role: 'admin' }),
      newAccount({ role: 'admin', state: 'inactive' }),
      newAccount(),
    ]);
    const email = newEmail();
    await register({ email, name: 'Grace Hopper' });
    const askedAbout = async (address: string) =>
      (await mailsTo(address)).filter(({ subject, text }) => subject.includes('review') && text.includes(email)).length;
    expect(await Promise.all([active, inactive, user].map((account) => askedAbout(account.email)))).toEqual([1, 0, 0]);
    await changeAccount(active.id, { isActive: false });
    const later = newEmail();
    await register({ email: later });
    expect((await mailsTo(active.email)).some(({ text }) => text.includes(later))).toBe(false);
  });

  it('acceptance 12: GIVEN markup in a name THEN the admin’s mail shows it as it is written', async () => {
    const email = newEmail();
    await register({ email, name: '<img src=x onerror=alert(1)> & "Ada"' });
    const mail = (await mailsTo(defaultFirstAdmin.email)).find(({ text }) => text.includes(email));
    expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Ada&#34;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & "Ada"');
    // The person's own address may be anybody's: nothing from the form reaches it.
    for (const { text, html } of await mailsTo(email)) expect(`${text}${html}`).not.toMatch(/onerror/);
  });

  it('acceptance 19: GIVEN role, status, ids and times in the request THEN they change nothing', async () => {
    const email = newEmail();
    const extra = {
      role: 'admin',
      approvalStatus: 'approved',
      isActive: true,
      id: 'mine',
      userId: 'mine',
      createdAt: '2000-01-01T00:00:00Z',
      approvedBy: 'me',
      planId: 'unlimited',
      email_verified: true,
    };
    const body = { email, password: goodPassword, name: 'Mallory', ...extra };
    expect((await postFrom(newAddress(), `${privateProduct().url}/api/auth/register`, body)).status).toBe(200);
    await postFrom(newAddress(), `${privateProduct().url}/api/auth/login`, { ...body, ...extra });
    const account = await signIn({ email, password: goodPassword });
    const stored = await readStoredAccount(account.id);
    expect(stored).toMatchObject({ role: 'user', approvalStatus: 'pending', approvedBy: null });
    expect(stored.id).not.toBe('mine');
    expect(stored.planId).toBeUndefined();
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect((await account.send('POST', `/api/admin/users/${account.id}/approve`)).status).toBe(403);
  });

  it.each([
    ['no address', { email: 'ada' }],
    ['a weak password', { password: 'alllowercase1' }],
    ['a short password', { password: 'Short-1' }],
    ['no name', { name: '   ' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
  ])('GIVEN %s THEN 400 that names the field', async (_, wrong) => {
    const answer = (await register({ email: newEmail(), ...wrong })) as RawAnswer<ErrorBody>;
    expect(codeOf(answer)).toEqual([400, 'invalid_request']);
    expect(answer.json.error).toMatch(new RegExp(`^${Object.keys(wrong)[0]}: `));
    // The id of the request is drawn by chance and may hold any three letters.
    expect(answer.json.error).not.toContain(Object.values(wrong)[0]?.trim() || '\0');
  });
});

describe('acceptance 16: an address that is known and one that is not', () => {
  it('GIVEN a taken address WHEN somebody registers with it THEN success as ever, its owner is told, nothing changes', async () => {
    const owner = await newAccount({ state: 'approved' });
    const before = await readStoredAccount(owner.id);
    const [known, unknown] = [
      await register({ email: owner.email, password: 'Stolen-horse-1', name: 'Mallory' }),
      await register({ email: newEmail(), password: 'Stolen-horse-1', name: 'Mallory' }),
    ];
    expect(seenOf(known)).toEqual(seenOf(unknown));
    expect(await subjectsTo(owner.email)).toContain('You already have a Clausewise account');
    expect(await readStoredAccount(owner.id)).toEqual(before);
    expect(codeOf(await login(owner.email, 'Stolen-horse-1'))).toEqual([401, 'invalid_credentials']);
    expect((await login(owner.email, owner.password)).status).toBe(200);
    expect((await mailsTo(owner.email)).some(({ text }) => text.includes('Mallory'))).toBe(false);
  });

  it('GIVEN a wrong password, an unknown address and a rejected account THEN signing in says the same', async () => {
    const owner = await newAccount();
    const [wrong, unknown] = [await login(owner.email, 'Wrong-horse-1'), await login(newEmail(), 'Wrong-horse-1')];
    expect(wrong.json).toMatchObject({ error: 'Invalid credentials', code: 'invalid_credentials' });
    expect(seenOf(wrong)).toEqual(seenOf(unknown));
    const rejected = await newAccount({ state: 'rejected' });
    expect(seenOf(await login(rejected.email, 'Wrong-horse-1'))).toEqual(seenOf(unknown));
  });

  it('GIVEN both WHEN a password is forgotten THEN the answer is the same, and only the known one is mailed a code', async () => {
    const { url } = privateProduct();
    const owner = await newAccount();
    const nobody = newEmail();
    const forgot = (email: string) => postFrom(newAddress(), `${url}/api/auth/password/forgot`, { email });
    const [known, unknown] = [await forgot(owner.email), await forgot(nobody)];
    expect(seenOf(known)).toEqual(seenOf(unknown));
    expect(known.json).toEqual({ success: true });
    expect(await mailedCode(owner.email)).toMatch(/^\d{6}$/);
    expect(await mailsTo(nobody)).toEqual([]);
    const reset = (email: string) =>
      postFrom(newAddress(), `${url}/api/auth/password/reset`, { email, code: '000000', password: goodPassword });
    expect(seenOf(await reset(owner.email))).toEqual(seenOf(await reset(nobody)));
  });

  it('GIVEN both WHEN a code is confirmed or asked for again THEN the answer is the same', async () => {
    const { url } = privateProduct();
    const owner = await newAccount();
    for (const [path, body] of [
      ['confirm', { code: '000000' }],
      ['confirm/resend', {}],
    ] as const) {
      const ask = (email: string) => postFrom(newAddress(), `${url}/api/auth/${path}`, { email, ...body });
      expect(seenOf(await ask(owner.email))).toEqual(seenOf(await ask(newEmail())));
    }
  });
});

describe('where addresses must be confirmed', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({ env: { CONFIRM_EMAIL: 'true' } });
  });
  afterAll(() => product.close());

  const confirm = (email: string, code: string, { password = goodPassword, name = 'Ada Byron' } = {}) =>
    postFrom<ErrorBody>(newAddress(), `${product.url}/api/auth/confirm`, { email, code, password, name });

  it('GIVEN a request WHEN its code is entered THEN it is one, and not before', async () => {
    const email = newEmail();
    const answer = await register({ email }, product);
    expect(answer.json).toEqual({ success: true, confirmationRequired: true });
    const code = await mailedCode(email, product);
    expect(codeOf(await login(email, goodPassword, product))).toEqual([401, 'invalid_credentials']);
    const asked = async () =>
      (await mailsTo(defaultFirstAdmin.email, product)).some(({ text }) => text.includes(email));
    expect(await asked()).toBe(false);
    expect(codeOf(await confirm(email, code === '000000' ? '000001' : '000000'))).toEqual([400, 'invalid_code']);
    const confirmed = await confirm(email, ` ${code} `);
    expect([confirmed.status, confirmed.headers.getSetCookie()]).toEqual([200, []]);
    expect(await asked()).toBe(true);
    expect(await subjectsTo(email, product)).toContain('We received your request for a Clausewise account');
    expect((await confirm(email, code)).status).toBe(400);
    const account = await signIn({ email, password: goodPassword }, product);
    expect((await account.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_pending');
  });

  it('GIVEN somebody registered the address first THEN nothing of what they sent outlives the proof of its owner', async () => {
    const email = newEmail();
    await register({ email, password: 'Stolen-horse-1', name: 'Mallory' }, product);
    await register({ email, password: goodPassword, name: 'Ada Byron' }, product);
    expect((await confirm(email, await mailedCode(email, product))).status).toBe(200);
    expect(codeOf(await login(email, 'Stolen-horse-1', product))).toEqual([401, 'invalid_credentials']);
    const owner = await signIn({ email, password: goodPassword }, product);
    expect(owner.name).toBe('Ada Byron');
    expect((await mailsTo(defaultFirstAdmin.email, product)).some(({ text }) => text.includes('Mallory'))).toBe(false);
  });

  it.each([
    ['a weak password', { password: 'alllowercase1' }, 'password'],
    ['no name', { name: ' ' }, 'name'],
  ])('GIVEN %s with the code THEN 400 names it, and the code is still good', async (_, wrong, field) => {
    const email = newEmail();
    await register({ email }, product);
    const code = await mailedCode(email, product);
    const refused = await confirm(email, code, wrong);
    expect(codeOf(refused)).toEqual([400, 'invalid_request']);
    expect(refused.json.error).toMatch(new RegExp(`^${field}: `));
    expect((await confirm(email, code)).status).toBe(200);
  });

  it('GIVEN a code that never came WHEN another is asked for THEN that one confirms', async () => {
    const email = newEmail();
    await register({ email }, product);
    const resent = await postFrom(newAddress(), `${product.url}/api/auth/confirm/resend`, { email });
    expect([resent.status, resent.json]).toEqual([200, { success: true }]);
    expect((await mailsTo(email, product)).length).toBe(2);
    expect((await confirm(email, await mailedCode(email, product))).status).toBe(200);
  });

  it('GIVEN a request that waits for its code WHEN it is made again THEN another code comes; once confirmed its owner is told', async () => {
    const email = newEmail();
    const first = await register({ email }, product);
    const second = await register({ email, password: 'Stolen-horse-1' }, product);
    expect(seenOf(second)).toEqual(seenOf(first));
    expect((await mailsTo(email, product)).length).toBe(2);
    await confirm(email, await mailedCode(email, product));
    expect(seenOf(await register({ email, password: 'Stolen-horse-1' }, product))).toEqual(seenOf(first));
    expect(await subjectsTo(email, product)).toContain('You already have a Clausewise account');
    expect(codeOf(await login(email, 'Stolen-horse-1', product))).toEqual([401, 'invalid_credentials']);
    expect((await login(email, goodPassword, product)).status).toBe(200);
  });
});

/** Calls the pool past the product, with nothing but what the page's own requests show. */
const callPool = (operation: string, body: object): Promise<Response> => {
  const { endpoints, environment } = privateProduct();
  return fetch(endpoints.cognito, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({ ClientId: environment['USER_POOL_CLIENT_ID'], ...body }),
  });
};

describe('the user pool beside the API', () => {
  it('GIVEN an account, its session and the client’s id THEN nobody signs up, resets, renews or changes anything there', async () => {
    const account = await newAccount();
    const Username = account.email;
    const token = cookieValue(account.cookie, '__Host-refresh');
    const refused = async (operation: string, body: object) => {
      const answer = await callPool(operation, body);
      expect([operation, answer.status]).toEqual([operation, 400]);
      expect(await answer.json()).toMatchObject({ __type: expect.stringMatching(/NotAuthorized|UnknownOperation/) });
    };
    await refused('SignUp', { Username: newEmail(), Password: goodPassword });
    await refused('ForgotPassword', { Username });
    await refused('ConfirmForgotPassword', { Username, ConfirmationCode: '123456', Password: goodPassword });
    await refused('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } });
    await refused('GetTokensFromRefreshToken', { RefreshToken: token });
    await refused('UpdateUserAttributes', {
      AccessToken: account.token,
      UserAttributes: [{ Name: 'email', Value: newEmail() }],
    });
  });

  it('GIVEN what functions are told THEN the client’s secret is nowhere in it', async () => {
    const { endpoints, environment } = privateProduct();
    const pool = { UserPoolId: environment['USER_POOL_ID'], ClientId: environment['USER_POOL_CLIENT_ID'] };
    const secret = await readPoolSecret({
      url: endpoints.cognito,
      ...pool,
      credentials: credentialsOf(environment),
    });
    expect(secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(environment)).not.toContain(secret);
  });
});

describe('the first admin', () => {
  it('GIVEN the configured address WHEN somebody registers with it THEN it must be confirmed, whatever the stage says', async () => {
    const answer = await register({ email: defaultFirstAdmin.email });
    expect(answer.json).toEqual({ success: true, confirmationRequired: true });
  });

  it('GIVEN its confirmed owner THEN they are an approved, active admin', async () => {
    const admin = await signIn(defaultFirstAdmin);
    expect((await admin.send<CurrentUser>('GET', '/api/auth/user')).json).toMatchObject({
      role: 'admin',
      approvalStatus: 'approved',
      isActive: true,
    });
    expect((await admin.send('GET', '/api/admin/users')).status).toBe(200);
  });
});

describe('a product with nobody else', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct();
  });
  afterAll(() => product.close());

  it('acceptance 24: GIVEN everything that can be done with an account, and its failures THEN no address, name, token, code or password is logged', async () => {
    const email = newEmail();
    const name = 'Zebulon Quixote';
    const auth = `${product.url}/api/auth`;
    const post = (path: string, body: unknown) => postFrom(newAddress(), `${auth}/${path}`, body);
    await register({ email, name }, product);
    await register({ email, name }, product);
    await post('login', { email, password: 'Wrong-horse-1' });
    await post('login', { email, password: 7 });
    await post('register', { email, name, password: 'weak-horse-secret' });
    const account = await signIn({ email, password: goodPassword }, product);
    await account.send('GET', '/api/auth/session');
    await account.send('POST', '/api/admin/users/search', { json: { search: email } });
    await clientWith('', product.url).send('GET', '/api/auth/user', {
      headers: { authorization: `Bearer ${account.token}x` },
    });
    await post('password/forgot', { email });
    const code = await mailedCode(email, product);
    await post('password/reset', { email, code: '000000', password: 'Another-horse-2' });
    await post('password/reset', { email, code, password: 'Another-horse-2' });
    const again = await signIn({ email, password: 'Another-horse-2' }, product);
    await again.send('POST', '/api/auth/logout');
    const log = product.logged.join('\n');
    expect(log).toContain('/api/auth/login');
    const refresh = account.cookie.split('__Host-refresh=')[1] ?? '';
    expect(refresh.length).toBeGreaterThan(20);
    const secrets = [
      email,
      name,
      'Zebulon',
      goodPassword,
      'Wrong-horse-1',
      'Another-horse-2',
      'weak-horse-secret',
      code,
    ];
    for (const secret of [...secrets, account.token, again.token, refresh]) {
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(log).not.toMatch(/eyJ[\w-]{10}|@example\.com/);
  });

  it('GIVEN the same request five times at once THEN there is one account, counted once', async () => {
    const admin = await newAccount({ role: 'admin', product });
    const total = async () => (await admin.send<UserStatistics>('GET', '/api/admin/statistics')).json.total;
    const before = await total();
    const email = newEmail();
    const [first] = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        postFrom(newAddress(), `${product.url}/api/auth/register`, { email, password: goodPassword, name: 'Ada' }),
      ),
    );
    expect(first?.status).toBe(200);
    await Promise.all([1, 2, 3, 4, 5].map(() => signIn({ email, password: goodPassword }, product)));
    expect(await total()).toBe(before + 1);
    const found = await admin.send<unknown[]>('POST', '/api/admin/users/search', { json: { search: email } });
    expect(found.json).toHaveLength(1);
  });
});
