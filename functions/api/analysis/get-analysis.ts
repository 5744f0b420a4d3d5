import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { getAnalysis } from '../../core/analysis/get-analysis.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.getAnalysis, async ({ params, caller }) => ({
  json: await getAnalysis({ ownerId: caller.id, id: idOf(params) }),
}));
