import { routes } from '../../../shared/routes.ts';
import { listDecisions } from '../../core/administration/list-decisions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nextPage } from '../../http/next-page.ts';

export const handler = endpoint(routes.listDecisions, async ({ query: { limit, cursor } }) => {
  const { decisions, nextCursor } = await listDecisions({ limit, cursor });
  return { json: [...decisions], headers: nextPage(routes.listDecisions.path, { limit }, nextCursor) };
});
