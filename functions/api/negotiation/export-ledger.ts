import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { exportLedger } from '../../core/negotiation/export-ledger.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(negotiationRoutes.exportLedger, async ({ params, query, caller }) => {
  const { bytes, filename, mediaType } = await exportLedger({ caller, id: idOf(params), format: query.format });
  return {
    bytes,
    headers: { 'content-type': mediaType, 'content-disposition': `attachment; filename="${filename}"` },
  };
});
