import { playbookRoutes } from '../../../shared/routes/playbook-routes.ts';
import { createPlaybook } from '../../core/playbook/create-playbook.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(playbookRoutes.createPlaybook, async ({ caller, body }) => ({
  json: await createPlaybook({ caller, input: body }),
}));
