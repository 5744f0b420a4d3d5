import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { setting } from './environment.ts';

/** How long the issuer may take to give its keys, in milliseconds. */
const fetchMs = 3_000;

/** Keys are asked for again because of an unknown one at most this often, in milliseconds: anyone can invent key ids. */
const refetchMs = 5_000;

interface PublishedKey extends JsonWebKey {
  readonly kid?: string;
}

let keys: Promise<ReadonlyMap<string, KeyObject>> | undefined;
let fetchedAt = 0;

const fetchKeys = async (): Promise<ReadonlyMap<string, KeyObject>> => {
  const answer = await fetch(`${setting('TOKEN_ISSUER')}/.well-known/jwks.json`, {
    signal: AbortSignal.timeout(fetchMs),
  });
  if (!answer.ok) throw new Error(`the keys of the user pool answer ${answer.status}`);
  const { keys: published } = (await answer.json()) as { readonly keys: readonly PublishedKey[] };
  return new Map(
    published
      .filter(({ kty, kid }) => kty === 'RSA' && kid !== undefined)
      .map((key) => [String(key.kid), createPublicKey({ key, format: 'jwk' })]),
  );
};

/** Asks for the keys; a failure is not remembered, so the next call tries again. */
const loadKeys = (): Promise<ReadonlyMap<string, KeyObject>> => {
  fetchedAt = Date.now();
  const loading = fetchKeys();
  keys = loading;
  loading.catch(() => {
    if (keys === loading) keys = undefined;
  });
  return loading;
};

/**
 * The public key with which the user pool signs tokens under an id. Keys are kept for the life of the function
 * instance and fetched again when an unknown id comes, for pools change their keys.
 * @returns undefined where the pool has no such key
 * @throws Error where the keys cannot be fetched
 */
export const findTokenKey = async (keyId: string): Promise<KeyObject | undefined> => {
  const known = (await (keys ?? loadKeys())).get(keyId);
  if (known !== undefined || Date.now() - fetchedAt < refetchMs) return known;
  return (await loadKeys()).get(keyId);
};
