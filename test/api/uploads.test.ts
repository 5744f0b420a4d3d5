import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PresignedUpload, UploadResponse } from '../../shared/documents.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { maxDocumentBytes, maxInlineDocumentBytes } from '../../shared/limits.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { pdfOfSize } from '../support/large-pdf.ts';

const samples = path.resolve(import.meta.dirname, '../../web/public/samples');
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const upload = (client: Client, bytes: Uint8Array | string, filename: string, type: string) => {
  const form = new FormData();
  form.append('document', new Blob([bytes as BlobPart], { type }), filename);
  return client.send<UploadResponse & ErrorBody>('POST', '/api/upload', { form });
};

const presign = (client: Client, filename: string, size: number) =>
  client.send<PresignedUpload & ErrorBody>('POST', '/api/upload/presign', { json: { filename, size } });

const store = ({ url, fields }: PresignedUpload, bytes: Uint8Array) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes as BlobPart]));
  return fetch(url, { method: 'POST', body: form });
};

describe('POST /api/upload', () => {
  it.each([
    ['saas-agreement.txt', 'text/plain'],
    ['saas-agreement.docx', docx],
    ['saas-agreement.pdf', 'application/pdf'],
  ])('GIVEN the sample %s THEN its text comes back', async (file, type) => {
    const client = await newVisitor();
    const [bytes, plain] = await Promise.all([
      readFile(path.join(samples, file)),
      readFile(path.join(samples, 'saas-agreement.txt'), 'utf8'),
    ]);
    const { status, json } = await upload(client, bytes, file, type);
    expect(status).toBe(200);
    expect(json.filename).toBe(file);
    const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const read = new Set(words(json.text));
    const missing = words(plain).filter((word) => !read.has(word));
    expect(missing).toEqual([]);
  });

  it.each([
    ['page.html', 'text/html', '<p>hi</p>', 'Please upload a PDF, Word document (DOCX), or text file.'],
    ['notes.md', 'text/markdown', '# hi', 'Please upload a PDF, Word document (DOCX), or text file.'],
  ])('GIVEN %s THEN the specification’s message', async (name, type, content, message) => {
    const { status, json } = await upload(await newVisitor(), content, name, type);
    expect([status, json.code, json.error]).toEqual([400, 'invalid_file_type', message]);
  });

  it.each([
    ['empty.txt', 'text/plain', ''],
    ['blank.txt', 'text/plain', ' \n '],
    ['damaged.pdf', 'application/pdf', '%PDF-1.7\nnothing of a PDF follows'],
    ['damaged.docx', docx, 'PK\u0003\u0004 no archive'],
    ['image.pdf', 'application/pdf', '\u0089PNG\r\n'],
  ])('GIVEN %s THEN a clear error and the next upload works', async (name, type, content) => {
    const client = await newVisitor();
    const { status, json } = await upload(client, content, name, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(json.error.length).toBeGreaterThan(15);
    expect((await upload(client, limitationOfLiability, 'good.txt', 'text/plain')).status).toBe(200);
  });

  it.each([
    '../../etc/passwd.txt',
    '..\\..\\windows\\x.txt',
    'a\r\nset-cookie: x=1.txt',
    'evil\u202Etxt.exe.txt',
    `${'n'.repeat(5_000)}.txt`,
  ])('acceptance 22: GIVEN the name %j THEN it reaches no key and no header', async (name) => {
    const client = await newVisitor();
    const form = new FormData();
    form.append('document', new Blob([limitationOfLiability], { type: 'text/plain' }), name);
    const { status, json, headers } = await client.send<UploadResponse>('POST', '/api/upload', { form });
    expect(status).toBe(200);
    expect(json.filename).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069/\\]/);
    expect(json.filename.length).toBeLessThanOrEqual(120);
    expect(headers.getSetCookie()).toEqual([]);
    const form2 = await presign(client, name, 100);
    expect(form2.status).toBe(200);
    expect(form2.json.key).toMatch(/^uploads\/visitor-[\w-]+\/[\w-]+$/);
  });
});

describe('acceptance 22: a name no form can carry', () => {
  it('GIVEN a name with NUL THEN it is refused clearly, and presigning keeps it out of the key', async () => {
    const client = await newVisitor();
    const { status, json } = await upload(client, limitationOfLiability, 'nul\u0000.txt', 'text/plain');
    expect([status, json.code]).toEqual([400, 'invalid_request']);
    expect((await presign(client, 'nul\u0000.txt', 100)).json.key).toMatch(/^uploads\/visitor-[\w-]+\/[\w-]+$/);
  });
});

describe('acceptance 1: documents up to 10 MB', () => {
  it('GIVEN exactly 10 MB WHEN it is stored by the presigned form THEN its text is read and the upload is gone', async () => {
    const client = await newVisitor();
    const bytes = await pdfOfSize(maxDocumentBytes, limitationOfLiability);
    expect(bytes.byteLength).toBe(10 * 1024 * 1024);
    const form = await presign(client, 'large.pdf', bytes.byteLength);
    expect(form.status).toBe(200);
    expect((await store(form.json, bytes)).status).toBe(204);
    const named = { key: form.json.key, filename: 'large.pdf' };
    const { status, json } = await client.send<UploadResponse>('POST', '/api/upload', { json: named });
    expect(status).toBe(200);
    expect(json.text.replace(/\s+/g, ' ')).toContain('shall not be liable to Harbour Foods plc');
    expect((await client.send('POST', '/api/upload', { json: named })).status).toBe(404);
  });

  it('GIVEN one byte more THEN presigning gives the specification’s message and storage refuses it too', async () => {
    const client = await newVisitor();
    const refused = await presign(client, 'large.pdf', maxDocumentBytes + 1);
    expect(refused.status).toBe(400);
    expect(refused.json.error).toContain('Please upload a file smaller than 10MB.');
    const form = await presign(client, 'large.pdf', maxDocumentBytes);
    const stored = await store(form.json, new Uint8Array(maxDocumentBytes + 1));
    expect(stored.status).toBe(400);
    expect(await stored.text()).toContain('EntityTooLarge');
  });

  it('GIVEN a form of what fits an invocation THEN it passes, and what does not fit is refused clearly', async () => {
    const client = await newVisitor();
    const fits = await pdfOfSize(maxInlineDocumentBytes, limitationOfLiability);
    expect((await upload(client, fits, 'fits.pdf', 'application/pdf')).status).toBe(200);
    const large = await pdfOfSize(maxInlineDocumentBytes * 2, limitationOfLiability);
    const refused = await upload(client, large, 'large.pdf', 'application/pdf');
    expect([refused.status, refused.json.code]).toEqual([413, 'too_large']);
  });

  it('GIVEN somebody else’s key THEN there is no such upload', async () => {
    const [owner, other] = await Promise.all([newVisitor(), newVisitor()]);
    const form = await presign(owner, 'mine.txt', 100);
    await store(form.json, new TextEncoder().encode(limitationOfLiability));
    const named = { key: form.json.key, filename: 'mine.txt' };
    expect((await other.send('POST', '/api/upload', { json: named })).status).toBe(404);
    for (const key of ['../secrets', `analyses/${form.json.key}`, '']) {
      const answer = await other.send('POST', '/api/upload', { json: { key, filename: 'x.txt' } });
      expect([400, 404]).toContain(answer.status);
    }
    expect((await owner.send('POST', '/api/upload', { json: named })).status).toBe(200);
  });
});
