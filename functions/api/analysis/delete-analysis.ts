import { routes } from '../../../shared/routes.ts';
import { deleteAnalysis } from '../../core/analysis/delete-analysis.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(routes.deleteAnalysis, async ({ params, caller }) => {
  await deleteAnalysis({ ownerId: caller.id, id: idOf(params) });
  return {};
});
