import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { previewWord } from '../../core/analysis/export-word.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.previewWord, async ({ params, query, caller }) => ({
  json: await previewWord({ caller, id: idOf(params), ...query }),
}));
