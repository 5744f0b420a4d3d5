import { documentRoutes } from '../../../shared/routes/document-routes.ts';
import { presignUpload } from '../../core/documents/presign-upload.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(documentRoutes.presignUpload, async ({ body, caller }) => ({
  json: await presignUpload({ caller, filename: body.filename }),
}));
