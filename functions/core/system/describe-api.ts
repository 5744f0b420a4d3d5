import * as z from 'zod/mini';
import { errorBodySchema, type ErrorCode, errorStatus } from '../../../shared/errors.ts';
import { type Route, routeEntries } from '../../../shared/routes.ts';

type Json = Record<string, unknown>;

/** A schema as OpenAPI 3.1 understands it: JSON Schema without the dialect's name, which the document itself gives. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const pathParameters = (route: Route): Json[] =>
  [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (route: Route): Json[] => {
  if (!route.query) return [];
  // A query arrives as text, so what it may hold is what it is read as.
  const { properties = {} } = schemaOf(route.query, 'output') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
};

const headerParameters = (route: Route): Json[] =>
  Object.entries(route.requestHeaders ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));

const requestBody = ({ request }: Route): Json | undefined => {
  if (!request) return undefined;
  const json = { 'application/json': { schema: schemaOf(request.schema, 'input') } };
  if (request.type === 'json') return { required: true, content: json };
  const fields = request.fields && schemaOf(request.fields, 'input');
  const form = {
    type: 'object',
    properties: { ...(fields?.['properties'] as Json), [request.fileField]: { type: 'string', format: 'binary' } },
    required: [...((fields?.['required'] as string[] | undefined) ?? []), request.fileField],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form }, ...json } };
};

/** Which endpoints take the id an answer holds, so that whoever reads the document can call them with it. */
const linksOf = ({ noun, idAt }: Route): Json =>
  Object.fromEntries(
    routeEntries
      .filter(([, route]) => idAt !== undefined && route.noun === noun && route.path.includes('{id}'))
      .map(([name]) => [name, { operationId: name, parameters: { id: `$response.body#${idAt ?? ''}` } }]),
  );

const success = (route: Route): Json => {
  const { response, responseHeaders = {} } = route;
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
  if (response.type === 'empty') return { 204: { description: 'Done.' } };
  if (response.type === 'binary') {
    const content = { [response.mediaType]: { schema: { type: 'string', format: 'binary' } } };
    return { 200: { description: 'The file.', content }, 303: { description: 'Where a large file can be fetched.' } };
  }
  const content = { 'application/json': { schema: schemaOf(response.schema, 'output') } };
  return { 200: { description: 'The answer.', headers, content, links: linksOf(route) } };
};

const everywhere: readonly ErrorCode[] = ['forbidden', 'too_many_requests', 'internal', 'unavailable', 'timeout'];

const failures = (route: Route): Json => {
  const codes = [
    ...everywhere,
    ...(route.access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(route.request || route.query || route.path.includes('{') ? (['invalid_request'] as const) : []),
    ...(route.request ? (['too_large'] as const) : []),
    ...(route.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

const operation = (name: string, route: Route): Json => ({
  operationId: name,
  summary: route.summary,
  tags: [route.noun],
  parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
  requestBody: requestBody(route),
  responses: { ...success(route), ...failures(route) },
});

/** The OpenAPI 3.1 document of the API, derived from the table of routes. */
export const describeApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, route] of routeEntries) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Clausewise', version: '1.0.0' },
      paths,
      components: { schemas: { Error: schemaOf(errorBodySchema, 'output') } },
    }),
  ) as Json;
};
