import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import {
  about,
  client,
  ClientId,
  ClientSecret,
  cognito,
  directory,
  email,
  publicKeys,
  restart,
  useCognito,
} from './local-cognito.ts';
import { account, lastCode, named, password, refresh, signIn, signUpAndConfirm, verified } from './local-people.ts';

useCognito();

describe('what is kept', () => {
  it('GIVEN a new start THEN accounts, codes, sessions, revocations and the key are as they were', async () => {
    await signUpAndConfirm();
    const kept = (await signIn()).AuthenticationResult;
    const revoked = (await signIn()).AuthenticationResult;
    await client.send(new aws.RevokeTokenCommand({ ClientId, ClientSecret, Token: revoked?.RefreshToken }));
    await client.send(new aws.ForgotPasswordCommand(about()));
    const keys = await publicKeys();
    const { url } = cognito;
    await restart();
    expect(cognito.url).toBe(url);
    expect(await publicKeys()).toEqual(keys);
    expect(await verified(kept?.IdToken)).toMatchObject({ email });
    expect((await refresh(kept?.RefreshToken)).AuthenticationResult).toBeDefined();
    await expect(refresh(revoked?.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    const ConfirmationCode = await lastCode();
    await client.send(
      new aws.ConfirmForgotPasswordCommand({
        ...about(),
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
    for (const one of [
      file,
      ...['signing-key.json', 'client-secret'].map((name) => path.join(directory, 'cognito', name)),
    ]) {
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
