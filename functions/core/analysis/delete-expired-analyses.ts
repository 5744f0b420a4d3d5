import { eachListedBefore, hasAnalyses } from '../../adapters/entities/analyses.ts';
import {
  forgetRetentionPlace,
  forgetVisitor,
  keepRetentionPlace,
  type Owner,
  ownerLists,
  readOwners,
  readRetentionPlace,
} from '../../adapters/entities/owners.ts';
import { deleteListedAnalysis } from './delete-analysis.ts';

interface DeleteExpiredOptions {
  /** The age in days from which an analysis goes. */
  readonly retentionDays: number;
  /** When to stop, in epoch milliseconds; calling again goes on there. */
  readonly deadlineMs: number;
  /** The moment ages are measured at, in epoch milliseconds. */
  readonly nowMs?: number;
}

/** What a search came to. */
export interface ExpiredAnalyses {
  readonly deleted: number;
  /** Those that could not be deleted; the next search tries them again. */
  readonly failed: number;
  /** Whether everybody was looked at; otherwise the next search goes on where this one stopped. */
  readonly isFinished: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Owners that are looked at together. Each owner's analyses go one by one, for all of them write the owner's count. */
const ownersAtOnce = 25;

/** Forgets a visitor who has nothing any more. */
const forgetIfGone = async (owner: Owner, cutoff: string): Promise<void> => {
  if (owner.analysedAt === undefined || owner.analysedAt >= cutoff || (await hasAnalyses(owner.id))) return;
  await forgetVisitor(owner);
};

/** Deletes one owner's analyses from before `cutoff`, ISO 8601. */
const deleteOwned = async (ownerId: string, cutoff: string, isTimeUp: () => boolean) => {
  let deleted = 0;
  let failed = 0;
  for await (const listed of eachListedBefore(ownerId, cutoff)) {
    if (isTimeUp()) break;
    try {
      await deleteListedAnalysis(ownerId, listed, 'retention');
      deleted += 1;
    } catch {
      // One that cannot be deleted must not keep all others.
      failed += 1;
    }
  }
  return { deleted, failed };
};

/**
 * Deletes every analysis that is older than a number of days, with all that belongs to it, whoever owns it. Reads lists
 * of owners and of each owner's analyses, never the whole table. Stopped or interrupted at any point, calling it again
 * goes on where it was; nothing is lost by two at once.
 */
export const deleteExpiredAnalyses = async (options: DeleteExpiredOptions): Promise<ExpiredAnalyses> => {
  const { retentionDays, deadlineMs, nowMs = Date.now() } = options;
  const cutoff = new Date(nowMs - retentionDays * dayMs).toISOString();
  const isTimeUp = () => Date.now() >= deadlineMs;
  const kept = await readRetentionPlace();
  const first = Math.max(0, ownerLists.indexOf(kept?.list ?? ''));
  const sum = { deleted: 0, failed: 0 };
  for (const list of ownerLists.slice(first)) {
    let after = kept?.list === list ? kept.after : undefined;
    do {
      const { owners, lastPlace } = await readOwners(list, ownersAtOnce, after);
      await Promise.all(
        owners.map(async (owner) => {
          const { deleted, failed } = await deleteOwned(owner.id, cutoff, isTimeUp);
          sum.deleted += deleted;
          sum.failed += failed;
          await forgetIfGone(owner, cutoff);
        }),
      );
      // The place is still where this page begins, so that the next search finishes it.
      if (isTimeUp()) return { ...sum, isFinished: false };
      after = lastPlace;
      if (after !== undefined) await keepRetentionPlace({ list, after });
    } while (after !== undefined);
  }
  await forgetRetentionPlace();
  return { ...sum, isFinished: true };
};
