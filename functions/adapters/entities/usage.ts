import type { Key } from '../table.ts';

/*
 * What an account or a visitor used in a month: one item, in the month's partition, so that admins read a month by one
 * query and a list of accounts by their keys. It counts analyses (`used`), holds a lease for each that is under way,
 * and sums each day's analyses, tokens and cost. A month's item stays below 1 KB, so that counting costs one unit.
 */

/** What one analysis came to. `microDollars` are millionths of a US dollar: whole numbers add up exactly. */
export interface Spending {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly microDollars: number;
}

/** A calendar month in UTC, `2026-11`. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** A calendar day in UTC, `2026-11-21`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const usagePartition = (month: string): string => `usage#${month}`;
export const usageKey = (ownerId: string, month: string): Key => ({
  pk: usagePartition(month),
  sk: `owner#${ownerId}`,
});

/** What a stage spent on models in a day. */
export const stageSpendKey = (day: string): Key => ({ pk: `spend#${day}`, sk: 'spend' });

/** The attribute that keeps the unit of an analysis that is under way: the epoch millisecond at which it is given up. */
export const leaseName = (analysisId: string): string => `lease#${analysisId}`;

/** The attributes of a day's sums, short because there are up to 31 of each. */
export const dayNames = (day: string) => {
  const date = day.slice(8, 10);
  return { analyses: `a${date}`, inputTokens: `i${date}`, outputTokens: `o${date}`, microDollars: `c${date}` } as const;
};

/** A month's item of an owner, as it is read by the functions below. */
export type UsageItem = Readonly<Record<string, unknown>>;

const numberIn = (item: UsageItem | undefined, name: string): number => {
  const value = item?.[name];
  return typeof value === 'number' ? value : 0;
};

/** Analyses counted in an item's month, those among them that came to nothing without saying so. */
export const countedIn = (item: UsageItem | undefined): number => numberIn(item, 'used');

/** Whether an analysis' unit was taken: its lease is there. */
export const hasTaken = (item: UsageItem | undefined, analysisId: string): boolean =>
  item !== undefined && Object.hasOwn(item, leaseName(analysisId));

/** Analyses counted in an item's month; those whose lease ended before `nowMs` came to nothing and count no more. */
const usedIn = (item: UsageItem | undefined, nowMs: number): number =>
  countedIn(item) - endedLeases(item, nowMs).length;

/** The analyses whose lease ended: they failed without being able to say so. */
export const endedLeases = (item: UsageItem | undefined, nowMs: number): readonly string[] =>
  Object.entries(item ?? {}).flatMap(([name, value]) =>
    name.startsWith('lease#') && typeof value === 'number' && value < nowMs ? [name.slice('lease#'.length)] : [],
  );

/** What an item says of one day. */
export const dayIn = (item: UsageItem | undefined, day: string): Spending & { readonly analyses: number } => {
  const names = dayNames(day);
  return {
    analyses: numberIn(item, names.analyses),
    inputTokens: numberIn(item, names.inputTokens),
    outputTokens: numberIn(item, names.outputTokens),
    microDollars: numberIn(item, names.microDollars),
  };
};

/** What the owner of an item has used: analyses of the month, and the day's figures. */
export const readUse = (item: UsageItem | undefined, now: Date) => ({
  used: usedIn(item, now.getTime()),
  today: dayIn(item, dayOf(now)),
});
