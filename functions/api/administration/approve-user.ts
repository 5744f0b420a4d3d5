import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { reviewUser } from '../../core/administration/review-user.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(administrationRoutes.approveUser, async ({ params, caller: { id, user } }) => ({
  json: await reviewUser({ admin: { id, name: user.name }, userId: idOf(params), decision: 'approve' }),
}));
