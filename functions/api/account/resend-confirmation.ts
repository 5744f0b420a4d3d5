import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { resendConfirmation } from '../../core/account/resend-confirmation.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.resendConfirmation, async ({ body, address }) => {
  await resendConfirmation({ ...body, address });
  return { json: { success: true as const } };
});
