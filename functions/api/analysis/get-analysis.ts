import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { answerObjectKey } from '../../core/analysis/analyses.ts';
import { getAnalysis } from '../../core/analysis/get-analysis.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(analysisRoutes.getAnalysis, async ({ params, caller }) => {
  const json = await getAnalysis({ ownerId: caller.id, id: idOf(params) });
  return { json, store: (body) => storeAnswer(answerObjectKey(caller.id, json.id), body) };
});
