import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { listTemplates } from '../../core/template/list-templates.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(templateRoutes.listTemplates, async ({ query, caller }) => ({
  json: [...(await listTemplates({ caller, playbookId: query.playbookId }))],
}));
