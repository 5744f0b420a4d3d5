import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * The credentials everything on this machine signs with, made anew by each start: other programs and pages on this
 * machine reach the services' ports, and only who was told the key is answered. `endpoints.json` tells it to its owner.
 */
export const localCredentials = {
  accessKeyId: 'local',
  secretAccessKey: randomBytes(32).toString('base64url'),
} as const;

/** The access key of a function: who signs with it is held to what the function may do, everybody else to nothing. */
export const accessKeyOf = (functionName: string): string => `${localCredentials.accessKeyId}.${functionName}`;

/** The function that signed a request; undefined where it was none. */
export const signingFunction = ({ headers }: IncomingMessage): string | undefined =>
  /Credential=[^./]+\.(\w+)\//.exec(headers.authorization ?? '')?.[1];

/** The services' names in signatures. */
type SignedService = 's3' | 'dynamodb' | 'secretsmanager' | 'textract' | 'cognito-idp' | 'ses' | 'sqs';

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

const signingKeys = new Map<string, Buffer>();

/** The most keys that are remembered: one a day, service and secret is enough. */
const rememberedKeys = 50;

/** The key of a day, a region and a service, which every signature of them begins with. */
const signingKey = (scope: readonly [secret: string, date: string, region: string, service: string]): Buffer => {
  const name = scope.join('/');
  const known = signingKeys.get(name);
  if (known) return known;
  const [secret, ...parts] = scope;
  const key = [...parts, 'aws4_request'].reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  if (signingKeys.size >= rememberedKeys) signingKeys.clear();
  signingKeys.set(name, key as Buffer);
  return key as Buffer;
};

/** Whether two hexadecimal signatures are the same, in constant time. */
export const isSameSignature = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Signs with AWS Signature Version 4.
 * @param credential `key/date/region/service/aws4_request`
 * @param signedFor the service the credential must be of
 * @returns the signature in hexadecimal, or undefined where the credential is not the local one
 */
export const sign = (
  credential: string,
  text: string,
  signedFor: SignedService = 's3',
  secretAccessKey: string = localCredentials.secretAccessKey,
): string | undefined => {
  const [accessKeyId, date = '', region = '', service = '', terminator] = credential.split('/');
  if (
    accessKeyId?.split('.')[0] !== localCredentials.accessKeyId ||
    service !== signedFor ||
    terminator !== 'aws4_request'
  )
    return undefined;
  return hmac(signingKey([secretAccessKey, date, region, service]), text).toString('hex');
};

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign_) => `%${sign_.charCodeAt(0).toString(16).toUpperCase()}`);

interface SignedRequest {
  readonly method: string;
  /** The path as it was sent, encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whom it is signed for; storage where it is not given. */
  readonly service?: SignedService;
  /** The hash of the body, in hexadecimal; what the request says of it where it is not given. */
  readonly bodyHash?: string;
}

/** Parses `20260131T120000Z` into epoch milliseconds. */
export const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const expectedSignature = (
  { method, path, query: parameters, headers, service }: SignedRequest,
  {
    credential,
    date,
    signedHeaders,
    payloadHash,
  }: Readonly<Record<'credential' | 'date' | 'signedHeaders' | 'payloadHash', string>>,
  secretAccessKey?: string,
): string | undefined => {
  const query = [...parameters]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headerLines = signedHeaders
    .split(';')
    .map((name) => `${name}:${[headers[name] ?? ''].flat().join(',').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const canonical = [method, path, query, headerLines, signedHeaders, payloadHash].join('\n');
  const scope = credential.split('/').slice(1).join('/');
  const digest = createHash('sha256').update(canonical).digest('hex');
  return sign(credential, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n'), service, secretAccessKey);
};

export type SignatureVerdict = 'valid' | 'anonymous' | 'invalid' | 'expired';

/** How far a signed request's time may be from this machine's, in milliseconds. */
const skewMs = 15 * 60 * 1000;

/** Verifies a request signed by its `Authorization` header or by its query string. */
export const verifySignature = (request: SignedRequest, now = Date.now()): SignatureVerdict => {
  const { query, headers } = request;
  if (query.has('X-Amz-Signature')) {
    const date = query.get('X-Amz-Date') ?? '';
    const seconds = Number(query.get('X-Amz-Expires'));
    const expected = expectedSignature(request, {
      credential: query.get('X-Amz-Credential') ?? '',
      date,
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      payloadHash: 'UNSIGNED-PAYLOAD',
    });
    if (expected === undefined || !isSameSignature(expected, query.get('X-Amz-Signature') ?? '')) return 'invalid';
    return parseAmzDate(date) + seconds * 1000 >= now && seconds <= 7 * 24 * 60 * 60 ? 'valid' : 'expired';
  }
  const authorization = headers['authorization'];
  if (typeof authorization !== 'string') return 'anonymous';
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/.exec(authorization) ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return 'invalid';
  const date = String(headers['x-amz-date'] ?? '');
  const payloadHash = request.bodyHash ?? String(headers['x-amz-content-sha256'] ?? '');
  const expected = expectedSignature(request, { credential, date, signedHeaders, payloadHash });
  if (expected === undefined || !isSameSignature(expected, signature)) return 'invalid';
  return Math.abs(parseAmzDate(date) - now) <= skewMs ? 'valid' : 'expired';
};

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Whether a service's request, whose body was read, was signed with this start's key. */
const verifyBody = (service: SignedService, request: IncomingMessage, body: Buffer): SignatureVerdict => {
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
  const signed = {
    method: request.method ?? 'POST',
    path,
    query: new URLSearchParams(search),
    headers: request.headers,
    service,
    bodyHash: sha256(body),
  };
  // Caller and service share a clock, and the key ends with the start: there is no other time to hold this one against.
  return verifySignature(signed, parseAmzDate(String(request.headers['x-amz-date'] ?? '')));
};

/** What a service answers a request that was not signed, or not with this start's key; undefined where it was. */
export const refusalOf = (
  service: SignedService,
  request: IncomingMessage,
  body: Buffer,
):
  | { readonly __type: 'MissingAuthenticationTokenException' | 'InvalidSignatureException'; readonly message: string }
  | undefined => {
  const verdict = verifyBody(service, request, body);
  if (verdict === 'valid') return undefined;
  return verdict === 'anonymous'
    ? { __type: 'MissingAuthenticationTokenException', message: 'Missing Authentication Token' }
    : { __type: 'InvalidSignatureException', message: 'The request signature does not match.' };
};

/**
 * The headers by which a service of this machine calls another one with a POST of JSON.
 * @param secretAccessKey this process's own key where it is not given
 */
export const signedHeaders = (
  service: SignedService,
  url: string,
  body: string,
  secretAccessKey?: string,
): Readonly<Record<string, string>> => {
  const { host, pathname } = new URL(url);
  const date = new Date().toISOString().replace(/[:-]|\.\d{3}/g, '');
  const credential = `${localCredentials.accessKeyId}/${date.slice(0, 8)}/us-east-1/${service}/aws4_request`;
  const headers = { 'content-type': 'application/json', host, 'x-amz-date': date };
  const names = Object.keys(headers).join(';');
  const signature = expectedSignature(
    { method: 'POST', path: pathname, query: new URLSearchParams(), headers, service },
    { credential, date, signedHeaders: names, payloadHash: sha256(Buffer.from(body)) },
    secretAccessKey,
  );
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature ?? ''}`;
  return { 'content-type': headers['content-type'], 'x-amz-date': date, authorization };
};
