import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import { pathOf, type Route, routeEntries, type RouteName } from '../../shared/routes.ts';
import { type AccountClient, newAccount, privateProduct } from '../support/accounts.ts';
import { beginReview } from '../support/begin-review.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, clientWith, newVisitor, productUrl } from '../support/client.ts';
import { insist } from '../support/insist.ts';
import { sampled } from '../support/rounds.ts';
import { accessMatrix, type CallerKind, callers, type Named } from './access-matrix.ts';

jest.setTimeout(60_000);

const makeAnalysis = async (owner: Client): Promise<string> => {
  const { json } = await insist(() =>
    owner.send<AnalyzeResponse>('POST', '/api/analyze', { json: { clauseText: limitationOfLiability } }),
  );
  return json.analysisId;
};

const isAccount = (client: Client): client is AccountClient => 'id' in client;

/** A visitor's begins nothing: the product with visitors is another. */
const makeBegunReview = async (owner: Client): Promise<string> => {
  const id = await makeAnalysis(owner);
  if (isAccount(owner)) await beginReview({ ownerId: owner.id, id }, privateProduct());
  return id;
};

const makeNegotiation = async (owner: Client): Promise<string> => {
  const analysisId = await makeAnalysis(owner);
  await owner.send('POST', '/api/negotiations', { json: { analysisId } });
  return analysisId;
};

const makePlaybook = async (owner: Client): Promise<string> =>
  (await owner.send<Playbook>('POST', '/api/playbooks', { json: { name: 'Matrix', isActive: false } })).json.id;

const makeTemplate = async (owner: Client): Promise<string> => {
  const form = new FormData();
  form.set('playbookId', await makePlaybook(owner));
  form.set('name', 'Matrix');
  form.set('isActive', 'true');
  form.set(
    'templateFile',
    new Blob([`1. Liability\n${limitationOfLiability}\n`], { type: 'text/plain' }),
    'matrix.txt',
  );
  const { json, text } = await owner.send<Template>('POST', '/api/templates', { form });
  if (!json.id) throw new Error(text);
  return json.id;
};

/** Makes what a call names, anew for each call. */
const make: Readonly<Record<Named, (owner: Client) => Promise<string>>> = {
  analysis: makeAnalysis,
  'begun review': makeBegunReview,
  negotiation: makeNegotiation,
  playbook: makePlaybook,
  template: makeTemplate,
  'pending account': async () => (await newAccount({ state: 'pending' })).id,
  'approved account': async () => (await newAccount({ state: 'approved' })).id,
  'inactive account': async () => (await newAccount({ state: 'inactive' })).id,
};

const isShut = (status: number | undefined): boolean => status === 401;

/** Signing out ends the session of whoever calls, so it comes last. */
const inOrder = routeEntries.toSorted(([left], [right]) => Number(left === 'logout') - Number(right === 'logout'));

describe('acceptance 14: the access matrix', () => {
  let people: Readonly<Record<CallerKind, Client>>;
  let otherVisitor: Client;

  beforeAll(async () => {
    const { url } = privateProduct();
    people = {
      anonymous: clientWith('', url),
      pending: await newAccount({ state: 'pending' }),
      rejected: await newAccount({ state: 'rejected' }),
      inactive: await newAccount({ state: 'inactive' }),
      user: await newAccount(),
      another: await newAccount(),
      admin: await newAccount({ role: 'admin' }),
      visitor: await newVisitor(),
    };
    otherVisitor = await newVisitor();
  });

  it('GIVEN the routes THEN the matrix names each, with its access, and no other', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(routeEntries.map(([name]) => name).sort());
    for (const [name, route] of routeEntries) expect([name, accessMatrix[name].access]).toEqual([name, route.access]);
  });

  /** What calls that only read have named, by its owner: a plan has only so many analyses. */
  const readable = new Map<string, string>();
  const idFor = async (name: RouteName, caller: CallerKind, isRead: boolean): Promise<string> => {
    const { names, answers } = accessMatrix[name];
    // Nothing needs to be there for whoever does not get that far.
    if (!names || isShut(answers[caller])) return 'nothing';
    const isVisitors = caller === 'visitor';
    const key = `${names} ${isVisitors}`;
    const known = isRead ? readable.get(key) : undefined;
    if (known) return known;
    const made = await make[names](isVisitors ? otherVisitor : people.user);
    if (isRead) readable.set(key, made);
    return made;
  };

  const cases = inOrder.flatMap(([name, route]) => callers.map((caller) => [caller, name, route] as const));
  /**
   * A deployment is asked a part of what each change asks the product, for each call takes it longer: a drawn one, and
   * the calls that make what later ones read.
   */
  const drawn = new Set(process.env['PRODUCT_IS_DEPLOYED'] === 'yes' ? sampled(cases, 160) : cases);
  const asked = cases.filter((one) => drawn.has(one) || one[1] === 'exportWord');
  it.each(asked)('GIVEN %s WHEN %s is called THEN as the matrix says', async (caller, name, route) => {
    const { answers, body, query } = accessMatrix[name];
    const id = await idFor(name, caller, route.method === 'GET');
    const path = query ? `${route.path}?${query}=${id}` : pathOf(route, { id });
    const answer = await people[caller].send<ErrorBody>(route.method, path, { json: body });
    expect(answer.status).toBe(answers[caller]);
    if (answer.status >= 400) {
      expect(answer.json).toEqual({
        error: expect.any(String),
        code: expect.any(String),
        requestId: expect.any(String),
      });
    }
    if (answer.status === 403 && ['pending', 'rejected', 'inactive'].includes(caller)) {
      expect(answer.json.code).toBe(`account_${caller}`);
    }
  });
});

const call = (client: Client, route: Route, headers: Record<string, string>) =>
  client.send<ErrorBody>(route.method, pathOf(route, { id: 'nobody' }), { headers });

const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
];

describe('acceptance 17: writes from other sites', () => {
  let visitor: Client;
  let admin: Awaited<ReturnType<typeof newAccount>>;
  beforeAll(async () => {
    visitor = await newVisitor();
    admin = await newAccount({ role: 'admin' });
  });

  const writes = inOrder.filter(([, route]) => route.method !== 'GET');
  it.each(writes)('GIVEN another site WHEN it calls %s with a person’s cookies THEN 403', async (_, route) => {
    const url = privateProduct().url;
    for (const [client, origin] of [
      [visitor, productUrl()],
      [admin, url],
      [clientWith('', url), url],
    ] as const) {
      for (const headers of foreign) {
        const answer = await call(client, route, headers);
        expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      const own = await call(client, route, { origin, 'sec-fetch-site': 'same-origin' });
      expect(own.json.error).not.toBe('This request came from another site.');
    }
  });

  it('GIVEN a bearer token and no cookie WHEN a program elsewhere calls THEN it need not come from this site', async () => {
    const { token } = await newAccount();
    const client = clientWith('', privateProduct().url);
    const headers = { authorization: `Bearer ${token}`, origin: 'https://program.example' };
    const { status, json } = await client.send<Playbook>('POST', '/api/playbooks', {
      json: { name: 'By a program', isActive: false },
      headers,
    });
    expect([status, json.name]).toEqual([200, 'By a program']);
  });
});

describe('visitors in public mode', () => {
  it('acceptance 17: GIVEN the visitor’s cookie THEN scripts, plain http and other sites never have it', async () => {
    const [cookie] = (await fetch(`${productUrl()}/api/auth/public-mode`)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-visitor=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('GIVEN a forged or foreign visitor token THEN it is nobody’s: a new visitor begins', async () => {
    const { cookie } = await newVisitor();
    const [head, claims, signature] = cookie.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const forged of [`${head}.${claims}.x${signature}`, `__Host-visitor=${none}.${claims}.`, '__Host-visitor=x']) {
      const answer = await clientWith(forged).send('GET', '/api/analyses');
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=/);
      expect(answer.headers.getSetCookie()[0]).not.toContain(claims);
    }
  });

  it('GIVEN a known visitor THEN no new cookie is handed out', async () => {
    const client = await newVisitor();
    expect((await client.send('GET', '/api/analyses')).headers.getSetCookie()).toEqual([]);
  });

  it('acceptance 23: GIVEN any answer under /api THEN it is never cached, sniffed or framed', async () => {
    for (const path of ['/api/health', '/api/analyses', '/api/nothing', '/api/analyses/nobody']) {
      const { headers } = await clientWith('').send('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('content-type')).toContain('application/json');
    }
  });
});

describe('GET /api/openapi.json', () => {
  it('GIVEN the document THEN it describes every route and resolves its references', async () => {
    const { json } = await clientWith('').send<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
      'GET',
      '/api/openapi.json',
    );
    expect(json.openapi).toBe('3.1.0');
    const described = Object.entries(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routeEntries.map(([, { method, path }]) => `${method} ${path}`).sort());
    expect(JSON.stringify(json.paths)).toContain('Idempotency'.toLowerCase());
  });
});
