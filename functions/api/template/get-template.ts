import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { getTemplate } from '../../core/template/get-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(templateRoutes.getTemplate, async ({ params, caller }) => ({
  json: await getTemplate({ caller, id: idOf(params) }),
}));
