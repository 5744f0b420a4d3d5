import { handlerPathOf, routeEntries, type RouteName } from '../shared/routes.ts';
import { endpointOf } from './endpoints.ts';
import type { EndpointGrants } from './endpoints/endpoint.ts';
import { settingsOf } from './function-settings.ts';
import { jobEntries, type JobName } from './jobs.ts';

/** Everything that is bundled and deployed as a Lambda. */
export type FunctionName = RouteName | JobName;

interface FunctionEntry {
  /** The handler's file below `functions`, without its extension. */
  readonly path: string;
  /** The kinds of service it may call, as one word: functions with the same word load the same clients. */
  readonly services: string;
}

const servicesOf = (grants: EndpointGrants, readsTable: boolean): string =>
  [...new Set([...(readsTable ? ['table'] : []), ...Object.keys(grants)])].sort().join('+');

/** Each function by its name. */
export const functionEntries: readonly (readonly [FunctionName, FunctionEntry])[] = [
  ...routeEntries.map(([name]) => {
    const services = servicesOf(endpointOf(name).grants, settingsOf(name).has('TABLE_NAME'));
    return [name, { path: `api/${handlerPathOf(name)}`, services }] as const;
  }),
  ...jobEntries.map(([name, { path, grants }]) => [name, { path, services: servicesOf(grants, false) }] as const),
];
