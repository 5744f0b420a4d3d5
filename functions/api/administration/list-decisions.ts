import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { listDecisions } from '../../core/administration/list-decisions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nextPage } from '../../http/next-page.ts';

export const handler = endpoint(administrationRoutes.listDecisions, async ({ query: { limit, cursor } }) => {
  const { decisions, nextCursor } = await listDecisions({ limit, cursor });
  return { json: [...decisions], headers: nextPage(administrationRoutes.listDecisions.path, { limit }, nextCursor) };
});
