import { routes } from '../../../shared/routes.ts';
import { actingAdmin } from '../../core/administration/acting-admin.ts';
import { decideUser } from '../../core/administration/decide-user.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(routes.reactivateUser, async ({ params, caller }) => ({
  json: await decideUser({ admin: actingAdmin(caller), userId: idOf(params), decision: 'reactivate' }),
}));
