/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from '@jest/globals';
import { ApiError, apiRequest, call, failureMessage, NetworkError } from '../../../web/src/lib/api.ts';
import { fetchData, fetchDataOrNull } from '../../../web/src/lib/data.ts';
import { disconnected, serveApi } from '../support/fake-api.ts';

const failureOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('apiRequest', () => {
  it('GIVEN a body WHEN it is sent THEN it is JSON with its content type and credentials', async () => {
    const sent = serveApi({ 'POST /api/analyze': () => ({ body: {} }) });
    await apiRequest('POST', '/api/analyze', { clauseText: 'a' });
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', body: '{"clauseText":"a"}' });
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('GIVEN no body WHEN it is sent THEN there is no content type, and credentials all the same', async () => {
    const sent = serveApi();
    await apiRequest('GET', '/api/analyses');
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
    expect(sent[0]?.init).toMatchObject({ credentials: 'include' });
    expect(sent[0]?.init).not.toHaveProperty('body');
  });

  it('GIVEN a form WHEN it is sent THEN the browser sets its content type', async () => {
    const sent = serveApi({ 'POST /api/upload': () => ({ body: {} }) });
    await apiRequest('POST', '/api/upload', new FormData());
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
    expect(sent[0]?.init.body).toBeInstanceOf(FormData);
  });

  it('GIVEN an error answer THEN the message is status, colon, space and body text, its words beside it', async () => {
    const body = { error: 'Please upload a file smaller than 10MB.', code: 'too_large', requestId: 'r-1' };
    serveApi({ 'POST /api/upload': () => ({ status: 413, body }) });
    const error = await failureOf(apiRequest('POST', '/api/upload'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `413: ${JSON.stringify(body)}`,
      status: 413,
      error: body.error,
      code: 'too_large',
    });
    expect(failureMessage(error, 'other')).toBe(body.error);
  });

  it('GIVEN an error answer without a body THEN the message ends with the status text', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    const error = await failureOf(apiRequest('GET', '/api/analyses'));
    expect(error).toMatchObject({ message: '502: Bad Gateway', error: undefined });
    expect(failureMessage(error, 'Please try again.')).toBe('Please try again.');
  });

  it('GIVEN no connection THEN the failure says what to do', async () => {
    serveApi({ 'GET /api/analyses': disconnected });
    const error = await failureOf(apiRequest('GET', '/api/analyses'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(failureMessage(error, 'other')).toBe('Please check your connection and try again');
  });
});

describe('call', () => {
  it('GIVEN a route with a parameter THEN the parameter is encoded into its path', async () => {
    const sent = serveApi({ 'GET /api/analyses/*': () => ({ body: { id: 'a/b' } }) });
    await expect(call('getAnalysis', { params: { id: 'a/b' } })).resolves.toEqual({ id: 'a/b' });
    expect(sent[0]?.url).toBe('/api/analyses/a%2Fb');
  });

  it('GIVEN a query THEN only values that are there are sent', async () => {
    const sent = serveApi();
    await call('listAnalyses', { query: { limit: 20, cursor: undefined } });
    expect(sent[0]?.url).toBe('/api/analyses?limit=20');
  });

  it('GIVEN a route that answers with nothing THEN nothing is read', async () => {
    serveApi({ 'DELETE /api/analyses/*': () => ({ status: 204 }) });
    await expect(call('deleteAnalysis', { params: { id: 'a' } })).resolves.toBeUndefined();
  });
});

describe('data fetches', () => {
  it('GIVEN a key THEN its segments joined with slashes are read', async () => {
    const sent = serveApi({ 'GET /api/analyses/7/audit': () => ({ body: [1] }) });
    await expect(fetchData(['/api/analyses', '7', 'audit'])).resolves.toEqual([1]);
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/analyses/7/audit' });
  });

  it('GIVEN a 401 THEN the default raises an error and the other mode gives null', async () => {
    serveApi({ 'GET /api/analyses': () => ({ status: 401, body: 'Who?' }) });
    await expect(fetchData(['/api/analyses'])).rejects.toThrow('401: Who?');
    await expect(fetchDataOrNull(['/api/analyses'])).resolves.toBeNull();
  });

  it('GIVEN a server that says nobody without refusing THEN the null mode asks it to, and gives null', async () => {
    const sent = serveApi({ 'GET /api/auth/user': () => ({ body: 'null' }) });
    await expect(fetchDataOrNull(['/api/auth/user'])).resolves.toBeNull();
    expect(new Headers(sent[0]?.init.headers).get('prefer')).toBe('nobody=null');
  });

  it('GIVEN another failure THEN the null mode raises it too', async () => {
    serveApi({ 'GET /api/analyses': () => ({ status: 500, body: 'Oh' }) });
    await expect(fetchDataOrNull(['/api/analyses'])).rejects.toThrow('500: Oh');
  });
});
