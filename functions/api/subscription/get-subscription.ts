import { subscriptionRoutes } from '../../../shared/routes/subscription-routes.ts';
import { getSubscription } from '../../core/subscription/get-subscription.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(subscriptionRoutes.getSubscription, async ({ caller }) => ({
  json: { subscription: await getSubscription({ accountId: caller.id, planId: caller.planId }) },
}));
