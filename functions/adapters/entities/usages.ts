import { getItem, getItems, inPartition, queryEach } from '../table.ts';
import { type UsageItem, usageKey, usagePartition } from './usage.ts';

/** What an owner used in a month; undefined where that is nothing. */
export const readUsage = (ownerId: string, month: string): Promise<UsageItem | undefined> =>
  getItem(usageKey(ownerId, month));

/** What owners used in a month, in their order; at most 100 of them. */
export const readUsages = (ownerIds: readonly string[], month: string): Promise<readonly (UsageItem | undefined)[]> =>
  getItems(ownerIds.map((id) => usageKey(id, month)));

/** What everybody used in a month, owner by owner. */
export const usagesOf = (month: string): AsyncGenerator<UsageItem> => queryEach(inPartition(usagePartition(month)));
