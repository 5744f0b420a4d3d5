import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { answerObjectKey } from '../../core/analysis/analyses.ts';
import { analyzeClause } from '../../core/analysis/analyze-clause.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(analysisRoutes.analyzeClause, async ({ body, caller, deadlineMs, header }) => {
  const json = await analyzeClause({
    caller,
    request: body,
    idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    deadlineMs,
  });
  return { json, store: (body) => storeAnswer(answerObjectKey(caller.id, json.analysisId), body) };
});
