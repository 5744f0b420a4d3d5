import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { maxInvocationBytes } from '../../../infra/api-gateway.ts';
import { json, type Route } from '../../../shared/routes/route.ts';
import { startLocalStorage } from '../../support/local-storage.ts';
import { startSecrets } from '../../support/secrets-server.ts';

const route = {
  noun: 'analysis',
  method: 'GET',
  path: '/api/analyses/{id}',
  access: 'anyone',
  summary: 'Answer a text.',
  response: json(z.object({ text: z.string() })),
  mayBeLarge: true,
} as const satisfies Route;

const key = 'reports/owner/analysis.json';

describe('threat 8: an answer larger than a function may give', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let endpoint: (typeof import('../../../functions/http/endpoint.ts'))['endpoint'];
  let storeAnswer: (typeof import('../../../functions/http/store-answer.ts'))['storeAnswer'];

  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    process.env['PUBLIC_MODE'] = 'false';
    ({ endpoint } = await import('../../../functions/http/endpoint.ts'));
    ({ storeAnswer } = await import('../../../functions/http/store-answer.ts'));
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await storage.close();
    await secrets.close();
  });

  const answer = (text: string) =>
    endpoint(route, () => ({ json: { text }, store: (body) => storeAnswer(key, body) }))(
      {
        headers: { 'x-origin-key': secrets.originKey },
        pathParameters: { id: 'x' },
      } as unknown as APIGatewayProxyEvent,
      { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 20_000 } as Context,
    );

  // Quotation marks take four bytes each where JSON stands within JSON.
  it.each([
    ['letters', 'x', 6_200_000],
    ['quotation marks', '"', 1_550_000],
    ['three bytes each', '契', 2_070_000],
  ])(
    'GIVEN %s that fit THEN they are answered; GIVEN a few more THEN the caller fetches the same',
    async (_, unit, count) => {
      const small = await answer(unit.repeat(count));
      expect(small.statusCode).toBe(200);
      expect(Buffer.byteLength(JSON.stringify(small))).toBeLessThanOrEqual(maxInvocationBytes);
      const text = unit.repeat(Math.round(count * 1.02));
      const large = await answer(text);
      expect(large.statusCode).toBe(303);
      const location = String(large.headers?.['location']);
      const fetched = await fetch(location);
      expect(fetched.headers.get('content-type')).toBe('application/json');
      expect((await fetched.json()) as unknown).toEqual({ text });
      expect((await fetch(location.replace('owner', 'other'))).status).toBe(403);
    },
  );
});
