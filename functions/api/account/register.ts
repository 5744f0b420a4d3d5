import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { register } from '../../core/account/register.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.register, async ({ body, address }) => ({
  json: await register({ ...body, address }),
}));
