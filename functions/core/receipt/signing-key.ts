import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** A private key with what is told of it. */
export interface SigningKey {
  readonly id: string;
  /** SPKI in DER, as base64. */
  readonly publicKey: string;
  readonly sign: (text: string) => string;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The fingerprint of a public key: SHA-256 of its DER form, as base64url. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('base64url');

/**
 * The Ed25519 key that a secret stands for: the same secret always makes the same key (HKDF, RFC 5869).
 * @param secret a random string that is long enough to be one
 */
export const signingKeyOf = (secret: string): SigningKey => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'Clausewise receipt, Ed25519', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  return {
    id: fingerprintOf(publicKey),
    publicKey,
    sign: (text) => sign(undefined, Buffer.from(text), key).toString('base64'),
  };
};

/** Bytes written as base64; undefined where the same bytes are written otherwise, so that no letter of it can change unseen. */
const bytesOf = (base64: string): Buffer | undefined => {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
};

const readPublicKey = (publicKey: string): KeyObject | undefined => {
  const bytes = bytesOf(publicKey);
  if (!bytes) return undefined;
  try {
    const key = createPublicKey({ key: bytes, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a signature of a text was made with the private half of an Ed25519 key. What is no such key signed nothing. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  const [key, bytes] = [readPublicKey(publicKey), bytesOf(signature)];
  return key !== undefined && bytes !== undefined && verify(undefined, Buffer.from(text), key, bytes);
};
