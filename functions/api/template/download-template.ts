import { routes } from '../../../shared/routes.ts';
import { downloadTemplate } from '../../core/template/download-template.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(routes.downloadTemplate, async ({ params, caller }) => ({
  location: await downloadTemplate({ caller, id: idOf(params) }),
}));
