import { analysisRoutes } from '../../../shared/routes/analysis-routes.ts';
import { getReceipt } from '../../core/analysis/get-receipt.ts';
import { replayRecord } from '../../core/analysis/replay-record.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(analysisRoutes.getReceipt, async ({ params, query, caller }) => {
  const id = idOf(params);
  const signed = await getReceipt({ ownerId: caller.id, id, receiptId: query.receipt });
  if (query.replay === undefined) return { json: signed };
  return { json: { ...signed, replay: await replayRecord({ caller, signed }) } };
});
