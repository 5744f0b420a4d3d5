import { respondAsync } from '../../../shared/analysis.ts';
import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { answerObjectKey } from '../../core/analysis/analyses.ts';
import { analyzeClause } from '../../core/analysis/analyze-clause.ts';
import { followReview } from '../../core/analysis/follow-review.ts';
import { acceptsEvents } from '../../http/accepts-events.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { prefers } from '../../http/prefers.ts';
import { storeAnswer } from '../../http/store-answer.ts';
import { streamedEndpoint } from '../../http/streamed-endpoint.ts';

export const handler = streamedEndpoint(analysisRoutes.analyzeClause, async ({ body, caller, deadlineMs, header }) => {
  const inEvents = acceptsEvents(header('accept'));
  const isAsync = prefers(header('prefer'), respondAsync);
  const json = await analyzeClause({
    caller,
    request: inEvents || isAsync ? { ...body, modelReview: body.modelReview ?? 'later' } : body,
    idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    deadlineMs,
  });
  if (inEvents) return { events: (endsAtMs) => followReview({ caller, answered: json, deadlineMs: endsAtMs }) };
  return {
    json,
    ...(isAsync && json.modelReview === 'pending' && { headers: { 'preference-applied': respondAsync } }),
    store: (body) => storeAnswer(answerObjectKey(caller.id, json.analysisId), body),
  };
});
