import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { signIn } from '../../core/account/sign-in.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.login, async ({ body, address, keepSession }) => {
  keepSession(await signIn({ ...body, address }));
  return { json: { success: true as const } };
});
