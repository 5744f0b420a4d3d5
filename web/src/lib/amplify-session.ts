import { Amplify } from 'aws-amplify';
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { identityToken } from './session.ts';

/*
 * Amplify as the page's source of tokens, with a provider of our own: the session lives in cookies that no script
 * reads, and the server hands out its identity token. Loaded where a call carries the token, not before.
 */

Amplify.configure(
  {},
  {
    Auth: {
      tokenProvider: {
        getTokens: async ({ forceRefresh = false } = {}) => {
          const session = await identityToken({ renew: forceRefresh });
          if (!session) return null;
          const idToken = decodeJWT(session.token);
          // The page is given no access token: nothing here may change the account behind the server's back.
          return { idToken, accessToken: idToken };
        },
      },
    },
  },
);

/** The identity token of whoever is signed in, as Amplify serves it; undefined where nobody is. */
export const readIdentityToken = async (): Promise<string | undefined> => {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString();
};
