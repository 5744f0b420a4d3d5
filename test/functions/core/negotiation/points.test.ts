import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PointVerdict } from '../../../../shared/negotiation-records.ts';
import type { ReplyComparison } from '../../../../shared/negotiations.ts';
import { emptyLedger, endWith, nextEntry, verifyLedger } from '../../../../functions/core/negotiation/ledger.ts';
import { changeOf, decided, raisePoints } from '../../../../functions/core/negotiation/points.ts';
import { mark, silent } from '../../../support/replies.ts';

const reply = (comparison: Partial<ReplyComparison>): ReplyComparison => ({
  silentChanges: [],
  marks: [],
  notCompared: [],
  ...comparison,
});

const none = { findings: [], changes: [] };
const first = (
  comparison: ReplyComparison,
  concerns: typeof none | { findings: []; changes: { id: string; title: string }[] } = none,
) => raisePoints({ before: [], changes: new Map(), comparison, round: 1, concernsOf: () => concerns });

const next = (before: ReturnType<typeof first>, old: ReplyComparison, comparison: ReplyComparison) =>
  raisePoints({
    before,
    changes: new Map(before.map((point) => [point.id, changeOf(point, old)])),
    comparison,
    round: 2,
    concernsOf: () => none,
  });

/** The next reply, where a revised file was sent since the first that has some words in the place of the only point. */
const nextAfterSending = (
  before: ReturnType<typeof first>,
  old: ReplyComparison,
  words: string | null,
  comparison: ReplyComparison,
) =>
  raisePoints({
    before,
    changes: new Map(before.map((point) => [point.id, changeOf(point, old)])),
    places: new Map(before.map(({ id }) => [id, words === null ? null : { part: 'body', paragraph: 2, words }])),
    comparison,
    round: 2,
    concernsOf: () => none,
  });

const decide = (point: ReturnType<typeof first>[number], verdict: PointVerdict) =>
  decided(point, { verdict, reason: 'As agreed by phone', by: 'Ada', at: '2026-03-04T09:30:00.000Z', round: 1 });

describe('the points of a negotiation', () => {
  const one = reply({ silentChanges: [silent('Net 30.', 'Net 90.')], marks: [mark('Cap is 1.', 'Cap is 2.')] });

  it('GIVEN a first reply THEN silent changes come first and open, marks are proposed', () => {
    expect(first(one).map(({ id, kind, state }) => [id, kind, state])).toEqual([
      ['p1', 'silent', 'open'],
      ['p2', 'mark', 'proposed'],
    ]);
  });

  it.each([
    ['accept', 'agreed'],
    ['counter', 'countered'],
    ['escalate', 'escalated'],
    ['reject', 'open'],
  ] as const)(
    'GIVEN a mark WHEN the decision is to %s THEN it is %s, and undone it is proposed again',
    (verdict, state) => {
      const [, point] = first(one);
      const after = decide(point!, verdict);
      expect(after.state).toBe(state);
      expect(decided(after, undefined)).toEqual(point);
    },
  );

  it('GIVEN a silent change, or a mark where a change of ours stood WHEN it is accepted THEN it is conceded', () => {
    const [quiet] = first(one);
    const [, loud] = first(one, { findings: [], changes: [{ id: 'r1', title: 'Low cap' }] });
    expect([decide(quiet!, 'accept').state, decide(loud!, 'accept').state]).toEqual(['conceded', 'conceded']);
  });

  it('GIVEN the same again in the next reply THEN what was settled stays, and what was not is up for decision', () => {
    const [quiet, loud] = first(one);
    const after = next([decide(quiet!, 'reject'), decide(loud!, 'accept')], one, one);
    expect(after.map(({ id, state, round, decision }) => [id, state, round, decision?.verdict])).toEqual([
      ['p1', 'open', 2, undefined],
      ['p2', 'agreed', 2, 'accept'],
    ]);
  });

  it('GIVEN other words where something was settled THEN it is reopened; GIVEN none THEN it is withdrawn', () => {
    const [quiet, loud] = first(one);
    const other = reply({ marks: [mark('Cap is 1.', 'Cap is 3.'), mark('Fees are fixed.', 'Fees may rise.')] });
    const after = next([decide(quiet!, 'counter'), decide(loud!, 'accept')], one, other);
    expect(after.map(({ id, state, round }) => [id, state, round])).toEqual([
      ['p2', 'reopened', 2],
      ['p3', 'proposed', 2],
      ['p1', 'withdrawn', 1],
    ]);
    expect(decided(decide(after[0]!, 'counter'), undefined).state).toBe('reopened');
  });
});

describe('points over revised files', () => {
  const cap = mark('Cap is 1.', 'Cap is 2.');
  const old = reply({ marks: [cap] });
  const nothing = reply({});

  it.each([
    ['their words, accepted', 'accept', 'Cap is 2.', 'agreed', 'accept'],
    ['their words, which nobody accepted', 'escalate', 'Cap is 2.', 'proposed', undefined],
    ['our words', 'reject', 'Cap is 1.', 'withdrawn', undefined],
    ['a counter', 'counter', 'Cap is 1.5.', 'agreed', 'counter'],
    ['no such paragraph', 'counter', null, 'not-assessable', undefined],
  ] as const)(
    'GIVEN %s in the file that was sent WHEN the reply lets it stand THEN the point says so, and nothing is agreed unsaid',
    (_, verdict, words, state, kept) => {
      const [point] = nextAfterSending([decide(first(old)[0]!, verdict)], old, words, nothing);
      expect([point!.state, point!.decision?.verdict, point!.round]).toEqual([state, kept, 1]);
    },
  );

  it('GIVEN a point they withdrew WHEN a later file of ours changes its paragraph THEN it stays withdrawn', () => {
    const [gone] = nextAfterSending(first(old), old, 'Cap is 1.', nothing);
    const [point] = nextAfterSending([gone!], old, 'Cap is 1, in total.', nothing);
    expect([gone!.state, point!.state]).toEqual(['withdrawn', 'withdrawn']);
  });

  it('GIVEN a counter WHEN they mark its paragraph anew THEN it is the same point, proposed again, and its history is kept', () => {
    const again = reply({ marks: [mark('Cap is 1.5.', 'Cap is 1.8.')] });
    const [point, ...others] = nextAfterSending([decide(first(old)[0]!, 'counter')], old, 'Cap is 1.5.', again);
    expect(others).toEqual([]);
    expect(point).toMatchObject({
      id: 'p1',
      state: 'proposed',
      round: 2,
      earlier: [{ kind: 'mark', round: 1, index: 0 }],
    });
  });

  it('GIVEN accepted words that went out WHEN they change them without a mark THEN the point is reopened as a silent change', () => {
    const quiet = reply({ silentChanges: [{ ...silent('Cap is 2.', 'Cap is 3.'), paragraph: 2 }] });
    const [point, ...others] = nextAfterSending([decide(first(old)[0]!, 'accept')], old, 'Cap is 2.', quiet);
    expect(others).toEqual([]);
    expect(point).toMatchObject({ id: 'p1', kind: 'silent', state: 'reopened' });
    expect(point!.decision).toBeUndefined();
  });

  it('GIVEN a change in another paragraph THEN it is another point', () => {
    const other = reply({ marks: [{ ...mark('Cap is 1.5.', 'Cap is 9.'), paragraph: 7 }] });
    const after = nextAfterSending([decide(first(old)[0]!, 'counter')], old, 'Cap is 1.5.', other);
    expect(after.map(({ id, state }) => `${id} ${state}`)).toEqual(['p2 proposed', 'p1 agreed']);
  });

  it('GIVEN a paragraph they put in, struck from the file that was sent THEN it is withdrawn unless it comes again', () => {
    const added = reply({ marks: [mark('', 'The Customer waives all claims.')] });
    const [point] = nextAfterSending(first(added), added, null, nothing);
    expect(point!.state).toBe('withdrawn');
    const [again, ...others] = nextAfterSending(first(added), added, null, added);
    expect([again!.id, again!.state, others.length]).toEqual(['p1', 'proposed', 0]);
  });

  it('GIVEN a paragraph they struck that the file still lacks THEN their words went out, and somebody is to decide', () => {
    const struck = reply({ marks: [mark('The cap is mutual.', '')] });
    const [point] = nextAfterSending(first(struck), struck, null, nothing);
    expect([point!.state, point!.decision]).toEqual(['proposed', undefined]);
  });
});

describe('the ledger', () => {
  const facts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: `2026-03-04T09:30:0${index}.000Z`,
      by: 'Ada',
      action: 'decided' as const,
      details: { reason: `Reason ${index}`, round: 1 },
    }));
  const chain = (count: number) => {
    let end = emptyLedger;
    const entries = facts(count).map((fact) => {
      const entry = nextEntry(end, fact);
      end = endWith(entry);
      return entry;
    });
    return { entries, end };
  };

  it('GIVEN entries as they were written THEN the chain holds, whatever order their fields come in', () => {
    const { entries, end } = chain(4);
    expect(verifyLedger(entries, end)).toEqual({ isIntact: true });
    const turned = entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()) as typeof entry);
    expect(verifyLedger(turned, end)).toEqual({ isIntact: true });
    expect(verifyLedger([], emptyLedger)).toEqual({ isIntact: true });
  });

  it('GIVEN any one character of any entry changed, or an entry missing or moved THEN the chain says where it broke', () => {
    const { entries, end } = chain(5);
    fc.assert(
      fc.property(fc.nat(4), fc.constantFrom('by', 'at', 'hash', 'previous'), (index, field) => {
        const changed = entries.map((entry, at) =>
          at === index ? { ...entry, [field]: `${entry[field as 'by']}x` } : entry,
        );
        expect(verifyLedger(changed, end)).toEqual({ isIntact: false, brokenAt: index + 1 });
        const missing = entries.filter((_, at) => at !== index);
        expect(verifyLedger(missing, end)).toEqual({ isIntact: false, brokenAt: index + 1 });
      }),
    );
    const swapped = [entries[1]!, entries[0]!, ...entries.slice(2)];
    expect(verifyLedger(swapped, end)).toEqual({ isIntact: false, brokenAt: 1 });
    expect(verifyLedger(entries.slice(0, 3), end)).toEqual({ isIntact: false, brokenAt: 4 });
  });

  it('GIVEN a chain that somebody wrote anew THEN the end that is known does not fit it', () => {
    const { end } = chain(3);
    const forged = nextEntry(emptyLedger, { at: '2026-03-04', by: 'Eve', action: 'decided', details: {} });
    expect(verifyLedger([forged], end).isIntact).toBe(false);
    expect(verifyLedger([forged], { entries: 1, hash: end.hash })).toEqual({ isIntact: false, brokenAt: 1 });
  });
});
