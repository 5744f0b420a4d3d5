import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readStoredJson } from '../damaged-store.ts';
import { writeWholeFile } from '../write-whole-file.ts';

/** A code that was mailed. It is gone once it was used. */
export interface MailedCode {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** What a code can be for. */
export type CodePurpose = 'signUp' | 'reset';

/** A sign-in, for as long as its refresh token is good. Times are epoch milliseconds. */
export interface PoolSession {
  /** What every token of this sign-in carries. */
  readonly originJti: string;
  /** SHA-256 of the refresh token. */
  readonly tokenHash: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
  readonly isRevoked: boolean;
}

/** An account of the pool. Its `sub` never changes; its address is its name to whoever signs in. */
export interface PoolUser {
  readonly sub: string;
  /** `email`, `email_verified` as `true` or `false`, and whatever else was given, such as `name`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  readonly isEnabled: boolean;
  readonly password?: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly codes: Readonly<Partial<Record<CodePurpose, MailedCode>>>;
  /** When wrong codes were given. */
  readonly wrongCodes: readonly number[];
  readonly sessions: readonly PoolSession[];
}

export interface UserStore {
  /** Finds an account by its address in any case, or by its `sub`. */
  readonly find: (username: string) => PoolUser | undefined;
  /** Every account, by address. */
  readonly list: () => readonly PoolUser[];
  /** Keeps an account as it is now. It is found at once, and on disk when this returns. */
  readonly put: (user: PoolUser) => Promise<void>;
  readonly remove: (sub: string) => Promise<void>;
}

/** The address of an account in lower case. */
export const emailOf = (user: PoolUser): string => (user.attributes['email'] ?? '').toLowerCase();

/**
 * Opens the accounts of the pool: one file each, readable by their owner only.
 * @param directory made where it is not there
 */
export const openUserStore = async (directory: string): Promise<UserStore> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const users = new Map<string, PoolUser>();
  const subs = new Map<string, string>();
  const remember = (user: PoolUser): void => {
    users.set(user.sub, user);
    subs.set(emailOf(user), user.sub);
  };
  for (const name of await readdir(directory)) {
    if (name.endsWith('.json')) remember(await readStoredJson<PoolUser>(path.join(directory, name)));
  }

  const writing = new Map<string, Promise<void>>();
  /** Brings an account's file to what is known by then, one write after the other. */
  const persist = (sub: string): Promise<void> => {
    const write = async (): Promise<void> => {
      const user = users.get(sub);
      const file = path.join(directory, `${sub}.json`);
      await (user === undefined ? rm(file, { force: true }) : writeWholeFile(file, JSON.stringify(user, undefined, 2)));
    };
    const done = (writing.get(sub) ?? Promise.resolve()).then(write);
    const settled = done.catch(() => undefined);
    writing.set(sub, settled);
    void settled.then(() => {
      if (writing.get(sub) === settled) writing.delete(sub);
    });
    return done;
  };

  return {
    find: (username) => {
      const sub = subs.get(username.trim().toLowerCase()) ?? username;
      return users.get(sub);
    },
    list: () => [...users.values()].sort((a, b) => (emailOf(a) < emailOf(b) ? -1 : 1)),
    put: (user) => {
      const known = users.get(user.sub);
      if (known !== undefined) subs.delete(emailOf(known));
      remember(user);
      return persist(user.sub);
    },
    remove: (sub) => {
      const known = users.get(sub);
      if (known !== undefined) subs.delete(emailOf(known));
      users.delete(sub);
      return persist(sub);
    },
  };
};
