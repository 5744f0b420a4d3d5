import { createPublicKey } from 'node:crypto';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@jest/globals';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import type { ReceivedMail } from '../../../../infra/local/start-mail.ts';
import { about, client, ClientId, cognito, email, hashFor, mailUrl, publicKeys, UserPoolId } from './local-cognito.ts';

/* What somebody does at the user pool: by default the one of the test that runs. */

export const password = 'Correct-horse-1';

export const mailsTo = async (address = email): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${mailUrl()}/mails?to=${encodeURIComponent(address)}`)).json()) as readonly ReceivedMail[];
export const lastCode = async (): Promise<string> => /\b\d{6}\b/.exec((await mailsTo())[0]?.text ?? '')?.[0] ?? '';
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

export const signUp = (Password = password, Username = email) =>
  client.send(
    new aws.SignUpCommand({ ...about(Username), Password, UserAttributes: [{ Name: 'email', Value: Username }] }),
  );
export const confirm = (ConfirmationCode: string, Username = email) =>
  client.send(new aws.ConfirmSignUpCommand({ ...about(Username), ConfirmationCode }));
export const signUpAndConfirm = async (): Promise<void> => {
  await signUp();
  await confirm(await lastCode());
};
export const signIn = (PASSWORD = password, USERNAME = email) =>
  client.send(
    new aws.AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD, SECRET_HASH: hashFor(USERNAME) },
    }),
  );
/** @param username the pool's own name of whose session it is, which its refresh tokens begin with here */
export const refresh = (
  REFRESH_TOKEN = '',
  username = Buffer.from(REFRESH_TOKEN.split('.')[0] ?? '', 'base64url').toString(),
) =>
  client.send(
    new aws.InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN, SECRET_HASH: hashFor(username) },
    }),
  );
export const named = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message !== undefined && { message }) });
export const account = () => client.send(new aws.AdminGetUserCommand({ UserPoolId, Username: email }));

/** Verifies a token as the product does: by its key id among the pool's keys. */
export const verified = async (token = ''): Promise<JwtPayload> => {
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  const key = (await publicKeys()).keys.find((one) => one.kid === kid);
  if (key === undefined) throw new Error('the pool has no such key');
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
    algorithms: ['RS256'],
    issuer: `${cognito.url}/${UserPoolId}`,
  }) as JwtPayload;
};
