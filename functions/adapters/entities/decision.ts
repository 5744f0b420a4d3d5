import type { DecisionEntry } from '../../../shared/administration.ts';
import type { Key } from '../table.ts';
import { decisionsPartition } from './account.ts';

type Item = Record<string, unknown>;

export const decisionKey = ({ timestamp, id }: Pick<DecisionEntry, 'timestamp' | 'id'>): Key => ({
  pk: decisionsPartition,
  sk: `${timestamp}#${id}`,
});

/** A decision about an account, in the order of time. */
export const decisionItem = (entry: DecisionEntry): Key & Item => ({ ...decisionKey(entry), ...entry });

export const readDecisionItem = (item: Item): DecisionEntry => {
  const { pk: _, sk: __, ...entry } = item;
  return entry as unknown as DecisionEntry;
};
