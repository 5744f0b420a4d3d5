import type { DecisionEntry } from '../../../shared/administration.ts';
import { inPartition, type Key, putItem, queryEach, queryItems, type Write } from '../table.ts';
import { decisionsPartition } from './account.ts';

type Item = Record<string, unknown>;

const decisionKey = ({ timestamp, id }: Pick<DecisionEntry, 'timestamp' | 'id'>): Key => ({
  pk: decisionsPartition,
  sk: `${timestamp}#${id}`,
});

/** A decision about an account, in the order of time. */
const decisionItem = (entry: DecisionEntry): Key & Item => ({ ...decisionKey(entry), ...entry });

const readDecisionItem = (item: Item): DecisionEntry => {
  const { pk: _, sk: __, ...entry } = item;
  return entry as unknown as DecisionEntry;
};

/** The write that notes a decision, once. */
export const noteDecision = (entry: DecisionEntry): Write => ({
  Put: { Item: decisionItem(entry), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Writes a decision anew that was noted before, as when a name is forgotten. */
export const rewriteDecision = (entry: DecisionEntry): Promise<void> => putItem({ Item: decisionItem(entry) });

/** The place of a decision in the list of all. */
export const decisionPlace = (entry: DecisionEntry): string => decisionKey(entry).sk;

/**
 * The newest decisions.
 * @param after the place after which to begin
 */
export const readDecisions = async (limit: number, after: string | undefined): Promise<readonly DecisionEntry[]> => {
  const { items } = await queryItems({
    ...inPartition(decisionsPartition),
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: { pk: decisionsPartition, sk: after } }),
  });
  return items.map(readDecisionItem);
};

/** All decisions, oldest first. */
export async function* eachDecision(): AsyncGenerator<DecisionEntry> {
  const items = queryEach({ ...inPartition(decisionsPartition), ConsistentRead: true });
  for await (const item of items) yield readDecisionItem(item);
}
