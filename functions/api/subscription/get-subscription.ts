import { routes } from '../../../shared/routes.ts';
import { getSubscription } from '../../core/subscription/get-subscription.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getSubscription, async ({ caller }) => ({
  json: { subscription: await getSubscription({ accountId: caller.id, planId: caller.planId }) },
}));
