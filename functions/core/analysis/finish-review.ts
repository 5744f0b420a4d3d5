import { readBegunReview } from '../../adapters/entities/model-review.ts';
import { currentUserOf } from '../../adapters/entities/account.ts';
import { findAccount } from '../account/read-account.ts';
import { isPublicMode } from '../account/read-public-mode.ts';
import { isLetIn } from '../account/let-in.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { addModelReview } from './add-model-review.ts';

interface FinishReviewOptions {
  readonly analysisId: string;
  readonly ownerId: string;
  /** Epoch milliseconds by which it must be over. */
  readonly deadlineMs: number;
}

/** What became of a queued review: nothing is left to do, or somebody else is at work until then, in epoch milliseconds. */
export type FinishedReview = { readonly isOver: true } | { readonly isOver: false; readonly busyUntilMs: number };

/** Whoever a review is made for, as they are now; undefined where the product is not open to them. */
const findOwner = async (id: string): Promise<Caller | undefined> => {
  // No limit by address is met here: the analysis was counted when it was made.
  if (id.startsWith('visitor-')) return isPublicMode() ? { id, kind: 'visitor', address: '' } : undefined;
  const record = await findAccount(id);
  if (!record) return undefined;
  const owner = { id, kind: 'account', user: currentUserOf(record), planId: record.planId } as const;
  return isLetIn(owner) ? owner : undefined;
};

const hasCode = (error: unknown, code: AppError['code']): boolean => error instanceof AppError && error.code === code;

/**
 * Makes the language model's review of a pending analysis, whether or not anybody waits for it. Doing so again changes
 * nothing: what was stored stays, and what others are at work on is left to them. Nothing is spent on an owner who is not
 * let in; the analysis stays pending, and asking for its review queues it again.
 * @throws where storage fails: it is to be tried again
 */
export const finishReview = async ({
  analysisId: id,
  ownerId,
  deadlineMs,
}: FinishReviewOptions): Promise<FinishedReview> => {
  const caller = await findOwner(ownerId);
  if (!caller) return { isOver: true };
  try {
    await addModelReview({ caller, id, deadlineMs, waitsUntilMs: 0 });
    return { isOver: true };
  } catch (error) {
    if (hasCode(error, 'not_found')) return { isOver: true };
    if (!hasCode(error, 'conflict')) throw error;
    return { isOver: false, busyUntilMs: (await readBegunReview(id)).until };
  }
};
