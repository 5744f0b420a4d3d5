/**
 * Calls every endpoint of the table of routes on the local services, with stored data, and says what a call costs. An
 * endpoint without a row in `endpointCalls`, or whose call is refused, fails the bench.
 */
import type { Worker } from 'node:worker_threads';
import { endpointOf } from '../../infra/endpoints.ts';
import { usualPasswordCost } from '../../infra/local/cognito/password-hash.ts';
import { pathOf, type Route, routeEntries, type RouteName, routes } from '../../shared/routes.ts';
import { meterTable } from '../support/metered-table.ts';
import { startOwnProduct } from '../support/own-product.ts';
import { type EndpointCall, endpointCalls } from './endpoint-calls.ts';
import { benchSettings, makeWorld, type World } from './endpoint-world.ts';
import { median } from './figures.ts';

const warmUps = 3;
const runs = 9;

/** The threads that functions run in, by the names of the functions. */
const instances = new Map<string, Worker[]>();
process.on('worker', (worker) => {
  const name = worker.threadName ?? '';
  instances.set(name, [...(instances.get(name) ?? []), worker]);
});

/** What the largest instance of a function has on its heap now, garbage and buffers included, in MB. */
const heapOf = async (name: RouteName): Promise<number> => {
  const statistics = await Promise.all(
    (instances.get(name) ?? []).map((worker) => worker.getHeapStatistics().catch(() => undefined)),
  );
  const bytes = statistics.map((one) => (one ? one.used_heap_size + one.external_memory : 0));
  return Math.max(0, ...bytes) / 1024 / 1024;
};

const send = async (route: Route, { by, id = '', query = '', ...content }: EndpointCall) => {
  const startedAt = performance.now();
  const { status, headers, text } = await by.send(route.method, pathOf(route, { id }) + query, content);
  const ms = performance.now() - startedAt;
  if (status >= 400) throw new Error(`${route.method} ${route.path} answers ${status}: ${text}`);
  return { ms, bytes: Number(headers.get('content-length') ?? 0) };
};

let meter: Awaited<ReturnType<typeof meterTable>> | undefined;
const product = await startOwnProduct({
  env: benchSettings,
  // Signing in is measured as people wait for it.
  passwordCost: usualPasswordCost,
  between: async (endpoints) => {
    meter = await meterTable(endpoints.dynamodb);
    return { ...endpoints, dynamodb: meter.url };
  },
});

/** What one call took. */
interface Taken {
  readonly ms: number;
  readonly healthMs: number;
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly bytes: number;
  readonly heapMb: number;
}

/** Measures an endpoint. A call of the health endpoint goes before each of its calls, so that both meet the same load. */
const measureEndpoint = async (name: RouteName, route: Route, world: World) => {
  const taken: Taken[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const call = await endpointCalls[name](world);
    const health = await send(routes.getHealth, { by: world.nobody });
    const measured = await meter?.measure(() => send(route, call));
    if (!measured) throw new Error('nothing stands before the table');
    const { result, operations, readUnits, writeUnits } = measured;
    const heapMb = await heapOf(name);
    if (run >= 0)
      taken.push({ ...result, healthMs: health.ms, calls: operations.length, readUnits, writeUnits, heapMb });
  }
  const middle = (pick: (one: Taken) => number): number => median(taken.map(pick));
  return {
    ms: middle(({ ms }) => ms),
    ratio: middle(({ ms }) => ms) / middle(({ healthMs }) => healthMs),
    calls: middle(({ calls }) => calls),
    readUnits: middle(({ readUnits }) => readUnits),
    writeUnits: middle(({ writeUnits }) => writeUnits),
    bytes: middle(({ bytes }) => bytes),
    heapMb: Math.max(...taken.map(({ heapMb }) => heapMb)),
  };
};

const columns = ['endpoint', 'ms', '× health', 'calls', 'read', 'write', 'bytes', 'heap MB', 'of MB'] as const;
const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(9))).join('');

try {
  const world = await makeWorld(product);
  console.info(line(columns));
  for (const [name, route] of routeEntries) {
    const { ms, ratio, calls, readUnits, writeUnits, bytes, heapMb } = await measureEndpoint(name, route, world);
    const cells = [ms.toFixed(1), ratio.toFixed(1), calls, readUnits, writeUnits, bytes, heapMb.toFixed(0)].map(String);
    console.info(line([name, ...cells, String(endpointOf(name).memoryMb)]));
  }
  console.info(`
Medians of ${runs} calls after ${warmUps} that warm up, the gate included, without a language model: 500 analyses of the caller,
200 accounts, 10 playbooks that apply with 20 templates.
× health: the time in calls of the health endpoint, one before each call. calls, read, write: calls to the table and the
units they took. bytes: the body of the answer as it leaves the function. heap: the most that the function's own instance
held after an answer, garbage and buffers included, and the memory that its Lambda has.`);
} finally {
  await product.close();
  await meter?.close();
}
