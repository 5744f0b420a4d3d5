import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accountRecord } from '../../../support/account-records.ts';
import { startLocalTable } from '../../../support/local-table.ts';

jest.setTimeout(60_000);

const load = async () => ({
  ...(await import('../../../../functions/core/account/end-sessions.ts')),
  ...(await import('../../../../functions/core/account/read-account.ts')),
  ...(await import('../../../../functions/adapters/entities/accounts.ts')),
});

const now = (): number => Math.floor(Date.now() / 1000);

const identity = (sessionId: string, signedInAt = now()) => ({
  id: 'x',
  username: 'x',
  email: 'x@example.com',
  name: 'X',
  isEmailVerified: true,
  sessionId,
  signedInAt,
  issuedAt: now(),
  expiresAt: now() + 3600,
});

describe('sessions that ended', () => {
  let table: Awaited<ReturnType<typeof startLocalTable>>;
  let product: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    table = await startLocalTable();
    product = await load();
  });
  beforeEach(() => table.useEmptyTable());
  afterAll(() => table.close());

  const make = async (endedSessions?: Record<string, number>) => {
    const record = accountRecord(endedSessions && { endedSessions });
    expect(await product.makeAccount(record)).toBe(true);
    return record;
  };
  const read = async (id: string) => {
    const record = await product.findAccount(id);
    if (!record) throw new Error('the account is gone');
    return record;
  };

  it('GIVEN an account that remembers none WHEN a session ends THEN that one has ended and no other', async () => {
    const { id } = await make();
    await product.endSession(await read(id), 'first', now() + 3600);
    const record = await read(id);
    expect(product.isEnded(record, identity('first'))).toBe(true);
    expect(product.isEnded(record, identity('second'))).toBe(false);
  });

  it('GIVEN two that end at once on an account that remembers none THEN both have ended', async () => {
    const record = await make();
    await Promise.all(['a', 'b', 'c'].map((session) => product.endSession(record, session, now() + 3600)));
    expect(Object.keys((await read(record.id)).endedSessions ?? {}).sort()).toEqual(['a', 'b', 'c']);
  });

  it('GIVEN sessions whose tokens have ended by themselves THEN they are forgotten', async () => {
    const { id } = await make({ old: now() - 1, older: now() - 9_999, still: now() + 60 });
    await product.endSession(await read(id), 'new', now() + 3600);
    expect(Object.keys((await read(id)).endedSessions ?? {}).sort()).toEqual(['new', 'still']);
  });

  it('GIVEN more than an account can remember THEN every session before this moment is ended, and the item stays small', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`session-${index}`, now() + 3600]));
    const { id } = await make(many);
    await product.endSession(await read(id), 'one-more', now() + 3600);
    const record = await read(id);
    for (const session of ['one-more', 'session-7', 'another']) {
      expect(product.isEnded(record, identity(session, now() - 2))).toBe(true);
    }
    expect(product.isEnded(record, identity('later', now() + 1))).toBe(false);
    expect(JSON.stringify(record).length).toBeLessThan(4096);
  });
});
