import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import { about, client, email, hour, minute, useCognito, UserPoolId, waitMs } from './local-cognito.ts';
import { account, confirm, lastCode, mailsTo, named, otherThan, password, signIn, signUp } from './local-people.ts';

useCognito();

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
      client.send(new aws.SignUpCommand({ ...about(Username), ClientId: 'another', Password: password })),
    ).rejects.toEqual(named('ResourceNotFoundException'));
  });

  it('GIVEN the same address twice at once THEN one account is made', async () => {
    const outcomes = await Promise.allSettled([signUp(), signUp(), signUp()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('takes no word of whoever signs up for anything but the address', async () => {
    for (const Name of ['email_verified', 'name', 'custom:role']) {
      const UserAttributes = [{ Name, Value: 'true' }];
      await expect(
        client.send(new aws.SignUpCommand({ ...about(), Password: password, UserAttributes })),
      ).rejects.toEqual(named('NotAuthorizedException', 'A client attempted to write unauthorized attribute'));
    }
    await signUp();
    expect((await account()).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });

  it('GIVEN another code is asked for THEN the first no longer works, and a day later neither does the second', async () => {
    await signUp();
    const first = await lastCode();
    await client.send(new aws.ResendConfirmationCodeCommand(about()));
    const second = await lastCode();
    expect(await mailsTo()).toHaveLength(2);
    if (first !== second) await expect(confirm(first)).rejects.toEqual(named('CodeMismatchException'));
    waitMs(24 * hour);
    await expect(confirm(second)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('GIVEN five wrong codes THEN the right one is refused too, until an hour has passed', async () => {
    await signUp();
    const code = await lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(confirm(otherThan(code))).rejects.toEqual(named('CodeMismatchException'));
    }
    await expect(confirm(code)).rejects.toEqual(named('TooManyFailedAttemptsException'));
    waitMs(hour + minute);
    await confirm(code);
  });

  it('answers for an unknown address as for one that waits for its code, and mails nothing', async () => {
    await signUp();
    const known = await client.send(new aws.ResendConfirmationCodeCommand(about()));
    const Username = `p-unknown-${email}`;
    const unknown = await client.send(new aws.ResendConfirmationCodeCommand(about(Username)));
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(await mailsTo(Username)).toEqual([]);
    await expect(confirm('123456', Username)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('GIVEN an operator sets a password THEN the account is confirmed without any code', async () => {
    await signUp();
    const Password = 'Given-horse-3';
    await client.send(new aws.AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent: true }));
    expect((await account()).UserStatus).toBe('CONFIRMED');
    expect((await signIn(Password)).AuthenticationResult).toBeDefined();
    expect((await account()).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
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
