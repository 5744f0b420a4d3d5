import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { signIn } from '../../core/account/sign-in.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(
  accountRoutes.login,
  async ({ body, address, browser, keepSession, rememberBrowser }) => {
    const begun = await signIn({ ...body, address, browser });
    keepSession(begun.tokens);
    rememberBrowser(begun.browser);
    return { json: { success: true as const } };
  },
);
