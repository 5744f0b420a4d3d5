import type { Key } from '../table.ts';

/*
 * Public visitors who have stored an analysis. Nothing else lists them, and what they left must be found without
 * reading everything.
 */

export const visitorsPartition = 'visitors';

/** @param analysedAt ISO 8601, not before the visitor's latest analysis */
export const visitorItem = (id: string, analysedAt: string): Key & { readonly analysedAt: string } => ({
  pk: visitorsPartition,
  sk: id,
  analysedAt,
});

export const readVisitorItem = (
  item: Record<string, unknown>,
): { readonly id: string; readonly analysedAt: string } => ({
  id: item['sk'] as string,
  analysedAt: item['analysedAt'] as string,
});
