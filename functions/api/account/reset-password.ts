import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { resetPassword } from '../../core/account/reset-password.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.resetPassword, async ({ body, address }) => {
  await resetPassword({ ...body, address });
  return { json: { success: true as const } };
});
