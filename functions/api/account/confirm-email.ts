import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { confirmEmail } from '../../core/account/confirm-email.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.confirmEmail, async ({ body, address }) => {
  await confirmEmail({ ...body, address });
  return { json: { success: true as const } };
});
