import { describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../shared/errors.ts';
import { type Access, pathOf, routeEntries, type Route } from '../../shared/routes.ts';
import { clientWith, newVisitor, productUrl } from '../support/client.ts';

/*
 * acceptance 14: who gets what from every endpoint. A route that is missing here fails. In public mode whoever comes
 * without a session is a visitor, so that "anonymous" means one nobody has seen before.
 */
const matrix: Record<string, { readonly access: Access; readonly anonymous: number }> = {
  getHealth: { access: 'anyone', anonymous: 200 },
  getOpenapi: { access: 'anyone', anonymous: 200 },
  getPublicMode: { access: 'anyone', anonymous: 200 },
  presignUpload: { access: 'member', anonymous: 400 },
  uploadDocument: { access: 'member', anonymous: 400 },
  analyzeClause: { access: 'member', anonymous: 400 },
  listAnalyses: { access: 'member', anonymous: 200 },
  getAnalysis: { access: 'member', anonymous: 404 },
  deleteAnalysis: { access: 'member', anonymous: 404 },
  listAuditEntries: { access: 'member', anonymous: 404 },
  exportAnalysis: { access: 'member', anonymous: 404 },
};

const call = (route: Route, headers: Record<string, string> = {}, cookie = '') =>
  clientWith(cookie).send<ErrorBody>(route.method, pathOf(route, { id: 'nobody' }), { headers });

describe('acceptance 14: the access matrix', () => {
  it('GIVEN the routes THEN the matrix names each and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual(routeEntries.map(([name]) => name).sort());
  });

  it.each(routeEntries)('GIVEN a stranger WHEN %s is called THEN as the matrix says', async (name, route) => {
    expect(route.access).toBe(matrix[name]?.access);
    const answer = await call(route);
    expect(answer.status).toBe(matrix[name]?.anonymous);
    if (answer.status >= 400) {
      expect(answer.json).toEqual({
        error: expect.any(String),
        code: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });

  const writes = routeEntries.filter(([, route]) => route.method !== 'GET');
  it.each(writes)(
    'acceptance 17: GIVEN another site WHEN it calls %s with the visitor’s cookie THEN 403',
    async (_, route) => {
      const { cookie } = await newVisitor();
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'null' },
      ]) {
        const answer = await call(route, headers, cookie);
        expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
      }
      const own = await call(route, { origin: productUrl(), 'sec-fetch-site': 'same-origin' }, cookie);
      expect(own.status).not.toBe(403);
    },
  );

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

  it('acceptance 23: GIVEN any answer under /api THEN it is never cached and never sniffed', async () => {
    for (const path of ['/api/health', '/api/analyses', '/api/nothing', '/api/analyses/nobody']) {
      const { headers } = await clientWith('').send('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
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
