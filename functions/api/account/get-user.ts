import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.getUser, ({ caller }) => ({ json: caller.user }));
