import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import jwt from 'jsonwebtoken';
import { listen } from '../../infra/local/listen.ts';

/** A key pair as a user pool has them. */
export interface IssuerKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export const newKey = (kid: string = randomUUID()): IssuerKey => ({
  kid,
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

/** A public key as a user pool publishes it. */
export const published = ({ kid, publicKey }: IssuerKey): JsonWebKey => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

const clientId = 'client-1';

/** Whoever issues identity tokens. Sets its address for this process, as the functions are told it. */
export const startTokenIssuer = async () => {
  const key = newKey();
  const state = { keys: [published(key)] as readonly JsonWebKey[], isUp: true, fetches: 0 };
  const server = await listen(
    createServer((request, response) => {
      state.fetches += 1;
      const isKeys = request.url === '/pool-1/.well-known/jwks.json';
      response.writeHead(state.isUp && isKeys ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ keys: state.keys }));
    }),
  );
  const issuer = `${server.url}/pool-1`;
  Object.assign(process.env, { TOKEN_ISSUER: issuer, USER_POOL_CLIENT_ID: clientId });
  return {
    key,
    /** What it publishes, whether it answers, and how often it was asked. */
    state,
    /** An identity token that is good for an hour, but for what is given; a claim given as undefined is left out. */
    sign: (claims: Readonly<Record<string, unknown>> = {}, by: Omit<IssuerKey, 'publicKey'> = key): string => {
      const now = Math.floor(Date.now() / 1000);
      const identity = { iss: issuer, aud: clientId, token_use: 'id', origin_jti: 'session-1', auth_time: now };
      const all: Readonly<Record<string, unknown>> = { ...identity, iat: now, exp: now + 3600, ...claims };
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      return jwt.sign(given, by.privateKey, { algorithm: 'RS256', keyid: by.kid });
    },
    close: server.close,
  };
};
