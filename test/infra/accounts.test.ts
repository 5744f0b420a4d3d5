import { describe, expect, it } from '@jest/globals';
import { isStrongPassword, passwordPolicy } from '../../shared/accounts.ts';
import { formerClientOf } from '../../infra/operate/stacks.ts';
import { formerClientOutput } from '../../infra/pool-client.ts';
import { formerClient, type StageName } from '../support/stages.ts';
import { only, templatesOf } from '../support/templates.ts';

const dev = (await templatesOf('dev')).auth;

describe('the user pool', () => {
  const pool = only(dev, 'AWS::Cognito::UserPool');
  const client = only(dev, 'AWS::Cognito::UserPoolClient');

  it('knows people by their address in any case, lets them register, and confirms addresses by a code', () => {
    expect(pool).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AutoVerifiedAttributes: ['email'],
      VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
    expect(JSON.stringify(pool['VerificationMessageTemplate'])).toContain('{####}');
  });

  it('asks of a password what the page asks', () => {
    expect(pool['Policies']).toMatchObject({
      PasswordPolicy: {
        MinimumLength: passwordPolicy.minLength,
        RequireLowercase: true,
        RequireUppercase: true,
        RequireNumbers: true,
        RequireSymbols: false,
      },
    });
    const strong = 'Abcdefghi1';
    expect(strong).toHaveLength(passwordPolicy.minLength);
    expect(isStrongPassword(strong)).toBe(true);
    const weak = [strong.slice(0, -2) + '1', strong.toLowerCase(), strong.toUpperCase(), strong.replace('1', 'j')];
    for (const password of weak) expect(isStrongPassword(password)).toBe(false);
  });

  it('acceptance 16: says of a known and of an unknown address the same', () => {
    expect(client['PreventUserExistenceErrors']).toBe('ENABLED');
  });

  it('takes passwords from the API alone, which throttles, and renews sessions that can be ended', () => {
    expect(client).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      GenerateSecret: true,
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
    expect(client['AllowedOAuthFlows']).toBeUndefined();
  });

  it('lets nobody write more than the address they sign up with, which changes once the new one was proved', () => {
    expect(client['WriteAttributes']).toEqual(['email']);
    expect(client['ReadAttributes']).toEqual(['email', 'email_verified', 'name']);
    expect(pool['UserAttributeUpdateSettings']).toEqual({ AttributesRequireVerificationBeforeUpdate: ['email'] });
  });

  it('has a client with a secret that stands in no template and in no function’s settings', async () => {
    for (const stage of ['dev', 'production'] as const) {
      const templates = JSON.stringify(Object.values(await templatesOf(stage)));
      expect(templates).not.toContain('ClientSecret');
    }
  });

  it('keeps the output of a former client without a secret while the deployed API uses it, and the client itself never', async () => {
    const { auth } = await templatesOf('withFormerClient');
    expect(auth.Outputs?.[formerClientOutput]).toEqual({
      Value: formerClient,
      Export: { Name: `clausewise-dev-auth:${formerClientOutput}` },
    });
    expect(only(auth, 'AWS::Cognito::UserPoolClient')['GenerateSecret']).toBe(true);
    expect(JSON.stringify(dev.Outputs)).not.toContain(formerClientOutput);
  });

  it('asks for a former client only where that is the one deployed', () => {
    const outputs = { UserPoolClientId: 'a', [formerClientOutput]: 'a' };
    expect(formerClientOf(outputs)).toBe('a');
    expect(formerClientOf({ ...outputs, UserPoolClientId: 'b' })).toBeUndefined();
    expect(formerClientOf({ UserPoolClientId: 'b' })).toBeUndefined();
    expect(formerClientOf(undefined)).toBeUndefined();
  });

  it('mails codes by Cognito itself, or by SES once the stage has a sender', async () => {
    expect(pool['EmailConfiguration']).toBeUndefined();
    const mailOf = async (stage: StageName) =>
      only((await templatesOf(stage)).auth, 'AWS::Cognito::UserPool')['EmailConfiguration'];
    const production = await mailOf('production');
    expect(production).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Clausewise <no-reply@clausewise.example>',
    });
    expect(JSON.stringify(production)).toContain(':identity/clausewise.example');
    expect(JSON.stringify(await mailOf('withSender'))).toContain(':identity/no-reply@a.example');
  });

  it('tells operators its ids', () => {
    expect(Object.keys(dev.Outputs ?? {})).toEqual(expect.arrayContaining(['UserPoolId', 'UserPoolClientId']));
  });
});
