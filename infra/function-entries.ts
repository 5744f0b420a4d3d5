import { handlerPathOf, routeEntries, type RouteName } from '../shared/routes.ts';
import { jobEntries, type JobName } from './jobs.ts';
import { workerEntries, type WorkerName } from './workers.ts';

/** Everything that is bundled and deployed as a Lambda. */
export type FunctionName = RouteName | JobName | WorkerName;

/** Each function by its name, with the handler's file below `functions`. */
export const functionEntries: readonly (readonly [FunctionName, string])[] = [
  ...routeEntries.map(([name]) => [name, `api/${handlerPathOf(name)}.ts`] as const),
  ...[...jobEntries, ...workerEntries].map(([name, { path }]) => [name, `${path}.ts`] as const),
];
