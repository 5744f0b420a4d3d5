import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { exportAnalysis } from '../../core/analysis/export-analysis.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.exportAnalysis, async ({ params, caller }) => {
  const report = await exportAnalysis({ ownerId: caller.id, id: idOf(params) });
  if ('location' in report) return { location: report.location };
  return {
    bytes: report.bytes,
    headers: { 'content-disposition': `attachment; filename="${report.filename}"` },
  };
});
