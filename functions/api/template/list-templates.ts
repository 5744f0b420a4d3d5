import { routes } from '../../../shared/routes.ts';
import { listTemplates } from '../../core/template/list-templates.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.listTemplates, async ({ query, caller }) => ({
  json: [...(await listTemplates({ caller, playbookId: query.playbookId }))],
}));
