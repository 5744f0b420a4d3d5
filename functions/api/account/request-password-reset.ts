import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { requestPasswordReset } from '../../core/account/request-password-reset.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.requestPasswordReset, async ({ body, address, browser }) => {
  await requestPasswordReset({ ...body, address, browser });
  return { json: { success: true as const } };
});
