import middy from '@middy/core';
import { eventStream } from '../../shared/routes/route.ts';
import type { BodyOf, EventOf, FieldsOf, QueryOf, ResponseOf, Route } from '../../shared/routes.ts';
import { AppError } from '../core/app-error.ts';
import type { AccountCaller, Caller } from '../core/caller.ts';
import { answer } from './answer.ts';
import { authorise } from './authorise.ts';
import { fitsAnswer } from './large-answer.ts';
import {
  type Context,
  type Event,
  header,
  type RequestState,
  type Result,
  type TellEvents,
  type UploadedFile,
  viewerAddress,
} from './events.ts';
import { parseRequest } from './parse-request.ts';
import {
  clearedSessionCookies,
  knownBrowserCookie,
  readBrowser,
  readSession,
  type SentSession,
  sessionCookies,
  type SessionTokens,
} from './session-cookies.ts';
import { verifyOrigin } from './verify-origin.ts';

/** Whom the gate lets through to a route. */
type CallerOf<R extends Route> = R['access'] extends 'anyone'
  ? Caller | undefined
  : R['access'] extends 'member'
    ? Caller
    : AccountCaller;

/** What a handler is given: everything validated, nothing raw. */
export interface EndpointRequest<R extends Route> {
  /** Whoever the gate let in. */
  readonly caller: CallerOf<R>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<R>;
  /** The JSON body; undefined where the request was a form. */
  readonly body: R['request'] extends { readonly type: 'multipart' } ? BodyOf<R> | undefined : BodyOf<R>;
  readonly file: UploadedFile | undefined;
  /** The form's other fields; undefined where the request was no form or its form has none. */
  readonly fields: FieldsOf<R> | undefined;
  /** The moment, in epoch milliseconds, by which the answer must be on its way. */
  readonly deadlineMs: number;
  /** A request header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The network address the request came from. */
  readonly address: string;
  /** What the request brings of a session, unchecked. */
  readonly session: SentSession;
  /** What the request says of its browser having signed in before, unchecked. */
  readonly browser: string | undefined;
  /** Has the answer, whatever it is, set the cookie by which the browser is known. */
  readonly rememberBrowser: (token: string) => void;
  /** Has the answer, whatever it is, set the session's cookies. */
  readonly keepSession: (tokens: SessionTokens) => void;
  /** Has the answer, whatever it is, clear the session's cookies. */
  readonly dropSession: () => void;
}

/** An answer that is more than its JSON body. */
export interface FullAnswer<R extends Route> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: ResponseOf<R>;
  /** Keeps the JSON for its caller to fetch, should it be too large for an answer, and gives the address. */
  readonly store?: (body: string) => Promise<string>;
  readonly bytes?: Uint8Array;
  /** Where the caller finds the content instead. */
  readonly location?: string;
  /** Answers event by event, where the caller accepts that. */
  readonly events?: TellEvents<EventOf<R>>;
}

export type Handle<R extends Route> = (request: EndpointRequest<R>) => Promise<FullAnswer<R>> | FullAnswer<R>;

/** Time kept back at the end of an invocation to put the answer together, in milliseconds. */
export const closingMs = 500;
const timeoutEarlyInMillis = 300;
const timeoutEarlyResponse = (): never => {
  throw new AppError('timeout', 'This took longer than a call may take. Please try again.');
};

const redirect = (location: string, headers: Readonly<Record<string, string>>): Result => ({
  statusCode: 303,
  headers: { ...headers, location },
  body: '',
});

const jsonResult = async (
  route: Route,
  { headers = {}, json, store }: Pick<FullAnswer<Route>, 'headers' | 'store'> & { readonly json?: unknown },
): Promise<Result> => {
  if (route.response.type !== 'json') throw new Error(`${route.path} answers no JSON`);
  // Encoding drops what the contract does not name, so that nothing internal leaves by accident.
  const body = JSON.stringify(route.response.schema.parse(json));
  if (store && !fitsAnswer(body)) return redirect(await store(body), headers);
  return { statusCode: 200, headers: { 'content-type': 'application/json', ...headers }, body };
};

const toResult = async <R extends Route>(route: R, answered: FullAnswer<R>, state: RequestState): Promise<Result> => {
  const { headers = {}, bytes, location, events } = answered;
  if (events) {
    state.events = events;
    return { statusCode: 200, headers: { 'content-type': eventStream, ...headers }, body: '' };
  }
  if (location !== undefined) return redirect(location, headers);
  if (bytes !== undefined && route.response.type === 'binary') {
    return {
      statusCode: 200,
      headers: { 'content-type': route.response.mediaType, ...headers },
      body: Buffer.from(bytes).toString('base64'),
      isBase64Encoded: true,
    };
  }
  if (route.response.type === 'empty') return { statusCode: 204, headers: { ...headers }, body: '' };
  return jsonResult(route, answered);
};

/** What is known of a request before the stack has looked at it. */
export const newState = (route: Route): RequestState => ({ route, startedAt: Date.now(), params: {}, cookies: [] });

/**
 * The stack around a handler: it checks the way the request came, finds out who calls, reads and validates what they sent,
 * and turns answers and errors into HTTP.
 */
export const stackAround = <const R extends Route>(route: R, handle: Handle<R>) =>
  middy<Event, Result>({ timeoutEarlyInMillis, timeoutEarlyResponse })
    .use(answer())
    .use(verifyOrigin())
    .use(authorise())
    .use(parseRequest())
    .handler(async (event: Event, context: Context) => {
      const { state } = event;
      if (route.access !== 'anyone' && !state.caller) throw new AppError('unauthenticated', 'Please sign in.');
      const request = {
        caller: state.caller,
        params: state.params,
        query: state.query,
        body: state.body,
        file: state.file,
        fields: state.fields,
        deadlineMs: Date.now() + context.getRemainingTimeInMillis() - closingMs,
        header: (name: string) => header(event, name),
        address: viewerAddress(event),
        session: readSession(event),
        browser: readBrowser(event),
        rememberBrowser: (token: string) => void state.cookies.push(knownBrowserCookie(token)),
        keepSession: (tokens: SessionTokens) => void state.cookies.push(...sessionCookies(tokens)),
        dropSession: () => void state.cookies.push(...clearedSessionCookies()),
      } as EndpointRequest<R>;
      return toResult(route, await handle(request), state);
    });

/**
 * The Lambda handler of a route, whose answer is given whole. The handler only translates between the stack and a use case.
 */
export const endpoint = <const R extends Route>(route: R, handle: Handle<R>) => {
  const stack = stackAround(route, handle);
  return (event: Omit<Event, 'state'>, context: Context): Promise<Result> =>
    stack({ ...event, state: newState(route) }, context);
};
