import type { Key, Write } from '../table.ts';

/*
 * Public visitors who have stored an analysis. Nothing else lists them, and what they left must be found without
 * reading everything.
 */

export const visitorsPartition = 'visitors';

export const visitorKey = (id: string): Key => ({ pk: visitorsPartition, sk: id });

/**
 * The write that notes a visitor among those who have stored an analysis.
 * @param analysedAt ISO 8601, not before the visitor's latest analysis
 */
export const listVisitor = (id: string, analysedAt: string): Write => ({
  Put: { Item: { ...visitorKey(id), analysedAt } },
});

export const readVisitorItem = (
  item: Record<string, unknown>,
): { readonly id: string; readonly analysedAt: string } => ({
  id: item['sk'] as string,
  analysedAt: item['analysedAt'] as string,
});
