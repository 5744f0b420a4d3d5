import { knownBrowserSeconds, sessionSeconds } from '../../shared/accounts.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { type Event, header } from './events.ts';

const identityCookie = '__Host-identity';
const refreshCookie = '__Host-refresh';
const browserCookie = '__Host-browser';

/** What a request brings of a session. */
export interface SentSession {
  /** The identity token, from the `Authorization` header or else from the cookie. */
  readonly token: string | undefined;
  /** Whether the token came in the header, which no browser adds by itself. */
  readonly isBearer: boolean;
  readonly refreshToken: string | undefined;
}

/** The tokens of a session; the refresh token stays as it was where none is given. */
export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken?: string | undefined;
}

/** The session a request brings; a bearer token stands before the cookies. */
export const readSession = (event: Event): SentSession => {
  const authorization = header(event, 'authorization');
  const bearer = authorization === undefined ? undefined : (/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '');
  return {
    token: bearer ?? readCookie(event, identityCookie),
    isBearer: bearer !== undefined,
    refreshToken: readCookie(event, refreshCookie),
  };
};

/**
 * The cookies that keep a session. Both stay as long as it can be renewed: the identity token ends sooner by itself,
 * and is needed after its end to say which session is signed out.
 */
export const sessionCookies = ({ idToken, refreshToken }: SessionTokens): readonly string[] => [
  writeCookie(identityCookie, idToken, sessionSeconds),
  ...(refreshToken === undefined ? [] : [writeCookie(refreshCookie, refreshToken, sessionSeconds)]),
];

/** The cookies that make a browser forget its session. */
export const clearedSessionCookies = (): readonly string[] => [
  writeCookie(identityCookie, '', 0),
  writeCookie(refreshCookie, '', 0),
];

/** What a request says of its browser having signed in before, unchecked. */
export const readBrowser = (event: Event): string | undefined => readCookie(event, browserCookie);

/** The cookie by which a browser is known that signed in. It outlives the session: signing out does not take it away. */
export const knownBrowserCookie = (token: string): string => writeCookie(browserCookie, token, knownBrowserSeconds);
