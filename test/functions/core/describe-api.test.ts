import { describe, expect, it } from '@jest/globals';
import { describeApi } from '../../../functions/core/system/describe-api.ts';

describe('the OpenAPI document', () => {
  const document = describeApi() as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters: { name: string; in: string; schema: unknown }[];
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

  it('GIVEN analysing THEN what may be left out is not required, and its errors are named', () => {
    const analyze = document.paths['/api/analyze']?.['post'];
    expect(analyze?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['clauseText'] } } },
    });
    expect(Object.keys(analyze?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '402', '403', '409', '413', '422', '429', '500', '503', '504']),
    );
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

  it('GIVEN an answer that holds an id THEN it leads to the endpoints that take it', () => {
    expect(document.paths['/api/analyze']?.['post']?.responses['200']?.links).toMatchObject({
      exportAnalysis: { operationId: 'exportAnalysis', parameters: { id: '$response.body#/analysisId' } },
    });
    expect(Object.keys(document.paths['/api/admin/users']?.['get']?.responses['200']?.links ?? {})).toContain(
      'approveUser',
    );
  });
});
