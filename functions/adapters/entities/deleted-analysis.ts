import type { Key } from '../table.ts';
import { ownerPartition } from './analysis.ts';

/** Who deleted an analysis: its owner, the stage's retention, or whoever deletes the account. */
export type AnalysisDeleter = 'owner' | 'retention' | 'operator';

/** What is left of an analysis that was deleted: that it existed, and nothing that was in it. Times are ISO 8601. */
export interface DeletedAnalysis {
  readonly id: string;
  readonly ownerId: string;
  readonly createdAt: string;
  readonly deletedAt: string;
  readonly deletedBy: AnalysisDeleter;
  /** Epoch seconds, when storage forgets it; a public visitor's alone. */
  readonly expiresAt?: number;
}

export const deletedPrefix = 'deleted#';

/** The record stands among the owner's own items, by the time of the deletion, and goes with the account. */
export const deletedAnalysisItem = ({ ownerId, ...record }: DeletedAnalysis): Key & Record<string, unknown> => ({
  pk: ownerPartition(ownerId),
  sk: `${deletedPrefix}${record.deletedAt}#${record.id}`,
  ...record,
});
