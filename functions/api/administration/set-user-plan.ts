import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { readUser } from '../../core/administration/read-users.ts';
import { changePlan } from '../../core/administration/change-plan.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';

export const handler = endpoint(administrationRoutes.setUserPlan, async ({ params, body, caller: { id, user } }) => ({
  json: await readUser(
    await changePlan({
      accountId: idOf(params),
      planId: body.planId,
      actor: { kind: 'admin', id, name: user.name },
    }),
  ),
}));
