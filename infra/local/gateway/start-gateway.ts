import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { integrationTimeoutMs } from '../../api-gateway.ts';
import { listen } from '../listen.ts';
import { createFunctionPool, type FunctionPool } from './function-pool.ts';
import { matchRoute } from './match-route.ts';
import { createApiServer, type GatewayRoute } from './serve-api.ts';
import { createSharedCapacity } from './shared-capacity.ts';

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
  const serveApi = createApiServer({ pools, originKey, isReady, timeoutMs, log });

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
