import { nextCursorHeader } from '../../../shared/administration.ts';
import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { listUsers, searchMs } from '../../core/administration/list-users.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(administrationRoutes.searchUsers, async ({ body, deadlineMs }) => {
  const { users, nextCursor } = await listUsers({
    search: body.search,
    state: body.state,
    order: body.order,
    direction: body.direction,
    limit: body.limit,
    cursor: body.cursor,
    deadlineMs: Math.min(deadlineMs, Date.now() + searchMs),
  });
  return { json: [...users], headers: nextCursor === undefined ? {} : { [nextCursorHeader]: nextCursor } };
});
