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

/** The use cases of a model's later review, driven from inside, with the model that they ask and the storage they use. */
export interface ModelReviews {
  readonly model: ModelServer;
  readonly storage: Awaited<ReturnType<typeof startLocalStorage>>;
  readonly product: Awaited<ReturnType<typeof load>>;
  readonly close: () => Promise<void>;
}

/** Starts a model whose answers tests script and storage, and loads the use cases of later reviews. */
export const startModelReviews = async (): Promise<ModelReviews> => {
  const model = await useModelServer();
  // Its credentials are those that the table knows, so it comes last.
  const storage = await startLocalStorage();
  return {
    model,
    storage,
    product: await load(),
    close: async () => {
      await storage.close();
      await model.close();
    },
  };
};
