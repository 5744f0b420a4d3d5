import { subscriptionRoutes } from '../../../shared/routes/subscription-routes.ts';
import { readPlans } from '../../core/subscription/plans.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(subscriptionRoutes.listPlans, () => ({ json: readPlans().plans }));
