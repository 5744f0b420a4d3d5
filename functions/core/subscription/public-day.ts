import { publicLimitsSchema } from '../../../shared/access-limits.ts';
import { publicAddressKey, publicDayKey } from '../../adapters/entities/public-use.ts';
import { dayOf } from '../../adapters/entities/usage.ts';
import { optionalSetting, setting } from '../../adapters/environment.ts';
import { readSecret } from '../../adapters/secrets.ts';
import type { Key } from '../../adapters/table.ts';
import { networkOf } from '../account/network-of.ts';

/*
 * What visitors without an account may cause in a day (UTC), by network address and all together: analyses, uploads and
 * scanned pages are counted in the same two items.
 */

const secondsPerDay = 24 * 60 * 60;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** What the stage's setting PUBLIC_LIMITS allows visitors. */
export const readPublicLimits = () => publicLimitsSchema.parse(JSON.parse(optionalSetting('PUBLIC_LIMITS') ?? '{}'));

/** Where a visitor's share of the day is counted: of the network address, then of all. */
export const publicDayKeys = async (address: string, now: Date): Promise<readonly [ofAddress: Key, ofAll: Key]> => {
  const secret = await readSecret(setting('ORIGIN_SECRET_ID'));
  return [publicAddressKey(dayOf(now), networkOf(address), secret), publicDayKey(dayOf(now))];
};

/** When a day's counts go, in epoch seconds: they are of no use once the day is over, and two days leave room for clocks. */
export const publicDayEnds = (now: Date): number => secondsOf(now) + 2 * secondsPerDay;

/** How long it is until the counts begin again, in seconds. */
export const secondsToMidnight = (now: Date): number => secondsPerDay - (secondsOf(now) % secondsPerDay);
