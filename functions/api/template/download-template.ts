import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { downloadTemplate } from '../../core/template/download-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(templateRoutes.downloadTemplate, async ({ params, caller }) => ({
  location: await downloadTemplate({ caller, id: idOf(params) }),
}));
