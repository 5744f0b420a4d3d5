import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of scrypt: 16 MB and some tens of milliseconds a hash. */
const cost = { N: 16_384, r: 8, p: 1 } as const;
const hashBytes = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Hashes a password with a salt of its own, as `salt.hash` in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
};

/** Whether a password is the one that was hashed. It takes as long where there is no hash, and is then false. */
export const isPassword = async (password: string, hashed: string | undefined): Promise<boolean> => {
  const [salt = '', hash = ''] = (hashed ?? '').split('.');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === given.length && timingSafeEqual(expected, given);
};
