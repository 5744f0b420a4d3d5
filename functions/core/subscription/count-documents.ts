import type { Plan } from '../../../shared/subscriptions.ts';
import { monthOf, usageKey } from '../../adapters/entities/usage.ts';
import { isConditionFailure, type Key, updateItem, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { countBeginsAgain, usageEnds } from './count-analysis.ts';
import { planOf } from './plans.ts';
import { publicDayEnds, publicDayKeys, readPublicLimits, secondsToMidnight } from './public-day.ts';

/*
 * Reading documents costs processor time, and recognising scanned pages is charged by the page. Both are counted beside
 * the analyses: an account's in its month, by its plan; visitors' in the day, by network address and all together.
 */

/** What is counted, by the attribute that counts it. */
type CountedDocuments = 'uploads' | 'scannedPages';

interface CountOptions {
  readonly caller: Caller;
  readonly what: CountedDocuments;
  readonly count: number;
  readonly now?: Date;
}

const nouns = { uploads: 'uploads', scannedPages: 'scanned pages' } as const satisfies Record<CountedDocuments, string>;

/** The write that counts, under the condition that a limit allows so many more; -1 is no limit. */
const addTo = (key: Key, { what, count }: CountOptions, limit: number, endsAt: number) => ({
  Update: {
    Key: key,
    UpdateExpression: 'SET expiresAt = :ends ADD #what :count',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':count': count, ':ends': endsAt, ...(limit >= 0 && { ':room': limit - count }) },
    // What is not there yet is nothing used, of which a limit below the count leaves nothing either.
    ...(limit >= 0 && {
      ConditionExpression: limit >= count ? 'attribute_not_exists(#what) OR #what <= :room' : '#what <= :room',
    }),
  },
});

const takeBack = (key: Key, { what, count }: CountOptions) => ({
  Update: {
    Key: key,
    UpdateExpression: 'ADD #what :back',
    ConditionExpression: '#what >= :count',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':back': -count, ':count': count },
  },
});

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
  const endsAt = publicDayEnds(now);
  try {
    await writeTogether([
      addTo(ofAddress, options, isUpload ? limits.uploadsPerAddress : limits.scannedPagesPerAddress, endsAt),
      addTo(ofAll, options, isUpload ? limits.uploadsPerDay : limits.scannedPagesPerDay, endsAt),
    ]);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw new AppError(
      'too_many_requests',
      `Today’s ${nouns[options.what]} without an account are used up. Please sign in, or come back tomorrow (UTC).`,
      { cause: error, retryAfter: secondsToMidnight(now) },
    );
  }
};

/**
 * Counts documents or pages before they are read.
 * @throws AppError limit_reached where the plan leaves too few, too_many_requests where a visitor's day does
 */
export const countDocuments = async (options: CountOptions): Promise<void> => {
  const { caller, what, now = new Date() } = options;
  if (caller.kind === 'visitor') return takePublic(caller.address, options, now);
  const plan = planOf(caller.planId);
  try {
    await updateItem(addTo(usageKey(caller.id, monthOf(now)), options, limitIn(plan, what), usageEnds(now)).Update);
  } catch (error) {
    throw isConditionFailure(error) ? planRefusal(plan, options, now) : error;
  }
};

/** Gives back what was counted and came to nothing for no fault of the caller's. */
export const giveDocumentsBack = async (options: CountOptions): Promise<void> => {
  const { caller, now = new Date() } = options;
  try {
    if (caller.kind === 'account') await updateItem(takeBack(usageKey(caller.id, monthOf(now)), options).Update);
    else await writeTogether((await publicDayKeys(caller.address, now)).map((key) => takeBack(key, options)));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
