import type { UsageReport } from '../../../shared/subscriptions.ts';
import { dayIn, monthOf } from '../../adapters/entities/usage.ts';
import { usagesOf } from '../../adapters/entities/usages.ts';

const microDollarsPerDollar = 1_000_000;

/** The days of a month, `2026-11-01` and so on. */
const daysOf = (month: string): readonly string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};

/**
 * What the analyses of the current month came to, by day: of all accounts and visitors, from the month's items alone.
 * Costs are estimates in US dollars, by the configured prices.
 */
export const reportUsage = async (now = new Date()): Promise<UsageReport> => {
  const month = monthOf(now);
  const days = daysOf(month).map((date) => ({ date, analyses: 0, inputTokens: 0, outputTokens: 0, microDollars: 0 }));
  for await (const item of usagesOf(month)) {
    for (const day of days) {
      const figures = dayIn(item, day.date);
      day.analyses += figures.analyses;
      day.inputTokens += figures.inputTokens;
      day.outputTokens += figures.outputTokens;
      day.microDollars += figures.microDollars;
    }
  }
  const reported = days.map(({ microDollars, ...figures }) => ({
    ...figures,
    estimatedCost: microDollars / microDollarsPerDollar,
  }));
  const sum = (pick: (day: (typeof reported)[number]) => number) =>
    reported.reduce((total, day) => total + pick(day), 0);
  return {
    month,
    analyses: sum(({ analyses }) => analyses),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    estimatedCost: days.reduce((total, { microDollars }) => total + microDollars, 0) / microDollarsPerDollar,
    days: reported,
  };
};
