import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import type { ReplyComparison } from '../../../../shared/negotiations.ts';
import type { AccountCaller } from '../../../../functions/core/caller.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { buildDocx, paragraph, run } from '../../../support/documents/build-docx.ts';
import { storage, useServices } from '../../../support/own-services.ts';
import { mark, silent } from '../../../support/replies.ts';

jest.setTimeout(120_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../../../functions/core/analysis/delete-analysis.ts')),
  ...(await import('../../../../functions/core/analysis/export-word.ts')),
  ...(await import('../../../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../../../functions/core/administration/deletion/delete-content.ts')),
  ...(await import('../../../../functions/core/negotiation/add-reply.ts')),
  ...(await import('../../../../functions/core/negotiation/decide-point.ts')),
  ...(await import('../../../../functions/core/negotiation/delete-negotiation.ts')),
  ...(await import('../../../../functions/core/negotiation/download-file.ts')),
  ...(await import('../../../../functions/core/negotiation/get-ledger.ts')),
  ...(await import('../../../../functions/core/negotiation/get-negotiation.ts')),
  ...(await import('../../../../functions/core/negotiation/list-negotiations.ts')),
  ...(await import('../../../../functions/core/negotiation/send-revised.ts')),
  ...(await import('../../../../functions/core/negotiation/start-negotiation.ts')),
  ...(await import('../../../../functions/adapters/table.ts')),
});

const word = (text: string) => ({
  filename: 'reply.docx',
  mediaType: 'application/octet-stream',
  bytes: buildDocx({ body: paragraph(run(text)) }),
});

const comparison: ReplyComparison = {
  silentChanges: [silent('Net 30 days.', 'Net 90 days.')],
  marks: [mark(limitationOfLiability, 'Nobody is liable for anything.')],
  notCompared: [{ part: 'word/media/image1.png', reason: 'It is a picture.' }],
};
const compare = () => Promise.resolve(comparison);

describe('a negotiation', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    product = await load();
  });

  const analyze = async (caller: AccountCaller): Promise<string> => {
    const request = { clauseText: limitationOfLiability, title: 'Northwind terms', usePlaybook: false };
    const deadlineMs = Date.now() + 20_000;
    return (await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs })).analysisId;
  };
  const start = (caller: AccountCaller, analysisId: string, document?: ReturnType<typeof word>) =>
    product.startNegotiation({ caller, analysisId, document, comments: 'none' });
  const begin = async (caller = accountCaller()) => {
    const id = await analyze(caller);
    await start(caller, id, word('As it was sent.'));
    return { caller, id };
  };
  const add = (caller: AccountCaller, id: string, revision = 1, document = word('Their reply.')) =>
    product.addReply({ caller, id, revision, document, compare, deadlineMs: Date.now() + 20_000 });
  /** Sends a file in which everything stands in the third paragraph, in some words. */
  const send = (
    caller: AccountCaller,
    analysisId: string,
    revision: number,
    words: string,
    document?: ReturnType<typeof word>,
    doubt: { readonly isDoubtful?: true } = {},
  ) =>
    product.sendRevised({
      caller,
      analysisId,
      revision,
      document: document ?? word(words),
      comments: 'none',
      follow: (_, __, sought) => Promise.resolve(sought.map(() => ({ part: 'body', paragraph: 3, words, ...doubt }))),
    });
  const decide = (
    caller: AccountCaller,
    id: string,
    revision: number,
    verdict: 'accept' | 'reject' | null,
    pointId = 'p2',
  ) =>
    product.decidePoint({
      caller,
      id,
      input: { revision, pointId, ...(verdict && { decision: { verdict, reason: 'Agreed with the client.' } }) },
    });
  const filesOf = ({ id: ownerId }: AccountCaller, id: string) =>
    storage.whatHolds(`analyses/${ownerId}/${id}/negotiation/`);

  it('GIVEN an analysis WHEN it begins with the export THEN what was exported last is what was sent, and beginning again changes nothing', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    await product.exportWord({ caller, id, variant: 'tracked', comments: 'all' });
    const [first, second] = [await start(caller, id), await start(caller, id)];
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      id,
      title: 'Northwind terms',
      revision: 1,
      sent: [{ number: 1, afterRound: 0, source: 'export', by: caller.user.name }],
    });
    expect(first.ledger).toEqual({ entries: 1, isIntact: true });
    await expect(start(caller, id, word('Another.'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await filesOf(caller, id)).toHaveLength(1);
  });

  it('GIVEN ten beginnings at once THEN there is one, with one file', async () => {
    const caller = accountCaller();
    const id = await analyze(caller);
    const begun = await Promise.all(Array.from({ length: 10 }, () => start(caller, id, word('As it was sent.'))));
    expect(new Set(begun.map(({ revision, sent }) => `${revision} ${sent[0]!.at}`)).size).toBe(1);
    expect(await filesOf(caller, id)).toHaveLength(1);
  });

  it('GIVEN a reply THEN its points name what they touch, silent changes first, and the same file again adds nothing', async () => {
    const { caller, id } = await begin();
    const added = await add(caller, id);
    expect(added.rounds).toMatchObject([
      {
        number: 1,
        filename: 'reply.docx',
        silentChanges: 1,
        marks: 1,
        notCompared: comparison.notCompared,
      },
    ]);
    const [quiet, loud] = added.points;
    expect(quiet).toMatchObject({
      kind: 'silent',
      silentKind: 'text',
      state: 'open',
      before: 'Net 30 days.',
      after: 'Net 90 days.',
      findings: [],
    });
    expect(loud).toMatchObject({ kind: 'mark', state: 'proposed', authors: ['Bea Counter'] });
    expect(loud!.findings.length).toBeGreaterThan(0);
    expect(await add(caller, id, 1)).toEqual(added);
    await expect(add(caller, id, 1, word('Another reply.'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await filesOf(caller, id)).toHaveLength(3);
  });

  it('GIVEN decisions THEN they are kept by name and reason, undone until the next round, and refused from an old revision', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const accepted = await decide(caller, id, 2, 'accept');
    expect(accepted.points[1]).toMatchObject({
      state: 'agreed',
      decision: { verdict: 'accept', reason: 'Agreed with the client.', by: caller.user.name, round: 1 },
    });
    expect(await decide(caller, id, 2, 'accept')).toEqual(accepted);
    await expect(decide(caller, id, 2, 'reject')).rejects.toMatchObject({ code: 'conflict' });
    const undone = await decide(caller, id, 3, null);
    expect([undone.points[1]?.state, undone.points[1]?.decision]).toEqual(['proposed', undefined]);
    await decide(caller, id, 4, 'accept');
    await add(caller, id, 5, word('Their second reply.'));
    await expect(decide(caller, id, 6, null)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(decide(caller, id, 6, 'reject', 'p9')).rejects.toMatchObject({ code: 'invalid_request' });
    const { entries, verdict } = await product.getLedger({ caller, id });
    expect(entries.map(({ action }) => action)).toEqual([
      'started',
      'replied',
      'decided',
      'undone',
      'decided',
      'replied',
    ]);
    expect(verdict).toEqual({ isIntact: true });
    expect(JSON.stringify(entries)).not.toMatch(/Net 30|liable/);
    const [last] = await product.listAuditEntries({ ownerId: caller.id, id });
    expect(last).toMatchObject({ action: 'Negotiation ledger exported', details: { actor: caller.user.name } });
  });

  it('GIVEN a revised file THEN the next reply is held against it, and points say what it has in their place', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    await decide(caller, id, 2, 'accept');
    const sent = await send(caller, id, 3, 'Net 45 days.');
    expect(sent.sent.map(({ number, afterRound }) => [number, afterRound])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(sent.points.map((point) => point.sent)).toEqual([
      { version: 2, words: 'Net 45 days.', offers: 'other' },
      { version: 2, words: 'Net 45 days.', offers: 'other' },
    ]);
    expect(await send(caller, id, 3, 'Net 45 days.')).toEqual(sent);
    await expect(send(caller, id, 3, 'Net 50 days.')).rejects.toMatchObject({ code: 'conflict' });
    await expect(start(caller, id, word('Another.'))).rejects.toMatchObject({ code: 'conflict' });

    const held: Uint8Array[] = [];
    const replied = await product.addReply({
      caller,
      id,
      revision: 4,
      deadlineMs: Date.now() + 20_000,
      document: word('Their second reply.'),
      compare: (earlier) => {
        held.push(earlier);
        const again = { ...silent('Net 45 days.', 'Net 80 days.'), paragraph: 3 };
        return Promise.resolve({ ...comparison, silentChanges: [again], marks: [] });
      },
    });
    expect(held).toEqual([Buffer.from(word('Net 45 days.').bytes)]);
    expect(replied.rounds.map(({ against }) => against)).toEqual([1, 2]);
    expect(replied.points.map(({ id: point, round, state }) => [point, round, state])).toEqual([
      ['p1', 2, 'open'],
      ['p2', 1, 'agreed'],
    ]);
    expect(replied.points[0]?.sent).toBeUndefined();
    const { entries, verdict } = await product.getLedger({ caller, id });
    expect(entries.map(({ action }) => action)).toEqual(['started', 'replied', 'decided', 'sent', 'replied']);
    expect(entries[3]?.details).toMatchObject({
      number: 2,
      afterRound: 1,
      theirs: 0,
      ours: 0,
      other: 2,
      'not-found': 0,
    });
    expect(verdict).toEqual({ isIntact: true });
    expect(JSON.stringify(entries)).not.toMatch(/Net 45/);
  });

  describe('with a revised file in which the place of a point is doubtful', () => {
    const sendDoubtful = async () => {
      const { caller, id } = await begin();
      await add(caller, id);
      const { points } = await send(caller, id, 2, 'Quite other words.', undefined, { isDoubtful: true });
      expect(points[0]?.sent).toEqual({
        version: 2,
        words: 'Quite other words.',
        offers: 'not-found',
        isDoubtful: true,
      });
      return { caller, id };
    };
    const place = (caller: AccountCaller, id: string, revision: number, isSame: boolean, version = 2) =>
      product.decidePoint({ caller, id, input: { revision, pointId: 'p1', place: { version, isSame } } });
    const replyWithout = (caller: AccountCaller, id: string, revision: number) =>
      product.addReply({
        caller,
        id,
        revision,
        document: word('Their second reply.'),
        deadlineMs: Date.now() + 20_000,
        compare: () => Promise.resolve({ silentChanges: [], marks: [], notCompared: [] }),
      });

    it('WHEN nobody says whether it is the place THEN what the next reply leaves alone is not agreed', async () => {
      const { caller, id } = await sendDoubtful();
      const { points } = await replyWithout(caller, id, 3);
      expect(points.map(({ state }) => state)).toEqual(['not-assessable', 'not-assessable']);
      await expect(place(caller, id, 4, true)).rejects.toMatchObject({ code: 'invalid_request' });
    });

    it('WHEN a person says that it is THEN it counts, by their name, in the ledger; saying so again changes nothing', async () => {
      const { caller, id } = await sendDoubtful();
      const said = await place(caller, id, 3, true);
      expect(said.points[0]?.sent).toMatchObject({
        offers: 'other',
        words: 'Quite other words.',
        placed: { isSame: true, by: caller.user.name },
      });
      expect(said.points[0]?.sent).not.toHaveProperty('isDoubtful');
      expect(said.points[1]?.sent).toMatchObject({ offers: 'not-found', isDoubtful: true });
      expect(await place(caller, id, 3, true)).toEqual(said);
      const { entries, verdict } = await product.getLedger({ caller, id });
      expect(entries.at(-1)).toMatchObject({
        action: 'placed',
        by: caller.user.name,
        details: { point: 'p1', file: 2, paragraph: 3, answer: 'the same paragraph' },
      });
      expect([verdict, JSON.stringify(entries).includes('Quite other')]).toEqual([{ isIntact: true }, false]);
      const { points } = await replyWithout(caller, id, 4);
      expect(points.map(({ state }) => state)).toEqual(['agreed', 'not-assessable']);
    });

    it('WHEN a person says that it is not THEN the file has no such paragraph; and they may say otherwise until a reply comes', async () => {
      const { caller, id } = await sendDoubtful();
      const said = await place(caller, id, 3, false);
      expect(said.points[0]?.sent).toMatchObject({ offers: 'not-found', words: '', placed: { isSame: false } });
      await expect(place(caller, id, 3, true)).rejects.toMatchObject({ code: 'conflict' });
      expect((await place(caller, id, 4, true)).points[0]?.sent).toMatchObject({ offers: 'other' });
    });

    it('WHEN another file is sent before anybody says THEN its place there is doubtful too, however alike the words', async () => {
      const { caller, id } = await sendDoubtful();
      const { points } = await send(caller, id, 3, 'Still other words.');
      expect(points[0]?.sent).toMatchObject({ version: 3, offers: 'not-found', isDoubtful: true });
      await expect(place(caller, id, 4, true)).rejects.toMatchObject({ code: 'invalid_request' });
      expect((await place(caller, id, 4, true, 3)).points[0]?.sent).toMatchObject({ offers: 'other' });
    });

    it('WHEN somebody says it of a place that is not doubtful, with a decision, or of another’s point THEN it is refused', async () => {
      const { caller, id } = await sendDoubtful();
      const input = { revision: 3, pointId: 'p1', place: { version: 2, isSame: true } };
      const decision = { verdict: 'accept' as const, reason: 'Agreed.' };
      await expect(product.decidePoint({ caller, id, input: { ...input, decision } })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      await expect(place(accountCaller(), id, 3, true)).rejects.toMatchObject({ code: 'not_found' });
      const sure = await begin();
      await add(sure.caller, sure.id);
      await send(sure.caller, sure.id, 2, 'Net 45 days.');
      await expect(place(sure.caller, sure.id, 3, true)).rejects.toMatchObject({ code: 'invalid_request' });
    });
  });

  it('GIVEN their reply came before the revised file was added WHEN the same reply is added again THEN it is held against that file', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    await send(caller, id, 2, 'Net 45 days.');
    const again = await add(caller, id, 3);
    expect(again.rounds.map(({ against, sha256 }) => [against, sha256])).toEqual([
      [1, again.rounds[0]!.sha256],
      [2, again.rounds[0]!.sha256],
    ]);
    expect(await add(caller, id, 3)).toEqual(again);
  });

  it('GIVEN the same revised file ten times at once THEN it is there once, with one object', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const before = (await filesOf(caller, id)).length;
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(caller, id, 2, 'Net 45 days.')));
    expect(new Set(sent.map(({ revision, sent: files }) => `${revision} ${files.length}`))).toEqual(new Set(['3 2']));
    expect((await filesOf(caller, id)).length - before).toBe(2);
  });

  it('GIVEN a negotiation from before files could be revised THEN it reads as one file, against which all was held', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const item = await product.getItem({ pk: `analysis#${id}`, sk: 'negotiation' });
    const [{ number: _, afterRound: __, ...only }] = item?.['sent'] as [Record<string, unknown>];
    const [rounds, points] = JSON.parse(gunzipSync(item?.['content'] as Uint8Array).toString('utf8')) as [
      object[],
      unknown,
    ];
    const plainRounds = rounds.map((round) => ({ ...round, against: undefined }));
    await product.putItem({
      Item: { ...item, sent: only, content: gzipSync(JSON.stringify([plainRounds, points])) },
    });
    const read = await product.getNegotiation({ ownerId: caller.id, id });
    expect([read.sent[0]?.number, read.sent[0]?.afterRound, read.rounds[0]?.against]).toEqual([1, 0, 1]);
    expect((await send(caller, id, 2, 'Net 45 days.')).sent).toHaveLength(2);
  });

  it('GIVEN files of each round THEN each is given as it came, by its number, and no other', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    await send(caller, id, 2, 'Net 45 days.');
    const download = async (file: 'sent' | 'reply', number?: number): Promise<Buffer> => {
      const address = await product.downloadFile({ ownerId: caller.id, id, file, number });
      return Buffer.from(await (await fetch(address)).arrayBuffer());
    };
    expect(await download('sent', 1)).toEqual(Buffer.from(word('As it was sent.').bytes));
    expect(await download('sent')).toEqual(Buffer.from(word('Net 45 days.').bytes));
    expect(await download('reply', 1)).toEqual(Buffer.from(word('Their reply.').bytes));
    for (const file of ['reply', 'sent'] as const)
      await expect(download(file, 3)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a path', '../../../etc/passwd.docx'],
    ['line ends', 'reply\r\nSet-Cookie: a=b\r\n.docx'],
    ['a NUL', 'reply\u0000.exe.docx'],
    ['a right-to-left override', 'reply\u202Excod.docx'],
    ['5,000 characters', `${'x'.repeat(5_000)}.docx`],
    ['quotes', 'a"; filename="b.exe".docx'],
  ])('acceptance 22: GIVEN files named with %s THEN none of that reaches a key or a header', async (_, filename) => {
    const caller = accountCaller();
    const id = await analyze(caller);
    await start(caller, id, { ...word('As it was sent.'), filename });
    const { rounds, sent } = await add(caller, id, 1, { ...word('Their reply.'), filename });
    for (const file of [...rounds, ...sent]) {
      expect(file.filename).not.toMatch(/[\p{Cc}\p{Cf}/\\"]/u);
      expect(file.filename.length).toBeLessThanOrEqual(120);
    }
    for (const key of await filesOf(caller, id)) expect(key).toMatch(/negotiation\/[\da-f-]{36}\.(?:docx|json\.gz)$/);
    for (const file of ['sent', 'reply'] as const) {
      const answer = await fetch(await product.downloadFile({ ownerId: caller.id, id, file }));
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[^"\\/]{1,130}"(?:; filename\*=\S+)?$/,
      );
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
  });

  it('GIVEN two decisions at once THEN one is written and the other refused, and the ledger holds one', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const outcomes = await Promise.allSettled([decide(caller, id, 2, 'accept'), decide(caller, id, 2, 'reject')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await product.getLedger({ caller, id })).entries).toHaveLength(3);
  });

  it('GIVEN an entry that was changed in the table THEN reading says that the ledger is broken, and where', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const key = { pk: `analysis#${id}`, sk: 'ledger#000002' };
    const item = await product.getItem(key);
    await product.putItem({ Item: { ...item, entry: String(item?.['entry']).replace('"marks":1', '"marks":0') } });
    expect((await product.getNegotiation({ ownerId: caller.id, id })).ledger).toEqual({
      entries: 2,
      isIntact: false,
      brokenAt: 2,
    });
  });

  it('GIVEN somebody else THEN there is no such negotiation, whatever they do', async () => {
    const { id } = await begin();
    const other = accountCaller();
    const tries = [
      start(other, id),
      add(other, id),
      send(other, id, 1, 'Anything.'),
      decide(other, id, 1, 'accept'),
      product.getNegotiation({ ownerId: other.id, id }),
      product.downloadFile({ ownerId: other.id, id, file: 'sent' }),
      product.getLedger({ caller: other, id }),
      product.deleteNegotiation({ caller: other, id }),
    ];
    for (const attempt of tries) await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect((await product.listNegotiations({ ownerId: other.id, limit: 5, cursor: undefined })).negotiations).toEqual(
      [],
    );
  });

  it('GIVEN it is deleted THEN nothing of it stays and its analysis does; GIVEN the analysis or the account is THEN it goes too', async () => {
    const { caller, id } = await begin();
    await add(caller, id);
    const list = () => product.listNegotiations({ ownerId: caller.id, limit: 5, cursor: undefined });
    expect((await list()).negotiations).toMatchObject([{ id, rounds: 1, points: 2, undecided: 2, silentChanges: 1 }]);
    await product.deleteNegotiation({ caller, id });
    expect([(await list()).negotiations, await filesOf(caller, id)]).toEqual([[], []]);
    expect((await storage.whatHolds(id)).filter((key) => /negotiation#|ledger#/.test(key))).toEqual([]);
    await expect(product.deleteNegotiation({ caller, id })).rejects.toMatchObject({ code: 'not_found' });

    await start(caller, id, word('Sent again.'));
    await add(caller, id);
    await product.deleteAnalysis({ ownerId: caller.id, id });
    expect(await storage.whatHolds(id)).toEqual([expect.stringContaining(' deleted#')]);
    const later = await begin(caller);
    await add(caller, later.id);
    await product.deleteContent(caller.id, () => undefined);
    expect((await storage.whatHolds(caller.id)).filter((key) => !key.startsWith('usage#'))).toEqual([]);
  });

  it('GIVEN one of the objects of a reply that cannot be stored THEN nothing of that reply stays, whichever of them it is', async () => {
    const { caller, id } = await begin();
    const before = await filesOf(caller, id);
    for (const end of ['.docx', '.json.gz']) {
      storage.refuseStoring(end);
      await expect(add(caller, id)).rejects.toBeDefined();
      storage.resume();
      expect({ end, files: await filesOf(caller, id) }).toEqual({ end, files: before });
    }
    expect((await add(caller, id)).rounds).toHaveLength(1);
  });

  it.each([false, true])(
    'GIVEN adding a reply that stops at any call (its answer lost: %s) THEN it is there whole or not at all, and adding it again succeeds',
    async (losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const { caller, id } = await begin();
        storage.interruptAfter(calls, losesAnswer);
        await add(caller, id).catch(() => undefined);
        const wasInterrupted = storage.wasInterrupted();
        storage.resume();
        const { revision, rounds, ledger } = await product.getNegotiation({ ownerId: caller.id, id });
        expect([revision, ledger]).toEqual([1 + rounds.length, { entries: 1 + rounds.length, isIntact: true }]);
        const after = await add(caller, id, revision);
        expect([after.rounds.length, after.points.length]).toEqual([1, 2]);
        if (!wasInterrupted) break;
      }
    },
  );

  it.each([false, true])(
    'GIVEN sending a revised file that stops at any call (its answer lost: %s) THEN it is there whole or not at all, and sending it again succeeds',
    async (losesAnswer) => {
      for (let calls = 0; ; calls += 1) {
        const { caller, id } = await begin();
        await add(caller, id);
        storage.interruptAfter(calls, losesAnswer);
        await send(caller, id, 2, 'Net 45 days.').catch(() => undefined);
        const wasInterrupted = storage.wasInterrupted();
        storage.resume();
        const { revision, sent, ledger } = await product.getNegotiation({ ownerId: caller.id, id });
        expect([revision, ledger]).toEqual([1 + sent.length, { entries: 1 + sent.length, isIntact: true }]);
        const after = await send(caller, id, revision, 'Net 45 days.');
        expect([after.sent.length, after.points[0]?.sent?.words]).toEqual([2, 'Net 45 days.']);
        if (!wasInterrupted) break;
      }
    },
  );
});
