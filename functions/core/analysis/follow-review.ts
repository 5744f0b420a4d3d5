import { setTimeout as wait } from 'node:timers/promises';
import type { AnalyzeResponse, ReviewProgress } from '../../../shared/analysis.ts';
import type { EventOf } from '../../../shared/routes.ts';
import type { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import type { KeptRisk } from '../../adapters/entities/model-review.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { askForReview } from './ask-for-review.ts';
import { getReviewProgress } from './get-review-progress.ts';

type AnalyzeEvent = EventOf<(typeof analysisRoutes)['analyzeClause']>;

interface FollowOptions {
  readonly caller: Caller;
  readonly answered: AnalyzeResponse;
  /** Epoch milliseconds by which the last event must be on its way. */
  readonly deadlineMs: number;
}

const lookMs = 500;

/** How far the review is; undefined where it is not begun or over. */
const findProgress = async (ownerId: string, id: string): Promise<ReviewProgress | undefined> => {
  try {
    return await getReviewProgress({ ownerId, id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
};

/** Makes events of what is new since it was last told. */
const createTeller = () => {
  const told = new Set<string>();
  let toldProgress = '';
  return function* tell(progress: ReviewProgress | undefined, heard: readonly KeptRisk[]): Generator<AnalyzeEvent> {
    if (progress) {
      const { found: _, ...data } = progress;
      const now = JSON.stringify(data);
      if (now !== toldProgress) yield { event: 'progress', data };
      toldProgress = now;
    }
    for (const data of [...(progress?.found ?? []), ...heard]) {
      if (told.has(data.id)) continue;
      told.add(data.id);
      yield { event: 'finding', data };
    }
  };
};

/**
 * Tells an analysis that was answered without waiting for the language model, then what the model finds as it finds it, and
 * at last the analysis with its review. Whoever makes the review - this call, another one or the queue's worker - it is
 * followed; that nobody listens any more does not end it.
 * @throws AppError conflict where the review is not there yet when the last event must be sent; not_found where the
 *   analysis was deleted meanwhile
 */
export async function* followReview({ caller, answered, deadlineMs }: FollowOptions): AsyncGenerator<AnalyzeEvent> {
  yield { event: 'analysis', data: answered };
  if (answered.modelReview !== 'pending') return;

  const id = answered.analysisId;
  const heard: KeptRisk[] = [];
  const review = askForReview({ caller, id, deadlineMs, onFound: (risk) => void heard.push(risk) });
  const isOver = review.then(
    () => true,
    () => true,
  );
  const tell = createTeller();
  let hasEnded = false;
  while (!hasEnded) {
    hasEnded = await Promise.race([isOver, wait(lookMs, false)]);
    yield* tell(hasEnded ? undefined : await findProgress(caller.id, id), heard.splice(0));
  }
  yield { event: 'review', data: await review };
}
