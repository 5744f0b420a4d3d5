import { routes } from '../../../shared/routes.ts';
import { changePlan } from '../../core/subscription/change-plan.ts';
import { getSubscription } from '../../core/subscription/get-subscription.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.createSubscription, async ({ body, caller }) => {
  const { planId } = await changePlan({
    accountId: caller.id,
    planId: body.planId,
    actor: { id: caller.id, name: caller.user.name },
    byOwner: true,
  });
  return { json: { subscription: await getSubscription({ accountId: caller.id, planId }) } };
});
