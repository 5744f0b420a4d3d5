import { afterAll, beforeAll, jest } from '@jest/globals';
import type { AccountCaller } from '../../functions/core/caller.ts';
import { type ModelServer, useModelServer } from './bedrock-server.ts';
import { startLocalStorage } from './local-storage.ts';

const load = async () => ({
  ...(await import('../../functions/core/analysis/add-model-review.ts')),
  ...(await import('../../functions/core/analysis/analyze-clause.ts')),
  ...(await import('../../functions/core/analysis/get-analysis.ts')),
  ...(await import('../../functions/core/analysis/get-review-progress.ts')),
  ...(await import('../../functions/core/analysis/list-audit-entries.ts')),
  ...(await import('../../functions/core/analysis/review-prompt.ts')),
  ...(await import('../../functions/adapters/entities/analysis.ts')),
  ...(await import('../../functions/adapters/entities/usage.ts')),
  ...(await import('../../functions/adapters/table.ts')),
});

/** The use cases of a model's later review, with the model that they ask and the storage they use. */
interface ModelReviews {
  readonly model: ModelServer;
  readonly storage: Awaited<ReturnType<typeof startLocalStorage>>;
  readonly product: Awaited<ReturnType<typeof load>>;
}

/**
 * Has the tests of a file drive later reviews from inside: before them a model whose answers they script and storage are
 * started, and after them stopped. What is given is there once the first test begins.
 */
export const useModelReviews = (): ModelReviews => {
  const reviews = {} as { -readonly [Name in keyof ModelReviews]: ModelReviews[Name] };
  beforeAll(async () => {
    reviews.model = await useModelServer();
    // Its credentials are those that the table knows, so it comes last.
    reviews.storage = await startLocalStorage();
    reviews.product = await load();
  });
  afterAll(async () => {
    await reviews.storage.close();
    await reviews.model.close();
  });
  return reviews;
};

/** Analyzes a clause for an account that does not wait for the model. */
export const analyzeForLater = async (
  { product }: ModelReviews,
  caller: AccountCaller,
  clauseText: string,
): Promise<string> => {
  const request = { clauseText, usePlaybook: false, modelReview: 'later' as const };
  const deadlineMs = Date.now() + 100_000;
  const made = await product.analyzeClause({ caller, request, idempotencyKey: undefined, deadlineMs });
  if (made.modelReview !== 'pending') throw new Error('the analysis does not wait for a model');
  return made.analysisId;
};

/** As if the time of whoever holds the lease of a review were over, or as many attempts had been made. */
export const setLease = (
  { product }: ModelReviews,
  id: string,
  { until, attempts }: { readonly until: number; readonly attempts?: number },
) =>
  product.updateItem({
    Key: product.reviewLeaseKey(id),
    UpdateExpression: `SET #until = :until${attempts === undefined ? '' : ', attempts = :attempts'}`,
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until, ...(attempts !== undefined && { ':attempts': attempts }) },
  });

/** What an account has used, this month and today. */
export const usedBy = async ({ product }: ModelReviews, { id }: AccountCaller) => {
  const now = new Date();
  return product.readUse(await product.getItem(product.usageKey(id, product.monthOf(now))), now);
};

/** As if all of an account's budget for today were spent on other analyses. */
export const spendAll = ({ product }: ModelReviews, { id }: AccountCaller) =>
  product.updateItem({
    Key: product.usageKey(id, product.monthOf(new Date())),
    UpdateExpression: 'SET #spent = :much',
    ExpressionAttributeNames: { '#spent': product.dayNames(product.dayOf(new Date())).microDollars },
    ExpressionAttributeValues: { ':much': 1_000_000_000_000 },
  });

/** Runs work and gives the lines of figures with that event that were written meanwhile. */
export const linesOf = async (
  event: string,
  work: () => Promise<unknown>,
): Promise<readonly Record<string, unknown>[]> => {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  await work().finally(() => spy.mockRestore());
  return written
    .filter((line) => line.includes('"_aws"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === event);
};

/**
 * Takes over for how long calls are waited for: not by the clock, but until what is given back is called. Whoever calls it
 * restores the mocks.
 */
export const holdTime = (): (() => void) => {
  const waits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const wait = new AbortController();
    waits.push(wait);
    return wait.signal;
  });
  return () => {
    for (const wait of waits) wait.abort(new DOMException('The time is over.', 'TimeoutError'));
  };
};
