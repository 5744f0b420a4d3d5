import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DecisionEntry, User, UserStatistics } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { type AccountClient, mailsTo, newAccount, privateProduct } from '../support/accounts.ts';
import { type Answer, type Client, clientWith } from '../support/client.ts';

jest.setTimeout(120_000);

const codesOf = (answers: readonly Answer[]): readonly string[] =>
  answers.map(({ status, json }) => `${status} ${(json as Partial<ErrorBody>).code ?? ''}`.trim()).sort();

const decide = (admin: Client, id: string, decision: string, json?: unknown) =>
  admin.send<User & ErrorBody>('POST', `/api/admin/users/${id}/${decision}`, json === undefined ? {} : { json });

/** Every entry of a list, page by page. */
const readAll = async <Entry>(client: Client, path: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { status, json, headers }: Answer<Entry[]> = await client.send<Entry[]>('GET', next);
    if (status !== 200) throw new Error(`${next} answers ${status}`);
    entries.push(...json);
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return entries;
};

/** Every account a search finds, page by page. */
const searchAll = async (client: Client, search: object): Promise<readonly User[]> => {
  const found: User[] = [];
  let cursor: string | undefined;
  do {
    const path = '/api/admin/users/search';
    const { status, json, headers }: Answer<User[]> = await client.send('POST', path, { json: { ...search, cursor } });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    found.push(...json);
    cursor = headers.get('x-next-cursor') ?? undefined;
  } while (cursor !== undefined);
  return found;
};

const decisionsAbout = async (admin: Client, id: string): Promise<readonly DecisionEntry[]> =>
  (await readAll<DecisionEntry>(admin, '/api/admin/decisions?limit=100')).filter(({ subject }) => subject.id === id);

const findUser = async (admin: Client, { email }: { readonly email: string }): Promise<User | undefined> =>
  (await admin.send<User[]>('POST', '/api/admin/users/search', { json: { search: email } })).json[0];

describe('the admin decides', () => {
  let admin: AccountClient;

  beforeAll(async () => {
    admin = await newAccount({ role: 'admin', name: 'Grace Hopper' });
  });

  it('GIVEN a pending account WHEN it is approved THEN its owner is let in with the next request and told by mail', async () => {
    const person = await newAccount({ state: 'pending' });
    expect((await person.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_pending');
    const { status, json } = await decide(admin, person.id, 'approve');
    expect(status).toBe(200);
    expect(json).toEqual({
      id: person.id,
      name: person.name,
      email: person.email,
      role: 'user',
      approvalStatus: 'approved',
      isActive: true,
      createdAt: expect.any(String),
      approvedBy: admin.name,
      planId: expect.any(String),
      analysesUsed: 0,
    });
    expect((await person.send('GET', '/api/analyses')).status).toBe(200);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
      'Your Clausewise account is approved',
    );
    expect(await findUser(admin, person)).toEqual(json);
  });

  it('GIVEN a pending account WHEN it is rejected THEN its owner is kept out and told by mail, and nothing more can be decided', async () => {
    const person = await newAccount({ state: 'pending' });
    expect((await decide(admin, person.id, 'reject')).json).toMatchObject({
      approvalStatus: 'rejected',
      approvedBy: null,
    });
    expect((await person.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_rejected');
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
      'Your request for a Clausewise account',
    );
    for (const decision of ['approve', 'reject', 'deactivate', 'reactivate']) {
      const answer = await decide(admin, person.id, decision);
      expect(answer.status).toBe(409);
      expect(answer.json).toEqual({
        error: expect.stringMatching(/^This user is rejected and cannot be /),
        code: 'conflict',
        requestId: expect.any(String),
      });
    }
  });

  it('acceptance 15: GIVEN somebody at work WHEN they are deactivated THEN the very next request is refused, until they are reactivated', async () => {
    const person = await newAccount();
    const bearer = clientWith('', privateProduct().url);
    const asBearer = () =>
      bearer.send<ErrorBody>('GET', '/api/analyses', { headers: { authorization: `Bearer ${person.token}` } });
    expect((await person.send('GET', '/api/analyses')).status).toBe(200);
    expect((await decide(admin, person.id, 'deactivate')).json.isActive).toBe(false);
    for (const answer of [await person.send<ErrorBody>('GET', '/api/analyses'), await asBearer()]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'account_inactive']);
    }
    expect((await decide(admin, person.id, 'reactivate')).json.isActive).toBe(true);
    for (const answer of [await person.send('GET', '/api/analyses'), await asBearer()]) expect(answer.status).toBe(200);
    expect((await decisionsAbout(admin, person.id)).map(({ what }) => what)).toEqual(['reactivated', 'deactivated']);
  });

  it('acceptance 9: GIVEN approve racing reject from two admins THEN one outcome and one audit entry', async () => {
    const other = await newAccount({ role: 'admin' });
    const person = await newAccount({ state: 'pending' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        decide(at % 2 === 0 ? admin : other, person.id, at % 4 < 2 ? 'approve' : 'reject'),
      ),
    );
    expect(codesOf(answers)).toEqual(['200', ...Array.from({ length: 11 }, () => '409 conflict')]);
    const entries = await decisionsAbout(admin, person.id);
    expect(entries).toHaveLength(1);
    const user = await findUser(admin, person);
    expect(entries[0]?.what).toBe(user?.approvalStatus);
    expect([admin.id, other.id]).toContain(entries[0]?.actor.id);
  });

  it('acceptance 9: GIVEN two admins WHEN each deactivates the other at once THEN one of them stays an active admin', async () => {
    const [one, other] = [await newAccount({ role: 'admin' }), await newAccount({ role: 'admin' })];
    const answers = await Promise.all([decide(one, other.id, 'deactivate'), decide(other, one.id, 'deactivate')]);
    // Whoever comes second is stopped at the gate or, past it, in the transaction.
    expect(codesOf(answers)).toEqual(['200', expect.stringMatching(/^403 (forbidden|account_inactive)$/)]);
    const statuses = [
      (await one.send('GET', '/api/admin/statistics')).status,
      (await other.send('GET', '/api/admin/statistics')).status,
    ];
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it('acceptance 9: GIVEN an admin WHEN they deactivate themselves THEN it is refused', async () => {
    const { status, json } = await decide(admin, admin.id, 'deactivate');
    expect([status, json.code]).toEqual([409, 'conflict']);
    expect((await admin.send('GET', '/api/admin/statistics')).status).toBe(200);
  });

  it('acceptance 19: GIVEN a role, a state and a plan in the request THEN they change nothing', async () => {
    const person = await newAccount({ state: 'pending' });
    const { json } = await decide(admin, person.id, 'approve', {
      role: 'admin',
      isActive: false,
      approvedBy: 'Somebody',
      planId: 'enterprise',
      userId: admin.id,
    });
    expect(json).toMatchObject({ id: person.id, role: 'user', isActive: true, approvedBy: admin.name });
  });

  it.each([
    ['an id of nobody', randomUUID()],
    ['what is no id', 'a.b'],
    ['a key', 'x%23y'],
  ])('GIVEN %s THEN 404', async (_, id) => {
    const { status, json } = await decide(admin, id, 'approve');
    expect([status, json.code]).toEqual([404, 'not_found']);
  });

  it('acceptance 14: GIVEN anybody but an admin THEN accounts, figures and decisions are closed to them', async () => {
    const stranger = clientWith('', privateProduct().url);
    const user = await newAccount();
    const inactive = await newAccount({ role: 'admin', state: 'inactive' });
    for (const [method, path] of [
      ['GET', '/api/admin/users'],
      ['GET', '/api/admin/statistics'],
      ['GET', '/api/admin/decisions'],
      ['POST', `/api/admin/users/${user.id}/approve`],
      ['POST', `/api/admin/users/${user.id}/reject`],
      ['POST', `/api/admin/users/${user.id}/deactivate`],
      ['POST', `/api/admin/users/${user.id}/reactivate`],
    ] as const) {
      const answers = await Promise.all([stranger, user, inactive].map((client) => client.send(method, path)));
      expect(answers.map(({ status, json }) => `${status} ${(json as ErrorBody).code}`)).toEqual([
        '401 unauthenticated',
        '403 forbidden',
        '403 account_inactive',
      ]);
    }
  });
});

describe('the admin sees', () => {
  let admin: AccountClient;
  const family = `Quill${randomUUID().slice(0, 8)}`;
  const people: AccountClient[] = [];

  beforeAll(async () => {
    admin = await newAccount({ role: 'admin', name: 'Grace Hopper' });
    for (const [at, state] of (['pending', 'approved', 'inactive', 'rejected', 'pending'] as const).entries()) {
      people.push(await newAccount({ state, name: `${'EDCBA'[at]} ${family}` }));
    }
  });

  const names = async (query: string) => {
    const { limit, ...asked } = Object.fromEntries(new URLSearchParams(query));
    const search = { search: family, ...asked, ...(limit !== undefined && { limit: Number(limit) }) };
    return (await searchAll(admin, search)).map(({ name }) => name[0]).join('');
  };

  it('GIVEN a part of a name in another case THEN exactly those are listed, sorted as asked, page by page', async () => {
    const upper = { search: family.toUpperCase(), limit: 2 };
    expect((await searchAll(admin, upper)).map(({ id }) => id)).toEqual(people.map(({ id }) => id).reverse());
    expect(await names('order=registered&direction=ascending&limit=2')).toBe('EDCBA');
    expect(await names('order=name&direction=ascending&limit=1')).toBe('ABCDE');
    expect(await names('order=name&direction=descending&limit=3')).toBe('EDCBA');
    expect(await names('order=state&direction=ascending')).toBe('DCEAB');
    const byEmail = [...people].sort((one, other) => (one.email < other.email ? -1 : 1)).map(({ name }) => name[0]);
    expect(await names('order=email&direction=ascending&limit=2')).toBe(byEmail.join(''));
  });

  it('GIVEN a state THEN only accounts in it are listed', async () => {
    expect(await names('state=pending&limit=1')).toBe('AE');
    expect(await names('state=approved&order=name')).toBe('D');
    expect(await names('state=inactive&order=state')).toBe('C');
    expect(await names('state=rejected&order=email')).toBe('B');
  });

  it('GIVEN an address THEN its account is found', async () => {
    const [person] = people;
    expect((await findUser(admin, { email: person?.email.toUpperCase() ?? '' }))?.id).toBe(person?.id);
  });

  it.each([
    'limit=0',
    'limit=101',
    'order=approvedBy',
    'direction=up',
    'state=deleted',
    'order=name',
    'order=email',
    'search=ann@firm.example',
    'cursor=xyz',
    `cursor=${Buffer.from('statistics').toString('base64url')}`,
  ])('GIVEN the query %s THEN 400', async (query) => {
    const { status, json } = await admin.send<ErrorBody>('GET', `/api/admin/users?${query}`);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: '2' },
    { order: 'approvedBy' },
    { direction: 'up' },
    { state: 'deleted' },
    { search: 'x'.repeat(101) },
    { cursor: 'xyz' },
  ])('GIVEN the search %j THEN 400', async (json) => {
    const answer = await admin.send<ErrorBody>('POST', '/api/admin/users/search', { json });
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_request']);
  });

  it('GIVEN accounts in every state THEN the five figures are those of the list', async () => {
    const figures = async () => (await admin.send<UserStatistics>('GET', '/api/admin/statistics')).json;
    // Other tests register meanwhile; figures that stay the same while the list is read belong to it.
    for (let attempt = 0; ; attempt += 1) {
      const before = await figures();
      const users = await readAll<User>(admin, '/api/admin/users?limit=100');
      if (JSON.stringify(before) !== JSON.stringify(await figures()) && attempt < 20) continue;
      const count = (matches: (user: User) => boolean) => users.filter(matches).length;
      expect(before).toEqual({
        total: users.length,
        pending: count(({ approvalStatus }) => approvalStatus === 'pending'),
        approved: count(({ approvalStatus }) => approvalStatus === 'approved'),
        active: count(({ approvalStatus, isActive }) => approvalStatus === 'approved' && isActive),
        rejected: count(({ approvalStatus }) => approvalStatus === 'rejected'),
      });
      return;
    }
  });

  it('GIVEN decisions THEN they are listed newest first, page by page, with who, when and what', async () => {
    const person = await newAccount({ state: 'pending', name: 'Ida Rhodes' });
    for (const decision of ['approve', 'deactivate', 'reactivate']) await decide(admin, person.id, decision);
    const all = await readAll<DecisionEntry>(admin, '/api/admin/decisions?limit=2');
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const own = all.filter(({ subject }) => subject.id === person.id);
    expect(own.map(({ what }) => what)).toEqual(['reactivated', 'deactivated', 'approved']);
    expect(own[0]).toEqual({
      id: expect.any(String),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      actor: { id: admin.id, name: admin.name },
      subject: { id: person.id, name: 'Ida Rhodes', email: person.email },
      what: 'reactivated',
    });
    expect((await admin.send('GET', '/api/admin/decisions?cursor=xyz')).status).toBe(400);
  });
});
