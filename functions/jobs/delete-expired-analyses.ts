import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { setting } from '../adapters/environment.ts';
import { deleteExpiredAnalyses } from '../core/analysis/delete-expired-analyses.ts';

/** Time kept back to end what has begun, in milliseconds. The alarm on the function's duration rings only where it hangs. */
const closingMs = 120_000;

const daysSchema = z.coerce.number().check(z.int(), z.minimum(1));

/**
 * Runs by the clock and deletes the analyses the stage keeps no longer.
 * @throws where some could not be deleted, so that the alarm on errors rings; the next run tries them again
 */
export const handler = async (_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> => {
  const outcome = await deleteExpiredAnalyses({
    retentionDays: daysSchema.parse(setting('ANALYSIS_RETENTION_DAYS')),
    deadlineMs: Date.now() + context.getRemainingTimeInMillis() - closingMs,
  });
  console.info(JSON.stringify({ job: 'deleteExpiredAnalyses', ...outcome }));
  if (outcome.failed > 0) throw new Error(`${outcome.failed} analyses could not be deleted`);
};
