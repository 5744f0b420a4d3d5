import { routes } from '../../../shared/routes.ts';
import { readPlans } from '../../core/subscription/plans.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.listPlans, () => ({ json: readPlans().plans }));
