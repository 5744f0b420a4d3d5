import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { binaryMediaTypes } from '../../api-gateway.ts';
import type { RoutePattern } from './match-route.ts';

interface ProxyEventOptions {
  readonly request: IncomingMessage;
  readonly route: RoutePattern;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly requestId: string;
  /** When the request began to arrive, in epoch milliseconds. */
  readonly arrivedAtMs: number;
  /** Headers the edge sets, by names in lower case; what the client sent under these names is dropped. */
  readonly edgeHeaders: Readonly<Record<string, string>>;
}

/** Headers that concern one connection and never reach a Lambda. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether the gateway counts a media type (with or without parameters) as binary. */
export const isBinaryMediaType = (mediaType: string): boolean => {
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return binaryMediaTypes.includes(essence);
};

/** The event a REST API of API Gateway gives to a Lambda with proxy integration (payload format 1.0). */
export const toProxyEvent = ({
  request,
  route,
  pathParameters,
  body,
  requestId,
  arrivedAtMs,
  edgeHeaders,
}: ProxyEventOptions): APIGatewayProxyEvent => {
  const url = new URL(request.url ?? '/', 'http://gateway.invalid');
  const multiValueHeaders = headersOf(request.rawHeaders, edgeHeaders);
  const multiValueQuery = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)]),
  );
  const isBase64Encoded = body.length > 0 && isBinaryMediaType(request.headers['content-type'] ?? 'application/json');
  return {
    resource: route.path,
    path: url.pathname,
    httpMethod: route.method,
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: url.search.length > 1 ? lastOf(multiValueQuery) : null,
    multiValueQueryStringParameters: url.search.length > 1 ? multiValueQuery : null,
    pathParameters: Object.keys(pathParameters).length > 0 ? { ...pathParameters } : null,
    stageVariables: null,
    body: body.length === 0 ? null : body.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: null,
      protocol: 'HTTP/1.1',
      httpMethod: route.method,
      path: url.pathname,
      resourceId: 'local',
      resourcePath: route.path,
      stage: 'local',
      requestId,
      requestTime: new Date(arrivedAtMs).toUTCString(),
      requestTimeEpoch: arrivedAtMs,
      identity: {
        ...noIdentity,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? null,
      },
    },
  };
};

const noIdentity = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

const headersOf = (
  rawHeaders: readonly string[],
  edgeHeaders: Readonly<Record<string, string>>,
): Record<string, string[]> => {
  const headers = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const key = name.toLowerCase();
    if (hopByHop.has(key) || Object.hasOwn(edgeHeaders, key)) continue;
    const known = headers.get(key) ?? { name, values: [] };
    known.values.push(rawHeaders[index + 1] ?? '');
    headers.set(key, known);
  }
  for (const [name, value] of Object.entries(edgeHeaders)) headers.set(name, { name, values: [value] });
  return Object.fromEntries([...headers.values()].map(({ name, values }) => [name, values]));
};

const lastOf = (values: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? '']));
