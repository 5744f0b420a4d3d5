import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { listUsers, searchMs } from '../../core/administration/list-users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nextPage } from '../../http/next-page.ts';

export const handler = endpoint(administrationRoutes.listUsers, async ({ query, deadlineMs }) => {
  const { users, nextCursor } = await listUsers({
    search: '',
    state: query.state,
    order: query.order,
    direction: query.direction,
    limit: query.limit,
    cursor: query.cursor,
    deadlineMs: Math.min(deadlineMs, Date.now() + searchMs),
  });
  return { json: [...users], headers: nextPage(administrationRoutes.listUsers.path, query, nextCursor) };
});
