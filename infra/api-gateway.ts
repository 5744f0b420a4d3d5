import { wordMediaType } from '../shared/documents.ts';
import { longestAnswerMs } from '../shared/limits.ts';
import { routeEntries } from '../shared/routes.ts';

/*
 * What API Gateway and Lambda do with every call, as data: the API stack configures what can be configured, the local
 * gateway enforces all of it. Figures: "Amazon API Gateway endpoints and quotas" and "Lambda quotas" of AWS.
 */

/** The most a request to API Gateway may carry, in bytes. */
export const maxRequestBytes = 10 * 1024 * 1024;

/** The most one invocation of a Lambda may be given, and may answer, in bytes of JSON. */
export const maxInvocationBytes = 6 * 1024 * 1024;

/** How long API Gateway waits for a Lambda, in milliseconds. */
export const integrationTimeoutMs = longestAnswerMs;

/**
 * Media types whose bodies travel as base64: forms with files, and reports. JSON is not among them, because AWS promises
 * to hold bodies against models for text alone.
 */
export const binaryMediaTypes: readonly string[] = ['multipart/form-data', 'application/pdf', wordMediaType];

/**
 * What a request for a file of any type says it accepts, whatever its sender wrote: API Gateway decodes an answer only where the
 * first type of `Accept` is a binary one, and browsers ask for a report with any type. The edge writes it.
 */
export const acceptedFile = 'application/pdf';

/** A pattern that matches the paths of the given routes and no others. */
export const pathPattern = (paths: readonly string[]): string => {
  const patterns = paths.map((path) => path.replace(/[.+*?^$()[\]|\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+'));
  return `^(${patterns.join('|')})$`;
};

/** Matches the paths of the routes that answer a file themselves. */
export const filePathPattern = pathPattern(
  routeEntries
    .filter(([, { response }]) => response.type === 'binary' && binaryMediaTypes.includes(response.mediaType))
    .map(([, { path }]) => path),
);

/** The answers API Gateway gives by itself, in the one shape of every error answer. */
export const gatewayErrors = {
  notFound: { statusCode: 404, code: 'not_found', error: 'There is nothing here.' },
  badBody: {
    statusCode: 400,
    code: 'invalid_request',
    error: 'The request body is not JSON, lacks a field, or holds one of the wrong type.',
  },
  badParameters: { statusCode: 400, code: 'invalid_request', error: 'The request lacks a parameter.' },
  tooLarge: { statusCode: 413, code: 'too_large', error: 'The request is too large.' },
  failed: { statusCode: 502, code: 'internal', error: 'Something went wrong on our side. Please try again.' },
  busy: { statusCode: 503, code: 'unavailable', error: 'Too much is asked for at once. Please try again shortly.' },
  timeout: { statusCode: 504, code: 'timeout', error: 'The answer took too long. Please try again.' },
} as const;
