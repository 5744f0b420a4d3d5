import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { deleteNegotiation } from '../../core/negotiation/delete-negotiation.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(negotiationRoutes.deleteNegotiation, async ({ params, caller }) => {
  await deleteNegotiation({ caller, id: idOf(params) });
  return {};
});
