import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { getLedger } from '../../core/negotiation/get-ledger.ts';
import { renderLedger } from '../../core/negotiation/render-ledger.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(negotiationRoutes.printLedger, async ({ params, caller }) => {
  const ledger = await getLedger({ caller, id: idOf(params) });
  const filename = `negotiation-ledger-${ledger.negotiationId}.pdf`;
  return {
    bytes: await renderLedger(ledger, { generatedAt: new Date() }),
    headers: { 'content-disposition': `attachment; filename="${filename}"` },
  };
});
