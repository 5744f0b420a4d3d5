import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AnalysisSummary } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { cookieValue, newAccount, newAddress, postFrom } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, clientWith, newVisitor } from '../support/client.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(120_000);

describe('acceptance 20: public mode', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct({
      env: { PUBLIC_MODE: 'true', PUBLIC_LIMITS: JSON.stringify({ analysesPerDay: 7, analysesPerAddress: 4 }) },
    });
  });
  afterAll(() => product.close());

  const analyze = (visitor: Client, address: string, headers: Record<string, string> = {}) =>
    postFrom<ErrorBody>(
      address,
      `${product.url}/api/analyze`,
      { clauseText: limitationOfLiability },
      { cookie: visitor.cookie, ...headers },
    );

  it('GIVEN nobody has set it THEN public mode is off', async () => {
    const { environment } = product;
    expect(environment['PUBLIC_MODE']).toBe('true');
    const own = clientWith('', process.env['PRIVATE_PRODUCT_URL']);
    expect((await own.send('GET', '/api/auth/public-mode')).json).toEqual({ publicMode: false });
    expect((await own.send('GET', '/api/analyses')).status).toBe(401);
  });

  it('GIVEN a visitor THEN no admin data and nobody else’s is reached, and no cookie makes an admin', async () => {
    const visitor = await newVisitor(product.url);
    for (const path of ['/api/admin/users', '/api/admin/statistics', '/api/admin/decisions', '/api/admin/usage']) {
      expect((await visitor.send('GET', path)).status).toBe(401);
    }
    expect((await visitor.send('GET', '/api/auth/user')).status).toBe(401);
  });

  it('GIVEN an admin’s session in public mode THEN it works as the admin’s own; a pending one’s is a visitor’s', async () => {
    const admin = await newAccount({ role: 'admin', product });
    expect((await admin.send('GET', '/api/admin/users')).status).toBe(200);
    const pending = await newAccount({ state: 'pending', product });
    const answer = await pending.send<AnalysisSummary[]>('GET', '/api/analyses');
    expect([answer.status, answer.json]).toEqual([200, []]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=/);
    expect((await pending.send<ErrorBody>('GET', '/api/admin/users')).json.code).toBe('account_pending');
    const bearer = { authorization: `Bearer ${pending.token}` };
    expect((await clientWith('', product.url).send('GET', '/api/analyses', { headers: bearer })).status).toBe(403);
  });

  it('GIVEN a refresh token alone, which says of nobody whose it is THEN its owner is neither taken for a visitor nor signed in', async () => {
    const account = await newAccount({ product });
    const refresh = cookieValue(account.cookie, '__Host-refresh');
    const client = clientWith(`__Host-refresh=${refresh}`, product.url);
    expect((await client.send('GET', '/api/analyses')).status).toBe(401);
    expect((await client.send('GET', '/api/auth/session')).status).toBe(401);
  });

  it('GIVEN the limits WHEN visitors analyse THEN exactly as many as an address may, and as all may together, are made', async () => {
    const address = newAddress();
    // A new visitor each time: forgetting the cookie does not begin a new count.
    const visitors = await Promise.all(Array.from({ length: 10 }, () => newVisitor(product.url)));
    const first = await Promise.all(visitors.map((visitor) => analyze(visitor, address)));
    expect(first.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(4).fill(200),
      ...Array<number>(6).fill(429),
    ]);
    const refused = first.find(({ status }) => status === 429);
    expect(refused?.json).toMatchObject({
      code: 'too_many_requests',
      error:
        'You can make 4 analyses a day without an account, and they are used up. Please sign in, or come back tomorrow (UTC).',
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 60 * 60);

    const visitor = visitors[0] as Client;
    // A blank clause, an analysis that is refused, takes nothing of the day.
    const blank = await postFrom(
      newAddress(),
      `${product.url}/api/analyze`,
      { clauseText: ' ' },
      { cookie: visitor.cookie },
    );
    expect(blank.status).toBe(400);

    const key = { 'idempotency-key': randomUUID() };
    const elsewhere = newAddress();
    const repeated = [await analyze(visitor, elsewhere, key), await analyze(visitor, elsewhere, key)];
    expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
    expect(repeated[0]?.text).toBe(repeated[1]?.text);

    const rest = await Promise.all(Array.from({ length: 5 }, () => analyze(visitor, newAddress())));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(rest.find(({ status }) => status === 429)?.json.error).toMatch(
      /^Today’s analyses without an account are used up/,
    );
    // What was made before is answered again, and members are not concerned.
    expect((await analyze(visitor, elsewhere, key)).status).toBe(200);
    const account = await newAccount({ product });
    expect((await analyze(account, address)).status).toBe(200);
  });
});
