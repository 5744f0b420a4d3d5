import { generateKeyPairSync } from 'node:crypto';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import {
  client,
  ClientId,
  ClientSecret,
  cognito,
  email,
  hashFor,
  hour,
  minute,
  publicKeys,
  useCognito,
  UserPoolId,
  waitMs,
} from './local-cognito.ts';
import { account, named, password, refresh, signIn, signUpAndConfirm, verified } from './local-people.ts';

useCognito();

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
      'cognito:username': sub,
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
    waitMs(2 * hour);
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
      new aws.GetTokensFromRefreshTokenCommand({ ClientId, ClientSecret, RefreshToken: first?.RefreshToken }),
    );
    expect(again.AuthenticationResult?.IdToken).toBeDefined();

    waitMs(0);
    await client.send(new aws.RevokeTokenCommand({ ClientId, ClientSecret, Token: first?.RefreshToken }));
    await client.send(new aws.RevokeTokenCommand({ ClientId, ClientSecret, Token: first?.RefreshToken }));
    await expect(refresh(first?.RefreshToken)).rejects.toEqual(
      named('NotAuthorizedException', 'Refresh Token has been revoked.'),
    );
    // Only that session ended.
    expect((await refresh(other?.RefreshToken)).AuthenticationResult).toBeDefined();
    waitMs(30 * 24 * hour + minute);
    await expect(refresh(other?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    await expect(refresh('not.a-token')).rejects.toEqual(named('NotAuthorizedException', 'Invalid Refresh Token.'));
    await expect(
      client.send(new aws.RevokeTokenCommand({ ClientId, ClientSecret, Token: first?.IdToken })),
    ).rejects.toEqual(named('UnsupportedTokenTypeException'));
  });

  it('GIVEN the client’s id without its secret THEN nothing is to be had', async () => {
    await signUpAndConfirm();
    const { RefreshToken = '' } = (await signIn()).AuthenticationResult ?? {};
    const REFRESH_TOKEN = RefreshToken;
    const bare = { ClientId, Username: email };
    const unverified = named('NotAuthorizedException', `Unable to verify secret hash for client ${ClientId}`);
    const code = { ConfirmationCode: '123456' };
    for (const SecretHash of [undefined, 'x', hashFor(`another-${email}`)]) {
      const given = { ...bare, SecretHash };
      for (const command of [
        new aws.SignUpCommand({ ...given, Password: password }),
        new aws.ConfirmSignUpCommand({ ...given, ...code }),
        new aws.ResendConfirmationCodeCommand(given),
        new aws.ForgotPasswordCommand(given),
        new aws.ConfirmForgotPasswordCommand({ ...given, ...code, Password: password }),
        new aws.InitiateAuthCommand({
          ClientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN, ...(SecretHash !== undefined && { SECRET_HASH: SecretHash }) },
        }),
        new aws.GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ClientSecret: SecretHash }),
        new aws.RevokeTokenCommand({ ClientId, Token: RefreshToken, ClientSecret: SecretHash }),
      ]) {
        await expect(client.send(command as aws.SignUpCommand)).rejects.toEqual(unverified);
      }
    }
    // A renewal takes the hash of the pool's own name, not of the address.
    await expect(refresh(RefreshToken, email)).rejects.toEqual(unverified);
    expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
  });

  it('GIVEN an access token THEN it changes nothing of the account', async () => {
    await signUpAndConfirm();
    const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
    const UserAttributes = [{ Name: 'email', Value: `other-${email}` }];
    for (const command of [
      new aws.UpdateUserAttributesCommand({ AccessToken, UserAttributes }),
      new aws.ChangePasswordCommand({ AccessToken, PreviousPassword: password, ProposedPassword: 'Another-horse-2' }),
      new aws.DeleteUserCommand({ AccessToken }),
    ]) {
      await expect(client.send(command as aws.DeleteUserCommand)).rejects.toEqual(named('UnknownOperationException'));
    }
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
