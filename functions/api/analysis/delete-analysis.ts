import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { deleteAnalysis } from '../../core/analysis/delete-analysis.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.deleteAnalysis, async ({ params, caller }) => {
  await deleteAnalysis({ ownerId: caller.id, id: idOf(params) });
  return {};
});
