import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { signOut } from '../../core/account/sign-out.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.logout, async ({ session, dropSession }) => {
  await signOut(session);
  dropSession();
  return { json: { success: true as const } };
});
