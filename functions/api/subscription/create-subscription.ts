import { subscriptionRoutes } from '../../../shared/routes/subscription-routes.ts';
import { changePlan } from '../../core/administration/change-plan.ts';
import { getSubscription } from '../../core/subscription/get-subscription.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(subscriptionRoutes.createSubscription, async ({ body, caller: { id, user } }) => {
  const { planId } = await changePlan({
    accountId: id,
    planId: body.planId,
    actor: { kind: 'owner', id, name: user.name },
  });
  return { json: { subscription: await getSubscription({ accountId: id, planId }) } };
});
