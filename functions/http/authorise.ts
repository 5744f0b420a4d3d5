import type { MiddlewareObj } from '@middy/core';
import { visitorSeconds } from '../../shared/limits.ts';
import type { Access } from '../../shared/routes.ts';
import { setting } from '../adapters/environment.ts';
import { readSecret } from '../adapters/secrets.ts';
import { isLetIn, refusalOf } from '../core/account/let-in.ts';
import { isPublicMode } from '../core/account/read-public-mode.ts';
import { AppError } from '../core/app-error.ts';
import type { AccountCaller, Caller } from '../core/caller.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { type Event, type Result, viewerAddress } from './events.ts';
import { requireSameOrigin } from './same-origin.ts';
import { readSession } from './session-cookies.ts';

const visitorCookie = '__Host-visitor';

const unauthenticated = () => new AppError('unauthenticated', 'Please sign in.');

/** What reads tokens and accounts is loaded by the first request that needs it: many endpoints are open to anyone. */
const accounts = () => import('../core/account/recognise-account.ts');
const visitors = () => import('../core/account/visitor-token.ts');

const recogniseAccount = async (token: string | undefined): Promise<AccountCaller | undefined> =>
  token === undefined ? undefined : (await accounts()).recogniseAccount(token);

/** Recognises a visitor, or makes a browser one from its first call, so that calls made at once speak for the same. */
const asVisitor = async (event: Event): Promise<Caller> => {
  const [{ recogniseVisitor }, key] = await Promise.all([visitors(), readSecret(setting('VISITOR_SECRET_ID'))]);
  const visitor = recogniseVisitor(readCookie(event, visitorCookie), key);
  if (visitor.freshToken) event.state.cookies.push(writeCookie(visitorCookie, visitor.freshToken, visitorSeconds));
  return { id: visitor.id, kind: 'visitor', address: viewerAddress(event) };
};

/**
 * Whether a write could be another site's doing with this browser's cookies. A token in the header is no cookie: a page
 * that can send it has it.
 */
const needsSameOrigin = (event: Event, access: Access): boolean => access === 'anyone' || !readSession(event).isBearer;

const findCaller = async (event: Event, access: Access): Promise<Caller> => {
  const { token, isBearer, refreshToken } = readSession(event);
  const account = await recogniseAccount(token);
  if (access === 'session') {
    if (!account) throw unauthenticated();
    return account;
  }
  if (account && isLetIn(account)) {
    if (access === 'admin' && account.user.role !== 'admin') {
      throw new AppError('forbidden', "You don't have admin access to view this page.");
    }
    return account;
  }
  // Whoever names themselves, or has a session that may only need renewing, is not taken for somebody else.
  const mayBeRenewed = account === undefined && refreshToken !== undefined;
  if (access === 'member' && isPublicMode() && !isBearer && !mayBeRenewed) return asVisitor(event);
  throw account ? refusalOf(account) : unauthenticated();
};

/**
 * Finds out who calls, by the session's cookie or a bearer token, and whether the route is open to them. What counts is
 * the account as it is now. In public mode whoever has no session that is let in is a visitor.
 */
export const authorise = (): MiddlewareObj<Event, Result> => ({
  before: async ({ event }) => {
    const { state } = event;
    const { access, remembersVisitor } = state.route;
    if (needsSameOrigin(event, access)) requireSameOrigin(event);
    if (access !== 'anyone') state.caller = await findCaller(event, access);
    else if (remembersVisitor === true && isPublicMode()) state.caller = await asVisitor(event);
  },
});
