import type { Plan } from '../../../shared/subscriptions.ts';
import { type CountedAnalysis, giveUnitBack } from '../../adapters/entities/units.ts';
import { countedIn, endedLeases, type UsageItem } from '../../adapters/entities/usage.ts';
import { AppError } from '../app-error.ts';

/**
 * Decides what to do about a unit that was refused.
 * @param item the usage item that refused it
 * @returns what to change before asking again: units came back, or the model must stay out of it
 * @throws AppError limit_reached with the limit and the day it begins again
 */
export const answerRefusal = async (
  counted: CountedAnalysis,
  plan: Plan,
  item: UsageItem | undefined,
): Promise<'try-again' | 'without-model'> => {
  const ended = endedLeases(item, counted.startedAt.getTime());
  const limit = plan.analysesPerMonth;
  if (limit < 0 || countedIn(item) < limit) return 'without-model';
  if (ended.length === 0) throw limitReached(plan, counted.startedAt);
  for (const analysisId of ended) await giveUnitBack({ ...counted, analysisId });
  return 'try-again';
};

/** The first moment of the next calendar month, in UTC. */
export const nextMonth = (date: Date): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));

/** The sentence that says when the month's counts begin again. */
export const countBeginsAgain = (date: Date): string =>
  `The count begins again on ${nextMonth(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC).`;

const limitReached = ({ displayName, analysesPerMonth }: Plan, date: Date): AppError => {
  const limit = analysesPerMonth.toLocaleString('en-US');
  return new AppError(
    'limit_reached',
    `Your ${displayName} plan allows ${limit} analyses a month, and all of them are used. ${countBeginsAgain(date)}`,
  );
};
