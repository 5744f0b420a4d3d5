import { playbookRoutes } from '../../../shared/routes/playbook-routes.ts';
import { updatePlaybook } from '../../core/playbook/update-playbook.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(playbookRoutes.updatePlaybook, async ({ caller, params, body }) => ({
  json: await updatePlaybook({ caller, id: idOf(params), input: body }),
}));
