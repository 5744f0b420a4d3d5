import { respondAsync } from '../../../shared/analysis.ts';
import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { answerObjectKey } from '../../core/analysis/analyses.ts';
import { analyzeClause } from '../../core/analysis/analyze-clause.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { prefers } from '../../http/prefers.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(analysisRoutes.analyzeClause, async ({ body, caller, deadlineMs, header }) => {
  const isAsync = prefers(header('prefer'), respondAsync);
  const json = await analyzeClause({
    caller,
    request: isAsync ? { ...body, modelReview: body.modelReview ?? 'later' } : body,
    idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    deadlineMs,
  });
  return {
    json,
    ...(isAsync && json.modelReview === 'pending' && { headers: { 'preference-applied': respondAsync } }),
    store: (body) => storeAnswer(answerObjectKey(caller.id, json.analysisId), body),
  };
});
