import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { handlerPathOf, pathOf, routeEntries, routes } from '../../shared/routes.ts';

describe('the table of routes', () => {
  it('GIVEN every route THEN method and path are unique together', () => {
    const calls = routeEntries.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(routeEntries)('GIVEN %s THEN its handler stands where its name says', (name) => {
    expect(existsSync(new URL(`../../functions/api/${handlerPathOf(name)}.ts`, import.meta.url))).toBe(true);
  });

  it('threat 13: GIVEN every route’s query string, which logs keep THEN nothing a person wrote can stand in it', () => {
    const free = routeEntries.flatMap(([name, { query }]) => {
      const { properties = {} } = (query ? z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }) : {}) as {
        readonly properties?: Record<
          string,
          { readonly type?: string; readonly format?: string; readonly enum?: unknown }
        >;
      };
      return Object.entries(properties).flatMap(([parameter, { type, format, enum: words }]) =>
        type === 'string' && format !== 'uuid' && words === undefined ? [`${name} ${parameter}`] : [],
      );
    });
    // Cursors hold a time and an id; the orders by name and by address are asked for by a body.
    expect(free.filter((parameter) => !parameter.endsWith(' cursor'))).toEqual(['listTemplates playbookId']);
    expect(routes.listUsers.query.safeParse({ order: 'email' }).success).toBe(false);
    expect(routes.listUsers.query.safeParse({ search: 'ann@firm.example' }).success).toBe(false);
  });

  it('GIVEN a path with a parameter WHEN it is filled in THEN the value is encoded', () => {
    expect(pathOf(routes.getAnalysis, { id: 'a/../b' })).toBe('/api/analyses/a%2F..%2Fb');
    expect(() => pathOf(routes.getAnalysis)).toThrow('needs the parameter id');
  });
});
