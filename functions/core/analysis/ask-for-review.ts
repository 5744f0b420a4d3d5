import { setTimeout as wait } from 'node:timers/promises';
import type { StoredAnalysis } from '../../../shared/analysis.ts';
import { maxModelClauseLength } from '../../../shared/limits.ts';
import { checkPending, isReviewBegun, type KeptRisk, noteQueued } from '../../adapters/entities/model-review.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import { takeTogether } from '../../adapters/entities/needs.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { addModelReview } from './add-model-review.ts';
import { loadAnalysis } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';

interface AskForReviewOptions {
  readonly caller: Caller;
  readonly id: string;
  /** Epoch milliseconds by which the answer must be on its way. */
  readonly deadlineMs: number;
  /** Takes each risk that is proved while the model is writing, where this call has it read. */
  readonly onFound?: ((risk: KeptRisk) => void) | undefined;
}

const pollMs = 1_000;

/** Puts a review into the queue that waits for one and is not there yet. */
const queueOnce = async (ownerId: string, id: string): Promise<void> => {
  const now = Date.now();
  const refused = await takeTogether([
    { name: 'pending', write: checkPending(id) },
    { name: 'review', write: noteQueued({ id, ownerId }, now) },
  ]);
  if (refused.length > 0) return;
  const { queueReview } = await import('../../adapters/review-queue.ts');
  await queueReview({ analysisId: id, ownerId });
};

/**
 * Asks for the language model's review of an analysis that was answered without waiting for it. A clause that is read at
 * once is read by this call. A longer one takes more time than a call has: it is read by a job, which this call sees to and
 * waits for as long as it may. Repeating the call asks no model again.
 * @throws AppError not_found where there is no such analysis or it is somebody else's; conflict where the review is not
 *   there yet when this call must answer
 */
export const askForReview = async (options: AskForReviewOptions): Promise<StoredAnalysis> => {
  const { caller, id, deadlineMs } = options;
  const { modelReview, clauseText } = await loadAnalysis(caller.id, id);
  // A stage whose model was taken away has no queue: what waits for it is closed without one.
  const hasQueue = optionalSetting('REVIEW_QUEUE_URL') !== undefined;
  const isJob = modelReview === 'pending' && clauseText.length > maxModelClauseLength && hasQueue;
  if (!isJob) return addModelReview(options);
  await queueOnce(caller.id, id);
  while (await isReviewBegun(id)) {
    if (Date.now() + pollMs >= deadlineMs) {
      throw new AppError('conflict', 'The language model is still reading. Please ask again.');
    }
    await wait(pollMs);
  }
  return getAnalysis({ ownerId: caller.id, id });
};
