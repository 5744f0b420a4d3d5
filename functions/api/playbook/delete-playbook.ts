import { routes } from '../../../shared/routes.ts';
import { deletePlaybook } from '../../core/playbook/delete-playbook.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(routes.deletePlaybook, async ({ caller, params }) => {
  await deletePlaybook({ caller, id: idOf(params) });
  return {};
});
