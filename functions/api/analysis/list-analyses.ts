import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { listAnalyses } from '../../core/analysis/list-analyses.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(analysisRoutes.listAnalyses, async ({ query, caller }) => {
  const { limit, cursor } = query;
  const { analyses, nextCursor, total } = await listAnalyses({ ownerId: caller.id, limit, cursor });
  const next = `${analysisRoutes.listAnalyses.path}?limit=${limit}&cursor=${nextCursor}`;
  return {
    json: [...analyses],
    headers: { 'x-total-count': String(total), ...(nextCursor && { link: `<${next}>; rel="next"` }) },
  };
});
