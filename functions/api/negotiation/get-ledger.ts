import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { getLedger } from '../../core/negotiation/get-ledger.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(negotiationRoutes.getLedger, async ({ params, caller }) => ({
  json: await getLedger({ caller, id: idOf(params) }),
}));
