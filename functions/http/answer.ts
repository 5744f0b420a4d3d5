import type { MiddlewareObj } from '@middy/core';
import { nobodyAsNull } from '../../shared/accounts.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '../../shared/errors.ts';
import { AppError } from '../core/app-error.ts';
import { type Event, header, type Result } from './events.ts';
import { isServiceFailure } from './service-failure.ts';
import { readSession } from './session-cookies.ts';

/** Headers on every answer: nothing under /api is cached, sniffed or framed. */
const safeHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** What an error that no use case threw is called, and what is said of it. */
const unforeseen = (error: unknown): { readonly code: ErrorCode; readonly message: string } =>
  isServiceFailure(error)
    ? { code: 'unavailable', message: 'A service this needs does not answer at the moment. Please try again.' }
    : { code: 'internal', message: 'Something went wrong on our side. Please try again.' };

/** What is known of an unexpected error without anything a person wrote: its kind and where it was thrown. */
const describe = (error: unknown) =>
  error instanceof Error
    ? {
        kind: error.name,
        at: error.stack
          ?.split('\n')
          .find((line) => /^\s+at /.test(line))
          ?.trim(),
      }
    : { kind: typeof error };

/** What a caller is told of an error. */
export const errorBodyOf = (error: unknown, requestId: string): ErrorBody => {
  const { code, message } = error instanceof AppError ? error : unforeseen(error);
  return { error: message, code, requestId };
};

const nobody: Result = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: 'null' };

/** Writes the one line a call leaves, or the one that the end of its events leaves. */
export const log = (
  { state: { route, startedAt } }: Pick<Event, 'state'>,
  requestId: string,
  statusCode: number,
  error?: unknown,
  events?: number,
): void => {
  const line = { requestId, route: `${route.method} ${route.path}`, statusCode, ms: Date.now() - startedAt, events };
  if (error === undefined) console.info(JSON.stringify(line));
  else if (error instanceof AppError) console.info(JSON.stringify({ ...line, code: error.code }));
  else console.error(JSON.stringify({ ...line, code: unforeseen(error).code, ...describe(error) }));
};

const seal = (event: Event, result: Result): Result => ({
  ...result,
  headers: { ...safeHeaders, ...result.headers },
  ...(event.state.cookies.length > 0 && { multiValueHeaders: { 'set-cookie': event.state.cookies } }),
});

const offersNull = ({ state: { route } }: Event): boolean =>
  route.requestHeaders?.['prefer']?.includes(nobodyAsNull) ?? false;

/**
 * Whether the refusal goes to somebody who brings no session at all and wants to hear so as data, where the route offers
 * that: a browser reports every refusal as an error of the page. A session that has ended is refused to anybody, for it
 * may only need renewing.
 */
const isNobody = (event: Event, error: unknown): boolean => {
  if (!(error instanceof AppError) || error.code !== 'unauthenticated') return false;
  if (!offersNull(event) || header(event, 'prefer') !== nobodyAsNull) return false;
  const { token, refreshToken } = readSession(event);
  return token === undefined && refreshToken === undefined;
};

/**
 * Finishes every answer: the headers all of them carry, cookies, one log line without content, and the one place where
 * an error becomes a status and `{error, code, requestId}`. Nothing internal leaves.
 */
export const answer = (): MiddlewareObj<Event, Result> => ({
  after: (request) => {
    const { event, context } = request;
    if (request.response === undefined || request.response === null) return;
    log(event, context.awsRequestId, request.response.statusCode);
    request.response = seal(event, request.response);
  },
  onError: (request) => {
    const { event, context, error } = request;
    if (isNobody(event, error)) {
      log(event, context.awsRequestId, 200);
      request.response = seal(event, nobody);
      return;
    }
    const body = errorBodyOf(error, context.awsRequestId);
    const statusCode = errorStatus[body.code];
    log(event, context.awsRequestId, statusCode, error);
    request.response = seal(event, {
      statusCode,
      headers: {
        'content-type': 'application/json',
        ...(error instanceof AppError &&
          error.retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(error.retryAfter))) }),
      },
      body: JSON.stringify(body),
    });
  },
});
