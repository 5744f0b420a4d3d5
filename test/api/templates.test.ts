import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PresignedUpload } from '../../shared/documents.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook, Template, WholeTemplate } from '../../shared/playbooks.ts';
import { type Client, newVisitor } from '../support/client.ts';
import { pdfOfSize } from '../support/large-pdf.ts';

const samples = path.resolve(import.meta.dirname, '../../web/public/samples');
const nda = 'MUTUAL NDA\n\n1. Confidentiality\nEach party keeps it secret.\n\n2. Term\nTwo years.';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Answered = Template & ErrorBody;
type File = readonly [content: Uint8Array | string, filename: string, type?: string];

const upload = (client: Client, fields: Record<string, string>, ...files: readonly File[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [content, filename, type = 'text/plain'] of files) {
    form.append('templateFile', new Blob([content as BlobPart], { type }), filename);
  }
  return client.send<Answered>('POST', '/api/templates', { form });
};

const newPlaybook = async (client: Client, input: Record<string, unknown> = {}): Promise<Playbook> =>
  (await client.send<Playbook>('POST', '/api/playbooks', { json: { name: 'House rules', ...input } })).json;
const playbooks = async (client: Client): Promise<Playbook[]> =>
  (await client.send<Playbook[]>('GET', '/api/playbooks')).json;
const templates = async (client: Client, playbookId: string): Promise<Template[]> =>
  (await client.send<Template[]>('GET', `/api/templates?playbookId=${playbookId}`)).json;

describe('templates', () => {
  let client: Client;
  let playbookId: string;
  beforeEach(async () => {
    client = await newVisitor();
    playbookId = (await newPlaybook(client)).id;
  });

  it('GIVEN a file and its playbook alone THEN name, description and type are the specification’s, its sections are read', async () => {
    const { status, json } = await upload(client, { playbookId }, [nda, 'Our NDA.v2.txt']);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      playbookId,
      name: 'Our NDA.v2',
      description: 'Uploaded from Our NDA.v2.txt',
      templateType: 'Standard Agreement',
      filename: 'Our NDA.v2.txt',
      isActive: true,
      canEdit: true,
      sections: [
        { number: '1', heading: 'Confidentiality', length: 27 },
        { number: '2', heading: 'Term', length: 10 },
      ],
    });
    expect(await templates(client, playbookId)).toEqual([json]);
    const whole = await client.send<WholeTemplate>('GET', `/api/templates/${json.id}`);
    expect(whole.json.sections).toEqual([
      { number: '1', heading: 'Confidentiality', length: 27, text: 'Each party keeps it secret.' },
      { number: '2', heading: 'Term', length: 10, text: 'Two years.' },
    ]);
    expect((await playbooks(client))[0]?.templateCount).toBe(1);
  });

  it('GIVEN all fields and three files THEN the fields are taken, and the first file only', async () => {
    const fields = { playbookId, name: 'Standard', description: 'For vendors', templateType: 'NDA', isActive: 'false' };
    const { json } = await upload(client, fields, [nda, 'first.txt'], ['Second.', 'second.txt'], ['x', 'third.exe']);
    expect(json).toMatchObject({
      name: 'Standard',
      description: 'For vendors',
      templateType: 'NDA',
      isActive: false,
      filename: 'first.txt',
    });
    expect(await templates(client, playbookId)).toHaveLength(1);
  });

  it.each([
    ['saas-agreement.docx', docx],
    ['saas-agreement.pdf', 'application/pdf'],
    ['saas-agreement.txt', 'text/plain'],
  ])('GIVEN %s THEN it is parsed, and the very file can be downloaded', async (file, type) => {
    const bytes = await readFile(path.join(samples, file));
    const { json } = await upload(client, { playbookId }, [bytes, file, 'application/octet-stream']);
    expect(json.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Fees', 'Term and Renewal', 'Confidentiality', 'Limitation of Liability']),
    );
    const redirect = await client.send('GET', `/api/templates/${json.id}/file`);
    expect(redirect.status).toBe(303);
    const stored = await fetch(redirect.headers.get('location') ?? '');
    expect(stored.headers.get('content-type')).toBe(type);
    expect(stored.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('GIVEN a name that no header may carry THEN the download is saved under a harmless one', async () => {
    const { json } = await upload(client, { playbookId }, [nda, '../Vertrag "Müller"\r\nx: 1 – 条款.txt']);
    const redirect = await client.send('GET', `/api/templates/${json.id}/file`);
    const { headers } = await fetch(redirect.headers.get('location') ?? '');
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(json.filename);
    expect(headers.get('x')).toBeNull();
  });

  it.each([
    ['page.html', '<p>hi</p>', 400, 'invalid_file_type', 'Please upload a PDF, Word document (DOCX), or text file.'],
    ['empty.txt', ' \n ', 422, 'empty_document', 'This document holds no text.'],
    ['damaged.pdf', '%PDF-1.7\nnothing', 422, 'unreadable_document', /PDF/],
  ])('GIVEN %s THEN the clause upload’s error and nothing is kept', async (name, content, status, code, message) => {
    const answer = await upload(client, { playbookId }, [content, name]);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.error).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect(await templates(client, playbookId)).toEqual([]);
    expect((await playbooks(client))[0]?.templateCount).toBe(0);
  });

  it('GIVEN no file, no playbook, an unknown or somebody else’s one THEN 400 or 404', async () => {
    expect((await upload(client, { playbookId })).status).toBe(400);
    expect((await upload(client, {}, [nda, 'a.txt'])).status).toBe(400);
    expect((await upload(client, { playbookId, isActive: 'perhaps' }, [nda, 'a.txt'])).status).toBe(400);
    expect((await upload(client, { playbookId: 'unknown' }, [nda, 'a.txt'])).status).toBe(404);
    const other = await newVisitor();
    expect((await upload(other, { playbookId }, [nda, 'a.txt'])).status).toBe(404);
    expect((await other.send('GET', `/api/templates?playbookId=${playbookId}`)).status).toBe(404);
    expect((await client.send('GET', '/api/templates')).status).toBe(400);
  });

  it('GIVEN 9 MB by way of storage THEN the same answer; somebody else’s key is 404', async () => {
    const bytes = await pdfOfSize(9 * 1024 * 1024, '1. Fees. The fee is five dollars.');
    const presigned = await client.send<PresignedUpload>('POST', '/api/upload/presign', {
      json: { filename: 'large.pdf', size: bytes.byteLength },
    });
    const { url, fields, key } = presigned.json;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes as BlobPart]));
    expect((await fetch(url, { method: 'POST', body: form })).ok).toBe(true);
    const json = { playbookId, key, filename: 'large.pdf' };
    const other = await newVisitor();
    const theirs = (await newPlaybook(other)).id;
    expect((await other.send('POST', '/api/templates', { json: { ...json, playbookId: theirs } })).status).toBe(404);
    const made = await client.send<Answered>('POST', '/api/templates', { json });
    expect(made.json).toMatchObject({ name: 'large', isActive: true, templateType: 'Standard Agreement' });
    const redirect = await client.send('GET', `/api/templates/${made.json.id}/file`);
    const stored = await fetch(redirect.headers.get('location') ?? '');
    expect((await stored.arrayBuffer()).byteLength).toBe(bytes.byteLength);
  });

  it('GIVEN a template WHEN it is switched off, on and deleted THEN that is what is listed', async () => {
    const { json } = await upload(client, { playbookId }, [nda, 'a.txt']);
    const off = await client.send<Answered>('PUT', `/api/templates/${json.id}`, { json: { isActive: false } });
    expect(off.json).toEqual({ ...json, isActive: false });
    expect(await templates(client, playbookId)).toEqual([off.json]);
    const on = await client.send<Answered>('PUT', `/api/templates/${json.id}`, { json: { isActive: true } });
    expect(on.json).toEqual(json);
    // What a template does to its playbook is no change somebody at its rules must know of.
    const saved = await client.send<Playbook>('PUT', `/api/playbooks/${playbookId}`, {
      json: { name: 'Renamed', version: 1 },
    });
    expect([saved.status, saved.json.templateCount]).toEqual([200, 1]);
    const both = await Promise.all([1, 2].map(() => client.send('DELETE', `/api/templates/${json.id}`)));
    expect(both.every(({ status }) => status === 204 || status === 404)).toBe(true);
    expect(both.some(({ status }) => status === 204)).toBe(true);
    expect(await templates(client, playbookId)).toEqual([]);
    expect((await playbooks(client))[0]?.templateCount).toBe(0);
    expect((await client.send('GET', `/api/templates/${json.id}`)).status).toBe(404);
    expect((await client.send('GET', `/api/templates/${json.id}/file`)).status).toBe(404);
    expect((await client.send('PUT', `/api/templates/${json.id}`, { json: { isActive: true } })).status).toBe(404);
  });

  it('GIVEN somebody else’s template THEN 404 whatever is asked', async () => {
    const { json } = await upload(client, { playbookId }, [nda, 'a.txt']);
    const other = await newVisitor();
    const answers = await Promise.all([
      other.send('GET', `/api/templates/${json.id}`),
      other.send('GET', `/api/templates/${json.id}/file`),
      other.send('PUT', `/api/templates/${json.id}`, { json: { isActive: false } }),
      other.send('DELETE', `/api/templates/${json.id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await templates(client, playbookId)).toEqual([json]);
  });

  it('GIVEN six uploads at once THEN all are kept and counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => upload(client, { playbookId }, [nda, `${at}.txt`])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await templates(client, playbookId)).toHaveLength(6);
    expect((await playbooks(client))[0]?.templateCount).toBe(6);
  });

  it('GIVEN twenty active templates THEN another one is refused with the reason, for it or with its playbook, and taken switched off', async () => {
    for (let at = 0; at < 20; at += 5) {
      await Promise.all([1, 2, 3, 4, 5].map((no) => upload(client, { playbookId }, [nda, `${at + no}.txt`])));
    }
    const refused = await upload(client, { playbookId }, [nda, 'one-more.txt']);
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    expect(refused.json.error).toMatch(/At most 20 active templates.*21/);
    const idle = await upload(client, { playbookId, isActive: 'false' }, [nda, 'one-more.txt']);
    expect(idle.status).toBe(200);
    const toggle = (id: string, isActive: boolean) =>
      client.send('PUT', `/api/templates/${id}`, { json: { isActive } });
    expect((await toggle(idle.json.id, true)).status).toBe(409);
    const second = await newPlaybook(client, { isActive: false });
    expect((await upload(client, { playbookId: second.id }, [nda, 'b.txt'])).status).toBe(200);
    const activate = () =>
      client.send<ErrorBody>('PUT', `/api/playbooks/${second.id}`, { json: { name: 'Second', isActive: true } });
    expect((await activate()).status).toBe(409);
    const [first] = await templates(client, playbookId);
    expect(first?.id).toBe(idle.json.id);
    expect((await toggle((await templates(client, playbookId))[5]!.id, false)).status).toBe(200);
    expect((await activate()).status).toBe(200);
    expect((await toggle(idle.json.id, true)).status).toBe(409);
  });
});
