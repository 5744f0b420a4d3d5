import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { passwordPolicy } from '../../shared/accounts.ts';
import type { StageConfig } from '../config.ts';
import { formerClientOutput, readableAttributes, writableAttributes } from '../pool-client.ts';

interface AuthStackProps extends StackProps {
  readonly stage: StageConfig;
  /** The id of the client without a secret that releases before had, while the deployed API still uses it. */
  readonly formerClient?: string | undefined;
}

/**
 * How long an identity token lets its holder in. Sign-out and deactivation hold at once all the same: every request
 * reads the account.
 */
const tokenLifetime = Duration.minutes(60);

/** How long a browser stays signed in without being used. */
const refreshLifetime = Duration.days(30);

/** Who may sign in: Cognito keeps passwords and issues tokens, and nothing else of an account. */
export class AuthStack extends Stack {
  readonly userPool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { stage, formerClient, ...props }: AuthStackProps) {
    super(scope, id, props);
    this.userPool = new cognito.UserPool(this, 'Accounts', {
      userPoolName: `clausewise-${stage.name}`,
      // Threat protection asks for the dearest plan; docs/decisions/infra-accounts.md says why it is left out.
      featurePlan: cognito.FeaturePlan.LITE,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true }, fullname: { required: false, mutable: true } },
      autoVerify: { email: true },
      // A new address counts once its code was entered, and the old one until then.
      keepOriginal: { email: true },
      userVerification: {
        emailStyle: cognito.VerificationEmailStyle.CODE,
        emailSubject: 'Your Clausewise code',
        // The same words carry codes for a new address and for a forgotten password.
        emailBody:
          'Your code is {####}. Enter it on the page of Clausewise that asked for it. If you did not ask for a code, you need do nothing.',
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      mfa: cognito.Mfa.OFF,
      passwordPolicy: {
        minLength: passwordPolicy.minLength,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      ...(stage.mail.codesBy === 'ses' && { email: sesSender(stage) }),
      deletionProtection: stage.retainsData,
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // Another name than the client of earlier releases had, which could not be given a secret.
    this.client = this.userPool.addClient('Api', {
      // Every call needs it, so that nobody signs up, resets or renews past the API. Functions read it from the pool.
      generateSecret: true,
      writeAttributes: attributes(writableAttributes),
      readAttributes: attributes(readableAttributes),
      // Passwords come by the API alone, whose function may ask on their behalf: so its throttle cannot be passed by.
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: tokenLifetime,
      accessTokenValidity: tokenLifetime,
      refreshTokenValidity: refreshLifetime,
    });
    if (formerClient !== undefined) this.keepFormerOutput(formerClient);
    this.acknowledgeFindings();
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId });
  }

  /**
   * CloudFormation neither changes nor removes an output that another stack uses: this one stays, as plain text, until the
   * API has learned the new client. The client itself goes at once.
   */
  private keepFormerOutput(value: string): void {
    const output = new CfnOutput(this, 'FormerClient', {
      value,
      exportName: `${this.stackName}:${formerClientOutput}`,
    });
    output.overrideLogicalId(formerClientOutput);
  }

  private acknowledgeFindings(): void {
    Validations.of(this.userPool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason:
          'Length protects a password better than symbols do (NIST SP 800-63B, 3.1.1), and the page promises this policy.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Sign-in is by address and password; an admin approves every account, and failed attempts are throttled by account and address.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'Threat protection judges the address of who asks Cognito, which is always the API; the login function and the firewall throttle by the viewer’s.',
      },
    );
  }
}

const attributes = (names: readonly string[]): cognito.ClientAttributes =>
  new cognito.ClientAttributes().withStandardAttributes({
    email: names.includes('email'),
    emailVerified: names.includes('email_verified'),
    fullname: names.includes('name'),
  });

const sesSender = ({ mail, region }: StageConfig): cognito.UserPoolEmail => {
  const domain = mail.identity?.includes('@') === false ? mail.identity : undefined;
  return cognito.UserPoolEmail.withSES({
    fromEmail: mail.sender,
    fromName: 'Clausewise',
    sesRegion: region,
    ...(domain && { sesVerifiedDomain: domain }),
  });
};
