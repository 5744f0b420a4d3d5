import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { type Client, newVisitor } from '../support/client.ts';

type Answered = Playbook & ErrorBody;

const rules = {
  riskTolerance: 'conservative',
  contractTypes: ['nda', 'saas-agreement'],
  focusAreas: ['Limitation of liability', 'Data protection'],
  specialInstructions: 'Never accept unlimited liability.',
  avoidanceKeywords: ['sole discretion'],
  preferredLanguage: ['mutual indemnification'],
};

const create = (client: Client, input: Record<string, unknown> = {}) =>
  client.send<Answered>('POST', '/api/playbooks', { json: { name: 'House rules', ...input } });
const update = (client: Client, id: string, input: Record<string, unknown> = {}) =>
  client.send<Answered>('PUT', `/api/playbooks/${id}`, { json: { name: 'House rules', ...input } });
const list = async (client: Client): Promise<Playbook[]> =>
  (await client.send<Playbook[]>('GET', '/api/playbooks')).json;

describe('playbooks', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newVisitor();
  });

  it('GIVEN a name alone THEN a playbook is made with every default', async () => {
    const { status, json } = await create(client, { name: '  House rules ' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'House rules',
      description: '',
      isActive: true,
      version: 1,
      templateCount: 0,
      canEdit: true,
      createdBy: { name: 'Public visitor' },
      rules: { riskTolerance: 'moderate', contractTypes: [], focusAreas: [], specialInstructions: '' },
    });
    expect(Date.parse(json.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await list(client)).toEqual([json]);
  });

  it('GIVEN all rules THEN they read back as they were written', async () => {
    const { json } = await create(client, { description: 'For vendors', rules, isActive: false });
    expect(json).toMatchObject({ description: 'For vendors', rules, isActive: false });
    expect(await list(client)).toEqual([json]);
  });

  it('GIVEN positions THEN they read back; a change that does not know of them keeps them, an empty list removes them', async () => {
    const positions = [
      { topic: 'Payment', standard: 'within 30 days', fallbacks: ['within 45 days'], walkAway: 'more than 60 days' },
      { topic: ' Governing law ', standard: 'the laws of Norway' },
    ];
    const { json: made } = await create(client, { rules: { ...rules, positions } });
    const kept = [
      positions[0],
      { topic: 'Governing law', standard: 'the laws of Norway', fallbacks: [], walkAway: '' },
    ];
    expect(made.rules.positions).toEqual(kept);
    expect((await update(client, made.id, { rules, version: 1 })).json.rules).toEqual({ ...rules, positions: kept });
    expect((await update(client, made.id, { version: 2 })).json.rules.positions).toEqual(kept);
    expect((await update(client, made.id, { rules: { positions: [kept[1]] }, version: 2 })).status).toBe(409);
    expect((await list(client))[0]?.rules.positions).toEqual(kept);
    const emptied = await update(client, made.id, { rules: { ...rules, positions: [] }, version: 3 });
    expect(emptied.json.rules).toEqual({ ...rules, positions: [] });
    expect(await list(client)).toEqual([emptied.json]);
  });

  it.each([
    [{ name: '   ' }, /Name is required/],
    [{ name: 'n'.repeat(101) }, /Name must be less than 100 characters/],
    [{ rules: { riskTolerance: 'reckless' } }, /rules\.riskTolerance/],
    [{ rules: { focusAreas: 'liability' } }, /rules\.focusAreas/],
    [{ rules: { avoidanceKeywords: Array.from({ length: 51 }, (_, at) => `k${at}`) } }, /rules\.avoidanceKeywords/],
    [{ rules: { positions: [{ topic: 'Payment', standard: ' ' }] } }, /rules\.positions/],
    [{ rules: { positions: [{ topic: 'x'.repeat(121), standard: 'y' }] } }, /rules\.positions/],
    [{ rules: { positions: [{ topic: 'x', standard: 'y', fallbacks: Array(6).fill('z') }] } }, /rules\.positions/],
    [{ rules: { positions: ['Payment', ' payment'].map((topic) => ({ topic, standard: 'y' })) } }, /one position only/],
    [
      { rules: { positions: Array.from({ length: 31 }, (_, at) => ({ topic: `t${at}`, standard: 'y' })) } },
      /rules\.positions/,
    ],
  ])('GIVEN %j THEN 400 that says why', async (input, message) => {
    const { status, json } = await create(client, input);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
    expect(json.error).toMatch(message);
    expect(await list(client)).toEqual([]);
  });

  it('GIVEN a name of 100 characters and entries that repeat THEN both are taken, each entry once', async () => {
    const { status, json } = await create(client, {
      name: 'n'.repeat(100),
      rules: { focusAreas: [' Liability ', 'Liability', ''] },
    });
    expect(status).toBe(200);
    expect(json.rules.focusAreas).toEqual(['Liability']);
  });

  it('GIVEN a change from the present version THEN it is stored and counted; from an old one THEN 409 and nothing is lost', async () => {
    const { json: made } = await create(client, { rules });
    const changed = await update(client, made.id, { name: 'Renamed', rules, version: 1 });
    expect(changed.json).toMatchObject({ id: made.id, name: 'Renamed', version: 2, createdAt: made.createdAt });
    expect(changed.json.updatedAt >= made.updatedAt).toBe(true);
    const stale = await update(client, made.id, { name: 'Mine', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    expect(stale.json.error).toMatch(/Public visitor changed this playbook/);
    expect(await list(client)).toEqual([changed.json]);
    expect((await update(client, made.id, { name: 'Whatever was there' })).json.version).toBe(3);
  });

  it('GIVEN ten changes at once from one version THEN one goes through and nine are told', async () => {
    const { json: made } = await create(client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => update(client, made.id, { name: `Change ${at}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await list(client)).toEqual([winner?.json]);
  });

  it('GIVEN a deletion THEN it is gone; again THEN 404; two at once THEN no error of ours', async () => {
    const { json: made } = await create(client);
    const { json: other } = await create(client, { name: 'Other' });
    expect((await client.send('DELETE', `/api/playbooks/${made.id}`)).status).toBe(204);
    expect((await client.send('DELETE', `/api/playbooks/${made.id}`)).status).toBe(404);
    expect((await update(client, made.id)).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => client.send('DELETE', `/api/playbooks/${other.id}`)));
    expect(both.map(({ status }) => status).every((status) => status === 204 || status === 404)).toBe(true);
    expect(both.some(({ status }) => status === 204)).toBe(true);
    expect(await list(client)).toEqual([]);
  });

  it('GIVEN a change and a deletion at once THEN it is gone, and the change was made before or is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { json: made } = await create(client);
      const [changed, deleted] = await Promise.all([
        update(client, made.id, { name: 'Late' }),
        client.send('DELETE', `/api/playbooks/${made.id}`),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404, 409]).toContain(changed.status);
      expect(await list(client)).toEqual([]);
    }
  });

  it('GIVEN somebody else’s playbook THEN a visitor neither sees nor reaches it', async () => {
    const { json: made } = await create(client);
    const other = await newVisitor();
    expect(await list(other)).toEqual([]);
    expect((await update(other, made.id)).status).toBe(404);
    expect((await other.send('DELETE', `/api/playbooks/${made.id}`)).status).toBe(404);
    expect(await list(client)).toHaveLength(1);
  });

  it('GIVEN five playbooks WHEN they are read two by two THEN the Link header leads through all, newest first', async () => {
    for (let at = 0; at < 5; at += 1) await create(client, { name: `No. ${at}` });
    const names: string[] = [];
    let path: string | undefined = '/api/playbooks?limit=2';
    while (path) {
      const { json, headers }: { json: Playbook[]; headers: Headers } = await client.send('GET', path);
      names.push(...json.map(({ name }) => name));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(['No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0']);
    expect((await client.send('GET', '/api/playbooks?cursor=%23head')).status).toBe(400);
  });

  it('GIVEN playbooks as large as they may be THEN pages get shorter and every one is reached', async () => {
    const entries = (word: string) => Array.from({ length: 50 }, (_, at) => `${word} ${at} `.padEnd(300, '条款'));
    const large = {
      focusAreas: entries('a'),
      avoidanceKeywords: entries('b'),
      preferredLanguage: entries('c'),
      specialInstructions: '条'.repeat(5_000),
    };
    for (let at = 0; at < 30; at += 1) {
      expect((await create(client, { name: `No. ${at}`, isActive: false, rules: large })).status).toBe(200);
    }
    const names: string[] = [];
    let path: string | undefined = '/api/playbooks?limit=100';
    while (path) {
      const { status, json, headers }: { status: number; json: Playbook[]; headers: Headers } = await client.send(
        'GET',
        path,
      );
      expect(status).toBe(200);
      names.push(...json.map(({ name }) => name));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(Array.from({ length: 30 }, (_, at) => `No. ${29 - at}`));
  });
});

describe('how many playbooks may be active', () => {
  it('GIVEN ten that apply to every type THEN an eleventh is refused with the reason, stored inactive, or let in for one switched off', async () => {
    const client = await newVisitor();
    const made: Playbook[] = [];
    for (let at = 0; at < 10; at += 1) made.push((await create(client, { name: `No. ${at}` })).json);
    const refused = await create(client, { name: 'One more', rules });
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    expect(refused.json.error).toMatch(/At most 10 active playbooks.*NDA.*“No\. 0”/s);
    const idle = await create(client, { name: 'One more', rules, isActive: false });
    expect(idle.status).toBe(200);
    expect((await update(client, idle.json.id, { rules, isActive: true })).status).toBe(409);
    // What applies already can be changed.
    expect((await update(client, made[0]!.id, { name: 'No. 0, renamed' })).status).toBe(200);
    expect((await update(client, made[0]!.id, { name: 'No. 0', isActive: false })).status).toBe(200);
    expect((await update(client, idle.json.id, { rules, isActive: true })).status).toBe(200);
    expect((await update(client, made[0]!.id, { name: 'No. 0', isActive: true })).status).toBe(409);
    expect((await client.send('DELETE', `/api/playbooks/${made[1]!.id}`)).status).toBe(204);
    expect((await update(client, made[0]!.id, { name: 'No. 0', isActive: true })).status).toBe(200);
  });

  it('GIVEN ten for one contract type THEN an eleventh for it is refused, for another type not', async () => {
    const client = await newVisitor();
    for (let at = 0; at < 10; at += 1) {
      expect((await create(client, { rules: { contractTypes: [at % 2 ? 'NDA' : 'nda'] } })).status).toBe(200);
    }
    expect((await create(client, { rules: { contractTypes: ['nda'] } })).status).toBe(409);
    expect((await create(client)).status).toBe(409);
    const other = await create(client, { rules: { contractTypes: ['lease-agreement'] } });
    expect(other.status).toBe(200);
    expect((await update(client, other.json.id, { rules: { contractTypes: ['nda'] } })).status).toBe(409);
  });

  it('GIVEN fourteen made at once THEN exactly ten are active', async () => {
    const client = await newVisitor();
    const answers = await Promise.all(Array.from({ length: 14 }, () => create(client)));
    const active = (await list(client)).filter(({ isActive }) => isActive);
    expect(active).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });
});
