import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { answerObjectKey } from '../../core/analysis/analyses.ts';
import { askForReview } from '../../core/analysis/ask-for-review.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(analysisRoutes.reviewAnalysis, async ({ params, caller, deadlineMs }) => {
  const json = await askForReview({ caller, id: idOf(params), deadlineMs });
  return { json, store: (body) => storeAnswer(answerObjectKey(caller.id, json.id), body) };
});
