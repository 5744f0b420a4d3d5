import { setTimeout as wait } from 'node:timers/promises';
import { type SignInLimits, signInLimitsSchema } from '../../../shared/access-limits.ts';
import {
  attemptKey,
  forgetAttempts,
  type Place,
  readAttempts,
  settlePlace,
  takePlace,
} from '../../adapters/entities/attempt.ts';
import { optionalSetting, setting } from '../../adapters/environment.ts';
import { readSecret } from '../../adapters/secrets.ts';
import type { Key } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { recogniseBrowser } from './known-browser.ts';
import { networkOf } from './network-of.ts';

/*
 * An attempt takes its place in the count before it is made and leaves it again unless it fails. So only failures
 * count, and however many attempts are made at once, no more are let through than may fail. Those for which there is
 * no place only because others are under way wait for these.
 */

/** Who tries: an account's address from a network address. */
export interface Attempt {
  readonly email: string;
  /** The network address. */
  readonly address: string;
  /** What the browser says of having signed in before, unchecked. */
  readonly browser?: string | undefined;
}

/** What is counted, up to how many, for how long. */
interface Count {
  readonly key: Key;
  readonly limit: number;
  readonly seconds: number;
}

type Counts = readonly Count[];

/** How long an attempt waits for others that are under way, in milliseconds. */
const patienceMs = 5_000;
const pollMs = 100;

/**
 * @throws Error where the setting is not what the stage's parameters are checked to be
 */
const readLimits = (): SignInLimits => signInLimitsSchema.parse(JSON.parse(optionalSetting('SIGN_IN_LIMITS') ?? '{}'));

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const tooMany = (seconds: number): AppError => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${time}.`, { retryAfter: seconds });
};

/** @throws AppError too_many_requests */
const take = async (count: Count, pending: 0 | 1): Promise<Place> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    const place = await takePlace({ ...count, pending, now: nowSeconds() });
    if (place) return place;
    const record = await readAttempts(count.key);
    const isFull = record !== undefined && record.taken - record.pending >= count.limit;
    if (isFull || Date.now() > until) throw tooMany((record?.expiresAt ?? 0) - nowSeconds());
    await wait(pollMs * (0.5 + Math.random()));
  }
};

/** A place that cannot be left stays taken until its window ends, which lets nobody through. */
const settle = (...change: Parameters<typeof settlePlace>): Promise<unknown> =>
  settlePlace(...change).catch(() => undefined);

/**
 * What a failure counts against, the narrowest last: whose success forgets the failures before it. A browser that is known
 * to the account counts by itself alone.
 */
const failureCounts = async (kind: 'password' | 'code', { email, address, browser }: Attempt): Promise<Counts> => {
  const { perAccount, perAccountAndAddress, perAddress, windowMinutes } = readLimits();
  const secret = await readSecret(setting('ORIGIN_SECRET_ID'));
  const seconds = windowMinutes * 60;
  const known = await recogniseBrowser(browser, email);
  if (known !== undefined) {
    return [{ key: attemptKey(secret, kind, email, 'browser', known), limit: perAccountAndAddress, seconds }];
  }
  const network = networkOf(address);
  return [
    { key: attemptKey(secret, kind, network), limit: perAddress, seconds },
    { key: attemptKey(secret, kind, email, 'everywhere', 'all'), limit: perAccount, seconds },
    { key: attemptKey(secret, kind, email, network), limit: perAccountAndAddress, seconds },
  ];
};

const isFailure = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_credentials' || error.code === 'invalid_code');

/** Takes a place in each count, or in none. */
const takeAll = async (counts: Counts): Promise<readonly Place[]> => {
  const places: Place[] = [];
  try {
    for (const count of counts) places.push(await take(count, 1));
    return places;
  } catch (error) {
    await Promise.all(places.map((place) => settle(place, 'leave')));
    throw error;
  }
};

/**
 * Makes an attempt that may fail only so often: per account and network address together, per account, and per network
 * address; a browser that is known to the account by its own count. Success forgets the failures of the account from
 * there; anything but a wrong password or code does not count.
 * @throws AppError too_many_requests with the time to wait, and what the attempt throws
 */
export const limitFailures = async <Result>(
  kind: 'password' | 'code',
  attempt: Attempt,
  act: () => Promise<Result>,
): Promise<Result> => {
  const places = await takeAll(await failureCounts(kind, attempt));
  try {
    const result = await act();
    await Promise.all(places.map((place, at) => settle(place, at === places.length - 1 ? 'clear' : 'leave')));
    return result;
  } catch (error) {
    const change = isFailure(error) ? 'fail' : 'leave';
    await Promise.all(places.map((place) => settle(place, change)));
    throw error;
  }
};

/** Forgets wrong passwords of an account from a network address or a known browser, where its owner has proven to be there. */
export const forgetFailures = async (attempt: Attempt): Promise<void> => {
  const { key } = (await failureCounts('password', attempt)).at(-1)!;
  await forgetAttempts(key);
};

/** The seconds of a minute's window. */
const minuteSeconds = 60;

/**
 * Counts a call of which each caller may make only so many a minute: an account wherever it calls from, a public visitor
 * together with whoever shares the network address.
 * @throws AppError too_many_requests with the time to wait
 */
export const countCall = async (kind: string, caller: Caller, perMinute: number): Promise<void> => {
  const secret = await readSecret(setting('ORIGIN_SECRET_ID'));
  const whose = caller.kind === 'account' ? ['account', caller.id] : ['address', networkOf(caller.address)];
  await take({ key: attemptKey(secret, kind, ...whose), limit: perMinute, seconds: minuteSeconds }, 0);
};

/**
 * Counts a mail that anyone can have sent to any address, whether or not the address is known; a browser known to the
 * account by its own count, so that strangers' requests take none of its owner's.
 * @throws AppError too_many_requests with the time to wait
 */
export const countMail = async ({ email, address, browser }: Attempt): Promise<void> => {
  const { mailsPerEmail, mailsPerAddress, mailWindowMinutes } = readLimits();
  const secret = await readSecret(setting('ORIGIN_SECRET_ID'));
  const seconds = mailWindowMinutes * 60;
  const known = await recogniseBrowser(browser, email);
  if (known !== undefined) {
    await take({ key: attemptKey(secret, 'mail to', email, 'browser', known), limit: mailsPerEmail, seconds }, 0);
    return;
  }
  await take({ key: attemptKey(secret, 'mail from', networkOf(address)), limit: mailsPerAddress, seconds }, 0);
  await take({ key: attemptKey(secret, 'mail to', email), limit: mailsPerEmail, seconds }, 0);
};
