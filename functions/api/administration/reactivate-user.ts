import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { decideUser } from '../../core/administration/decide-user.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(administrationRoutes.reactivateUser, async ({ params, caller: { id, user } }) => ({
  json: await decideUser({ admin: { id, name: user.name }, userId: idOf(params), decision: 'reactivate' }),
}));
