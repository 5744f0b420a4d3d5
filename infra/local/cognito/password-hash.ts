import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes passwords and compares them with their hashes, all at one cost. */
export interface PasswordHashes {
  /** Hashes a password with a salt of its own, as `salt.hash` in base64url. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password is the one that was hashed. It takes as long where there is no hash, and is then false. */
  readonly matches: (password: string, hashed: string | undefined) => Promise<boolean>;
}

/** What scrypt's N is for real passwords: 16 MB and some tens of milliseconds a hash. */
export const usualPasswordCost = 16_384;
const hashBytes = 32;

/** @param cost scrypt's N; hashes of one cost do not match those of another */
export const passwordHashes = (cost = usualPasswordCost): PasswordHashes => {
  const derive = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      scrypt(password.normalize('NFC'), salt, hashBytes, { N: cost, r: 8, p: 1 }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });

  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
    },
    matches: async (password, hashed) => {
      const [salt = '', hash = ''] = (hashed ?? '').split('.');
      const given = await derive(password, Buffer.from(salt, 'base64url'));
      const expected = Buffer.from(hash, 'base64url');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
