import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { AnalyzeResponse, StoredAnalysis } from '../../shared/analysis.ts';
import type { PresignedUpload, UploadResponse, WordPreview } from '../../shared/documents.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { ReceiptKey, Replay, SignedRecord, Verification } from '../../shared/receipts.ts';
import { maxInlineDocumentBytes } from '../../shared/limits.ts';
import { type Client, newVisitor, productUrl } from '../support/client.ts';
import { docxText } from '../support/documents/check-splice.ts';
import { readParts } from '../support/documents/read-part.ts';
import { settleRevisions } from '../support/documents/settle-revisions.ts';
import { isRecordOf } from '../../functions/core/receipt/signed-record.ts';
import { writeZip } from '../../functions/adapters/zip-writer.ts';

const sample = path.resolve(import.meta.dirname, '../../web/public/samples/saas-agreement.docx');
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const main = 'word/document.xml';

const upload = async (client: Client, bytes: Uint8Array): Promise<UploadResponse> => {
  const form = new FormData();
  form.append('document', new Blob([bytes as BlobPart], { type: mediaType }), 'agreement.docx');
  const { status, json } = await client.send<UploadResponse>('POST', '/api/upload', { form });
  expect(status).toBe(200);
  return json;
};

const analyze = (client: Client, { text, documentId }: Pick<UploadResponse, 'text' | 'documentId'>) =>
  client.send<AnalyzeResponse & ErrorBody>('POST', '/api/analyze', {
    json: { clauseText: text, contractType: 'saas-agreement', partyRole: 'customer', usePlaybook: false, documentId },
  });

/** The document with all tracked changes accepted or rejected. */
const settle = (bytes: Uint8Array, how: 'accept' | 'reject'): Buffer =>
  writeZip(
    [...readParts(bytes)].map(([name, data]) => ({
      name,
      data: name === main ? settleRevisions(data.toString('utf8'), how) : data,
    })),
  );

const exported = async ({ cookie }: Client, id: string) => {
  const answer = await fetch(`${productUrl()}/api/analysis/${id}/docx?comments=none`, { headers: { cookie } });
  return { source: answer.headers.get('x-word-source'), bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('GIVEN a contract that was uploaded as a Word document', () => {
  it('WHEN some changes are accepted and it is exported THEN they alone are tracked in it; accepted and read again, their findings are gone', async () => {
    const client = await newVisitor();
    const bytes = await readFile(sample);
    const uploaded = await upload(client, bytes);
    const { json: made } = await analyze(client, uploaded);
    const address = `/api/analyses/${made.analysisId}`;

    const preview = async () =>
      (await client.send<WordPreview>('GET', `/api/analysis/${made.analysisId}/docx/preview?comments=none`)).json;
    expect((await preview()).source).toBe('original');
    const { changes } = made.analysis.suggestedImprovement;
    const accepted = [...new Set(changes.map(({ findingId }) => findingId))].slice(0, 3);
    expect(accepted).toHaveLength(3);
    const decisions = accepted.map((findingId) => ({ findingId, verdict: 'accepted' }));
    const decided = await client.send('PUT', `${address}/decisions`, { json: { revision: 0, decisions } });
    expect(decided.status).toBe(200);

    const { source, bytes: result } = await exported(client, made.analysisId);
    expect(source).toBe('original');
    const [before, after] = [readParts(bytes), readParts(result)];
    const { refusedCount } = await preview();
    const receipt = ['clausewise/receipt.xml', '_rels/.rels', '[Content_Types].xml'];
    const comments = refusedCount === 0 ? [] : ['word/comments.xml', 'word/_rels/document.xml.rels'];
    const own = new Set([main, ...receipt, ...comments]);
    for (const [name, part] of before) if (!own.has(name)) expect(after.get(name)?.equals(part)).toBe(true);
    expect([...after.keys()].filter((name) => !before.has(name) && !own.has(name))).toEqual([]);
    expect(docxText(settle(result, 'reject'))).toBe(docxText(bytes));

    const again = await upload(client, settle(result, 'accept'));
    const { json: second } = await analyze(client, again);
    const settled = made.analysis.risks.filter(({ id }) => accepted.includes(id)).map(({ title }) => title);
    const titlesOf = ({ analysis }: AnalyzeResponse, title: string) =>
      analysis.risks.filter((risk) => risk.title === title).length;
    expect(settled.length).toBeGreaterThan(0);
    for (const title of settled) expect(titlesOf(second, title)).toBeLessThan(titlesOf(made, title));

    const stored = await client.send<StoredAnalysis>('GET', address);
    expect(stored.json.documentId).toBe(made.analysisId);
    expect((await client.send('DELETE', address)).status).toBe(204);
    expect((await analyze(client, { text: uploaded.text, documentId: made.analysisId })).status).toBe(404);
  });

  it('GIVEN a document too large for a call WHEN it is exported THEN it goes by way of storage, every other part the same bytes', async () => {
    const client = await newVisitor();
    const picture = { name: 'word/media/image1.png', data: randomBytes(5 * 1024 * 1024) };
    const parts = [...readParts(await readFile(sample))].map(([name, data]) => ({ name, data }));
    const bytes = writeZip([...parts, picture]);
    expect(bytes.byteLength).toBeGreaterThan(maxInlineDocumentBytes);
    const filename = 'large.docx';
    const form = await client.send<PresignedUpload>('POST', '/api/upload/presign', {
      json: { filename, size: bytes.byteLength },
    });
    const fields = new FormData();
    for (const [name, value] of Object.entries(form.json.fields)) fields.append(name, value);
    fields.append('file', new Blob([bytes as BlobPart]));
    expect((await fetch(form.json.url, { method: 'POST', body: fields })).status).toBe(204);
    const uploaded = await client.send<UploadResponse>('POST', '/api/upload', {
      json: { key: form.json.key, filename },
    });
    const { json: made } = await analyze(client, uploaded.json);

    const answer = await client.send('GET', `/api/analysis/${made.analysisId}/docx`);
    expect([answer.status, answer.headers.get('x-word-source')]).toEqual([303, 'original']);
    const stored = await fetch(answer.headers.get('location') ?? '');
    const after = readParts(new Uint8Array(await stored.arrayBuffer()));
    expect(after.get(picture.name)?.equals(picture.data)).toBe(true);
    expect(after.get('word/styles.xml')).toEqual(readParts(bytes).get('word/styles.xml'));
    expect(after.get(main)?.toString('utf8')).toContain('<w:ins ');
  });

  it('WHEN it is exported THEN its receipt verifies, by anybody and with the published keys; with a byte changed it does not', async () => {
    const [client, other] = await Promise.all([newVisitor(), newVisitor()]);
    const bytes = await readFile(sample);
    const { json: made } = await analyze(client, await upload(client, bytes));
    const { bytes: result } = await exported(client, made.analysisId);
    const verify = async (sent: Uint8Array) => {
      const form = new FormData();
      form.append('document', new Blob([sent as BlobPart], { type: mediaType }), 'agreement.docx');
      return other.send<Verification & ErrorBody>('POST', '/api/receipts/verify', { form });
    };
    const { json: first } = await verify(result);
    const input = createHash('sha256').update(bytes).digest('hex');
    expect(first).toMatchObject({ verdict: 'unchanged', receipt: { input } });
    const { json: published } = await other.send<{ keys: ReceiptKey[] }>('GET', '/api/receipts/keys');
    expect(published.keys.map(({ id }) => id)).toContain(first.receipt?.keyId);

    const record = `/api/analysis/${made.analysisId}/docx/receipt?receipt=${first.receipt?.id}`;
    const signed = await client.send<SignedRecord>('GET', record);
    expect(isRecordOf(signed.json, result)).toBe(true);
    expect(isRecordOf(signed.json, (await exported(client, made.analysisId)).bytes)).toBe(false);
    expect((await other.send('GET', record)).status).toBe(404);
    const replayed = await client.send<SignedRecord & { readonly replay?: Replay }>('GET', `${record}&replay=true`);
    expect(replayed.json).toMatchObject({ ...signed.json, replay: { outcome: 'same' } });
    expect(signed.json).not.toHaveProperty('replay');
    expect((await other.send('GET', `${record}&replay=true`)).status).toBe(404);
    expect((await client.send('GET', record.replace(/=.*/, '=any-words'))).status).toBe(400);

    const changed = Buffer.from(result);
    changed[Math.floor(changed.length / 2)]! ^= 1;
    expect((await verify(changed)).json.verdict).toBe('changed');
    expect((await verify(bytes)).json.verdict).toBe('unsigned');
    expect((await verify(Buffer.from('no document'))).json.code).toBe('unreadable_document');
  });

  it('WHEN somebody else names it THEN there is none, and nothing is analyzed', async () => {
    const [owner, other] = await Promise.all([newVisitor(), newVisitor()]);
    const uploaded = await upload(owner, await readFile(sample));
    const refused = await analyze(other, uploaded);
    expect([refused.status, refused.json.code]).toEqual([404, 'not_found']);
    expect((await other.send<unknown[]>('GET', '/api/analyses')).json).toEqual([]);
    expect((await analyze(owner, uploaded)).status).toBe(200);
  });
});
