import { routes } from '../../../shared/routes.ts';
import { presignUpload } from '../../core/documents/presign-upload.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.presignUpload, async ({ body, caller }) => ({
  json: await presignUpload({ ownerId: caller.id, filename: body.filename }),
}));
