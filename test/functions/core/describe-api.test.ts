import { describe, expect, it } from '@jest/globals';
import { describeApi } from '../../../functions/core/system/describe-api.ts';
import { routeEntries } from '../../../shared/routes.ts';

describe('the OpenAPI document', () => {
  const document = describeApi() as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters: { name: string; in: string; required: boolean; schema: unknown }[];
          requestBody?: unknown;
          responses: Record<string, { links?: Record<string, unknown> }>;
        }
      >
    >;
  };

  it('GIVEN the list of analyses THEN limit and cursor are described with their bounds', () => {
    const list = document.paths['/api/analyses']?.['get'];
    expect(list?.parameters).toEqual([
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
      },
      { name: 'cursor', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 600 } },
    ]);
  });

  it('GIVEN a query that needs a parameter THEN the document says so, and of no other', () => {
    const required = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ parameters }) =>
        parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name),
      ),
    );
    expect(required).toEqual(['playbookId']);
  });

  it('GIVEN addresses that are sent and times that are answered THEN the document says their format', () => {
    const login = document.paths['/api/auth/login']?.['post'];
    expect(login?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { email: { type: 'string', format: 'email' } } } } },
    });
    const user = document.paths['/api/user']?.['get']?.responses['200'];
    expect(user).toMatchObject({
      content: {
        'application/json': { schema: { properties: { createdAt: { type: 'string', format: 'date-time' } } } },
      },
    });
    // A session's end is a number.
    expect(JSON.stringify(document.paths['/api/auth/session'])).not.toContain('date-time');
  });

  it('GIVEN analysing THEN what may be left out is not required, and its errors are named', () => {
    const analyze = document.paths['/api/analyze']?.['post'];
    expect(analyze?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['clauseText'] } } },
    });
    expect(Object.keys(analyze?.responses ?? {})).toEqual(
      expect.arrayContaining([
        '200',
        '303',
        '400',
        '401',
        '402',
        '403',
        '409',
        '413',
        '422',
        '429',
        '500',
        '503',
        '504',
      ]),
    );
  });

  it('GIVEN analysing THEN the answer comes whole or in events, each of which the document describes, the failed one too', () => {
    const { content } = document.paths['/api/analyze']?.['post']?.responses['200'] as unknown as {
      content: Record<string, { schema: object; 'x-itemSchema': { oneOf: { properties: Record<string, object> }[] } }>;
    };
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
    const events = content['text/event-stream'];
    expect(events?.schema).toEqual({ type: 'string' });
    const described = events?.['x-itemSchema'].oneOf.map(({ properties }) => properties);
    expect(described?.map(({ event }) => event)).toEqual(
      ['analysis', 'progress', 'finding', 'review', 'error'].map((name) => ({ const: name })),
    );
    expect(described?.[2]?.['data']).toMatchObject({
      contentMediaType: 'application/json',
      contentSchema: { required: ['id', 'title', 'level'] },
    });
  });

  it('GIVEN the upload THEN it takes a form and a stored key alike', () => {
    const upload = document.paths['/api/upload']?.['post'];
    expect(Object.keys((upload?.requestBody as { content: object }).content)).toEqual([
      'multipart/form-data',
      'application/json',
    ]);
  });

  it('GIVEN an endpoint that needs a session THEN 401 is named; GIVEN an id in its path, 400', () => {
    expect(Object.keys(document.paths['/api/auth/user']?.['get']?.responses ?? {})).toContain('401');
    expect(Object.keys(document.paths['/api/admin/users/{id}/approve']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '409']),
    );
  });

  it('threat 12: GIVEN every operation THEN it says how its caller is known, by schemes the document explains', () => {
    const { components } = document as unknown as {
      components: { securitySchemes: Record<string, { name?: string }> };
    };
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-identity' },
      bearer: { type: 'http', scheme: 'bearer' },
      visitor: { type: 'apiKey', in: 'cookie', name: '__Host-visitor' },
    });
    for (const [, route] of routeEntries) {
      const described = document.paths[route.path]?.[route.method.toLowerCase()] as { security?: object[] } | undefined;
      const names = described?.security?.flatMap((scheme) => Object.keys(scheme));
      const known = ['session', 'bearer'];
      expect([route.path, names]).toEqual([
        route.path,
        route.access === 'anyone' ? [] : route.access === 'member' ? [...known, 'visitor'] : known,
      ]);
    }
  });

  it('GIVEN an answer that holds an id THEN it leads to the endpoints that take it', () => {
    expect(document.paths['/api/analyze']?.['post']?.responses['200']?.links).toMatchObject({
      exportAnalysis: { operationId: 'exportAnalysis', parameters: { id: '$response.body#/analysisId' } },
    });
    expect(Object.keys(document.paths['/api/admin/users']?.['get']?.responses['200']?.links ?? {})).toContain(
      'approveUser',
    );
  });
});
