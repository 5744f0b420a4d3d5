import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { knownBrowserSeconds } from '../../../shared/accounts.ts';
import { setting } from '../../adapters/environment.ts';
import { readSecret } from '../../adapters/secrets.ts';

/*
 * A browser that signed in to an account carries a token that says so: its own id, when that was, and a mark that binds
 * both to the account's address, which the token does not hold. It opens nothing; it only has its bearer's mistakes
 * counted apart from those of strangers.
 */

const markOf = async (email: string, id: string, since: string): Promise<string> =>
  createHmac('sha256', await readSecret(setting('ORIGIN_SECRET_ID')))
    .update(JSON.stringify(['known browser', email, id, since]))
    .digest('base64url');

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * The token of a browser that has just signed in, or has proven by a mailed code whose it is.
 * @param id the browser's own, where it is known already
 */
export const browserToken = async (email: string, id: string = randomUUID()): Promise<string> => {
  const since = String(nowSeconds());
  return [id, since, await markOf(email, id, since)].join('.');
};

/** The id of a browser that signed in to this account before; undefined for every other one. */
export const recogniseBrowser = async (token: string | undefined, email: string): Promise<string | undefined> => {
  const [id, since, mark] = /^([\w-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(token ?? '')?.slice(1) ?? [];
  if (id === undefined || since === undefined || mark === undefined) return undefined;
  if (nowSeconds() - Number(since) > knownBrowserSeconds) return undefined;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(await markOf(email, id, since))) ? id : undefined;
};
