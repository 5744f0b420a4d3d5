import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalyzeResponse, AuditEntry, Decisions, StoredAnalysis } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { newAccount } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor } from '../support/client.ts';

const request = {
  clauseText: limitationOfLiability,
  contractType: 'saas-agreement',
  partyRole: 'customer',
  usePlaybook: false,
};

const analyze = async (client: Client): Promise<AnalyzeResponse> =>
  (await client.send<AnalyzeResponse>('POST', '/api/analyze', { json: request })).json;
const read = async (client: Client, id: string): Promise<StoredAnalysis> =>
  (await client.send<StoredAnalysis>('GET', `/api/analyses/${id}`)).json;
const audit = async (client: Client, id: string): Promise<AuditEntry[]> =>
  (await client.send<AuditEntry[]>('GET', `/api/analyses/${id}/audit`)).json;
const decide = (client: Client, id: string, revision: number, decisions: readonly unknown[]) =>
  client.send<Decisions & ErrorBody>('PUT', `/api/analyses/${id}/decisions`, { json: { revision, decisions } });

const idsOf = ({ analysis }: AnalyzeResponse): readonly string[] =>
  [...analysis.risks, ...analysis.missingElements].map(({ id }) => id);

describe('deciding about findings', () => {
  it('GIVEN a person who accepts and rejects THEN it is stored with their name, stands in the audit trail, and the clause stays as it was', async () => {
    const person = await newAccount();
    const made = await analyze(person);
    const [risk] = made.analysis.risks;
    const [missing] = made.analysis.missingElements;
    expect((await read(person, made.analysisId)).decisions).toEqual([]);

    const first = await decide(person, made.analysisId, 0, [
      { findingId: risk!.id, verdict: 'accepted' },
      { findingId: missing!.id, verdict: 'rejected', reason: 'Covered by the master agreement' },
    ]);
    expect(first.status).toBe(200);
    const { name } = (await person.send<{ name: string }>('GET', '/api/auth/user')).json;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(first.json).toEqual({
      revision: 1,
      decisions: [
        { findingId: risk!.id, verdict: 'accepted', by: name, at },
        { findingId: missing!.id, verdict: 'rejected', reason: 'Covered by the master agreement', by: name, at },
      ],
    });

    // Taking one back leaves the other with its time.
    const second = await decide(person, made.analysisId, 1, [{ findingId: risk!.id, verdict: 'accepted' }]);
    expect(second.json).toEqual({ revision: 2, decisions: [first.json.decisions[0]] });
    const stored = await read(person, made.analysisId);
    expect(stored).toMatchObject({ ...second.json, clauseText: limitationOfLiability, analysis: made.analysis });
    expect(
      (await audit(person, made.analysisId)).map(({ action, details }) => [action, details.actor, details.findings]),
    ).toEqual(
      expect.arrayContaining([
        ['Clause analyzed', name, undefined],
        ['Suggestion accepted', name, [risk!.title]],
        ['Suggestion rejected', name, [missing!.title]],
        ['Decision withdrawn', name, [missing!.title]],
      ]),
    );
    expect(await audit(person, made.analysisId)).toHaveLength(4);
  });

  it('GIVEN a public visitor THEN the decision names nobody', async () => {
    const visitor = await newVisitor();
    const made = await analyze(visitor);
    const { json } = await decide(visitor, made.analysisId, 0, [{ findingId: idsOf(made)[0], verdict: 'accepted' }]);
    expect(json.decisions).toEqual([{ findingId: idsOf(made)[0], verdict: 'accepted', at: expect.any(String) }]);
    const [entry] = await audit(visitor, made.analysisId);
    expect(entry).toMatchObject({ action: 'Suggestion accepted' });
    expect(entry?.details).not.toHaveProperty('actor');
  });
});

describe('twice, at once, by somebody else', () => {
  let client: Client;
  let made: AnalyzeResponse;
  beforeAll(async () => {
    client = await newVisitor();
    made = await analyze(client);
  });

  it('GIVEN 20 equal calls at once THEN one changes the decisions, and the others are told that they were changed', async () => {
    const list = [{ findingId: idsOf(made)[0], verdict: 'accepted' }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(client, made.analysisId, 0, list)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.json).toMatchObject({ code: 'conflict', error: expect.stringContaining('Load the analysis again') });
    expect((await read(client, made.analysisId)).revision).toBe(1);
    expect(await audit(client, made.analysisId)).toHaveLength(2);
  });

  it('GIVEN the list that is stored, 20 times at once THEN nothing is written', async () => {
    const { revision, decisions } = await read(client, made.analysisId);
    const list = decisions.map(({ findingId, verdict }) => ({ findingId, verdict }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide(client, made.analysisId, revision, list)),
    );
    for (const { status, json } of answers) expect([status, json]).toEqual([200, { revision, decisions }]);
    expect(await audit(client, made.analysisId)).toHaveLength(2);
  });

  it('GIVEN somebody else THEN there is no such analysis, and nothing changes', async () => {
    const before = await read(client, made.analysisId);
    const other = await newVisitor();
    const list = [{ findingId: idsOf(made)[0], verdict: 'rejected' }];
    expect((await decide(other, made.analysisId, before.revision, list)).status).toBe(404);
    expect(await read(client, made.analysisId)).toEqual(before);
  });

  it('GIVEN a deletion at the same moment THEN no decision outlives its analysis', async () => {
    const owner = await newVisitor();
    const { analysisId, ...rest } = await analyze(owner);
    const list = [{ findingId: idsOf({ analysisId, ...rest })[0], verdict: 'accepted' }];
    const [decided, deleted] = await Promise.all([
      decide(owner, analysisId, 0, list),
      owner.send('DELETE', `/api/analyses/${analysisId}`),
    ]);
    expect([200, 404]).toContain(decided.status);
    expect(deleted.status).toBe(204);
    expect((await decide(owner, analysisId, 0, list)).status).toBe(404);
    expect((await owner.send('GET', `/api/analyses/${analysisId}/audit`)).status).toBe(404);
  });
});

describe('what a list of decisions takes', () => {
  let client: Client;
  let made: AnalyzeResponse;
  beforeAll(async () => {
    client = await newVisitor();
    made = await analyze(client);
  });
  const accepted = (findingId: unknown) => ({ findingId, verdict: 'accepted' });

  it.each([
    ['a finding that is none', () => [accepted('no-such-finding')], 'decisions.0.findingId: This analysis has no such'],
    ['a finding twice', () => [accepted(idsOf(made)[0]), accepted(idsOf(made)[0])], 'decisions.1.findingId: This find'],
    ['another verdict', () => [{ findingId: idsOf(made)[0], verdict: 'perhaps' }], 'decisions.0.verdict'],
    ['a reason too long', () => [{ ...accepted(idsOf(made)[0]), reason: 'x'.repeat(301) }], 'decisions.0.reason'],
    ['a blank reason', () => [{ ...accepted(idsOf(made)[0]), reason: '  ' }], 'decisions.0.reason'],
    ['more than there can be', () => Array.from({ length: 251 }, () => accepted('x')), 'decisions'],
  ])('GIVEN %s THEN 400 says which, and nothing is stored', async (_, list, words) => {
    const { status, json } = await decide(client, made.analysisId, 0, list());
    expect([status, json.code]).toEqual([400, 'invalid_request']);
    expect(json.error).toContain(words);
    expect(await read(client, made.analysisId)).toMatchObject({ revision: 0, decisions: [] });
  });

  it('GIVEN every finding at once THEN each is decided, with one audit entry that names them', async () => {
    const ids = idsOf(made);
    const { status, json } = await decide(client, made.analysisId, 0, ids.map(accepted));
    expect([status, json.revision, json.decisions.map(({ findingId }) => findingId)]).toEqual([200, 1, ids]);
    const [entry] = await audit(client, made.analysisId);
    expect(entry?.details.findings).toHaveLength(ids.length);
  });
});
