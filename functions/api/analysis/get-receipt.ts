import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { getReceipt } from '../../core/analysis/get-receipt.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.getReceipt, async ({ params, query, caller }) => ({
  json: await getReceipt({ ownerId: caller.id, id: idOf(params), receiptId: query.receipt }),
}));
