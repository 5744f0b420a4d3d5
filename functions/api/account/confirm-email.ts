import { routes } from '../../../shared/routes.ts';
import { confirmEmail } from '../../core/account/confirm-email.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.confirmEmail, async ({ body, address }) => {
  await confirmEmail({ ...body, address });
  return { json: { success: true as const } };
});
