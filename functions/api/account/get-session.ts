import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { renewSession } from '../../core/account/renew-session.ts';
import { AppError } from '../../core/app-error.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.getSession, async ({ session, keepSession, dropSession }) => {
  const { token, isBearer } = session;
  const refreshToken = isBearer ? undefined : session.refreshToken;
  try {
    const { session: json, freshToken } = await renewSession({ token, refreshToken });
    if (freshToken !== undefined) keepSession({ idToken: freshToken });
    return { json };
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'unauthenticated';
    if (isRefused && !isBearer && (token ?? refreshToken) !== undefined) dropSession();
    throw error;
  }
});
