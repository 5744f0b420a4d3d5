import { documentRoutes } from '../../../shared/routes/document-routes.ts';
import { AppError } from '../../core/app-error.ts';
import { verifyReceipt } from '../../core/receipt/verify-receipt.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(documentRoutes.verifyReceipt, async ({ body, file, caller }) => {
  const document = file ?? body;
  if (!document) throw new AppError('invalid_request', 'Please send a file.');
  return { json: await verifyReceipt(caller, document) };
});
