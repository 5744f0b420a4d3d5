import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { storage, useServices } from '../../../support/own-services.ts';

jest.setTimeout(90_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/list-analyses.ts')),
  ...(await import('../../../../functions/core/documents/originals.ts')),
  ...(await import('../../../../functions/core/documents/read-upload.ts')),
  ...(await import('../../../../functions/adapters/object-store.ts')),
});

const docx = buildDocx({ body: paragraph(run(limitationOfLiability)) });

describe('the Word document an analysis is made of', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    product = await load();
  });

  const upload = (caller: Caller, bytes: Uint8Array = docx, filename = 'terms.docx') =>
    product.readUpload({
      caller,
      document: { filename, mediaType: 'application/octet-stream', bytes },
      deadlineMs: Date.now() + 20_000,
    });
  const analyze = (caller: Caller, documentId: string | undefined, idempotencyKey?: string) =>
    product.analyzeClause({
      caller,
      request: {
        clauseText: limitationOfLiability,
        usePlaybook: false,
        ...(documentId !== undefined && { documentId }),
      },
      idempotencyKey,
      deadlineMs: Date.now() + 20_000,
    });
  const uploadsOf = ({ id }: Caller) => storage.whatHolds(`originals/${id}/`);
  const kept = ({ id }: Caller, analysisId: string) => product.readAnalysedOriginal(id, analysisId);

  it('GIVEN an uploaded Word document THEN it is kept as it came, with the text that was read; what is none is not', async () => {
    const caller = accountCaller();
    const { documentId = '', text } = await upload(caller);
    const original = await product.findOriginal(caller.id, documentId);
    expect(Buffer.from(original.bytes).equals(docx)).toBe(true);
    expect(original.text).toBe(text);
    const plain = await upload(caller, Buffer.from(limitationOfLiability), 'terms.txt');
    expect(plain).toEqual({ text, filename: 'terms.txt', notes: [] });
    expect(await uploadsOf(caller)).toHaveLength(2);
  });

  it('GIVEN an analysis that names it THEN the analysis holds it after the upload has expired, and deletes it', async () => {
    const caller = accountCaller();
    const { documentId } = await upload(caller);
    const { analysisId } = await analyze(caller, documentId);
    await product.deleteObjectsBelow(`originals/${caller.id}/`);
    expect(Buffer.from((await kept(caller, analysisId))!.bytes).equals(docx)).toBe(true);
    expect((await product.getAnalysis({ ownerId: caller.id, id: analysisId })).documentId).toBe(analysisId);
    const again = await analyze(caller, analysisId);
    await product.deleteAnalysis({ ownerId: caller.id, id: analysisId });
    expect(await kept(caller, analysisId)).toBeUndefined();
    expect(await kept(caller, again.analysisId)).toBeDefined();
  });

  it('GIVEN an analysis that names none THEN it holds none', async () => {
    const caller = accountCaller();
    await upload(caller);
    const { analysisId } = await analyze(caller, undefined);
    expect(await kept(caller, analysisId)).toBeUndefined();
    expect(await product.getAnalysis({ ownerId: caller.id, id: analysisId })).not.toHaveProperty('documentId');
  });

  it('GIVEN somebody else’s document, an unknown one or what is no id THEN there is none, and nothing is stored', async () => {
    const [owner, caller] = [accountCaller(), accountCaller()];
    const { documentId = '' } = await upload(owner);
    const { analysisId } = await analyze(owner, documentId);
    for (const named of [documentId, analysisId, randomUUID(), `../${owner.id}/${documentId}`]) {
      await expect(analyze(caller, named, 'one key')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await product.listAnalyses({ ownerId: caller.id, limit: 5, cursor: undefined })).total).toBe(0);
    expect(await storage.whatHolds(`analyses/${caller.id}/`)).toEqual([]);
  });

  it('GIVEN a repeated call with one key THEN it gets the first analysis although the upload has expired', async () => {
    const caller = accountCaller();
    const { documentId } = await upload(caller);
    const first = await analyze(caller, documentId, 'one key');
    await product.deleteObjectsBelow(`originals/${caller.id}/`);
    expect(await analyze(caller, documentId, 'one key')).toEqual(first);
    await expect(analyze(caller, undefined, 'one key')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });
});
