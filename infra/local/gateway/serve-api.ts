import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemRoutes } from '../../../shared/routes/system-routes.ts';
import { acceptedFile, filePathPattern, maxInvocationBytes, maxRequestBytes } from '../../api-gateway.ts';
import { sendGatewayError, sendHandlerResult, type StreamedAnswer, streamTo } from './answers.ts';
import type { FunctionPool } from './function-pool.ts';
import type { Call, LocalFunction, Outcome } from './local-function.ts';
import { matchRoute, type RouteMatch, type RoutePattern } from './match-route.ts';
import { toProxyEvent } from './proxy-event.ts';
import { readBody } from './read-body.ts';

/** A route with the function that answers it. */
export interface GatewayRoute extends RoutePattern {
  readonly lambda: LocalFunction;
  /** The events it answers, where its integration streams. */
  readonly events?: object;
}

interface ApiOptions {
  readonly pools: ReadonlyMap<GatewayRoute, FunctionPool>;
  readonly originKey: string;
  readonly isReady: () => boolean;
  readonly timeoutMs: number;
  readonly log: (line: string) => void;
}

/** Carries the origin's key where the start itself asks whether the functions answer, before anybody is told so. */
export const startKeyHeader = 'x-start-key';

const { path: healthPath } = systemRoutes.getHealth;

/** The most bodies that are received at once: each may take 10 MB, over a line that is slow. */
const mostReading = 200;

/** The edge has requests for a report say that they accept one. */
const asksForFile = new RegExp(filePathPattern);

interface ApiCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** When it began to arrive, in epoch milliseconds. */
  readonly arrivedAtMs: number;
}

/** Refuses a call whose body is not heard. */
const refuseUnheard = ({ request, response, requestId }: ApiCall, kind: 'notFound' | 'busy'): void => {
  request.resume();
  sendGatewayError(response, kind, requestId);
};

/** What a function is called with, as the edge and API Gateway hand it over. */
const payloadOf = (call: ApiCall, match: RouteMatch<GatewayRoute>, body: Buffer, originKey: string): string => {
  const { request, requestId, arrivedAtMs } = call;
  const edgeHeaders = {
    'x-origin-key': originKey,
    'x-viewer-scheme': 'http',
    'x-viewer-host': request.headers.host ?? '',
    'x-viewer-address': request.socket.remoteAddress ?? '',
  };
  return JSON.stringify(toProxyEvent({ request, ...match, body, requestId, arrivedAtMs, edgeHeaders }));
};

/** Has the function called; undefined where its caller left before it answered. */
const outcomeOf = (
  pool: FunctionPool | undefined,
  { response, requestId }: ApiCall,
  asked: Pick<Call, 'payload' | 'endsAtMs'>,
  streamed: StreamedAnswer | undefined,
): Promise<Outcome | undefined> => {
  const waiting = new AbortController();
  const answered = new Promise<undefined>((resolve) => response.once('close', () => resolve(undefined)));
  void answered.then(() => waiting.abort());
  return Promise.race([
    pool?.invoke({ ...asked, requestId, signal: waiting.signal, onChunk: streamed?.take }),
    answered,
  ]);
};

/** Answers a call as its function did, or says that it did not. */
const sendOutcome = (
  { request, response, requestId }: ApiCall,
  outcome: Outcome,
  streamed: StreamedAnswer | undefined,
  logFailure: (what: string) => void,
): void => {
  if (outcome.kind === 'streamed' && streamed?.end() === true) return;
  if (outcome.kind === 'busy') {
    sendGatewayError(response, 'busy', requestId);
    return;
  }
  if (outcome.kind === 'answered' && !streamed) {
    sendHandlerResult(request, response, outcome.payload, requestId);
    return;
  }
  // A function must answer as its integration takes it: whole, or as a stream that begins with its status.
  logFailure(outcome.kind === 'failed' ? outcome.reason : `${outcome.kind} its answer`);
  if (response.headersSent) response.destroy();
  else sendGatewayError(response, 'failed', requestId);
};

/** Serves what API Gateway serves of the API, with its limits and errors. */
export const createApiServer = ({ pools, originKey, isReady, timeoutMs, log }: ApiOptions) => {
  const routes = [...pools.keys()];
  let reading = 0;

  const receive = async (request: IncomingMessage): Promise<Buffer | undefined> => {
    reading += 1;
    return readBody(request, maxRequestBytes).finally(() => (reading -= 1));
  };

  const answer = async (call: ApiCall, match: RouteMatch<GatewayRoute>, endsAtMs: number): Promise<void> => {
    const { request, response, requestId } = call;
    const { route } = match;
    if (reading >= mostReading) {
      refuseUnheard(call, 'busy');
      return;
    }

    const body = await receive(request);
    const payload = body && payloadOf(call, match, body, originKey);
    if (payload === undefined || Buffer.byteLength(payload) > maxInvocationBytes) {
      sendGatewayError(response, 'tooLarge', requestId);
      return;
    }

    const streamed = route.events ? streamTo(response, timeoutMs) : undefined;
    const outcome = await outcomeOf(pools.get(route), call, { payload, endsAtMs }, streamed);
    if (outcome !== undefined) sendOutcome(call, outcome, streamed, (what) => log(`${route.lambda.name} ${what}`));
  };

  /**
   * Answers a call of the API.
   * @param path its path without the query string
   * @throws where the connection breaks: there is nobody left to answer
   */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const call: ApiCall = { request, response, requestId: randomUUID(), arrivedAtMs: Date.now() };
    response.setHeader('x-amzn-requestid', call.requestId);
    const match = matchRoute(routes, request.method ?? 'GET', path);
    if (!match) {
      refuseUnheard(call, 'notFound');
      return;
    }
    if (path === healthPath && !isReady() && request.headers[startKeyHeader] !== originKey) {
      refuseUnheard(call, 'busy');
      return;
    }

    if (asksForFile.test(path)) request.headers.accept = acceptedFile;
    // Of an answer that is streamed, this is the time to its beginning: all of it may take as long as the function.
    const { lambda, events } = match.route;
    const endsAtMs = call.arrivedAtMs + (events ? lambda.timeoutSeconds * 1_000 : timeoutMs);
    const timer = setTimeout(() => sendGatewayError(response, 'timeout', call.requestId), timeoutMs);
    await answer(call, match, endsAtMs).finally(() => clearTimeout(timer));
  };
};
