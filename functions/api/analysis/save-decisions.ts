import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { saveDecisions } from '../../core/analysis/save-decisions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.saveDecisions, async ({ params, caller, body }) => ({
  json: await saveDecisions({ caller, id: idOf(params), input: body }),
}));
