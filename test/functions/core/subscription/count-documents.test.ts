import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../../functions/core/caller.ts';
import type { PlanCatalogue } from '../../../../shared/subscriptions.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { buildPdf } from '../../../support/documents/build-pdf.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';
import { planOf } from '../../../support/plans.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

jest.setTimeout(60_000);

const catalogue: PlanCatalogue = {
  defaultPlanId: 'few',
  plans: [
    planOf('few', 10, { displayName: 'Few', uploadsPerMonth: 7, scannedPagesPerMonth: 5 }),
    planOf('none', 10, { uploadsPerMonth: 0 }),
    planOf('open', -1),
  ],
};

const load = async () => ({
  ...(await import('../../../../functions/core/subscription/count-documents.ts')),
  ...(await import('../../../../functions/core/subscription/plan-allowance.ts')),
  ...(await import('../../../../functions/core/analysis/begin-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/count-public-analysis.ts')),
  ...(await import('../../../../functions/core/documents/read-upload.ts')),
  ...(await import('../../../../functions/core/documents/presign-upload.ts')),
  ...(await import('../../../../functions/core/app-error.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
  ...(await import('../../../../functions/adapters/entities/usage.ts')),
});

describe('threat 17: what reading documents may cost', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    Object.assign(process.env, {
      PLANS: JSON.stringify(catalogue),
      PUBLIC_LIMITS: JSON.stringify({ uploadsPerDay: 5, uploadsPerAddress: 3, scannedPagesPerAddress: 4 }),
      // Nothing answers for Textract: a page that is sent there cannot be read just now.
      AWS_ENDPOINT_URL_TEXTRACT: 'http://127.0.0.1:9',
      AWS_MAX_ATTEMPTS: '1',
    });
    product = await load();
  });
  afterAll(async () => {
    await storage.close();
    await secrets.close();
  });

  let caller: Caller;
  beforeEach(() => {
    caller = accountCaller({ id: randomUUID() });
  });
  const visitorAt = (address: string): Caller => ({ id: `visitor-${randomUUID()}`, kind: 'visitor', address });
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'counted',
      (error: unknown) => (error instanceof product.AppError ? error.code : String(error)),
    );
  const usedBy = async ({ id }: Caller) => {
    const item = await product.getItem(product.usageKey(id, product.monthOf(new Date())));
    return { uploads: item?.['uploads'] ?? 0, pages: item?.['scannedPages'] ?? 0 };
  };
  const read = (by: Caller, bytes: Uint8Array, filename: string) =>
    product.readUpload({
      caller: by,
      document: { bytes, filename, mediaType: '' },
      deadlineMs: Date.now() + 20_000,
    });
  const text = new TextEncoder().encode('The tenant shall pay the rent.');
  const scans = (count: number) => buildPdf(Array.from({ length: count }, () => ({ image: true as const })));

  it('GIVEN a plan of 7 uploads WHEN 30 come at once THEN exactly 7 are counted, and the others are told why', async () => {
    const calls = Array.from({ length: 30 }, () => product.countDocuments({ caller, what: 'uploads', count: 1 }));
    const codes = await Promise.all(calls.map(codeOf));
    expect(codes.filter((code) => code === 'counted')).toHaveLength(7);
    expect(new Set(codes)).toEqual(new Set(['counted', 'limit_reached']));
    await expect(product.countDocuments({ caller, what: 'uploads', count: 1 })).rejects.toThrow(
      /^Your Few plan allows 7 uploads a month, and too few are left\. The count begins again on \w+ 1, \d{4} \(UTC\)\.$/,
    );
    const next = new Date(Date.now() + 32 * 24 * 60 * 60 * 1000);
    expect(await codeOf(product.countDocuments({ caller, what: 'uploads', count: 1, now: next }))).toBe('counted');
  });

  it('GIVEN plans without uploads and without a limit THEN none and any number', async () => {
    const count = (planId: string, uploads: number) =>
      codeOf(product.countDocuments({ caller: { ...accountCaller(), planId }, what: 'uploads', count: uploads }));
    expect(await count('none', 1)).toBe('limit_reached');
    expect(await count('open', 100_000)).toBe('counted');
  });

  it('GIVEN documents counted THEN analyses are counted as before, and the other way round', async () => {
    await product.countDocuments({ caller, what: 'uploads', count: 7 });
    const analysisId = randomUUID();
    const deadlineMs = Date.now() + 10_000;
    const allowance = product.planAllowance({ ownerId: caller.id, planId: undefined, analysisId, deadlineMs });
    await product.beginAnalysis({
      ownerId: caller.id,
      request: {},
      idempotencyKey: undefined,
      analysisId,
      deadlineMs,
      allowance,
    });
    const visitor = visitorAt('198.51.100.7');
    await product.countDocuments({ caller: visitor, what: 'scannedPages', count: 1 });
    const own = await product.publicAllowance({ id: visitor.id, address: '198.51.100.7' });
    await product.beginAnalysis({
      ownerId: visitor.id,
      request: {},
      idempotencyKey: undefined,
      analysisId: randomUUID(),
      deadlineMs,
      allowance: own,
    });
  });

  it('GIVEN public visitors THEN an address has 3 uploads a day, and all of them 5', async () => {
    const upload = (address: string) => codeOf(read(visitorAt(address), text, 'a.txt'));
    expect(await Promise.all([1, 2, 3, 4].map(() => upload('203.0.113.1')))).toHaveLength(4);
    expect(await upload('203.0.113.1')).toBe('too_many_requests');
    const others = [await upload('203.0.113.2'), await upload('203.0.113.3'), await upload('203.0.113.4')];
    expect(others).toEqual(['counted', 'counted', 'too_many_requests']);
  });

  it('GIVEN a document sent, or a form for a large one THEN each counts as one upload', async () => {
    await read(caller, text, 'a.txt');
    await product.presignUpload({ caller, filename: 'a.pdf' });
    expect(await usedBy(caller)).toEqual({ uploads: 2, pages: 0 });
    await product.countDocuments({ caller, what: 'uploads', count: 5 });
    expect(await codeOf(product.presignUpload({ caller, filename: 'a.pdf' }))).toBe('limit_reached');
    expect(await codeOf(read(caller, text, 'a.txt'))).toBe('limit_reached');
  });

  it('GIVEN more scanned pages than are left THEN none is recognised', async () => {
    expect(await codeOf(read(caller, scans(6), 'scan.pdf'))).toBe('limit_reached');
    expect(await usedBy(caller)).toEqual({ uploads: 1, pages: 0 });
    await expect(read(caller, scans(6), 'scan.pdf')).rejects.toThrow(/5 scanned pages a month.* has 6 of them/);
  });

  it('GIVEN pages that cannot be read just now THEN neither they nor the upload count', async () => {
    expect(await codeOf(read(caller, scans(2), 'scan.pdf'))).toBe('unavailable');
    expect(await usedBy(caller)).toEqual({ uploads: 0, pages: 0 });
  });
});
