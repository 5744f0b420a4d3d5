import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { playbookInputSchema } from '../../../../shared/playbooks.ts';
import type { ExportRecord, SignedRecord } from '../../../../shared/receipts.ts';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { signRecord } from '../../../../functions/core/receipt/signed-record.ts';
import { signingKeyOf } from '../../../../functions/core/receipt/signing-key.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { startLocalStorage } from '../../../support/local-storage.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

jest.setTimeout(120_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/export-word.ts')),
  ...(await import('../../../../functions/core/analysis/get-receipt.ts')),
  ...(await import('../../../../functions/core/playbook/create-playbook.ts')),
  ...(await import('../../../../functions/core/playbook/update-playbook.ts')),
  ...(await import('../../../../functions/core/analysis/replay-record.ts')),
});

const contractType = 'reseller-agreement';
const key = signingKeyOf(randomBytes(32).toString('base64'));

describe('the replay of an export', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  let product: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    [storage, secrets] = await Promise.all([startLocalStorage(), startSecrets()]);
    product = await load();
  });
  afterAll(() => Promise.all([storage.close(), secrets.close()]));

  const exported = async (caller: AccountCaller, usePlaybook = false): Promise<SignedRecord> => {
    const { analysisId: id } = await product.analyzeClause({
      caller,
      request: { clauseText: limitationOfLiability, contractType, partyRole: 'customer', usePlaybook },
      idempotencyKey: undefined,
      deadlineMs: Date.now() + 20_000,
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
});
