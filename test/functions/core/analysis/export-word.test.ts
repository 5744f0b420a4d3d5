import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { StoredAnalysis } from '../../../../shared/analysis.ts';
import { writeZip } from '../../../../functions/adapters/zip-writer.ts';
import { makeChanges } from '../../../../functions/core/clauses/rewrite/make-changes.ts';
import type { Caller } from '../../../../functions/core/caller.ts';
import { sha256 } from '../../../../functions/core/receipt/receipt-part.ts';
import { isRecordOf } from '../../../../functions/core/receipt/signed-record.ts';
import { verifyDocx } from '../../../../functions/core/receipt/verify-docx.ts';
import { signedRecordSchema, wordChecks } from '../../../../shared/receipts.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { docxText } from '../../../support/documents/check-splice.ts';
import { openPackage } from '../../../support/documents/edit-package.ts';
import { readPart, readParts } from '../../../support/documents/read-part.ts';
import {
  findNodes,
  parseNodes,
  plainBodyText,
  settleRevisions,
  textOf,
} from '../../../support/documents/settle-revisions.ts';
import { storage, useServices } from '../../../support/own-services.ts';

jest.setTimeout(90_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/export-word.ts')),
  ...(await import('../../../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/get-receipt.ts')),
  ...(await import('../../../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../../../functions/core/analysis/save-decisions.ts')),
  ...(await import('../../../../functions/core/receipt/list-receipt-keys.ts')),
  ...(await import('../../../../functions/core/receipt/verify-receipt.ts')),
  ...(await import('../../../../functions/core/documents/originals.ts')),
  ...(await import('../../../../functions/core/documents/read-upload.ts')),
  ...(await import('../../../../functions/core/analysis/analyses.ts')),
  ...(await import('../../../../functions/adapters/object-store.ts')),
});

describe('an analysis as a Word document', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    product = await load();
  });

  const analyze = async (caller: Caller, title = 'Northwind terms'): Promise<string> => {
    const request = { clauseText: limitationOfLiability, partyRole: 'customer', title, usePlaybook: false } as const;
    const deadlineMs = Date.now() + 20_000;
    return (await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs })).analysisId;
  };
  const exported = async (options: Parameters<typeof product.exportWord>[0]) => {
    const report = await product.exportWord(options);
    if ('location' in report) throw new Error('the document came by way of storage');
    return report;
  };
  const tracked = { variant: 'tracked', comments: 'changes' } as const;
  const clean = { variant: 'clean', comments: 'changes' } as const;

  it('GIVEN its owner THEN rejecting gives the clause, accepting the suggestion, by the owner’s name, and the trail says so', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { clauseText, analysis } = await product.getAnalysis({ ownerId: caller.id, id });
    const { bytes, filename } = await exported({ caller, id, ...tracked });
    const xml = readPart(bytes, 'word/document.xml');
    expect(filename).toBe(`contract-analysis-${id}.docx`);
    expect(plainBodyText(settleRevisions(xml, 'reject'))).toBe(clauseText);
    expect(plainBodyText(settleRevisions(xml, 'accept'))).toBe(analysis.suggestedImprovement.revisedClause);
    expect(analysis.suggestedImprovement.revisedClause).not.toBe(clauseText);
    const authors = findNodes(parseNodes(xml), 'w:ins', 'w:del').map(({ attributes }) => attributes['w:author']);
    expect(new Set(authors)).toEqual(new Set([caller.user.name]));
    const [entry] = await product.listAuditEntries({ ownerId: caller.id, id });
    expect(entry?.action).toBe('Word document with tracked changes exported');
  });

  it('GIVEN the clean variant THEN it is the suggestion without marks or comments', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { analysis } = await product.getAnalysis({ ownerId: caller.id, id });
    const { bytes, filename } = await exported({ caller, id, ...clean });
    const xml = readPart(bytes, 'word/document.xml');
    expect(filename).toBe(`contract-analysis-${id}-clean.docx`);
    expect(plainBodyText(xml)).toBe(analysis.suggestedImprovement.revisedClause);
    expect(findNodes(parseNodes(xml), 'w:ins', 'w:del', 'w:commentReference')).toEqual([]);
  });

  it('GIVEN a choice of comments THEN those with a change, all open findings, or none go along', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { analysis } = await product.getAnalysis({ ownerId: caller.id, id });
    const commentsOf = async (comments: 'changes' | 'all' | 'none') => {
      const { bytes } = await exported({ caller, id, variant: 'tracked', comments });
      const references = findNodes(parseNodes(readPart(bytes, 'word/document.xml')), 'w:commentReference').length;
      return { references, text: references === 0 ? '' : readPart(bytes, 'word/comments.xml') };
    };
    const served = new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId));
    const open = [...analysis.risks, ...analysis.missingElements].filter(({ verified }) => verified);
    expect(served.size).toBeGreaterThan(0);
    expect(open.length).toBeGreaterThan(served.size);
    const [changes, all, none] = await Promise.all((['changes', 'all', 'none'] as const).map(commentsOf));
    expect(changes?.references).toBe(served.size);
    expect(all?.references).toBe(open.length);
    expect(none).toEqual({ references: 0, text: '' });
    for (const { title } of open) expect(plainWords(all?.text ?? '')).toContain(title);
  });

  it('GIVEN reasons are asked for THEN each finding’s stands beside its change for the other side, and no internal note does', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { analysis } = await product.getAnalysis({ ownerId: caller.id, id });
    const asked = { caller, id, variant: 'tracked', reasons: 'true' } as const;
    const written = async (comments: 'none' | 'all') => {
      const { bytes } = await exported({ ...asked, comments });
      const { reasons, notes } = await product.previewWord({ ...asked, comments });
      return { text: plainWords(readPart(bytes, 'word/comments.xml')), reasons, notes };
    };
    const { changes } = analysis.suggestedImprovement;
    const served = new Set(changes.map(({ findingId }) => findingId)).size;
    const [alone, both] = await Promise.all([written('none'), written('all')]);
    expect([alone.reasons, alone.notes]).toEqual([served, 0]);
    for (const { reason } of changes) expect(alone.text).toContain(`Reason: ${reason}`);
    expect(alone.text).not.toContain('Internal note');
    expect(both.reasons).toBe(served);
    expect(both.text.match(/^Internal note: /gm)).toHaveLength(both.notes);
    expect((await product.previewWord({ ...asked, variant: 'clean', comments: 'none' })).reasons).toBe(0);
  });

  it('GIVEN an exported document THEN its receipt verifies, after the key was changed as well; with a byte changed it does not', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { clauseText } = await product.getAnalysis({ ownerId: caller.id, id });
    const { bytes } = await exported({ caller, id, ...tracked });
    const verified = async (sent: Uint8Array) =>
      product.verifyReceipt(caller, { filename: 'x.docx', mediaType: 'application/octet-stream', bytes: sent });
    const first = await verified(bytes);
    expect(first).toMatchObject({ verdict: 'unchanged', receipt: { input: sha256(clauseText) } });

    process.env['RECEIPT_SECRET_ID'] = 'receipt-later';
    try {
      const later = await verified((await exported({ caller, id, ...clean })).bytes);
      expect(later.verdict).toBe('unchanged');
      expect(later.receipt?.keyId).not.toBe(first.receipt?.keyId);
      expect(await verified(bytes)).toEqual(first);
      const { keys } = await product.listReceiptKeys();
      expect(keys.map(({ id: keyId }) => keyId)).toEqual([first.receipt?.keyId, later.receipt?.keyId]);
    } finally {
      process.env['RECEIPT_SECRET_ID'] = 'receipt';
    }

    const changed = Buffer.from(bytes);
    changed[Math.floor(changed.length / 2)]! ^= 1;
    expect((await verified(changed)).verdict).toBe('changed');
  });

  it('GIVEN exported documents THEN each has a signed record of how it came to be, for its owner alone, and it goes with the analysis', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const { clauseText, analysis } = await product.getAnalysis({ ownerId: caller.id, id });
    const first = await exported({ caller, id, ...tracked });
    const second = await exported({ caller, id, ...clean });
    const asked = { ownerId: caller.id, id };
    const newest = await product.getReceipt({ ...asked, receiptId: undefined });
    expect(newest.record).toMatchObject({
      analysisId: id,
      variant: 'clean',
      source: 'new',
      input: sha256(clauseText),
      engine: analysis.source.engine,
      changes: analysis.suggestedImprovement.changes.map(({ start, end, findingId }) => ({ start, end, findingId })),
    });
    expect(newest.record.findings.map((finding) => finding.id)).toEqual(
      [...analysis.risks, ...analysis.benefits, ...analysis.missingElements].map((finding) => finding.id),
    );
    expect(isRecordOf(newest, second.bytes)).toBe(true);
    expect(isRecordOf(newest, first.bytes)).toBe(false);
    // What passes an answer may have its fields in another order.
    const passed = { ...newest, record: signedRecordSchema.parse(newest).record };
    expect(isRecordOf(passed, second.bytes)).toBe(true);
    expect(isRecordOf({ ...newest, record: { ...newest.record, engine: 'another' } }, second.bytes)).toBe(false);

    const { receipt } = verifyDocx(first.bytes, []);
    const earlier = await product.getReceipt({ ...asked, receiptId: receipt?.id });
    expect(isRecordOf(earlier, first.bytes)).toBe(true);
    for (const wrong of [
      { ...asked, receiptId: 'none' },
      { ...asked, ownerId: accountCaller().id, receiptId: undefined },
    ])
      await expect(product.getReceipt(wrong)).rejects.toMatchObject({ code: 'not_found' });
    await product.deleteAnalysis(asked);
    expect((await storage.whatHolds(id)).filter((key) => key.includes('receipt'))).toEqual([]);
  });

  it('GIVEN a title that would break out of a header THEN the file is named by the analysis alone', async () => {
    const caller = accountCaller();
    const id = await analyze(caller, 'x"\r\nSet-Cookie: a=b');
    const { filename } = await exported({ caller, id, ...tracked });
    expect(filename).toMatch(/^contract-analysis-[\w-]+\.docx$/);
  });

  it('GIVEN a document too large for an answer THEN it is fetched from storage, and goes with the analysis', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const report = await product.exportWord({ caller, id, ...tracked, maxAnswerBytes: 0 });
    if (!('location' in report)) throw new Error('the document came as bytes');
    const answer = await fetch(report.location);
    expect(answer.headers.get('content-disposition')).toContain(`contract-analysis-${id}.docx`);
    expect(readPart(new Uint8Array(await answer.arrayBuffer()), 'word/document.xml')).toContain('<w:ins ');
    const key = product.wordObjectKey(caller.id, id, 'tracked');
    expect(await product.getObject(key)).toBeDefined();
    await product.deleteAnalysis({ ownerId: caller.id, id });
    expect(await product.getObject(key)).toBeUndefined();
  });

  it('GIVEN a public visitor THEN the changes are a public visitor’s', async () => {
    const caller = { kind: 'visitor', id: `visitor-${randomUUID()}`, address: '192.0.2.1' } as const;
    const id = await analyze(caller);
    const { bytes } = await exported({ caller, id, ...tracked });
    expect(readPart(bytes, 'word/document.xml')).toContain('w:author="Public visitor"');
  });

  it('GIVEN somebody else’s analysis, or none THEN it does not exist', async () => {
    const id = await analyze(accountCaller());
    for (const named of [id, randomUUID()]) {
      await expect(product.exportWord({ caller: accountCaller(), id: named, ...tracked })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  describe('GIVEN a clause that was uploaded as a Word document', () => {
    const heading = paragraph(run('Hosting terms', '<w:b/>'));
    const link = paragraph(
      `<w:hyperlink w:anchor="x">${run('See the annex for the figures of the year.')}</w:hyperlink>`,
    );
    const docx = buildDocx({
      body:
        heading +
        link +
        limitationOfLiability
          .split('\n')
          .map((line) => paragraph(run(line)))
          .join(''),
      parts: { 'word/media/image1.png': 'not really a picture', 'docProps/core.xml': '<core>of the other side</core>' },
    });

    const analyzeUpload = async (caller: Caller, edit = (text: string): string => text, bytes = docx) => {
      const deadlineMs = Date.now() + 20_000;
      const document = { filename: 'terms.docx', mediaType: 'application/octet-stream', bytes };
      const { text, documentId = '' } = await product.readUpload({ caller, document, deadlineMs });
      const request = { clauseText: edit(text), partyRole: 'customer', usePlaybook: false, documentId } as const;
      const { analysisId } = await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs });
      return { id: analysisId, text, stored: await product.getAnalysis({ ownerId: caller.id, id: analysisId }) };
    };
    const decide = (caller: Caller, id: string, verdicts: Readonly<Record<string, 'accepted' | 'rejected'>>) =>
      product.saveDecisions({
        caller,
        id,
        input: {
          revision: 0,
          decisions: Object.entries(verdicts).map(([findingId, verdict]) => ({ findingId, verdict })),
        },
      });
    const findingsOf = ({ analysis }: StoredAnalysis): string[] => [
      ...new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId)),
    ];
    const settledText = (bytes: Uint8Array, how: 'accept' | 'reject'): string => {
      const parts = readParts(bytes);
      const xml = settleRevisions(parts.get('word/document.xml')?.toString('utf8') ?? '', how);
      return docxText(
        writeZip([...parts].map(([name, data]) => ({ name, data: name === 'word/document.xml' ? xml : data }))),
      );
    };
    const partsBeside = (bytes: Uint8Array) =>
      [...readParts(bytes)].filter(
        ([name]) => !/document\.xml|comments\.xml|Content_Types|^_rels|^clausewise\/receipt\.xml$/.test(name),
      );

    it('THEN accepted changes are tracked in that document, rejecting gives its text, and every other part is the same bytes', async () => {
      const caller = accountCaller();
      const { id, text, stored } = await analyzeUpload(caller);
      const [first = '', second = ''] = findingsOf(stored);
      expect(second).not.toBe('');
      await decide(caller, id, { [first]: 'accepted', [second]: 'rejected' });
      const report = await exported({ caller, id, variant: 'tracked', comments: 'none' });
      expect(report.source).toBe('original');
      expect(settledText(report.bytes, 'reject')).toBe(text);
      expect(settledText(report.bytes, 'accept')).toBe(makeChanges(stored, new Set([first])));
      expect(partsBeside(report.bytes)).toEqual(partsBeside(docx));
      const { record } = await product.getReceipt({ ownerId: caller.id, id, receiptId: undefined });
      expect(record.checks).toEqual(wordChecks);
      const preview = await product.previewWord({ caller, id, variant: 'tracked', comments: 'none' });
      expect(preview).toMatchObject({ source: 'original', refused: [], refusedCount: 0, notes: 0 });
      expect(preview).not.toHaveProperty('carried');
      expect(preview.written.changes).toBeGreaterThan(0);
    });

    it('AND nothing is accepted THEN all that was not rejected goes in, with notes where they are asked for', async () => {
      const caller = accountCaller();
      const { id, stored } = await analyzeUpload(caller);
      const [first = '', ...others] = findingsOf(stored);
      await decide(caller, id, { [first]: 'rejected' });
      const report = await exported({ caller, id, variant: 'tracked', comments: 'changes' });
      expect(settledText(report.bytes, 'accept')).toBe(makeChanges(stored, new Set(others)));
      const { notes } = await product.previewWord({ caller, id, variant: 'tracked', comments: 'changes' });
      expect(notes).toBe(others.length);
      const comments = findNodes(parseNodes(readPart(report.bytes, 'word/comments.xml')), 'w:comment');
      expect(comments).toHaveLength(others.length);
    });

    it('THEN what goes in is counted as the review counts it: each chosen change once, and edits of one’s own apart', async () => {
      const caller = accountCaller();
      const { id, stored } = await analyzeUpload(caller, (read) => read.replace('Hosting terms', 'Hosting conditions'));
      const { changes } = stored.analysis.suggestedImprovement;
      expect(changes.length).toBeGreaterThan(3);
      const counted = async (variant: 'tracked' | 'clean') => {
        const { written, unwritten, refused } = await product.previewWord({ caller, id, variant, comments: 'none' });
        return { written, unwritten, refused };
      };
      const all = { written: { changes: changes.length, edits: 1 }, unwritten: { changes: 0, edits: 0 }, refused: [] };
      expect(await counted('tracked')).toEqual(all);
      expect(await counted('clean')).toEqual(all);

      const [first = ''] = findingsOf(stored);
      await decide(caller, id, { [first]: 'accepted' });
      const own = changes.filter(({ findingId }) => findingId === first).length;
      expect((await counted('tracked')).written).toEqual({ changes: own, edits: 1 });
    });

    it('AND it holds macros THEN they stay in it, and that is said before', async () => {
      const caller = accountCaller();
      const file = openPackage(docx);
      file.put('word/vbaProject.bin', 'no macro anybody runs');
      const { id } = await analyzeUpload(caller, undefined, file.save());
      const preview = await product.previewWord({ caller, id, variant: 'tracked', comments: 'none' });
      expect(preview.carried).toBe(
        'The document carries macros. They are not read, and stay in it when it is exported.',
      );
      const { bytes } = await exported({ caller, id, variant: 'tracked', comments: 'none' });
      expect(readPart(bytes, 'word/vbaProject.bin')).toBe('no macro anybody runs');
    });

    it('AND the clean variant is asked for THEN the document holds the changes without marks', async () => {
      const caller = accountCaller();
      const { id, stored } = await analyzeUpload(caller);
      const report = await exported({ caller, id, ...clean });
      expect(docxText(report.bytes)).toBe(stored.analysis.suggestedImprovement.revisedClause);
      expect(findNodes(parseNodes(readPart(report.bytes, 'word/document.xml')), 'w:ins', 'w:del')).toEqual([]);
      expect(partsBeside(report.bytes)).toEqual(partsBeside(docx));
    });

    it('AND its text was edited before it was analyzed THEN those edits are tracked too, or comments that say why not', async () => {
      const caller = accountCaller();
      const { id, text } = await analyzeUpload(caller, (read) =>
        read.replace('Hosting terms', 'Hosting conditions').replace('the figures of the year', 'all figures'),
      );
      const report = await exported({ caller, id, variant: 'tracked', comments: 'none' });
      expect(settledText(report.bytes, 'reject')).toBe(text);
      expect(settledText(report.bytes, 'accept')).toContain('Hosting conditions');
      expect(settledText(report.bytes, 'accept')).toContain('the figures of the year');
      const preview = await product.previewWord({ caller, id, variant: 'tracked', comments: 'none' });
      expect(preview.refused.map(({ reason }) => reason)).toContain('It stands in a link.');
      expect([preview.written.edits, preview.unwritten.edits]).toEqual([1, 2]);
      expect(plainWords(readPart(report.bytes, 'word/comments.xml'))).toContain('It stands in a link.');
    });

    it.each([
      ['the text is another one', () => `${limitationOfLiability} Nothing else is left of it.`.slice(40), undefined],
      ['the original is gone', undefined, 'gone'],
      ['the original cannot be written', undefined, 'damaged'],
    ])('AND %s THEN a new document is made, and why is said', async (_what, edit, fate) => {
      const caller = accountCaller();
      const far = edit && ((): string => Array.from({ length: 30 }, edit).join('\n'));
      const { id, stored } = await analyzeUpload(caller, far);
      if (fate === 'gone') await product.deleteObjectsBelow(`analyses/${caller.id}/`);
      if (fate === 'damaged')
        await product.keepAnalysedOriginal(caller.id, id, { bytes: Buffer.from('PK'), text: stored.clauseText });
      const report = await exported({ caller, id, variant: 'tracked', comments: 'none' });
      expect(report.source).toBe('new');
      expect(plainBodyText(settleRevisions(readPart(report.bytes, 'word/document.xml'), 'reject'))).toBe(
        stored.clauseText,
      );
      const preview = await product.previewWord({ caller, id, variant: 'tracked', comments: 'none' });
      expect(preview.source).toBe('new');
      expect(preview.reason).toMatch(/^The (?:text|uploaded document) .*\.$/);
    });
  });

  it('GIVEN a preview THEN the audit trail does not speak of an export, and somebody else’s does not exist', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const preview = await product.previewWord({ caller, id, ...tracked });
    expect(preview).toMatchObject({
      source: 'new',
      reason: 'The text did not come from a Word document that is kept.',
      refusedCount: 0,
    });
    expect((await product.listAuditEntries({ ownerId: caller.id, id })).map(({ action }) => action)).toEqual([
      'Clause analyzed',
    ]);
    await expect(product.previewWord({ caller: accountCaller(), id, ...tracked })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

/** The words of a part, its runs joined. */
const plainWords = (xml: string): string => findNodes(parseNodes(xml), 'w:t').map(textOf).join('\n');
