import { describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError } from '../../../functions/core/app-error.ts';
import type { Event } from '../../../functions/http/events.ts';
import { idOf } from '../../../functions/http/id-of.ts';
import { readIdempotencyKey } from '../../../functions/http/idempotency-key.ts';
import { nextPage } from '../../../functions/http/next-page.ts';
import { parseForm } from '../../../functions/http/parse-form.ts';
import { parseRequest } from '../../../functions/http/parse-request.ts';
import { validate } from '../../../functions/http/validate.ts';
import { maxDocumentBytes } from '../../../shared/limits.ts';
import type { Route } from '../../../shared/routes.ts';

const refusal = async (act: () => unknown): Promise<readonly [string, string]> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.message];
    throw error;
  }
  throw new Error('nothing was refused');
};

const bodySchema = z.object({ name: z.string(), size: z._default(z.int(), 3) });

const routeWith = (fields: Partial<Route>): Route =>
  ({ method: 'POST', path: '/api/things', access: 'anyone', response: { type: 'empty' }, ...fields }) as Route;

const jsonRoute = routeWith({ request: { type: 'json', schema: bodySchema } });
const formRoute = routeWith({
  request: { type: 'multipart', fileField: 'document', fields: z.object({ name: z.string() }), schema: bodySchema },
});

interface Sent {
  readonly route?: Route;
  readonly contentType?: string | undefined;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
  readonly pathParameters?: Record<string, string | undefined> | null;
  readonly query?: Record<string, string> | null;
}

const parse = async (sent: Sent): Promise<Event['state']> => {
  const { route = jsonRoute, contentType = 'application/json', body = null, isBase64Encoded = false } = sent;
  const event = {
    headers: contentType === '' ? {} : { 'Content-Type': contentType },
    body,
    isBase64Encoded,
    pathParameters: sent.pathParameters ?? null,
    queryStringParameters: sent.query ?? null,
    state: { route, startedAt: 0, params: {}, cookies: [] },
  } as unknown as APIGatewayProxyEvent & Event;
  await parseRequest().before?.({ event } as never);
  return event.state;
};

describe('a JSON body', () => {
  it.each([
    ['as text', '{"name":"a"}', false],
    ['as base64', Buffer.from('{"name":"a"}').toString('base64'), true],
  ])('GIVEN one that comes %s THEN it is read, defaults filled in', async (_, body, isBase64Encoded) => {
    expect((await parse({ body, isBase64Encoded })).body).toEqual({ name: 'a', size: 3 });
  });

  it.each(['application/json; charset=utf-8', 'application/json ;charset=utf-8', 'APPLICATION/JSON'])(
    'GIVEN it is called %s THEN it is read',
    async (contentType) => {
      expect((await parse({ contentType, body: '{"name":"ü"}' })).body).toEqual({ name: 'ü', size: 3 });
    },
  );

  it.each([
    '',
    'text/plain',
    'text/application/json',
    'application/jsonp',
    'application/json-evil',
    'application/json+x',
    'application/json/x',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
  ])('GIVEN it is called %j THEN it is refused', async (contentType) => {
    expect(await refusal(() => parse({ contentType, body: '{"name":"a"}' }))).toEqual([
      'invalid_request',
      'Please send the request as application/json.',
    ]);
  });

  it.each([
    ['nothing', null, false],
    ['half of it', '{"name":', false],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64'), true],
  ])('GIVEN %s THEN it is refused', async (_, body, isBase64Encoded) => {
    expect(await refusal(() => parse({ body, isBase64Encoded }))).toEqual([
      'invalid_request',
      'The request body is not JSON.',
    ]);
  });

  it('GIVEN a field that is wrong THEN the field is named and its value is not', async () => {
    const [code, message] = await refusal(() => parse({ body: '{"name":"secret","size":"secret"}' }));
    expect(code).toBe('invalid_request');
    expect(message).toMatch(/^size: \S/);
    expect(message).not.toContain('secret');
  });

  it('GIVEN a route that takes no body THEN none is read', async () => {
    expect((await parse({ route: routeWith({}), body: 'anything', contentType: 'text/plain' })).body).toBeUndefined();
  });
});

describe('path and query', () => {
  const route = routeWith({ query: z.object({ limit: z.coerce.number() }) });

  it('GIVEN encoded path parameters THEN they are decoded', async () => {
    const { params } = await parse({ route, query: { limit: '5' }, pathParameters: { id: 'a%20b', other: undefined } });
    expect(params).toEqual({ id: 'a b', other: '' });
  });

  it('GIVEN a path that is not well encoded THEN the parameter is named', async () => {
    expect(await refusal(() => parse({ route, query: { limit: '5' }, pathParameters: { id: '%E0%A4' } }))).toEqual([
      'invalid_request',
      'id: not a valid path segment',
    ]);
  });

  it('GIVEN a query THEN it is validated, and where none came as well', async () => {
    expect((await parse({ route, query: { limit: '5' } })).query).toEqual({ limit: 5 });
    expect((await refusal(() => parse({ route })))[1]).toMatch(/^limit: /);
  });

  it('GIVEN a route without a query THEN none is kept', async () => {
    expect((await parse({ route: routeWith({}), query: { limit: '5' } })).query).toBeUndefined();
  });
});

describe('validate', () => {
  it('GIVEN something wrong as a whole THEN no field is named', async () => {
    const [code, message] = await refusal(() => validate(z.string(), 5));
    expect(code).toBe('invalid_request');
    expect(message).toMatch(/^Invalid input/);
  });

  it('GIVEN a rule with words of its own THEN they are told', async () => {
    const schema = z.object({ name: z.string().check(z.minLength(1, 'Name is required')) });
    expect((await refusal(() => validate(schema, { name: '' })))[1]).toBe('name: Name is required');
  });

  it('GIVEN something wrong within a field THEN its whole path is named', async () => {
    const schema = z.object({ rules: z.object({ names: z.array(z.string()) }) });
    const [, message] = await refusal(() => validate(schema, { rules: { names: ['a', 5] } }));
    expect(message).toMatch(/^rules\.names\.1: /);
  });
});

const encodeForm = async (form: FormData): Promise<{ bytes: Uint8Array; contentType: string }> => {
  const request = new Request('http://form', { method: 'POST', body: form });
  return { bytes: new Uint8Array(await request.arrayBuffer()), contentType: request.headers.get('content-type') ?? '' };
};

const formWith = (...files: readonly (readonly [field: string, content: BlobPart, filename: string])[]): FormData => {
  const form = new FormData();
  for (const [field, content, filename] of files) {
    form.append(field, new Blob([content], { type: 'text/plain' }), filename);
  }
  form.append('name', 'Ada');
  return form;
};

describe('a form', () => {
  it('GIVEN a file and a field THEN both are read as they were sent', async () => {
    const { bytes, contentType } = await encodeForm(formWith(['document', 'Übung', 'dir/clauseü.txt']));
    const { file, fields } = await parseForm(bytes, contentType, 'document');
    expect(fields).toEqual({ name: 'Ada' });
    expect(file).toMatchObject({ filename: 'dir/clauseü.txt', mediaType: 'text/plain' });
    expect(Buffer.from(file?.bytes ?? []).toString()).toBe('Übung');
  });

  it('GIVEN several files THEN the first of the named field is taken', async () => {
    const sent = await encodeForm(formWith(['other', '0', '0'], ['document', '1', '1'], ['document', '2', '2']));
    const { file } = await parseForm(sent.bytes, sent.contentType, 'document');
    expect([file?.filename, Buffer.from(file?.bytes ?? []).toString()]).toEqual(['1', '1']);
  });

  it('GIVEN an empty file without a name THEN it is a file all the same', async () => {
    const type = 'content-type: application/octet-stream';
    const body = `--b\r\ncontent-disposition: form-data; name="document"\r\n${type}\r\n\r\n\r\n--b--\r\n`;
    const { file } = await parseForm(Buffer.from(body), 'multipart/form-data; boundary=b', 'document');
    expect(file).toMatchObject({ filename: '', bytes: Buffer.alloc(0) });
  });

  it('acceptance 1: GIVEN a file of the limit and one a byte larger THEN the second is refused', async () => {
    const fitting = await encodeForm(formWith(['document', new Uint8Array(maxDocumentBytes), 'a.txt']));
    const { file } = await parseForm(fitting.bytes, fitting.contentType, 'document');
    expect(file?.bytes.byteLength).toBe(maxDocumentBytes);
    const tooLarge = await encodeForm(formWith(['document', new Uint8Array(maxDocumentBytes + 1), 'a.txt']));
    expect((await refusal(() => parseForm(tooLarge.bytes, tooLarge.contentType, 'document')))[0]).toBe('too_large');
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['another boundary', 'multipart/form-data; boundary=other'],
    ['no form', 'text/plain'],
  ])('GIVEN %s THEN it cannot be read', async (_, contentType) => {
    const { bytes } = await encodeForm(formWith(['document', '1', '1']));
    expect(await refusal(() => parseForm(bytes, contentType, 'document'))).toEqual([
      'invalid_request',
      'The form could not be read. Please try again.',
    ]);
  });

  it.each(['document', 'other'])(
    'GIVEN one that is cut short within the file %s THEN it cannot be read',
    async (name) => {
      const { bytes, contentType } = await encodeForm(formWith([name, 'a'.repeat(500), 'a.txt']));
      expect((await refusal(() => parseForm(bytes.subarray(0, 300), contentType, 'document')))[0]).toBe(
        'invalid_request',
      );
    },
  );

  const parseSent = async (route: Route, form: FormData) => {
    const { bytes, contentType } = await encodeForm(form);
    return parse({ route, contentType, body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true });
  };

  it('GIVEN a route that takes one THEN file and fields are kept, and the body is not', async () => {
    const state = await parseSent(formRoute, formWith(['document', '1', 'a.txt']));
    expect([state.file?.filename, state.fields, state.body]).toEqual(['a.txt', { name: 'Ada' }, undefined]);
  });

  it('GIVEN a route that takes a file alone THEN its other fields are not kept', async () => {
    const route = routeWith({ request: { type: 'multipart', fileField: 'document', schema: bodySchema } });
    expect((await parseSent(route, formWith(['document', '1', 'a.txt']))).fields).toBeUndefined();
  });

  it('GIVEN a form by another name THEN it is no form', async () => {
    const contentType = 'text/multipart/form-data; boundary=b';
    expect((await refusal(() => parse({ route: formRoute, contentType, body: '' })))[1]).toBe(
      'Please send the request as application/json.',
    );
  });

  it('GIVEN no file in the field THEN the field is named', async () => {
    expect(await refusal(() => parseSent(formRoute, formWith(['other', '1', 'a.txt'])))).toEqual([
      'invalid_request',
      'The form holds no file in the field document.',
    ]);
  });

  it('GIVEN a route that takes both THEN JSON is read too', async () => {
    expect((await parse({ route: formRoute, body: '{"name":"a"}' })).body).toEqual({ name: 'a', size: 3 });
  });
});

describe('an id in a path', () => {
  it.each(['a', 'A-z_0', 'x'.repeat(64)])('GIVEN %j THEN it is one', (id) => {
    expect(idOf({ id })).toBe(id);
  });

  it.each(['', 'x'.repeat(65), 'a/b', 'a b', '.', 'a\n', 'ü'])('GIVEN %j THEN there is nothing with it', async (id) => {
    expect(await refusal(() => idOf({ id }))).toEqual(['not_found', 'There is nothing with this id.']);
  });

  it('GIVEN none THEN there is nothing with it', async () => {
    expect((await refusal(() => idOf({})))[0]).toBe('not_found');
  });
});

describe('an idempotency key', () => {
  it.each([undefined, '!', '~', 'k'.repeat(255)])('GIVEN %j THEN it is taken', (key) => {
    expect(readIdempotencyKey(key)).toBe(key);
  });

  it.each(['', ' ', 'a b', 'k'.repeat(256), 'ü', '\u007f', 'a\n'])('GIVEN %j THEN it is refused', async (key) => {
    expect(await refusal(() => readIdempotencyKey(key))).toEqual([
      'invalid_request',
      'Idempotency-Key: 1 to 255 printable ASCII characters without spaces',
    ]);
  });
});

describe('the way to the next page', () => {
  it('GIVEN the last page THEN there is none', () => {
    expect(nextPage('/api/things', { limit: 5 }, undefined)).toEqual({});
  });

  it('GIVEN another page THEN it leads there with what was asked, its cursor replaced', () => {
    const query = { limit: 5, search: 'a&b', cursor: 'old', state: undefined, order: '' };
    expect(nextPage('/api/things', query, 'new')).toEqual({
      link: '</api/things?limit=5&search=a%26b&cursor=new>; rel="next"',
    });
  });
});
