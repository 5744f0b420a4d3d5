import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ErrorBody } from '../../../shared/errors.ts';
import { routes } from '../../../shared/routes.ts';

/*
 * The stack around a handler, driven as API Gateway drives it. Secrets come from a server that speaks the service's
 * protocol.
 */
let secrets: Server;
let endpoint: (typeof import('../../../functions/http/endpoint.ts'))['endpoint'];
let AppError: (typeof import('../../../functions/core/app-error.ts'))['AppError'];

beforeAll(async () => {
  secrets = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end(JSON.stringify({ SecretString: 'a-secret' })));
  });
  await new Promise<void>((resolve) => secrets.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    ORIGIN_SECRET_ID: 'origin',
    VISITOR_SECRET_ID: 'visitor',
    PUBLIC_MODE: 'true',
  });
  ({ endpoint } = await import('../../../functions/http/endpoint.ts'));
  ({ AppError } = await import('../../../functions/core/app-error.ts'));
});
afterAll(() => void secrets.close());

const event = (changes: Partial<APIGatewayProxyEvent> = {}): APIGatewayProxyEvent =>
  ({
    httpMethod: 'GET',
    path: '/api/health',
    headers: { 'X-Origin-Key': 'a-secret', 'x-viewer-host': 'app.example' },
    pathParameters: null,
    queryStringParameters: null,
    body: null,
    isBase64Encoded: false,
    ...changes,
  }) as APIGatewayProxyEvent;

const context = (remainingMs = 10_000) =>
  ({ awsRequestId: 'request-1', getRemainingTimeInMillis: () => remainingMs }) as Context;

const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as ErrorBody;

describe('the stack around a handler', () => {
  it.each([undefined, '', 'a-secreT', 'a-secret '])(
    'GIVEN the origin key %j WHEN the API is called past the edge THEN 403 and the handler does not run',
    async (key) => {
      const handle = jest.fn(() => ({ json: { status: 'ok' as const } }));
      const headers = key === undefined ? {} : { 'x-origin-key': key };
      const result = await endpoint(routes.getHealth, handle)(event({ headers }), context());
      expect(result.statusCode).toBe(403);
      expect(bodyOf(result)).toMatchObject({ code: 'forbidden', requestId: 'request-1' });
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('GIVEN an error nobody foresaw THEN nothing of it leaves and the log holds no text of a person', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const handler = endpoint(routes.getHealth, () => {
      throw new TypeError('clause: Northwind shall pay; table clausewise-prod');
    });
    const result = await handler(event(), context());
    expect(result.statusCode).toBe(500);
    expect(bodyOf(result)).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: 'request-1',
    });
    const lines = logged.mock.calls.flat().join('\n');
    logged.mockRestore();
    expect(lines).toContain('TypeError');
    expect(lines).not.toMatch(/Northwind|clausewise-prod/);
  });

  it.each([
    ['the service is down', { $fault: 'server', $metadata: { httpStatusCode: 503, attempts: 3 } }],
    [
      'the service is still at the call that was given up',
      { name: 'TransactionInProgressException', $fault: 'client', $metadata: { httpStatusCode: 400 } },
    ],
    ['the service is busy', { name: 'ThrottlingException', $fault: 'client', $metadata: { httpStatusCode: 400 } }],
    ['the connection broke', { code: 'ECONNRESET', $metadata: { attempts: 3 } }],
    ['the service hung', { name: 'TimeoutError', $metadata: { attempts: 3 } }],
  ])('GIVEN a service that does not serve: %s THEN 503 says to try again', async (_, fields) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const handler = endpoint(routes.getHealth, () => {
      throw Object.assign(new Error('table clausewise-prod'), fields);
    });
    const result = await handler(event(), context());
    const lines = logged.mock.calls.flat().join('\n');
    logged.mockRestore();
    expect([result.statusCode, bodyOf(result)]).toEqual([
      503,
      {
        error: 'A service this needs does not answer at the moment. Please try again.',
        code: 'unavailable',
        requestId: 'request-1',
      },
    ]);
    expect(lines).toContain('"code":"unavailable"');
    expect(lines).not.toContain('clausewise-prod');
  });

  it.each([
    ['a mistake of ours', { name: 'ValidationException', $fault: 'client', $metadata: { httpStatusCode: 400 } }],
    ['a permission that lacks', { name: 'AccessDeniedException', $metadata: { httpStatusCode: 403 } }],
  ])('GIVEN a service that refuses %s THEN it is an error of ours', async (_, fields) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const handler = endpoint(routes.getHealth, () => {
      throw Object.assign(new Error('refused'), fields);
    });
    const result = await handler(event(), context());
    logged.mockRestore();
    expect([result.statusCode, bodyOf(result).code]).toEqual([500, 'internal']);
  });

  it('GIVEN a known error THEN its code decides the status and its message is told', async () => {
    const handler = endpoint(routes.getHealth, () => {
      throw new AppError('too_many_requests', 'Slowly, please.');
    });
    const result = await handler(event(), context());
    expect([result.statusCode, bodyOf(result).error]).toEqual([429, 'Slowly, please.']);
  });

  it('GIVEN a handler that overruns THEN 504 before the function is ended', async () => {
    const handler = endpoint(routes.getHealth, () => new Promise<never>(() => undefined));
    const result = await handler(event(), context(500));
    expect([result.statusCode, bodyOf(result).code]).toEqual([504, 'timeout']);
  });

  it('GIVEN an answer with a field the contract does not name THEN the field stays inside', async () => {
    const handler = endpoint(routes.getHealth, () => ({ json: { status: 'ok', secret: 'x' } as { status: 'ok' } }));
    const result = await handler(event(), context());
    expect(result.body).toBe('{"status":"ok"}');
  });

  it('GIVEN public mode is off THEN a member’s endpoint asks to sign in, whatever cookie comes', async () => {
    process.env['PUBLIC_MODE'] = 'false';
    const result = await endpoint(routes.listAnalyses, () => ({ json: [] }))(event(), context());
    process.env['PUBLIC_MODE'] = 'true';
    expect([result.statusCode, bodyOf(result).code]).toEqual([401, 'unauthenticated']);
  });

  it('acceptance 19: GIVEN a body that names an owner THEN the handler gets the caller the gate found', async () => {
    let owner = '';
    let body: object = {};
    const handler = endpoint(routes.analyzeClause, (request) => {
      owner = request.caller.id;
      body = request.body;
      throw new AppError('conflict', 'enough seen');
    });
    const sent = JSON.stringify({ clauseText: 'x', userId: 'visitor-1', role: 'admin' });
    const headers = { ...event().headers, 'content-type': 'application/json' };
    await handler(event({ httpMethod: 'POST', headers, body: sent }), context());
    expect(owner).toMatch(/^visitor-[\w-]{36}$/);
    expect(body).toEqual({ clauseText: 'x', usePlaybook: true });
  });
});
