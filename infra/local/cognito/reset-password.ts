import { requireNamed } from './client-secret.ts';
import { countRequest, deliveryTo, mailCode, mismatch, useCode } from './mailed-codes.ts';
import { type Operation, requireStrongPassword, textOf } from './pool.ts';

/** Mails a code to whoever may reset a password, and says the same to everybody else. */
export const forgotPassword: Operation = async (pool, message) => {
  const username = requireNamed(pool, message);
  countRequest(pool, username);
  const user = pool.users.find(username);
  if (user?.isEnabled === true && user.attributes['email_verified'] === 'true') await mailCode(pool, user, 'reset');
  return { CodeDeliveryDetails: deliveryTo(username) };
};

export const confirmForgotPassword: Operation = async (pool, message) => {
  const username = requireNamed(pool, message);
  const code = textOf(message, 'ConfirmationCode');
  const password = textOf(message, 'Password');
  requireStrongPassword(password);
  const hashed = await pool.passwords.hash(password);
  const user = pool.users.find(username);
  if (user === undefined || !user.isEnabled) throw mismatch();
  const allowed = useCode(pool, user, 'reset', code, 'LimitExceededException');
  await pool.users.put({ ...allowed, password: hashed, status: 'CONFIRMED', modifiedAt: pool.now() });
  return {};
};
