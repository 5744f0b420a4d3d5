import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { readingObjectKey } from '../../core/analysis/analyses.ts';
import { rereadClause } from '../../core/analysis/reread-clause.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(analysisRoutes.rereadClause, async ({ params, caller, body }) => {
  const id = idOf(params);
  const json = await rereadClause({ caller, id, request: body });
  return { json, store: (answer) => storeAnswer(readingObjectKey(caller.id, id), answer) };
});
