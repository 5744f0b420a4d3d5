import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readBody } from '../gateway/read-body.ts';
import { BadBodyError, decodeChunks } from './decode-chunks.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { receiveForm } from './receive-form.ts';
import { verifySignature } from '../signature.ts';
import { escapeXml, sendXml, StorageError, unescapeXml } from './xml.ts';

export interface StorageRequest {
  readonly bucket: string;
  readonly files: ObjectFiles;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const maxListBodyBytes = 2 * 1024 * 1024;

/**
 * Answers one request for objects of the bucket.
 * @throws StorageError with what S3 would say
 */
export const answerRequest = async (options: StorageRequest): Promise<void> => {
  const { bucket, request, response } = options;
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
  const query = new URLSearchParams(search);
  const [, name = '', ...parts] = path.split('/');
  const method = request.method ?? 'GET';
  const key = decode(parts.join('/'));
  const isForm =
    method === 'POST' && key === '' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  if (!isForm) authorise(method, path, query, request);
  if (decode(name) !== bucket) throw new StorageError(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (isForm) return receiveForm(options);
  if (key === '') {
    if (method === 'POST' && query.has('delete')) return deleteObjects(options);
    if (method === 'GET' && query.get('list-type') === '2') return listObjects(options, query);
    if (method === 'HEAD') {
      response.writeHead(200).end();
      return;
    }
  } else {
    if (method === 'PUT') return putObject(options, key);
    if (method === 'GET' || method === 'HEAD') return getObject(options, key, query);
    if (method === 'DELETE') {
      await options.files.remove(key);
      response.writeHead(204).end();
      return;
    }
  }
  throw new StorageError(501, 'NotImplemented', 'This operation is not there on this machine.');
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
};

const authorise = (method: string, path: string, query: URLSearchParams, request: IncomingMessage): void => {
  const verdict = verifySignature({ method, path, query, headers: request.headers });
  if (verdict === 'valid') return;
  if (verdict === 'invalid') {
    throw new StorageError(403, 'SignatureDoesNotMatch', 'The request signature does not match.');
  }
  throw new StorageError(403, 'AccessDenied', verdict === 'expired' ? 'Request has expired' : 'Access Denied');
};

const putObject = async ({ files, request, response }: StorageRequest, key: string): Promise<void> => {
  const announced = String(request.headers['x-amz-content-sha256'] ?? '');
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const content = announced.startsWith('STREAMING-') ? decodeChunks(request) : request;
  const metadata = Object.entries(request.headers)
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name, String(value)]);
  const check = (): void => {
    if (/^[0-9a-f]{64}$/.test(announced) && hash.digest('hex') !== announced)
      throw new BadBodyError('the hash differs');
  };
  const object = await files
    .put({
      key,
      body: Readable.from(hashed(content)),
      contentType: request.headers['content-type'] ?? 'binary/octet-stream',
      metadata: Object.fromEntries(metadata) as Record<string, string>,
      check,
    })
    .catch((error: unknown) => {
      throw error instanceof BadBodyError ? new StorageError(400, 'BadDigest', error.message) : error;
    });
  response.writeHead(200, { etag: object.etag }).end();
};

const overridable = ['content-type', 'content-disposition', 'cache-control', 'content-encoding'] as const;

const getObject = async (
  { files, request, response }: StorageRequest,
  key: string,
  query: URLSearchParams,
): Promise<void> => {
  const object = await files.find(key);
  if (object === undefined) throw new StorageError(404, 'NoSuchKey', 'The specified key does not exist.');
  response.setHeader('content-type', object.contentType);
  response.setHeader('etag', object.etag);
  response.setHeader('last-modified', new Date(object.lastModified).toUTCString());
  response.setHeader('accept-ranges', 'bytes');
  for (const [name, value] of Object.entries(object.metadata)) response.setHeader(name, value);
  for (const name of overridable) {
    const value = query.get(`response-${name}`);
    if (value !== null) response.setHeader(name, value);
  }
  const range = rangeOf(request.headers.range, object);
  if (range !== undefined) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  response.setHeader('content-length', end - start + 1);
  response.writeHead(range === undefined ? 200 : 206);
  if (request.method === 'HEAD' || end < start) {
    response.end();
    return;
  }
  await pipeline(createReadStream(files.fileOf(key), { start, end }), response).catch(() => response.destroy());
};

const rangeOf = (header: string | undefined, { size }: StoredObject) => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end)
    throw new StorageError(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
};

const deleteObjects = async ({ files, request, response }: StorageRequest): Promise<void> => {
  const body = await readBody(request, maxListBodyBytes);
  const text = (body ?? Buffer.alloc(0)).toString('utf8');
  const keys = [...text.matchAll(/<Key>([\s\S]*?)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
  if (keys.length === 0 || keys.length > 1000) throw new StorageError(400, 'MalformedXML', 'The XML is not valid.');
  for (const key of keys) await files.remove(key);
  const isQuiet = /<Quiet>true<\/Quiet>/.test(text);
  const deleted = isQuiet ? [] : keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  sendXml(response, 200, `<DeleteResult>${deleted.join('')}</DeleteResult>`);
};

const listObjects = async ({ bucket, files, response }: StorageRequest, query: URLSearchParams): Promise<void> => {
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString('utf8');
  const all = (await files.list(prefix)).filter(({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0);
  const page = all.slice(0, limit);
  const isTruncated = all.length > page.length;
  const next = Buffer.from(page.at(-1)?.key ?? '').toString('base64url');
  const contents = page.map(
    ({ key, lastModified, etag, size }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${lastModified}</LastModified>` +
      `<ETag>${escapeXml(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  sendXml(
    response,
    200,
    `<ListBucketResult><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>` +
      `<MaxKeys>${limit}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>` +
      `${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
  );
};
