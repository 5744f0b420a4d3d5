import { templateRoutes } from '../../../shared/routes/template-routes.ts';
import { AppError } from '../../core/app-error.ts';
import { createTemplate } from '../../core/template/create-template.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(templateRoutes.createTemplate, async ({ body, fields, file, caller, deadlineMs }) => {
  const document = file ?? body;
  const input = fields ?? body;
  if (!document || !input) throw new AppError('invalid_request', 'Please send a file.');
  return { json: await createTemplate({ caller, document, input, deadlineMs }) };
});
