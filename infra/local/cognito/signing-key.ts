import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import jwt from 'jsonwebtoken';
import { readStoredJson } from '../damaged-store.ts';
import { writeWholeFile } from '../write-whole-file.ts';

/** The key the pool signs its tokens with. */
export interface SigningKey {
  /** What `/.well-known/jwks.json` answers. */
  readonly publicKeys: { readonly keys: readonly JsonWebKey[] };
  /** Signs claims as a token, RS256. */
  readonly sign: (claims: object) => string;
}

interface StoredKey {
  readonly id: string;
  readonly pem: string;
}

/** Reads the pool's key, making one of 2048 bits where there is none, so that tokens outlive a start. */
export const loadSigningKey = async (file: string): Promise<SigningKey> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const stored = await readStoredJson<StoredKey>(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  const { id, pem } = stored ?? (await makeKey(file));
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKeys: { keys: [{ ...publicKey, alg: 'RS256', kid: id, use: 'sig' }] },
    sign: (claims) => jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: id }),
  };
};

const makeKey = async (file: string): Promise<StoredKey> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { id: randomUUID(), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  await writeWholeFile(file, JSON.stringify(key));
  return key;
};
