import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { getReviewProgress } from '../../core/analysis/get-review-progress.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.getReviewProgress, async ({ params, caller }) => ({
  json: await getReviewProgress({ ownerId: caller.id, id: idOf(params) }),
}));
