import * as z from 'zod/mini';
import { errorBodySchema, type ErrorCode, errorStatus } from '../../../shared/errors.ts';
import { eventStream, type Route } from '../../../shared/routes/route.ts';
import { routeEntries } from '../../../shared/routes.ts';

type Json = Record<string, unknown>;

/** What a text of that name holds. Somebody who was deleted has an empty address in what is answered about them. */
const formatOf = (name: string, io: 'input' | 'output'): string | undefined => {
  if (/[a-z]At$/.test(name)) return 'date-time';
  return name === 'email' && io === 'input' ? 'email' : undefined;
};

/** A schema as OpenAPI 3.1 understands it: JSON Schema without the dialect's name, which the document itself gives. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const override = ({ jsonSchema }: { readonly jsonSchema: Json }): void => {
    for (const [name, property] of Object.entries((jsonSchema['properties'] ?? {}) as Record<string, Json>)) {
      const format = property['type'] === 'string' ? formatOf(name, io) : undefined;
      if (format !== undefined) property['format'] = format;
    }
  };
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: override,
  }) as Json;
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
  // What has a default need not be sent, although it is always read.
  const { required = [] } = schemaOf(route.query, 'input') as { required?: readonly string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
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

/**
 * What a route answers event by event. OpenAPI 3.1 describes a stream as one text; what each event's `data` holds stands
 * beside it, by the events' names, in the shape that later versions give to an item of a stream.
 */
const eventsOf = ({ events }: Route): Json => {
  if (!events) return {};
  const failed = { schema: { $ref: '#/components/schemas/Error' }, meaning: 'What failed after the first event.' };
  const described = [
    ...Object.entries(events).map(
      ([name, { schema, meaning }]) => [name, { schema: schemaOf(schema, 'output'), meaning }] as const,
    ),
    ['error', failed] as const,
  ];
  const item = ([name, { schema, meaning }]: (typeof described)[number]): Json => ({
    type: 'object',
    description: meaning,
    properties: {
      event: { const: name },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
    },
    required: ['event', 'data'],
  });
  return { [eventStream]: { schema: { type: 'string' }, 'x-itemSchema': { oneOf: described.map(item) } } };
};

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
  const content = { 'application/json': { schema: schemaOf(response.schema, 'output') }, ...eventsOf(route) };
  return {
    200: { description: 'The answer.', headers, content, links: linksOf(route) },
    ...(route.mayBeLarge && { 303: { description: 'Where an answer above 6 MB can be fetched, for a minute.' } }),
  };
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

/** How a caller says who they are. Cookies are set by the API itself; writes that carry them must come from its own page. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-identity',
    description: 'The session that signing in begins.',
  },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The identity token of a session.' },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-visitor',
    description: 'A public visitor, where the stage lets anyone in.',
  },
} as const;

const oneOf = (...names: readonly (keyof typeof securitySchemes)[]): readonly Json[] =>
  names.map((name) => ({ [name]: [] }));

/** What a route takes, any one of it; nothing where anyone may call. */
const securityOf = ({ access }: Route): readonly Json[] => {
  if (access === 'anyone') return [];
  return access === 'member' ? oneOf('session', 'bearer', 'visitor') : oneOf('session', 'bearer');
};

const operation = (name: string, route: Route): Json => ({
  operationId: name,
  summary: route.summary,
  tags: [route.noun],
  security: securityOf(route),
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
      components: { securitySchemes, schemas: { Error: schemaOf(errorBodySchema, 'output') } },
    }),
  ) as Json;
};
