import { routes } from '../../../shared/routes.ts';
import { register } from '../../core/account/register.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.register, async ({ body, address }) => ({
  json: await register({ ...body, address }),
}));
