import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  acceptedFile,
  filePathPattern,
  integrationTimeoutMs,
  maxInvocationBytes,
  maxRequestBytes,
} from '../../api-gateway.ts';
import { systemRoutes } from '../../../shared/routes/system-routes.ts';
import { listen } from '../listen.ts';
import { sendGatewayError, sendHandlerResult } from './answers.ts';
import { createFunctionPool, type FunctionPool, type LocalFunction } from './function-pool.ts';
import { matchRoute, type RoutePattern } from './match-route.ts';
import { createSharedCapacity } from './shared-capacity.ts';
import { toProxyEvent } from './proxy-event.ts';
import { readBody } from './read-body.ts';

/** A route with the function that answers it. */
export interface GatewayRoute extends RoutePattern {
  readonly lambda: LocalFunction;
}

const { path: healthPath } = systemRoutes.getHealth;

/** Carries the origin's key where the start itself asks whether the functions answer, before anybody is told so. */
export const startKeyHeader = 'x-start-key';

/** The most bodies that are received at once: each may take 10 MB, over a line that is slow. */
const mostReading = 200;

/** The edge has requests for a report say that they accept one. */
const asksForFile = new RegExp(filePathPattern);

interface GatewayOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly routes: readonly GatewayRoute[];
  /** The secret header by which handlers know that a call came through here. */
  readonly originKey: string;
  /** Headers of every answer, as the edge adds them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers everything outside `/api`. */
  readonly serveWeb: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Takes one line for each request, without bodies and query strings, and the lines the functions write. */
  readonly log: (line: string) => void;
  /** Whether all of the product can be used. Until then its health says so to everybody but the start itself. */
  readonly isReady?: () => boolean;
  /** How long an answer may take, in milliseconds; API Gateway's own limit where not given. */
  readonly timeoutMs?: number;
  /** The most workers of all functions together; few where not given. */
  readonly mostWorkers?: number;
}

export interface Gateway {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the page and, under `/api`, what API Gateway and Lambda serve: with their limits, errors and headers.
 * @throws where the port is taken
 */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { routes, originKey, headers, serveWeb, log, isReady = () => true, timeoutMs = integrationTimeoutMs } = options;
  const capacity = createSharedCapacity(options.mostWorkers);
  const pools = new Map<GatewayRoute, FunctionPool>(
    routes.map((route) => [route, createFunctionPool(route.lambda, log, capacity)]),
  );
  let reading = 0;

  const serveApi = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const requestId = randomUUID();
    response.setHeader('x-amzn-requestid', requestId);
    const match = matchRoute(routes, request.method ?? 'GET', path);
    if (!match) {
      request.resume();
      sendGatewayError(response, 'notFound', requestId);
      return;
    }
    const { route, pathParameters } = match;
    if (path === healthPath && !isReady() && request.headers[startKeyHeader] !== originKey) {
      request.resume();
      sendGatewayError(response, 'busy', requestId);
      return;
    }
    const endsAtMs = Date.now() + timeoutMs;
    const timer = setTimeout(() => sendGatewayError(response, 'timeout', requestId), timeoutMs);
    try {
      if (reading >= mostReading) {
        request.resume();
        sendGatewayError(response, 'busy', requestId);
        return;
      }
      reading += 1;
      const body = await readBody(request, maxRequestBytes).finally(() => (reading -= 1));
      if (body === undefined) {
        sendGatewayError(response, 'tooLarge', requestId);
        return;
      }
      if (asksForFile.test(path)) request.headers.accept = acceptedFile;
      const edgeHeaders = {
        'x-origin-key': originKey,
        'x-viewer-scheme': 'http',
        'x-viewer-host': request.headers.host ?? '',
        'x-viewer-address': request.socket.remoteAddress ?? '',
      };
      const event = toProxyEvent({ request, route, pathParameters, body, requestId, edgeHeaders });
      const payload = JSON.stringify(event);
      if (Buffer.byteLength(payload) > maxInvocationBytes) {
        sendGatewayError(response, 'tooLarge', requestId);
        return;
      }
      const waiting = new AbortController();
      const answered = new Promise<void>((resolve) => response.once('close', resolve));
      void answered.then(() => waiting.abort());
      const invoked = pools.get(route)?.invoke({ payload, requestId, signal: waiting.signal, endsAtMs });
      const outcome = await Promise.race([invoked, answered]);
      if (outcome?.kind === 'busy') sendGatewayError(response, 'busy', requestId);
      else if (outcome?.kind === 'answered') sendHandlerResult(request, response, outcome.payload, requestId);
      else if (outcome?.kind === 'failed') {
        log(`${route.lambda.name} ${outcome.reason}`);
        sendGatewayError(response, 'failed', requestId);
      }
    } finally {
      clearTimeout(timer);
    }
  };

  const server = createServer((request, response) => {
    const startedAt = performance.now();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const isApi = path === '/api' || path.startsWith('/api/');
    const route = isApi ? matchedPath(routes, request.method ?? 'GET', path) : path;
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const bytes = response.getHeader('content-length') ?? 0;
      log(`${request.method ?? ''} ${route} ${response.statusCode} ${ms} ms ${String(bytes)} B`);
    });
    const serving = isApi ? serveApi(request, response, path) : serveWeb(request, response);
    // Only a broken connection ends here: there is nobody left to answer.
    serving.catch(() => response.destroy());
  });
  // A body of 10 MB over a slow line takes its time; the gateway's own limit ends the call.
  server.requestTimeout = 0;

  const listening = await listen(server, options.port);
  return {
    url: listening.url,
    close: async () => {
      await listening.close();
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
};

const matchedPath = (routes: readonly GatewayRoute[], method: string, path: string): string => {
  const match = matchRoute(routes, method, path);
  return match ? match.route.path : '/api/*';
};
