import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { exportWord } from '../../core/analysis/export-word.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.exportWord, async ({ params, query, caller }) => {
  const report = await exportWord({ caller, id: idOf(params), ...query });
  if ('location' in report) return { location: report.location };
  return {
    bytes: report.bytes,
    headers: { 'content-disposition': `attachment; filename="${report.filename}"` },
  };
});
