import * as z from 'zod/mini';

/**
 * Every error an endpoint can answer with, and the HTTP status that carries it.
 * The code is stable and for programs; the message beside it is for people.
 */
export const errorStatus = {
  invalid_request: 400,
  invalid_file_type: 400,
  unreadable_document: 422,
  empty_document: 422,
  encrypted_document: 422,
  invalid_code: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  limit_reached: 402,
  forbidden: 403,
  account_pending: 403,
  account_rejected: 403,
  account_inactive: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one shape of every error answer. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
