import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { visitorSeconds } from '../../../shared/limits.ts';

const algorithm = 'HS256';
const renewAfterSeconds = 24 * 60 * 60;

export interface Visitor {
  readonly id: string;
  /** A token to hand out, where the one that came is missing, invalid or older than a day. */
  readonly freshToken: string | undefined;
}

const readToken = (token: string | undefined, key: string): { id: string; issuedAt: number } | undefined => {
  if (!token) return undefined;
  try {
    const claims = jwt.verify(token, key, { algorithms: [algorithm] });
    if (typeof claims === 'string' || !claims.sub?.startsWith('visitor-') || claims.iat === undefined) return undefined;
    return { id: claims.sub, issuedAt: claims.iat };
  } catch {
    return undefined;
  }
};

/**
 * Recognises a public visitor by a signed token, or makes a new one.
 * @param token the token the visitor brought, if any
 * @param key the key tokens are signed with
 */
export const recogniseVisitor = (token: string | undefined, key: string): Visitor => {
  const known = readToken(token, key);
  const id = known?.id ?? `visitor-${randomUUID()}`;
  const isFresh = known !== undefined && Date.now() / 1000 - known.issuedAt < renewAfterSeconds;
  return {
    id,
    freshToken: isFresh ? undefined : jwt.sign({}, key, { algorithm, subject: id, expiresIn: visitorSeconds }),
  };
};
