import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { updateTemplate } from '../../core/template/update-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(templateRoutes.updateTemplate, async ({ params, caller, body }) => ({
  json: await updateTemplate({ caller, id: idOf(params), isActive: body.isActive }),
}));
