import { routes } from '../../../shared/routes.ts';
import { createPlaybook } from '../../core/playbook/create-playbook.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.createPlaybook, async ({ caller, body }) => ({
  json: await createPlaybook({ caller, input: body }),
}));
