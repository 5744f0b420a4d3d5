import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { listUsers } from '../../core/administration/list-users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nextPage } from '../../http/next-page.ts';

/** How long one page is searched for, in milliseconds; what was found until then is answered. */
const searchMs = 5_000;

export const handler = endpoint(administrationRoutes.listUsers, async ({ query, deadlineMs }) => {
  const { users, nextCursor } = await listUsers({
    search: query.search,
    state: query.state,
    order: query.order,
    direction: query.direction,
    limit: query.limit,
    cursor: query.cursor,
    deadlineMs: Math.min(deadlineMs, Date.now() + searchMs),
  });
  return { json: [...users], headers: nextPage(administrationRoutes.listUsers.path, query, nextCursor) };
});
