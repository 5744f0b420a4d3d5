import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.getCurrentUser, ({ caller }) => ({ json: caller.user }));
