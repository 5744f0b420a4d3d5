/*
 * What API Gateway and Lambda do with every call, as data: the API stack configures what can be configured, the local
 * gateway enforces all of it. Figures: "Amazon API Gateway endpoints and quotas" and "Lambda quotas" of AWS.
 */

/** The most a request to API Gateway may carry, in bytes. */
export const maxRequestBytes = 10 * 1024 * 1024;

/** The most one invocation of a Lambda may be given, and may answer, in bytes of JSON. */
export const maxInvocationBytes = 6 * 1024 * 1024;

/** How long API Gateway waits for a Lambda, in milliseconds. */
export const integrationTimeoutMs = 29_000;

/**
 * Media types whose bodies travel as base64. With these, API Gateway decodes an answer only where the request's first
 * `Accept` type is among them, and browsers ask for PDF with any type first: so everything counts as binary.
 */
export const binaryMediaTypes: readonly string[] = ['*/*'];

/** The answers API Gateway gives by itself, in the one shape of every error answer. */
export const gatewayErrors = {
  notFound: { statusCode: 404, code: 'not_found', error: 'There is nothing here.' },
  tooLarge: { statusCode: 413, code: 'too_large', error: 'The request is too large.' },
  failed: { statusCode: 502, code: 'internal', error: 'Something went wrong on our side. Please try again.' },
  timeout: { statusCode: 504, code: 'timeout', error: 'The answer took too long. Please try again.' },
} as const;
