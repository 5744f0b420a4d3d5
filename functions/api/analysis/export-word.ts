import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { exportWord } from '../../core/analysis/export-word.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.exportWord, async ({ params, query, caller }) => {
  const report = await exportWord({ caller, id: idOf(params), ...query });
  const headers = { 'x-word-source': report.source };
  if ('location' in report) return { location: report.location, headers };
  return {
    bytes: report.bytes,
    headers: { ...headers, 'content-disposition': `attachment; filename="${report.filename}"` },
  };
});
