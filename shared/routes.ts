import * as z from 'zod/mini';
import {
  analysisSummarySchema,
  analyzeRequestSchema,
  analyzeResponseSchema,
  auditEntrySchema,
  storedAnalysisSchema,
} from './analysis.ts';
import { presignRequestSchema, presignedUploadSchema, uploadedKeySchema, uploadResponseSchema } from './documents.ts';
import type { ErrorCode } from './errors.ts';
import { defaultPageSize, maxPageSize } from './limits.ts';

/** Who may call an endpoint: anyone at all, or whoever the gate lets into the application (a visitor in public mode). */
export type Access = 'anyone' | 'member';

/** How a request carries its content: as JSON, or as a multipart form with one file (or JSON that names a stored one). */
type RequestContent =
  | { readonly type: 'json'; readonly schema: z.ZodMiniType }
  | { readonly type: 'multipart'; readonly fileField: string; readonly schema: z.ZodMiniType };

type ResponseContent =
  | { readonly type: 'json'; readonly schema: z.ZodMiniType }
  | { readonly type: 'binary'; readonly mediaType: string }
  | { readonly type: 'empty' };

export interface Route {
  /** The folder of the handler: `functions/api/<noun>/<name-in-kebab-case>.ts`. */
  readonly noun: 'system' | 'account' | 'document' | 'analysis';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its parameters in braces, as API Gateway and OpenAPI write it. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  readonly request?: RequestContent;
  readonly response: ResponseContent;
  /** Headers a client may send beside the usual ones, with what they mean. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Error codes beyond those every endpoint can give. */
  readonly errors?: readonly ErrorCode[];
  /** Whether a public visitor is recognised (or remembered from now on) although anyone may call. */
  readonly remembersVisitor?: true;
  /** Whether requests hold contract text, which a firewall's content rules must not judge. */
  readonly carriesContractText?: true;
}

const json = <Schema extends z.ZodMiniType>(schema: Schema) => ({ type: 'json', schema }) as const;
const empty = { type: 'empty' } as const;

const pageQuerySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), defaultPageSize),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
});

/**
 * Every endpoint of the product, once. The API stack, the handlers, the local gateway, the browser's client and the
 * OpenAPI document derive from this table.
 */
export const routes = {
  getHealth: {
    noun: 'system',
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    summary: 'Say that the API answers.',
    response: json(z.object({ status: z.literal('ok') })),
  },
  getOpenapi: {
    noun: 'system',
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'Describe this API as an OpenAPI 3.1 document.',
    response: json(z.record(z.string(), z.unknown())),
  },
  getPublicMode: {
    noun: 'account',
    method: 'GET',
    path: '/api/auth/public-mode',
    access: 'anyone',
    remembersVisitor: true,
    summary: 'Say whether anyone is let in without signing in.',
    response: json(z.object({ publicMode: z.boolean() })),
  },
  presignUpload: {
    noun: 'document',
    method: 'POST',
    path: '/api/upload/presign',
    access: 'member',
    summary: 'Give a form that takes one document straight to storage.',
    request: json(presignRequestSchema),
    response: json(presignedUploadSchema),
    errors: ['invalid_file_type'],
  },
  uploadDocument: {
    noun: 'document',
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    summary: 'Read the text of a document: sent as a form, or named by the key it was stored under.',
    request: { type: 'multipart', fileField: 'document', schema: uploadedKeySchema },
    response: json(uploadResponseSchema),
    errors: [
      'invalid_file_type',
      'unreadable_document',
      'empty_document',
      'encrypted_document',
      'too_large',
      'not_found',
      'timeout',
    ],
    carriesContractText: true,
  },
  analyzeClause: {
    noun: 'analysis',
    method: 'POST',
    path: '/api/analyze',
    access: 'member',
    summary: 'Analyse a clause and store the analysis.',
    requestHeaders: {
      'idempotency-key':
        'A value of the caller. Repeating the call with it within 24 hours gives the first answer and makes nothing new.',
    },
    request: json(analyzeRequestSchema),
    response: json(analyzeResponseSchema),
    errors: ['too_large', 'idempotency_key_reused', 'conflict', 'timeout'],
    carriesContractText: true,
  },
  listAnalyses: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses',
    access: 'member',
    summary: 'List the caller’s analyses, newest first.',
    query: pageQuerySchema,
    response: json(z.array(analysisSummarySchema)),
    responseHeaders: {
      link: 'The next page, with rel="next", where there is one.',
      'x-total-count': 'How many analyses the caller has in all.',
    },
  },
  getAnalysis: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses/{id}',
    access: 'member',
    summary: 'Read one stored analysis.',
    response: json(storedAnalysisSchema),
    errors: ['not_found'],
  },
  deleteAnalysis: {
    noun: 'analysis',
    method: 'DELETE',
    path: '/api/analyses/{id}',
    access: 'member',
    summary: 'Delete an analysis and everything that belongs to it.',
    response: empty,
    errors: ['not_found'],
  },
  listAuditEntries: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses/{id}/audit',
    access: 'member',
    summary: 'List what was done with an analysis, newest first.',
    response: json(z.array(auditEntrySchema)),
    errors: ['not_found'],
  },
  exportAnalysis: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analysis/{id}/pdf',
    access: 'member',
    summary: 'Give the report of an analysis as PDF; a large one by a redirect to storage.',
    response: { type: 'binary', mediaType: 'application/pdf' },
    errors: ['not_found'],
  },
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

/** What a caller sends to a route, before defaults are filled in. */
export type RequestOf<R extends Route> = R['request'] extends { readonly schema: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined;

/** What a handler receives of the request's content, defaults filled in. */
export type BodyOf<R extends Route> = R['request'] extends { readonly schema: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
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
