import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The credentials everything on this machine signs with; they open nothing elsewhere. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' } as const;

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Whether two hexadecimal signatures are the same, in constant time. */
export const isSameSignature = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Signs with AWS Signature Version 4.
 * @param credential `key/date/region/service/aws4_request`
 * @returns the signature in hexadecimal, or undefined where the credential is not the local one
 */
export const sign = (credential: string, text: string): string | undefined => {
  const [accessKeyId, date = '', region = '', service = '', terminator] = credential.split('/');
  if (accessKeyId !== localCredentials.accessKeyId || service !== 's3' || terminator !== 'aws4_request')
    return undefined;
  const key = hmac(hmac(hmac(hmac(`AWS4${localCredentials.secretAccessKey}`, date), region), service), terminator);
  return hmac(key, text).toString('hex');
};

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign_) => `%${sign_.charCodeAt(0).toString(16).toUpperCase()}`);

interface SignedRequest {
  readonly method: string;
  /** The path as it was sent, encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Parses `20260131T120000Z` into epoch milliseconds. */
export const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const expectedSignature = (
  { method, path, query: parameters, headers }: SignedRequest,
  {
    credential,
    date,
    signedHeaders,
    payloadHash,
  }: Readonly<Record<'credential' | 'date' | 'signedHeaders' | 'payloadHash', string>>,
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
  return sign(credential, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n'));
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
  const payloadHash = String(headers['x-amz-content-sha256'] ?? '');
  const expected = expectedSignature(request, { credential, date, signedHeaders, payloadHash });
  if (expected === undefined || !isSameSignature(expected, signature)) return 'invalid';
  return Math.abs(parseAmzDate(date) - now) <= skewMs ? 'valid' : 'expired';
};
