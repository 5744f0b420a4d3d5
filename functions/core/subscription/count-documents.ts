import type { Plan } from '../../../shared/subscriptions.ts';
import { type Counted, countWithin, uncount } from '../../adapters/entities/limited-count.ts';
import { usageEnds } from '../../adapters/entities/units.ts';
import { monthOf, usageKey } from '../../adapters/entities/usage.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { countBeginsAgain } from './count-analysis.ts';
import { planOf } from './plans.ts';
import { publicDayEnds, publicDayKeys, readPublicLimits, secondsToMidnight } from './public-day.ts';

/*
 * Reading documents costs processor time, and recognising scanned pages is charged by the page. Both are counted beside
 * the analyses: an account's in its month, by its plan; visitors' in the day, by network address and all together.
 */

type CountedDocuments = Extract<Counted, 'uploads' | 'scannedPages'>;

interface CountOptions {
  readonly caller: Caller;
  readonly what: CountedDocuments;
  readonly count: number;
  readonly now?: Date;
}

const nouns = { uploads: 'uploads', scannedPages: 'scanned pages' } as const satisfies Record<CountedDocuments, string>;

const limitIn = (plan: Plan, what: CountedDocuments): number =>
  what === 'uploads' ? plan.uploadsPerMonth : plan.scannedPagesPerMonth;

const planRefusal = (plan: Plan, { what, count }: CountOptions, now: Date): AppError => {
  const limit = limitIn(plan, what).toLocaleString('en-US');
  const asked = what === 'scannedPages' ? ` This document has ${count.toLocaleString('en-US')} of them.` : '';
  return new AppError(
    'limit_reached',
    `Your ${plan.displayName} plan allows ${limit} ${nouns[what]} a month, and too few are left.${asked} ${countBeginsAgain(now)}`,
  );
};

const takePublic = async (address: string, options: CountOptions, now: Date): Promise<void> => {
  const limits = readPublicLimits();
  const isUpload = options.what === 'uploads';
  const [ofAddress, ofAll] = await publicDayKeys(address, now);
  const counted = { what: options.what, count: options.count, endsAt: publicDayEnds(now) };
  const isCounted = await countWithin([
    { ...counted, key: ofAddress, limit: isUpload ? limits.uploadsPerAddress : limits.scannedPagesPerAddress },
    { ...counted, key: ofAll, limit: isUpload ? limits.uploadsPerDay : limits.scannedPagesPerDay },
  ]);
  if (isCounted) return;
  throw new AppError(
    'too_many_requests',
    `Today’s ${nouns[options.what]} without an account are used up. Please sign in, or come back tomorrow (UTC).`,
    { retryAfter: secondsToMidnight(now) },
  );
};

/**
 * Counts documents or pages before they are read.
 * @throws AppError limit_reached where the plan leaves too few, too_many_requests where a visitor's day does
 */
export const countDocuments = async (options: CountOptions): Promise<void> => {
  const { caller, what, count, now = new Date() } = options;
  if (caller.kind === 'visitor') return takePublic(caller.address, options, now);
  const plan = planOf(caller.planId);
  const key = usageKey(caller.id, monthOf(now));
  const isCounted = await countWithin([{ key, what, count, limit: limitIn(plan, what), endsAt: usageEnds(now) }]);
  if (!isCounted) throw planRefusal(plan, options, now);
};

/** Gives back what was counted and came to nothing for no fault of the caller's. */
export const giveDocumentsBack = async (options: CountOptions): Promise<void> => {
  const { caller, now = new Date() } = options;
  const places =
    caller.kind === 'account' ? [usageKey(caller.id, monthOf(now))] : await publicDayKeys(caller.address, now);
  await uncount(places, options);
};
