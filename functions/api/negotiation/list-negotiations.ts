import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { listNegotiations } from '../../core/negotiation/list-negotiations.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nextPage } from '../../http/next-page.ts';

export const handler = endpoint(negotiationRoutes.listNegotiations, async ({ query, caller }) => {
  const { negotiations, nextCursor } = await listNegotiations({
    ownerId: caller.id,
    limit: query.limit,
    cursor: query.cursor,
  });
  return {
    json: [...negotiations],
    headers: nextPage(negotiationRoutes.listNegotiations.path, { limit: query.limit }, nextCursor),
  };
});
