import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { resetPassword } from '../../core/account/reset-password.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.resetPassword, async ({ body, address, browser, rememberBrowser }) => {
  rememberBrowser(await resetPassword({ ...body, address, browser }));
  return { json: { success: true as const } };
});
