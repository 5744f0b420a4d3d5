import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import { client, directory, email, useCognito, UserPoolId } from './local-cognito.ts';
import {
  account,
  mailsTo,
  named,
  password,
  refresh,
  signIn,
  signUp,
  signUpAndConfirm,
  verified,
} from './local-people.ts';

useCognito();

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
    const pages = aws.paginateListUsers({ client, pageSize: 2 }, { UserPoolId });
    for await (const { Users: users = [] } of pages) {
      expect(users.length).toBeLessThanOrEqual(2);
      addresses.push(...users.map(({ Username }) => Username));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(4);
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
