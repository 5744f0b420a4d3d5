import { routes } from '../../../shared/routes.ts';
import { deleteTemplate } from '../../core/template/delete-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(routes.deleteTemplate, async ({ params, caller }) => {
  await deleteTemplate({ caller, id: idOf(params) });
  return {};
});
