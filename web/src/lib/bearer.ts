import { call } from './api.ts';

/** The header that carries the identity token, for calls that want it beside the session's cookie. */
export const bearerHeader = async (): Promise<Readonly<Record<string, string>>> => ({
  authorization: `Bearer ${(await call('getSession')).token}`,
});
