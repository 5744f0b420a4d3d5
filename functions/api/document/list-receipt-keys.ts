import { documentRoutes } from '../../../shared/routes/document-routes.ts';
import { listReceiptKeys } from '../../core/receipt/list-receipt-keys.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(documentRoutes.listReceiptKeys, async () => ({ json: await listReceiptKeys() }));
