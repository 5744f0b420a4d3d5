import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { deleteTemplate } from '../../core/template/delete-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(templateRoutes.deleteTemplate, async ({ params, caller }) => {
  await deleteTemplate({ caller, id: idOf(params) });
  return {};
});
