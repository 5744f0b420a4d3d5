import { playbookRoutes } from '../../../shared/routes/playbook-routes.ts';
import { deletePlaybook } from '../../core/playbook/delete-playbook.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(playbookRoutes.deletePlaybook, async ({ caller, params }) => {
  await deletePlaybook({ caller, id: idOf(params) });
  return {};
});
