import * as z from 'zod/mini';
import type { Route } from '../shared/routes.ts';

/** The types a value of JSON can have. */
export type JsonType = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** What API Gateway asks of a body: that it is an object, that the required fields are there, and what types they have. */
export interface RequestModel {
  readonly required: readonly string[];
  /** A field that may be of several types is left out. */
  readonly types: Readonly<Record<string, JsonType>>;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
  readonly required?: readonly string[];
}

const inputOf = (schema: z.ZodMiniType): ObjectSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema;

/** JSON knows no whole numbers: 1.0 is one, too, and not every checker takes it for one. */
const typeOf = (type: unknown): JsonType | undefined => {
  if (type === 'integer') return 'number';
  return typeof type === 'string' ? (type as JsonType) : undefined;
};

/**
 * The model of a route's body: presence and type of its fields, from the top of the route's own schema, and nothing
 * else. The function checks the rest and says which field is wrong.
 * @returns undefined where the route takes no body, or takes forms with files: those travel as base64, which no model
 *   describes, and the few calls that send such a route JSON instead are checked by the function alone
 */
export const requestModelOf = ({ request }: Route): RequestModel | undefined => {
  if (request?.type !== 'json') return undefined;
  const { properties = {}, required = [] } = inputOf(request.schema);
  const types = Object.entries(properties).flatMap(([name, { type }]) => {
    const known = typeOf(type);
    return known === undefined ? [] : [[name, known] as const];
  });
  return { required, types: Object.fromEntries(types) };
};

/** The parameters of the query string that a route cannot do without. */
export const requiredQueryOf = ({ query }: Route): readonly string[] =>
  query === undefined ? [] : (inputOf(query).required ?? []);
