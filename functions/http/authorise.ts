import type { MiddlewareObj } from '@middy/core';
import { visitorSeconds } from '../../shared/limits.ts';
import { setting } from '../adapters/environment.ts';
import { readSecret } from '../adapters/secrets.ts';
import { recogniseVisitor } from '../core/account/visitor-token.ts';
import { isPublicMode } from '../core/account/read-public-mode.ts';
import { AppError } from '../core/app-error.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { type Event, header, type Result } from './events.ts';
import { requireSameOrigin } from './same-origin.ts';

const visitorCookie = '__Host-visitor';

/**
 * Finds out who calls and whether the route is open to them. In public mode a browser is remembered as a visitor
 * from its first call, so that calls made at once after it all speak for the same one.
 */
export const authorise = (): MiddlewareObj<Event, Result> => ({
  before: async ({ event }) => {
    const { state } = event;
    const { route } = state;
    const needsCaller = route.access === 'member';
    if (!isPublicMode()) {
      if (needsCaller) throw new AppError('unauthenticated', 'Please sign in.');
      return;
    }
    if (!needsCaller && route.remembersVisitor !== true) return;
    if (needsCaller) requireSameOrigin(event);
    const key = await readSecret(setting('VISITOR_SECRET_ID'));
    const visitor = recogniseVisitor(readCookie(event, visitorCookie), key);
    if (visitor.freshToken) state.cookies.push(writeCookie(visitorCookie, visitor.freshToken, visitorSeconds));
    state.caller = { id: visitor.id, kind: 'visitor', address: header(event, 'x-viewer-address') ?? '' };
  },
});
