import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { type Cognito, startCognito } from '../../../infra/local/cognito/start-cognito.ts';
import { userPoolClientId as ClientId, userPoolId as UserPoolId } from '../../../infra/local/cognito/pool.ts';
import type { Listening } from '../../../infra/local/listen.ts';
import { type ReceivedMail, startMail } from '../../../infra/local/start-mail.ts';

const password = 'Correct-horse-1';
const minute = 60_000;
const hour = 60 * minute;

let directory: string;
let mail: Listening;
let cognito: Cognito;
let client: aws.CognitoIdentityProviderClient;
/** What has passed on the service's clock, in milliseconds. */
let passed = 0;
let count = 0;
let email: string;

const start = async (): Promise<void> => {
  cognito = await startCognito({
    directory: path.join(directory, 'cognito'),
    mailUrl: mail.url,
    sender: 'no-reply@clausewise.example',
    now: () => Date.now() + passed,
  });
  client = new aws.CognitoIdentityProviderClient({
    endpoint: cognito.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
};
const stop = async (): Promise<void> => {
  client.destroy();
  await cognito.close();
};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cognito-'));
  mail = await startMail({ directory: path.join(directory, 'mail') });
  await start();
});
afterAll(async () => {
  await stop();
  await mail.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => {
  passed = 0;
  count += 1;
  email = `person-${count}@clausewise.example`;
});

const mailsTo = async (address = email): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${mail.url}/mails?to=${encodeURIComponent(address)}`)).json()) as readonly ReceivedMail[];
const lastCode = async (): Promise<string> => /\b\d{6}\b/.exec((await mailsTo())[0]?.text ?? '')?.[0] ?? '';
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

const signUp = (Password = password, Username = email) =>
  client.send(
    new aws.SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: 'name', Value: 'Ada Lane' }] }),
  );
const confirm = (ConfirmationCode: string, Username = email) =>
  client.send(new aws.ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
const signUpAndConfirm = async (): Promise<void> => {
  await signUp();
  await confirm(await lastCode());
};
const signIn = (PASSWORD = password, USERNAME = email) =>
  client.send(
    new aws.AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
const refresh = (REFRESH_TOKEN = '') =>
  client.send(
    new aws.InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }),
  );
const named = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message !== undefined && { message }) });
const account = () => client.send(new aws.AdminGetUserCommand({ UserPoolId, Username: email }));

interface Keys {
  readonly keys: readonly { readonly kid: string; readonly alg: string; readonly kty: string }[];
}
const publicKeys = async (): Promise<Keys> =>
  (await (await fetch(`${cognito.url}/${UserPoolId}/.well-known/jwks.json`)).json()) as Keys;
/** Verifies a token as the product does: by its key id among the pool's keys. */
const verified = async (token = ''): Promise<JwtPayload> => {
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  const key = (await publicKeys()).keys.find((one) => one.kid === kid);
  if (key === undefined) throw new Error('the pool has no such key');
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
    algorithms: ['RS256'],
    issuer: `${cognito.url}/${UserPoolId}`,
  }) as JwtPayload;
};

describe('signing up', () => {
  it('GIVEN a new address THEN a code comes by mail, and only with it the account is confirmed', async () => {
    const { UserConfirmed, UserSub, CodeDeliveryDetails } = await signUp();
    expect(UserConfirmed).toBe(false);
    expect(UserSub).toMatch(/^[0-9a-f-]{36}$/);
    expect(CodeDeliveryDetails).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@c***' });
    const code = await lastCode();
    expect((await mailsTo())[0]).toMatchObject({ from: 'no-reply@clausewise.example', to: [email] });

    await expect(signIn('Wrong-horse-1')).rejects.toEqual(named('NotAuthorizedException'));
    await expect(signIn()).rejects.toEqual(named('UserNotConfirmedException'));
    await expect(confirm(otherThan(code))).rejects.toEqual(named('CodeMismatchException'));
    await confirm(code);
    expect((await account()).UserStatus).toBe('CONFIRMED');
    expect((await account()).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    // The code was used.
    await expect(confirm(code)).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('refuses a taken address in any case, a weak password, a name that is no address, and another client', async () => {
    await signUp();
    await expect(signUp(password, email.toUpperCase())).rejects.toEqual(named('UsernameExistsException'));
    for (const weak of [
      'Short-1',
      'no-capital-letters-1',
      'NO-SMALL-LETTERS-1',
      'No-digits-here',
      `Aa1${'x'.repeat(126)}`,
    ]) {
      await expect(signUp(weak, `new-${email}`)).rejects.toEqual(named('InvalidPasswordException'));
    }
    await expect(signUp(password, 'nobody')).rejects.toEqual(named('InvalidParameterException'));
    const Username = `other-${email}`;
    await expect(
      client.send(new aws.SignUpCommand({ ClientId: 'another', Username, Password: password })),
    ).rejects.toEqual(named('ResourceNotFoundException'));
  });

  it('GIVEN the same address twice at once THEN one account is made', async () => {
    const outcomes = await Promise.allSettled([signUp(), signUp(), signUp()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('does not take the word of whoever signs up for the address being verified', async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await client.send(new aws.SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }));
    expect((await account()).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });

  it('GIVEN another code is asked for THEN the first no longer works, and a day later neither does the second', async () => {
    await signUp();
    const first = await lastCode();
    await client.send(new aws.ResendConfirmationCodeCommand({ ClientId, Username: email }));
    const second = await lastCode();
    expect(await mailsTo()).toHaveLength(2);
    if (first !== second) await expect(confirm(first)).rejects.toEqual(named('CodeMismatchException'));
    passed = 24 * hour;
    await expect(confirm(second)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('GIVEN five wrong codes THEN the right one is refused too, until an hour has passed', async () => {
    await signUp();
    const code = await lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(confirm(otherThan(code))).rejects.toEqual(named('CodeMismatchException'));
    }
    await expect(confirm(code)).rejects.toEqual(named('TooManyFailedAttemptsException'));
    passed = hour + minute;
    await confirm(code);
  });

  it('answers for an unknown address as for one that waits for its code, and mails nothing', async () => {
    await signUp();
    const known = await client.send(new aws.ResendConfirmationCodeCommand({ ClientId, Username: email }));
    const Username = `p-unknown-${email}`;
    const unknown = await client.send(new aws.ResendConfirmationCodeCommand({ ClientId, Username }));
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(await mailsTo(Username)).toEqual([]);
    await expect(confirm('123456', Username)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('GIVEN an operator confirms THEN the person signs in although the address is not verified', async () => {
    await signUp();
    await client.send(new aws.AdminConfirmSignUpCommand({ UserPoolId, Username: email }));
    expect((await signIn()).AuthenticationResult).toBeDefined();
    expect((await account()).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    await expect(client.send(new aws.AdminConfirmSignUpCommand({ UserPoolId, Username: email }))).rejects.toEqual(
      named('NotAuthorizedException'),
    );
  });
});

describe('signing in', () => {
  it('GIVEN the right password THEN tokens with the claims of Cognito, signed with the published key', async () => {
    await signUpAndConfirm();
    const { AuthenticationResult: result } = await signIn(password, email.toUpperCase());
    const sub = (await account()).UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
    const now = Math.floor(Date.now() / 1000);
    expect(result).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const id = await verified(result?.IdToken);
    expect(id).toMatchObject({
      sub,
      aud: ClientId,
      token_use: 'id',
      email,
      email_verified: true,
      name: 'Ada Lane',
      origin_jti: expect.any(String),
      jti: expect.any(String),
    });
    expect(Math.abs((id.exp ?? 0) - now - 3600)).toBeLessThan(5);
    expect(Math.abs(Number(id['auth_time']) - now)).toBeLessThan(5);
    const access = await verified(result?.AccessToken);
    expect(access).toMatchObject({
      sub,
      client_id: ClientId,
      token_use: 'access',
      origin_jti: id['origin_jti'] as string,
    });
    expect(access.aud).toBeUndefined();
    expect(access['email']).toBeUndefined();
    expect(access.jti).not.toBe(id.jti);
  });

  it('answers the same for a wrong password and for an unknown address', async () => {
    await signUpAndConfirm();
    const wrong = named('NotAuthorizedException', 'Incorrect username or password.');
    await expect(signIn('Wrong-horse-1')).rejects.toEqual(wrong);
    await expect(signIn(password, `unknown-${email}`)).rejects.toEqual(wrong);
    await expect(signIn(password, '__proto__')).rejects.toEqual(wrong);
  });

  it('refuses the flows the client does not allow, and passwords from whoever signs nothing', async () => {
    await signUpAndConfirm();
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    for (const AuthFlow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH'] as const) {
      await expect(client.send(new aws.InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }))).rejects.toEqual(
        named('InvalidParameterException', `${AuthFlow} flow not enabled for this client`),
      );
    }
    const unsigned = await fetch(cognito.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminInitiateAuth' },
      body: JSON.stringify({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
    });
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });

  it('GIVEN a refresh token THEN new tokens of the same session, for 30 days and until it is revoked', async () => {
    await signUpAndConfirm();
    const first = (await signIn()).AuthenticationResult;
    const other = (await signIn()).AuthenticationResult;
    const before = await verified(first?.IdToken);
    passed = 2 * hour;
    const renewed = (await refresh(first?.RefreshToken)).AuthenticationResult;
    const after = jwt.decode(renewed?.IdToken ?? '') as JwtPayload;
    expect(after).toMatchObject({
      sub: before.sub,
      origin_jti: before['origin_jti'] as string,
      auth_time: before['auth_time'] as number,
    });
    expect(after.iat).toBeGreaterThan((before.exp ?? 0) - 1);
    expect(after.jti).not.toBe(before.jti);
    expect(renewed?.RefreshToken).toBeUndefined();
    const again = await client.send(
      new aws.GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: first?.RefreshToken }),
    );
    expect(again.AuthenticationResult?.IdToken).toBeDefined();

    passed = 0;
    await client.send(new aws.RevokeTokenCommand({ ClientId, Token: first?.RefreshToken }));
    await client.send(new aws.RevokeTokenCommand({ ClientId, Token: first?.RefreshToken }));
    await expect(refresh(first?.RefreshToken)).rejects.toEqual(
      named('NotAuthorizedException', 'Refresh Token has been revoked.'),
    );
    // Only that session ended.
    expect((await refresh(other?.RefreshToken)).AuthenticationResult).toBeDefined();
    passed = 30 * 24 * hour + minute;
    await expect(refresh(other?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    await expect(refresh('not.a-token')).rejects.toEqual(named('NotAuthorizedException', 'Invalid Refresh Token.'));
    await expect(client.send(new aws.RevokeTokenCommand({ ClientId, Token: first?.IdToken }))).rejects.toEqual(
      named('UnsupportedTokenTypeException'),
    );
  });

  it('GIVEN tokens of another key, of no algorithm, or changed THEN they do not verify', async () => {
    await signUpAndConfirm();
    const token = (await signIn()).AuthenticationResult?.IdToken ?? '';
    const claims = await verified(token);
    const [head = '', , signature = ''] = token.split('.');
    const { keys } = await publicKeys();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const kid = keys[0]?.kid ?? '';
    const changed = Buffer.from(JSON.stringify({ ...claims, email: 'admin@example.com' })).toString('base64url');
    await expect(verified(`${head}.${changed}.${signature}`)).rejects.toThrow('invalid signature');
    await expect(verified(jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid }))).rejects.toThrow(
      'invalid signature',
    );
    const unsigned = jwt.sign(claims, '', { algorithm: 'none', keyid: kid });
    await expect(verified(unsigned)).rejects.toThrow();
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })]);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });
});

describe('a forgotten password', () => {
  const forgot = (Username = email) => client.send(new aws.ForgotPasswordCommand({ ClientId, Username }));
  const reset = (ConfirmationCode: string, Password = 'Another-horse-2', Username = email) =>
    client.send(new aws.ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));

  it('GIVEN the mailed code THEN a new password counts and the old one does not; the code works once', async () => {
    await signUpAndConfirm();
    await forgot();
    const code = await lastCode();
    await expect(reset(code, 'weak')).rejects.toEqual(named('InvalidPasswordException'));
    await expect(reset(otherThan(code))).rejects.toEqual(named('CodeMismatchException'));
    await reset(code);
    await expect(signIn()).rejects.toEqual(named('NotAuthorizedException'));
    expect((await signIn('Another-horse-2')).AuthenticationResult).toBeDefined();
    await expect(reset(code)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('GIVEN the code is sent twice at once THEN it works once', async () => {
    await signUpAndConfirm();
    await forgot();
    const code = await lastCode();
    const outcomes = await Promise.allSettled([reset(code, 'Another-horse-2'), reset(code, 'Another-horse-3')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('GIVEN an hour has passed THEN the code has expired, and five wrong ones are enough', async () => {
    await signUpAndConfirm();
    await forgot();
    passed = hour;
    await expect(reset(await lastCode())).rejects.toEqual(named('ExpiredCodeException'));
    await forgot();
    const code = await lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(reset(otherThan(code))).rejects.toEqual(named('CodeMismatchException'));
    }
    await expect(reset(code)).rejects.toEqual(named('LimitExceededException'));
  });

  it('says the same for unknown, unverified and disabled accounts, and mails them nothing', async () => {
    await signUpAndConfirm();
    const known = (await forgot()).CodeDeliveryDetails;
    const unknown = `p-unknown-${email}`;
    expect((await forgot(unknown)).CodeDeliveryDetails).toEqual(known);
    await expect(reset('123456', 'Another-horse-2', unknown)).rejects.toEqual(named('CodeMismatchException'));
    const unverified = `p-unverified-${email}`;
    await signUp(password, unverified);
    expect((await forgot(unverified)).CodeDeliveryDetails).toEqual(known);
    await client.send(new aws.AdminDisableUserCommand({ UserPoolId, Username: email }));
    const mails = (await mailsTo()).length;
    expect((await forgot()).CodeDeliveryDetails).toEqual(known);
    expect(await mailsTo()).toHaveLength(mails);
    expect(await mailsTo(unknown)).toEqual([]);
    expect((await mailsTo(unverified)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  });

  it('GIVEN mails are asked for again and again THEN it stops, for a known address as for an unknown one', async () => {
    await signUpAndConfirm();
    for (const Username of [email, `unknown-${email}`]) {
      for (let request = 0; request < 20; request += 1) await forgot(Username);
      await expect(forgot(Username)).rejects.toEqual(named('LimitExceededException'));
    }
    passed = hour + minute;
    await forgot();
  });
});

describe('administering accounts', () => {
  const onUser = {
    UserPoolId,
    get Username() {
      return email;
    },
  };

  it('GIVEN an account is disabled THEN no sign-in and no renewal, until it is enabled again', async () => {
    await signUpAndConfirm();
    const session = (await signIn()).AuthenticationResult;
    await client.send(new aws.AdminDisableUserCommand(onUser));
    expect((await account()).Enabled).toBe(false);
    await expect(signIn()).rejects.toEqual(named('NotAuthorizedException', 'User is disabled.'));
    await expect(signIn('Wrong-horse-1')).rejects.toEqual(
      named('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(refresh(session?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    await client.send(new aws.AdminEnableUserCommand(onUser));
    await signIn();
    await expect(refresh(session?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('ends every session of an account at once', async () => {
    await signUpAndConfirm();
    const sessions = [await signIn(), await signIn()];
    await client.send(new aws.AdminUserGlobalSignOutCommand(onUser));
    for (const { AuthenticationResult: session } of sessions) {
      await expect(refresh(session?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    }
  });

  it('sets a password for good, or for one sign-in that must choose another', async () => {
    await signUpAndConfirm();
    await client.send(new aws.AdminSetUserPasswordCommand({ ...onUser, Password: 'Given-horse-3', Permanent: true }));
    expect((await signIn('Given-horse-3')).AuthenticationResult).toBeDefined();
    await client.send(new aws.AdminSetUserPasswordCommand({ ...onUser, Password: 'Given-horse-4' }));
    const challenged = await signIn('Given-horse-4');
    expect(challenged.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(challenged.AuthenticationResult).toBeUndefined();
    await expect(
      client.send(new aws.AdminSetUserPasswordCommand({ ...onUser, Password: 'weak', Permanent: true })),
    ).rejects.toEqual(named('InvalidPasswordException'));
  });

  it('makes a confirmed account without mailing a code', async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    const { User: made } = await client.send(
      new aws.AdminCreateUserCommand({ ...onUser, MessageAction: 'SUPPRESS', UserAttributes }),
    );
    expect(made).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    await client.send(new aws.AdminSetUserPasswordCommand({ ...onUser, Password: password, Permanent: true }));
    const id = await verified((await signIn()).AuthenticationResult?.IdToken);
    expect(id).toMatchObject({ sub: made?.Username, email, email_verified: true });
    expect(await mailsTo()).toEqual([]);
    await expect(client.send(new aws.AdminCreateUserCommand(onUser))).rejects.toEqual(named('UsernameExistsException'));
  });

  it('changes attributes, which the next token carries; an address somebody has stays theirs', async () => {
    await signUpAndConfirm();
    const update = (Name: string, Value: string) =>
      client.send(new aws.AdminUpdateUserAttributesCommand({ ...onUser, UserAttributes: [{ Name, Value }] }));
    await update('name', 'Ada Marlow');
    expect(await verified((await signIn()).AuthenticationResult?.IdToken)).toMatchObject({ name: 'Ada Marlow' });
    await signUp(password, `second-${email}`);
    await expect(update('email', `Second-${email}`)).rejects.toEqual(named('AliasExistsException'));
    await expect(update('sub', 'another')).rejects.toEqual(named('InvalidParameterException'));
  });

  it('finds accounts by address and in pages', async () => {
    await signUp();
    await signUp(password, `z-${email}`);
    const found = await client.send(new aws.ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }));
    expect(found.Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value)).toEqual([
      email,
    ]);
    expect(
      (await client.send(new aws.ListUsersCommand({ UserPoolId, Filter: 'email ^= "z-person-"' }))).Users,
    ).toHaveLength(1);
    const addresses: (string | undefined)[] = [];
    const pages = aws.paginateListUsers({ client, pageSize: 7 }, { UserPoolId });
    for await (const { Users: users = [] } of pages) {
      expect(users.length).toBeLessThanOrEqual(7);
      addresses.push(...users.map(({ Username }) => Username));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(7);
    await expect(client.send(new aws.ListUsersCommand({ UserPoolId, Filter: 'email like x' }))).rejects.toEqual(
      named('InvalidParameterException'),
    );
  });

  it('GIVEN an account is deleted THEN nothing of it is left, and the address is free', async () => {
    const { UserSub: first } = await signUp();
    await client.send(new aws.AdminDeleteUserCommand(onUser));
    await expect(account()).rejects.toEqual(named('UserNotFoundException'));
    await expect(client.send(new aws.AdminDeleteUserCommand(onUser))).rejects.toEqual(named('UserNotFoundException'));
    expect(await readdir(path.join(directory, 'cognito/users'))).not.toContain(`${first}.json`);
    expect((await signUp()).UserSub).not.toBe(first);
  });
});

describe('what is kept', () => {
  it('GIVEN a new start THEN accounts, codes, sessions, revocations and the key are as they were', async () => {
    await signUpAndConfirm();
    const kept = (await signIn()).AuthenticationResult;
    const revoked = (await signIn()).AuthenticationResult;
    await client.send(new aws.RevokeTokenCommand({ ClientId, Token: revoked?.RefreshToken }));
    await client.send(new aws.ForgotPasswordCommand({ ClientId, Username: email }));
    const keys = await publicKeys();
    const { url } = cognito;
    await stop();
    await start();
    expect(cognito.url).toBe(url);
    expect(await publicKeys()).toEqual(keys);
    expect(await verified(kept?.IdToken)).toMatchObject({ email });
    expect((await refresh(kept?.RefreshToken)).AuthenticationResult).toBeDefined();
    await expect(refresh(revoked?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    const ConfirmationCode = await lastCode();
    await client.send(
      new aws.ConfirmForgotPasswordCommand({
        ClientId,
        Username: email,
        ConfirmationCode,
        Password: 'Another-horse-2',
      }),
    );
    expect((await signIn('Another-horse-2')).AuthenticationResult).toBeDefined();
  });

  it('holds no password and no refresh token, and is readable by its owner only', async () => {
    await signUpAndConfirm();
    const token = (await signIn()).AuthenticationResult?.RefreshToken ?? '';
    const sub = (await account()).Username ?? '';
    const file = path.join(directory, 'cognito/users', `${sub}.json`);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(email);
    expect(text).not.toContain(password);
    expect(text).not.toContain(token.split('.')[1]);
    for (const one of [file, path.join(directory, 'cognito/signing-key.json')]) {
      expect((await stat(one)).mode & 0o777).toBe(0o600);
    }
  });

  it('answers nothing else', async () => {
    const call = (target: string, body: string) =>
      fetch(cognito.url, { method: 'POST', headers: { 'x-amz-target': target }, body });
    for (const target of ['AWSCognitoIdentityProviderService.toString', 'Another.SignUp', '']) {
      expect(await (await call(target, '{}')).json()).toMatchObject({ __type: 'UnknownOperationException' });
    }
    const broken = await call('AWSCognitoIdentityProviderService.SignUp', '[');
    expect(await broken.json()).toMatchObject({ __type: 'SerializationException' });
    expect((await fetch(`${cognito.url}/another/.well-known/jwks.json`)).status).toBe(404);
  });
});
