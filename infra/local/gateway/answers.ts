import type { IncomingMessage, ServerResponse } from 'node:http';
import { gatewayErrors, maxInvocationBytes } from '../../api-gateway.ts';
import { preludeEnd } from './prelude.ts';
import { isBinaryMediaType } from './proxy-event.ts';

type GatewayError = keyof typeof gatewayErrors;

/** After how many seconds it makes sense to ask again where too much is asked for at once. */
const busySeconds = 2;

interface HandlerResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number | boolean>>;
  readonly multiValueHeaders?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** Sends the answer the gateway gives by itself, in the shape of every error answer. */
export const sendGatewayError = (response: ServerResponse, kind: GatewayError, requestId: string): void => {
  if (response.headersSent) return;
  const { statusCode, code, error } = gatewayErrors[kind];
  const body = JSON.stringify({ error, code, requestId });
  response.writeHead(statusCode, {
    ...(kind === 'busy' && { 'retry-after': String(busySeconds) }),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
};

/**
 * Sends what a handler answered.
 * @param payload the handler's answer as JSON; one that API Gateway could not use becomes a 502
 */
export const sendHandlerResult = (
  request: IncomingMessage,
  response: ServerResponse,
  payload: string,
  requestId: string,
): void => {
  if (response.headersSent) return;
  const result = Buffer.byteLength(payload) > maxInvocationBytes ? undefined : parseResult(payload);
  if (result === undefined) {
    sendGatewayError(response, 'failed', requestId);
    return;
  }
  setHeaders(response, result);
  const accepted = request.headers.accept?.split(',')[0] ?? '*/*';
  const isBinary = result.isBase64Encoded === true && isBinaryMediaType(accepted);
  const body = Buffer.from(result.body ?? '', isBinary ? 'base64' : 'utf8');
  response.setHeader('content-length', body.length);
  response.writeHead(result.statusCode);
  response.end(body);
};

const setHeaders = (
  response: ServerResponse,
  { headers: single = {}, multiValueHeaders = {} }: Pick<HandlerResult, 'headers' | 'multiValueHeaders'>,
): void => {
  const headers = new Map<string, string[]>();
  for (const [name, value] of Object.entries(single)) headers.set(name.toLowerCase(), [String(value)]);
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    const key = name.toLowerCase();
    headers.set(key, [...new Set([...(headers.get(key) ?? []), ...values.map(String)])]);
  }
  for (const [name, values] of headers) response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values);
  if (!headers.has('content-type')) response.setHeader('content-type', 'application/json');
};

/** An answer that a function streams, as API Gateway hands it on. */
export interface StreamedAnswer {
  readonly take: (chunk: Uint8Array) => void;
  /** Whether it has begun as it must: with a status and headers. */
  readonly end: () => boolean;
}

/**
 * Hands on what a function streams: first its status and headers, as JSON that zeros end, then its content as it comes.
 * @param silentMs how long it may be silent before the edge takes it for broken
 */
export const streamTo = (response: ServerResponse, silentMs: number): StreamedAnswer => {
  let before: Buffer | undefined = Buffer.alloc(0);
  const pass = (chunk: Uint8Array): void => {
    if (chunk.byteLength > 0 && !response.destroyed && !response.writableEnded) response.write(chunk);
  };
  const take = (chunk: Uint8Array): void => {
    if (before === undefined) {
      pass(chunk);
      return;
    }
    before = Buffer.concat([before, chunk]);
    const end = before.indexOf(Buffer.alloc(preludeEnd));
    if (end < 0 || response.headersSent) return;
    const prelude = parseResult(before.toString('utf8', 0, end));
    if (prelude === undefined) return;
    setHeaders(response, prelude);
    response.setTimeout(silentMs, () => response.destroy());
    response.writeHead(prelude.statusCode);
    const first = before.subarray(end + preludeEnd);
    before = undefined;
    pass(first);
  };
  return {
    take,
    end: () => {
      if (before === undefined) response.end();
      return before === undefined;
    },
  };
};

const known = new Set(['statusCode', 'headers', 'multiValueHeaders', 'body', 'isBase64Encoded']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** API Gateway takes an answer with a numeric status, a string body and no field it does not know. */
const parseResult = (payload: string): HandlerResult | undefined => {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value) || Object.keys(value).some((name) => !known.has(name))) return undefined;
  const { statusCode, body, headers, multiValueHeaders } = value;
  if (!Number.isInteger(statusCode) || Number(statusCode) < 200 || Number(statusCode) > 599) return undefined;
  if (body !== undefined && typeof body !== 'string') return undefined;
  if (headers !== undefined && !isRecord(headers)) return undefined;
  if (multiValueHeaders !== undefined && !isRecord(multiValueHeaders)) return undefined;
  return value as unknown as HandlerResult;
};
