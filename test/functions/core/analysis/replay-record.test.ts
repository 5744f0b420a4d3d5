import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { playbookInputSchema } from '../../../../shared/playbooks.ts';
import type { ExportRecord, SignedRecord } from '../../../../shared/receipts.ts';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { signDocx } from '../../../../functions/core/receipt/sign-docx.ts';
import { signRecord } from '../../../../functions/core/receipt/signed-record.ts';
import { signingKeyOf } from '../../../../functions/core/receipt/signing-key.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { useServices } from '../../../support/own-services.ts';
import { readEachTime } from '../../../support/remember-analyses.ts';
import { runVerify } from '../../../support/run-verify.ts';

jest.setTimeout(120_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/export-word.ts')),
  ...(await import('../../../../functions/core/analysis/get-receipt.ts')),
  ...(await import('../../../../functions/core/playbook/create-playbook.ts')),
  ...(await import('../../../../functions/core/playbook/update-playbook.ts')),
  ...(await import('../../../../functions/core/analysis/replay-record.ts')),
  ...(await import('../../../../functions/core/documents/originals.ts')),
});

const contractType = 'reseller-agreement';
const key = signingKeyOf(randomBytes(32).toString('base64'));

describe('the replay of an export', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    readEachTime();
    product = await load();
  });

  const exported = async (caller: AccountCaller, usePlaybook = false): Promise<SignedRecord> => {
    const { analysisId: id } = await product.analyzeClause({
      caller,
      request: { clauseText: limitationOfLiability, contractType, partyRole: 'customer', usePlaybook },
      idempotencyKey: undefined,
      deadlineMs: Date.now() + 100_000,
    });
    await product.exportWord({ caller, id, variant: 'tracked', comments: 'none' });
    return product.getReceipt({ ownerId: caller.id, id, receiptId: undefined });
  };
  const replay = (caller: AccountCaller, signed: SignedRecord) => product.replayRecord({ caller, signed });
  const signedAs = ({ record }: SignedRecord, other: Partial<ExportRecord>): SignedRecord =>
    signRecord({ ...record, ...other }, key);

  it('GIVEN the same input, engine and settings THEN the same findings and changes come of it', async () => {
    const caller = accountCaller();
    const signed = await exported(caller);
    expect(signed.record.findings.length).toBeGreaterThan(0);
    expect(await replay(caller, signed)).toEqual({
      outcome: 'same',
      explanation: expect.any(String),
      findings: signed.record.findings.length,
      changes: signed.record.changes.length,
    });
  });

  it('GIVEN a record of other findings, places or changes THEN it is different', async () => {
    const caller = accountCaller();
    const signed = await exported(caller);
    const { findings, changes } = signed.record;
    const moved = findings.map(({ id, places }) => ({
      id,
      places: places.map(({ start, end }) => ({ start, end: end + 1 })),
    }));
    const others: readonly Partial<ExportRecord>[] = [
      { findings: findings.slice(1) },
      { findings: moved },
      { changes: [...changes, { start: 0, end: 3, findingId: 'r1' }] },
    ];
    for (const other of others) expect((await replay(caller, signedAs(signed, other))).outcome).toBe('different');
  });

  it.each([
    ['another version of the engine', { engine: 'Clausewise engine 0.9.0' }, 'Clausewise engine 0.9.0'],
    ['a language model', { model: 'some.model' }, 'language model'],
    ['another input', { input: '0'.repeat(64) }, 'not here any more'],
    ['a playbook that does not apply', { playbooks: [{ id: 'p', version: 1 }] }, 'playbooks'],
  ] as const)('GIVEN %s THEN it is not possible, and it says what a replay needs', async (_, other, words) => {
    const caller = accountCaller();
    const { outcome, explanation } = await replay(
      caller,
      signedAs(await exported(caller), other as Partial<ExportRecord>),
    );
    expect([outcome, explanation]).toEqual(['not-possible', expect.stringContaining(words)]);
  });

  it('GIVEN a record that was changed since it was signed THEN it is not replayed', async () => {
    const caller = accountCaller();
    const signed = await exported(caller);
    const changed = { ...signed, record: { ...signed.record, madeAt: '2020-01-01T00:00:00.000Z' } };
    expect(await replay(caller, changed)).toMatchObject({
      outcome: 'not-possible',
      explanation: 'The record is not as it was signed.',
    });
  });

  it('GIVEN a playbook applied THEN it replays until the playbook is changed', async () => {
    const caller = accountCaller({ role: 'admin' });
    const position = { topic: 'Liability cap', standard: 'fees paid in twelve months', fallbacks: [], walkAway: '' };
    const input = playbookInputSchema.parse({
      name: 'House',
      rules: { contractTypes: [contractType], positions: [position] },
    });
    const { id, version } = await product.createPlaybook({ caller, input });
    const signed = await exported(caller, true);
    expect(signed.record.playbooks).toEqual([{ id, version }]);
    expect((await replay(caller, signed)).outcome).toBe('same');
    const positions = [{ ...position, standard: 'fees paid in six months' }];
    await product.updatePlaybook({ caller, id, input: { ...input, rules: { ...input.rules, positions }, version } });
    expect(await replay(caller, signed)).toMatchObject({ outcome: 'not-possible' });
  });

  it('GIVEN somebody else THEN there is nothing to replay', async () => {
    const signed = await exported(accountCaller());
    await expect(replay(accountCaller(), signed)).rejects.toMatchObject({ code: 'not_found' });
  });

  describe('by npm run verify, without the product and without a network', () => {
    const original = buildDocx({ body: paragraph(run(limitationOfLiability)) });
    let directory: string;
    let signed: SignedRecord;
    const file = (name: string): string => path.join(directory, name);
    const newer = signingKeyOf(randomBytes(32).toString('base64'));

    beforeAll(async () => {
      directory = await mkdtemp(path.join(tmpdir(), 'replay-'));
      const caller = accountCaller();
      const documentId = await product.keepUploadedOriginal(caller.id, {
        bytes: original,
        text: limitationOfLiability,
      });
      const { analysisId: id } = await product.analyzeClause({
        caller,
        request: {
          clauseText: limitationOfLiability,
          contractType,
          partyRole: 'customer',
          usePlaybook: false,
          documentId,
        },
        idempotencyKey: undefined,
        deadlineMs: Date.now() + 100_000,
      });
      const report = await product.exportWord({ caller, id, variant: 'tracked', comments: 'none' });
      if (!('bytes' in report)) throw new Error('the export is too large for an answer');
      signed = await product.getReceipt({ ownerId: caller.id, id, receiptId: undefined });
      const tampered = Buffer.from(report.bytes);
      tampered[tampered.length >> 1]! ^= 1;
      const keys = [signed.key, newer.publicKey].map((publicKey) => ({ id: '', publicKey, since: '' }));
      const { bytes: resigned, receipt } = signDocx({ bytes: report.bytes, input: original, key: newer });
      const { id: receiptId, input, parts } = receipt;
      const writeRecord = (name: string, other: Partial<ExportRecord>): Promise<void> =>
        writeFile(
          file(name),
          JSON.stringify(signRecord({ ...signed.record, receiptId, input, parts, ...other }, newer)),
        );
      await Promise.all([
        writeFile(file('resigned.docx'), resigned),
        writeFile(file('exported.docx'), report.bytes),
        writeFile(file('tampered.docx'), tampered),
        writeFile(file('record.json'), JSON.stringify(signed)),
        writeFile(file('keys.json'), JSON.stringify({ keys })),
        writeFile(file('original.docx'), original),
        writeFile(file('analyzed.txt'), limitationOfLiability),
        writeFile(file('other.txt'), limitationOfLiability.replace('three (3)', 'six (6)')),
        writeRecord('fewer.json', { findings: [] }),
        writeRecord('older.json', { engine: 'Clausewise engine 0.9.0' }),
        writeRecord('playbooks.json', { playbooks: [{ id: 'p', version: 1 }] }),
        writeRecord('before-settings.json', { settings: undefined }),
      ]);
    });
    afterAll(() => rm(directory, { recursive: true }));

    it.each([
      ['the document that was uploaded', 'exported.docx', 'record.json', 'original.docx', 0, 'replayed, the same: '],
      ['its text alone', 'exported.docx', 'record.json', 'analyzed.txt', 0, 'replayed, the same: '],
      ['another text', 'exported.docx', 'record.json', 'other.txt', 1, 'not replayed: The input is not what was'],
      ['a tampered document', 'tampered.docx', 'record.json', 'original.docx', 1, 'not replayed: only a document'],
      ['a record of another document', 'exported.docx', 'fewer.json', 'original.docx', 1, 'not replayed: only a'],
      ['a record of other findings', 'resigned.docx', 'fewer.json', 'original.docx', 1, 'replayed, not the same: '],
      [
        'a record of another engine',
        'resigned.docx',
        'older.json',
        'original.docx',
        1,
        'not replayed: A replay needs Clausewise engine 0.9.0. This is ',
      ],
      ['playbooks', 'resigned.docx', 'playbooks.json', 'original.docx', 1, 'not replayed: Playbooks had a part'],
      [
        'a record without settings',
        'resigned.docx',
        'before-settings.json',
        'original.docx',
        1,
        'not replayed: The record',
      ],
    ])('GIVEN %s THEN it says what comes of it, and by its exit code', (_, document, record, input, code, says) => {
      const result = runVerify(directory, [document, '--keys', 'keys.json', '--record', record, '--input', input]);
      expect([result.code, result.output]).toEqual([code, expect.stringContaining(says)]);
    });
  });
});
