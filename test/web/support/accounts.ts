import type { CurrentUser } from '../../../shared/accounts.ts';
import { serveApi, unauthenticated, type Replier } from './fake-api.ts';

/** Somebody signed in; what is not given is an approved and active user. */
export const buildAccount = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'account-ada',
  name: 'Ada Field',
  email: 'ada@example.com',
  role: 'user',
  approvalStatus: 'approved',
  isActive: true,
  createdAt: '2026-03-03T12:05:09.000Z',
  ...fields,
});

export const anHour = 60 * 60_000;

/** A refusal as the API words one. */
export const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { error, code, requestId: 'r-1' },
});

/** The browser holds a session whose token ends then: an hour from now, unless told. */
export const rememberSession = (endsAt = Date.now() + anHour): void =>
  localStorage.setItem('clausewise.session', String(endsAt));

interface ServerState {
  /** Who is signed in; null for nobody. */
  user: CurrentUser | null;
  publicMode: boolean;
}

/**
 * An API that is not open to the public and knows who is signed in.
 * @returns its state, to be changed as the test goes on, and the requests it got
 */
export const serveAccounts = (
  { user = null, publicMode = false }: Partial<ServerState> = {},
  repliers: Readonly<Record<string, Replier>> = {},
) => {
  const state: ServerState = { user, publicMode };
  const sent = serveApi({
    'GET /api/auth/public-mode': () => ({ body: { publicMode: state.publicMode } }),
    'GET /api/auth/user': (request) => (state.user ? { body: state.user } : unauthenticated(request)),
    'GET /api/auth/session': (request) =>
      state.user ? { body: { token: 'a.b.c', expiresAt: Date.now() + anHour } } : unauthenticated(request),
    'POST /api/auth/logout': () => {
      state.user = null;
      return { body: { success: true } };
    },
    ...repliers,
  });
  return { state, sent };
};
