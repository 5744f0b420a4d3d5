import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { defaultPageSize, maxPageSize } from '../limits.ts';

/**
 * Who may call an endpoint: anyone at all; whoever has a session, in whatever state the account is; whoever the gate
 * lets into the application (a visitor in public mode); an approved and active account; or such an account that is an
 * admin's.
 */
export type Access = 'anyone' | 'session' | 'member' | 'account' | 'admin';

/** How a request carries its content: as JSON, or as a multipart form with one file (or JSON that names a stored one). */
type RequestContent =
  | { readonly type: 'json'; readonly schema: z.ZodMiniType }
  | {
      readonly type: 'multipart';
      readonly fileField: string;
      /** The JSON that names a stored file instead. */
      readonly schema: z.ZodMiniType;
      /** The form's other fields, where it has any. */
      readonly fields?: z.ZodMiniType;
    };

type ResponseContent =
  | { readonly type: 'json'; readonly schema: z.ZodMiniType }
  | { readonly type: 'binary'; readonly mediaType: string }
  | { readonly type: 'empty' };

/** What a caller accepts, in the header `Accept`, who wants a route's events. */
export const eventStream = 'text/event-stream';

/** One kind of event: what it carries, and what it tells. */
interface RouteEvent {
  readonly schema: z.ZodMiniType;
  readonly meaning: string;
}

export interface Route {
  /** The folder of the handler: `functions/api/<noun>/<name-in-kebab-case>.ts`. */
  readonly noun:
    | 'system'
    | 'account'
    | 'document'
    | 'analysis'
    | 'negotiation'
    | 'administration'
    | 'playbook'
    | 'template'
    | 'subscription';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its parameters in braces, as API Gateway and OpenAPI write it. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  readonly request?: RequestContent;
  readonly response: ResponseContent;
  /** What it answers event by event, by their names, where its caller accepts `text/event-stream`. */
  readonly events?: Readonly<Record<string, RouteEvent>>;
  /** Headers a client may send beside the usual ones, with what they mean. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** Whether an answer can be larger than a function may give: it is then fetched from storage, by a redirect. */
  readonly mayBeLarge?: true;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Where the answer holds the id that other endpoints of the noun take in their path, as a JSON pointer. */
  readonly idAt?: `/${string}`;
  /** Error codes beyond those every endpoint can give. */
  readonly errors?: readonly ErrorCode[];
  /** Whether a public visitor is recognised (or remembered from now on) although anyone may call. */
  readonly remembersVisitor?: true;
  /** Whether requests hold contract text, which a firewall's content rules must not judge. */
  readonly carriesContractText?: true;
}

export const json = <Schema extends z.ZodMiniType>(schema: Schema) => ({ type: 'json', schema }) as const;
export const empty = { type: 'empty' } as const;

/** The query of a list that comes in pages. */
export const pageQuerySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), defaultPageSize),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
});

/** The header that leads to the next page of a list. */
export const linkHeader = { link: 'The next page, with rel="next", where there is one.' } as const;

/** What can be wrong with a file that is sent to be read. */
export const uploadErrors = [
  'invalid_file_type',
  'unreadable_document',
  'empty_document',
  'encrypted_document',
  'too_large',
  'limit_reached',
  'not_found',
  'timeout',
] as const;
