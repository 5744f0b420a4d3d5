import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { readPart } from '../../../support/documents/read-part.ts';
import {
  findNodes,
  parseNodes,
  plainBodyText,
  settleRevisions,
  textOf,
} from '../../../support/documents/settle-revisions.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

jest.setTimeout(90_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/export-word.ts')),
  ...(await import('../../../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../../../functions/core/analysis/analyses.ts')),
  ...(await import('../../../../functions/adapters/object-store.ts')),
});

describe('an analysis as a Word document', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    product = await load();
  });
  afterAll(() => Promise.all([storage.close(), secrets.close()]));

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
});

/** The words of a part, its runs joined. */
const plainWords = (xml: string): string => findNodes(parseNodes(xml), 'w:t').map(textOf).join('\n');
