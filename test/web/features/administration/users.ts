import {
  decisionsIn,
  userStateOf,
  type User,
  type UserDecision,
  type UserStatistics,
} from '../../../../shared/administration.ts';
import { buildAccount, refusal, serveAccounts } from '../../support/accounts.ts';
import type { Replier } from '../../support/fake-api.ts';

/** An account as admins see it; what is not given is a pending one. */
export const buildUser = (fields: Partial<User> = {}): User => ({
  id: 'user-uma',
  name: 'Uma Ostler',
  email: 'uma@example.com',
  role: 'user',
  approvalStatus: 'pending',
  isActive: true,
  createdAt: '2026-03-03T12:05:09.000Z',
  approvedBy: null,
  planId: 'free',
  analysesUsed: 0,
  ...fields,
});

const decided: Readonly<Record<UserDecision, Partial<User>>> = {
  approve: { approvalStatus: 'approved', approvedBy: 'Ada Field' },
  reject: { approvalStatus: 'rejected' },
  deactivate: { isActive: false },
  reactivate: { isActive: true },
};

const statisticsOf = (users: readonly User[]): UserStatistics => ({
  total: users.length,
  pending: users.filter((user) => userStateOf(user) === 'pending').length,
  approved: users.filter(({ approvalStatus }) => approvalStatus === 'approved').length,
  active: users.filter((user) => userStateOf(user) === 'approved').length,
  rejected: users.filter((user) => userStateOf(user) === 'rejected').length,
});

/** An API whose admin is signed in, with these accounts; it finds, sorts by name, pages and decides. */
export const serveUsers = (initial: readonly User[], repliers: Readonly<Record<string, Replier>> = {}) => {
  let users = initial;
  const list: Replier = ({ url, init }) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const asked = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, string>) : {};
    for (const [name, value] of Object.entries(asked)) query.set(name, value);
    const search = (query.get('search') ?? '').toLowerCase();
    const state = query.get('state');
    const found = users
      .filter((user) => `${user.name} ${user.email}`.toLowerCase().includes(search))
      .filter((user) => !state || userStateOf(user) === state)
      .toSorted((one, other) => (query.get('order') === 'name' ? one.name.localeCompare(other.name) : 0));
    if (query.get('direction') === 'descending' && query.get('order') === 'name') found.reverse();
    const start = Number(query.get('cursor') ?? 0);
    const end = start + 50;
    const isBody = Object.keys(asked).length > 0;
    const next: Record<string, string> = isBody
      ? { 'x-next-cursor': String(end) }
      : { link: `</api/admin/users?cursor=${end}>; rel="next"` };
    return { body: found.slice(start, end), headers: end < found.length ? next : {} };
  };
  const decide =
    (decision: UserDecision): Replier =>
    ({ url }) => {
      const id = url.split('/').at(-2);
      const user = users.find((one) => one.id === id);
      if (!user) return refusal(404, 'not_found', 'There is no such user.');
      if (!decisionsIn[userStateOf(user)].includes(decision)) return refusal(409, 'conflict', 'Somebody was quicker.');
      const changed = { ...user, ...decided[decision] };
      users = users.map((one) => (one.id === id ? changed : one));
      return { body: changed };
    };
  const posts = Object.fromEntries(
    initial.flatMap(({ id }) =>
      (Object.keys(decided) as UserDecision[]).map((decision) => [
        `POST /api/admin/users/${id}/${decision}`,
        decide(decision),
      ]),
    ),
  );
  const server = serveAccounts(
    { user: buildAccount({ role: 'admin' }) },
    {
      'GET /api/admin/users': list,
      'POST /api/admin/users/search': list,
      'GET /api/admin/statistics': () => ({ body: statisticsOf(users) }),
      'GET /api/admin/decisions': () => ({ body: [] }),
      'GET /api/subscription/plans': () => ({ body: [] }),
      ...posts,
      ...repliers,
    },
  );
  const change = (id: string, fields: Partial<User>): void => {
    users = users.map((user) => (user.id === id ? { ...user, ...fields } : user));
  };
  return { ...server, change };
};
