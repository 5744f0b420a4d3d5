import { documentRoutes } from '../../../shared/routes/document-routes.ts';
import { AppError } from '../../core/app-error.ts';
import { readUpload } from '../../core/documents/read-upload.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(documentRoutes.uploadDocument, async ({ body, file, caller, deadlineMs }) => {
  const document = file ?? body;
  if (!document) throw new AppError('invalid_request', 'Please send a file.');
  return { json: await readUpload({ caller, document, deadlineMs }) };
});
