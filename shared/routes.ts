import type * as z from 'zod/mini';
import { accountRoutes } from './routes/account-routes.ts';
import { administrationRoutes } from './routes/administration-routes.ts';
import { analysisRoutes } from './routes/analysis-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { negotiationRoutes } from './routes/negotiation-routes.ts';
import { playbookRoutes } from './routes/playbook-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import { systemRoutes } from './routes/system-routes.ts';
import { templateRoutes } from './routes/template-routes.ts';
import type { Route } from './routes/route.ts';

export type { Access, Route } from './routes/route.ts';

/**
 * Every endpoint of the product, once. The API stack, the handlers, the local gateway, the browser's client and the
 * OpenAPI document derive from this table.
 */
export const routes = {
  ...systemRoutes,
  ...accountRoutes,
  ...documentRoutes,
  ...analysisRoutes,
  ...negotiationRoutes,
  ...playbookRoutes,
  ...templateRoutes,
  ...subscriptionRoutes,
  ...administrationRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

/** The routes with their names, typed. */
export const routeEntries = Object.entries(routes) as readonly [RouteName, Route][];

/** What a caller gets back from a route: the parsed JSON, or nothing for answers that carry none. */
export type ResponseOf<R extends Route> = R['response'] extends {
  readonly type: 'json';
  readonly schema: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** An event of a route: its name and what it carries. */
export type EventOf<R extends Route> =
  R['events'] extends Readonly<Record<string, { readonly schema: z.ZodMiniType }>>
    ? {
        [Name in keyof R['events'] & string]: {
          readonly event: Name;
          readonly data: z.output<R['events'][Name]['schema']>;
        };
      }[keyof R['events'] & string]
    : never;

/** What a caller sends to a route, before defaults are filled in. */
export type RequestOf<R extends Route> = R['request'] extends { readonly schema: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined;

/** What a handler receives of the request's content, defaults filled in. */
export type BodyOf<R extends Route> = R['request'] extends { readonly schema: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;

/** What a handler receives of a form's fields beside its file, defaults filled in. */
export type FieldsOf<R extends Route> = R['request'] extends { readonly fields: infer Fields extends z.ZodMiniType }
  ? z.output<Fields>
  : undefined;

/** What a handler receives of the query string, defaults filled in. */
export type QueryOf<R extends Route> = R['query'] extends z.ZodMiniType ? z.output<R['query']> : undefined;

/** The path of a route with its parameters filled in, each of them encoded. */
export const pathOf = (route: Route, params: Readonly<Record<string, string>> = {}): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });

/** The handler's file below `functions/api`, without its extension. */
export const handlerPathOf = (name: RouteName): string =>
  `${routes[name].noun}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
