import type { MiddlewareObj } from '@middy/core';
import type { Route } from '../../shared/routes.ts';
import { AppError } from '../core/app-error.ts';
import { type Event, header, type Result } from './events.ts';
import { validate } from './validate.ts';

const bodyBytes = (event: Event): Uint8Array =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

const parseJson = (event: Event): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bodyBytes(event)));
  } catch {
    throw new AppError('invalid_request', 'The request body is not JSON.');
  }
};

const decodeParams = (event: Event): Record<string, string> =>
  Object.fromEntries(
    Object.entries(event.pathParameters ?? {}).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value ?? '')];
      } catch {
        throw new AppError('invalid_request', `${name}: not a valid path segment`);
      }
    }),
  );

const parseContent = async (event: Event, content: NonNullable<Route['request']>) => {
  const contentType = header(event, 'content-type') ?? '';
  if (content.type === 'multipart' && /^multipart\/form-data\s*;/i.test(contentType)) {
    // Only endpoints that take files load the form reader.
    const { parseForm } = await import('./parse-form.ts');
    const form = await parseForm(bodyBytes(event), contentType, content.fileField);
    if (!form.file) throw new AppError('invalid_request', `The form holds no file in the field ${content.fileField}.`);
    event.state.file = form.file;
    if (content.fields) event.state.fields = validate(content.fields, form.fields);
    return;
  }
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new AppError('invalid_request', 'Please send the request as application/json.');
  }
  event.state.body = validate(content.schema, parseJson(event));
};

/** Reads and validates path, query and body by the route's schemas. */
export const parseRequest = (): MiddlewareObj<Event, Result> => ({
  before: async ({ event }) => {
    const { state } = event;
    const { route } = state;
    state.params = decodeParams(event);
    if (route.query) state.query = validate(route.query, event.queryStringParameters ?? {});
    if (route.request) await parseContent(event, route.request);
  },
});
