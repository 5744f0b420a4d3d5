import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Listening } from '../../../infra/local/listen.ts';
import { startS3 } from '../../../infra/local/s3/start-s3.ts';
import { localCredentials } from '../../../infra/local/signature.ts';

const Bucket = 'documents';
const page = 'http://127.0.0.1:3000';
let directory: string;
let service: Listening;
let client: S3Client;

const start = async () => {
  service = await startS3({ directory, bucket: Bucket, allowedOrigins: () => [page] });
  client = clientWith(localCredentials.secretAccessKey);
};
const clientWith = (secretAccessKey: string) =>
  new S3Client({
    endpoint: service.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'local', secretAccessKey },
  });

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  await start();
});

afterAll(async () => {
  client.destroy();
  await service.close();
  await rm(directory, { recursive: true });
});

const put = (Key: string, Body: string | Uint8Array) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
const text = async (Key: string, Range?: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range !== undefined && { Range }) }));
  return Body?.transformToString();
};
const nameOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Error).name,
  );

const presign = (options: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(client, {
    Bucket,
    Key: 'uploads/owner/file',
    Conditions: [['content-length-range', 1, 1000]],
    Expires: 60,
    ...options,
  });
const send = async (form: { url: string; fields: Record<string, string> }, bytes: number) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(bytes).fill(97)]), 'file.txt');
  const response = await fetch(form.url, { method: 'POST', body, headers: { origin: page } });
  return { status: response.status, code: /<Code>(\w+)</.exec(await response.text())?.[1] };
};

describe('objects', () => {
  it('read back as they were stored, whole and in part, also after a restart', async () => {
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 251);
    await put('analyses/big', bytes);
    await put('analyses/small', 'abcdefghij');
    expect(await text('analyses/small', 'bytes=2-4')).toBe('cde');
    expect(await text('analyses/small', 'bytes=-3')).toBe('hij');
    await service.close();
    await start();
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'analyses/big' }));
    expect(Buffer.compare((await Body?.transformToByteArray()) ?? new Uint8Array(), bytes)).toBe(0);
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'analyses/small' }))).toMatchObject({
      ContentLength: 10,
    });
  });

  it('are decoded where the sender streams them in signed chunks with a trailing checksum', async () => {
    function* parts() {
      for (let index = 0; index < 50; index += 1) yield Buffer.from(`part ${index};`.repeat(1000));
    }
    const { Readable } = await import('node:stream');
    const expected = Array.from({ length: 50 }, (_, index) => `part ${index};`.repeat(1000)).join('');
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'streamed',
        Body: Readable.from(parts()),
        ContentLength: expected.length,
        ChecksumAlgorithm: 'CRC32',
      }),
    );
    expect(await text('streamed')).toBe(expected);
  });

  it.each(['../../escape', 'a/../../b', '\u202Etxt.exe', 'x\r\ny', 'k'.repeat(1000), '__proto__', '%2e%2e%2f'])(
    'with the key %j stay in their folder',
    async (Key) => {
      await put(Key, 'content');
      expect(await text(Key)).toBe('content');
      expect(
        (await readdir(directory)).every((name) => /^[0-9a-f]{64}\.[0-9a-f-]+|^[0-9a-f]{64}\.json$/.test(name)),
      ).toBe(true);
    },
  );

  it('that are not there answer NoSuchKey, and deleting them is no error', async () => {
    expect(await nameOf(text('absent'))).toBe('NoSuchKey');
    await put('gone-1', 'x');
    const { Deleted } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'gone-1' }, { Key: 'absent & <odd>' }] } }),
    );
    expect(Deleted).toHaveLength(2);
    expect(await nameOf(text('gone-1'))).toBe('NoSuchKey');
  });

  it('list page by page under a prefix', async () => {
    for (const name of ['a', 'b', 'c']) await put(`list/${name}`, 'x');
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/b']);
    const rest = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    );
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(['list/c']);
    expect(rest.IsTruncated).toBe(false);
  });
});

describe('access', () => {
  it('is refused to a stranger, who may not even list, and to a wrong key', async () => {
    await put('private', 'secret');
    expect((await fetch(`${service.url}/${Bucket}/private`)).status).toBe(403);
    expect((await fetch(`${service.url}/${Bucket}?list-type=2`)).status).toBe(403);
    expect(await nameOf(clientWith('wrong').send(new GetObjectCommand({ Bucket, Key: 'private' })))).toBe(
      'SignatureDoesNotMatch',
    );
  });

  it('is given by a signed address until it expires, for its own object only', async () => {
    await put('report one', 'the report');
    const command = new GetObjectCommand({
      Bucket,
      Key: 'report one',
      ResponseContentDisposition: 'attachment; filename="contract-analysis.pdf"',
    });
    const url = await getSignedUrl(client, command, { expiresIn: 60 });
    const response = await fetch(url, { headers: { origin: page } });
    expect(await response.text()).toBe('the report');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="contract-analysis.pdf"');
    expect(response.headers.get('access-control-allow-origin')).toBe(page);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect((await fetch(url.replace('report%20one', 'private'))).status).toBe(403);
    expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
    const past = new Date(Date.now() - 120_000);
    const expired = await getSignedUrl(client, command, { expiresIn: 60, signingDate: past });
    expect((await fetch(expired)).status).toBe(403);
  });

  it('from another page is not allowed by CORS', async () => {
    const response = await fetch(`${service.url}/${Bucket}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a presigned form', () => {
  it('stores one file of an allowed size under its key', async () => {
    expect(await send(await presign(), 1000)).toMatchObject({ status: 204 });
    expect(await text('uploads/owner/file')).toBe('a'.repeat(1000));
  });

  it('refuses a file that is too large or empty, and leaves nothing of it', async () => {
    const form = await presign({ Key: 'uploads/owner/large' });
    expect(await send(form, 1001)).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect(await send(form, 0)).toEqual({ status: 400, code: 'EntityTooSmall' });
    expect(await nameOf(text('uploads/owner/large'))).toBe('NoSuchKey');
  });

  it('refuses another key, another field, a tampered policy and a forged signature', async () => {
    const form = await presign();
    const fields = form.fields as Record<string, string>;
    const variants = [
      { ...fields, key: 'uploads/other/file' },
      { ...fields, acl: 'public-read' },
      { ...fields, Policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString('base64') },
      { ...fields, 'X-Amz-Signature': '0'.repeat(64) },
    ];
    for (const variant of variants) expect((await send({ url: form.url, fields: variant }, 10)).status).toBe(403);
    expect(await nameOf(text('uploads/other/file'))).toBe('NoSuchKey');
  });

  it('refuses what does not start as it must', async () => {
    const form = await presign({
      Key: 'uploads/owner/${filename}',
      Conditions: [['starts-with', '$Content-Type', 'text/']],
      Fields: { 'Content-Type': 'image/png' },
    });
    expect((await send(form as never, 10)).status).toBe(403);
  });

  it('refuses everything once it has expired', async () => {
    const form = await presign({ Expires: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await send(form, 10)).toEqual({ status: 403, code: 'AccessDenied' });
  });
});
