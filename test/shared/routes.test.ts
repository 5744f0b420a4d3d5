import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { handlerPathOf, pathOf, routeEntries, routes } from '../../shared/routes.ts';

describe('the table of routes', () => {
  it('GIVEN every route THEN method and path are unique together', () => {
    const calls = routeEntries.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(routeEntries)('GIVEN %s THEN its handler stands where its name says', (name) => {
    expect(existsSync(new URL(`../../functions/api/${handlerPathOf(name)}.ts`, import.meta.url))).toBe(true);
  });

  it('GIVEN a path with a parameter WHEN it is filled in THEN the value is encoded', () => {
    expect(pathOf(routes.getAnalysis, { id: 'a/../b' })).toBe('/api/analyses/a%2F..%2Fb');
    expect(() => pathOf(routes.getAnalysis)).toThrow('needs the parameter id');
  });
});
