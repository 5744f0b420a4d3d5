import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { type Route, routeEntries, type RouteName } from '../../shared/routes.ts';
import { methodsOf, only, templatesOf } from '../support/templates.ts';
import fc from '../support/properties.ts';

const { api } = await templatesOf('dev');
const methods = methodsOf(api);
const validator = only(api, 'AWS::ApiGateway::RequestValidator');

type Json = Readonly<Record<string, unknown>>;
type Taking = readonly [RouteName, Route, ZodMiniType];

const methodOf = ({ method, path }: Route): Json => methods.get(`${method} ${path}`)!;

/** The model API Gateway holds a route's JSON against; undefined where it has none. */
const modelOf = (route: Route): Json | undefined => {
  const { RequestModels: models } = methodOf(route) as {
    RequestModels?: Readonly<Record<string, { readonly Ref: string }>>;
  };
  const reference = models?.['application/json'];
  return reference && (api.Resources[reference.Ref]?.Properties['Schema'] as Json);
};

const takingJson = routeEntries.flatMap(([name, route]): Taking[] =>
  route.request?.type === 'json' ? [[name, route, route.request.schema]] : [],
);

/** A body of each route that is right, with every field it may have. */
const rightBodies: Partial<Record<RouteName, Json>> = {
  register: { email: 'ada@a.example', password: 'Abcdefghi1', name: 'Ada' },
  confirmEmail: { email: 'ada@a.example', code: '123456', password: 'Correct-horse-1', name: 'Ada' },
  resendConfirmation: { email: 'ada@a.example' },
  login: { email: 'ada@a.example', password: 'a' },
  requestPasswordReset: { email: 'ada@a.example' },
  resetPassword: { email: 'ada@a.example', code: '123456', password: 'Abcdefghi1' },
  presignUpload: { filename: 'a.pdf', size: 1 },
  analyzeClause: {
    clauseText: 'a',
    contractType: 'nda',
    riskTolerance: 'moderate',
    partyRole: 'discloser',
    usePlaybook: true,
    title: 'a',
  },
  saveDecisions: { revision: 0, decisions: [{ findingId: 'a', verdict: 'accepted', reason: 'a' }] },
  rereadClause: { accepted: ['a'], clauseText: 'a' },
  decidePoint: { revision: 1, pointId: 'p1', decision: { verdict: 'accept', reason: 'a' } },
  createPlaybook: { name: 'a', description: '', isActive: true, rules: {} },
  updatePlaybook: { name: 'a', description: '', isActive: true, rules: {}, version: 1 },
  updateTemplate: { isActive: true },
  createSubscription: { planId: 'free' },
  setUserPlan: { planId: 'free' },
  searchUsers: { state: 'pending', direction: 'ascending', cursor: 'a', search: 'a', order: 'name', limit: 1 },
};

/** Bodies near a right one: fields gone, changed to anything, or added, and bodies that are anything at all. */
const bodiesNear = (right: Json): fc.Arbitrary<unknown> => {
  const fields = Object.entries(right).map(
    ([name, value]) =>
      [
        name,
        fc.oneof(
          { weight: 4, arbitrary: fc.constant(value) },
          fc.jsonValue(),
          fc.constantFrom('', ' ', null, 0, 1.5, true, 'true', [], {}, 'x'.repeat(200)),
        ),
      ] as const,
  );
  const near = fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }),
    )
    .map(([known, others]) => ({ ...others, ...known }));
  return fc.oneof({ weight: 9, arbitrary: near }, fc.jsonValue());
};

describe('the models of API Gateway', () => {
  it('stand for every route that takes JSON alone, and a validator asks for bodies and parameters', () => {
    expect(validator).toMatchObject({ ValidateRequestBody: true, ValidateRequestParameters: true });
    const id = Object.keys(api.Resources).find((key) => api.Resources[key]?.Properties === validator);
    for (const [name, route] of routeEntries) {
      const takesJson = route.request?.type === 'json';
      expect([name, modelOf(route) !== undefined]).toEqual([name, takesJson]);
      if (takesJson) expect(methodOf(route)['RequestValidatorId']).toEqual({ Ref: id });
    }
    expect(takingJson.map(([name]) => name).sort()).toEqual(Object.keys(rightBodies).sort());
  });

  it.each(takingJson)(
    'GIVEN %s THEN they say what is required and of which type, and no more',
    (name, route, schema) => {
      const model = modelOf(route)!;
      expect(Object.keys(model).filter((key) => !['$schema', 'type', 'required', 'properties'].includes(key))).toEqual(
        [],
      );
      expect(model).toMatchObject({ $schema: 'http://json-schema.org/draft-04/schema#', type: 'object' });
      for (const property of Object.values(model['properties'] as Record<string, Json>)) {
        expect(Object.keys(property)).toEqual(['type']);
      }
      const right = rightBodies[name]!;
      const holds = z.fromJSONSchema(model);
      expect([schema.safeParse(right).success, holds.safeParse(right).success]).toEqual([true, true]);
      // A model says nothing of required fields where there are none.
      const required = (model['required'] ?? []) as string[];
      for (const field of required) {
        const { [field]: _, ...rest } = right;
        expect([field, holds.safeParse(rest).success]).toEqual([field, false]);
        expect([field, holds.safeParse({ ...right, [field]: null }).success]).toEqual([field, false]);
      }
      expect(required.length > 0).toBe(!schema.safeParse({}).success);
      expect(holds.safeParse([right]).success).toBe(false);
    },
  );

  it.each(takingJson)('GIVEN %s THEN they let through whatever the function would take', (name, route, schema) => {
    const holds = z.fromJSONSchema(modelOf(route)!);
    let taken = 0;
    fc.assert(
      fc.property(bodiesNear(rightBodies[name]!), (body) => {
        if (!schema.safeParse(body).success) return;
        taken += 1;
        expect(holds.safeParse(body).success).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

describe('the parameters API Gateway asks for', () => {
  const required = routeEntries.flatMap(([name, route]) =>
    Object.entries((methodOf(route)['RequestParameters'] ?? {}) as Record<string, boolean>)
      .filter(([parameter, isRequired]) => parameter.startsWith('method.request.querystring.') && isRequired)
      .map(([parameter]) => [name, route, parameter.split('.').at(-1)!] as const),
  );

  it('are those of the query that a route cannot do without', () => {
    expect(required.map(([name, , parameter]) => `${name} ${parameter}`)).toEqual(['listTemplates playbookId']);
    expect(methodOf(required[0]![1])['RequestValidatorId']).toBeDefined();
  });

  it.each(required)(
    'GIVEN %s THEN the function takes no call without them, or with an empty one',
    (_, route, parameter) => {
      for (const query of [{}, { [parameter]: '' }]) expect(route.query?.safeParse(query).success).toBe(false);
    },
  );
});
