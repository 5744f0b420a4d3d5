import * as aws from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import { about, client, email, hour, minute, useCognito, UserPoolId, waitMs } from './local-cognito.ts';
import { lastCode, mailsTo, named, otherThan, password, signIn, signUp, signUpAndConfirm } from './local-people.ts';

useCognito();

describe('a forgotten password', () => {
  const forgot = (Username = email) => client.send(new aws.ForgotPasswordCommand(about(Username)));
  const reset = (ConfirmationCode: string, Password = 'Another-horse-2', Username = email) =>
    client.send(new aws.ConfirmForgotPasswordCommand({ ...about(Username), ConfirmationCode, Password }));

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
    waitMs(hour);
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
    waitMs(hour + minute);
    await forgot();
  });
});
