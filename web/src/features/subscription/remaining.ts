import type { Subscription } from '../../../../shared/subscriptions.ts';

/** From this share of the limit on, what is left is mentioned where analyses are made. */
const mentionedShare = 0.2;

/** Analyses left this month; Infinity without a limit. */
export const remainingOf = ({ used, limit }: Pick<Subscription, 'used' | 'limit'>): number =>
  limit < 0 ? Infinity : Math.max(0, limit - used);

/** Whether so little is left that it is worth a word. */
export const isRunningLow = ({ used, limit }: Pick<Subscription, 'used' | 'limit'>): boolean =>
  limit >= 0 && limit - used <= limit * mentionedShare;

/** A day as plans speak of it: periods begin and end at midnight UTC. */
export const dayInUtc = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
