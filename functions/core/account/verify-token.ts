import jwt from 'jsonwebtoken';
import { setting } from '../../adapters/environment.ts';
import { findTokenKey } from '../../adapters/token-keys.ts';
import { AppError } from '../app-error.ts';

/** What an identity token of the user pool says, as far as it is used. Times are epoch seconds. */
export interface Identity {
  /** The account's id. */
  readonly id: string;
  /** The user pool's own name of the account, which renewing a session takes. */
  readonly username: string;
  readonly email: string;
  readonly name: string;
  /** Whether the pool has had the address confirmed. */
  readonly isEmailVerified: boolean;
  /** The session the token belongs to: the same for every token that one sign-in leads to. */
  readonly sessionId: string;
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const algorithm = 'RS256';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const keyOf = async (keyId: string) => {
  try {
    return await findTokenKey(keyId);
  } catch (cause) {
    throw new AppError('unavailable', 'Signing in is not possible at the moment. Please try again in a minute.', {
      cause,
    });
  }
};

const readClaims = (claims: jwt.JwtPayload): Identity | undefined => {
  const { sub, origin_jti: sessionId, auth_time: signedInAt, iat, exp } = claims;
  if (claims['token_use'] !== 'id' || !sub || !textOf(sessionId) || iat === undefined || exp === undefined) {
    return undefined;
  }
  return {
    id: sub,
    username: textOf(claims['cognito:username']) || sub,
    email: textOf(claims['email']).toLowerCase(),
    name: textOf(claims['name']),
    isEmailVerified: claims['email_verified'] === true,
    sessionId: textOf(sessionId),
    signedInAt: numberOf(signedInAt),
    issuedAt: iat,
    expiresAt: exp,
  };
};

/**
 * Reads an identity token that this stage's user pool signed for this client. Whether the account may still be used is
 * another question.
 * @param ended takes tokens whose time is over as well
 * @returns undefined for every other token: another issuer, audience, use or algorithm, expired or changed
 * @throws AppError unavailable where the pool's keys cannot be had
 */
export const verifyToken = async (
  token: string,
  { ended = false }: { readonly ended?: boolean } = {},
): Promise<Identity | undefined> => {
  const header = jwt.decode(token, { complete: true })?.header;
  if (header?.alg !== algorithm || typeof header.kid !== 'string') return undefined;
  const key = await keyOf(header.kid);
  if (key === undefined) return undefined;
  try {
    const claims = jwt.verify(token, key, {
      algorithms: [algorithm],
      issuer: setting('TOKEN_ISSUER'),
      audience: setting('USER_POOL_CLIENT_ID'),
      ignoreExpiration: ended,
    });
    return typeof claims === 'string' ? undefined : readClaims(claims);
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return undefined;
    throw error;
  }
};
