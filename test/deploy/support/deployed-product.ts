import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { defaultFirstAdmin } from '../../../infra/local/first-admin.ts';
import type { DrivenProduct } from '../../support/accounts.ts';
import { emulatorConfig } from './resolve-template.ts';

interface Places {
  readonly stage: string;
  /** Where its edge answers. */
  readonly url: string;
  /** Where the emulator answers. */
  readonly endpoint: string;
  readonly mailbox: string;
}

/** A deployed stage as the suites know a product: its address, its services, and the settings of its functions. */
export const deployedProduct = async ({ stage, url, endpoint, mailbox }: Places): Promise<DrivenProduct> => {
  const client = new CloudFormationClient(emulatorConfig(endpoint));
  const outputsOf = async (part: string) => {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: `clausewise-${stage}-${part}` }));
    return new Map(Stacks[0]?.Outputs?.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  };
  const [data, auth] = [await outputsOf('data'), await outputsOf('auth')];
  client.destroy();
  const userPool = auth.get('UserPoolId') ?? '';
  return {
    url,
    endpoints: { dynamodb: endpoint, cognito: endpoint, mail: mailbox },
    environment: {
      TABLE_NAME: data.get('TableName') ?? '',
      DOCUMENTS_BUCKET: data.get('DocumentsBucket') ?? '',
      USER_POOL_ID: userPool,
      USER_POOL_CLIENT_ID: auth.get('UserPoolClientId') ?? '',
      TOKEN_ISSUER: `${endpoint}/${userPool}`,
    },
  };
};

const post = async (url: string, json: unknown): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
};

/** What Cognito notes of an address as its code is confirmed, and the emulator does not. */
export const markVerified = async (email: string, { endpoints, environment }: DrivenProduct): Promise<void> => {
  const client = new CognitoIdentityProviderClient(emulatorConfig(endpoints.cognito));
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await client.send(
    new AdminUpdateUserAttributesCommand({ UserPoolId: environment['USER_POOL_ID'], Username: email, UserAttributes }),
  );
  client.destroy();
};

/** The code the emulator gives whoever registers. */
export const confirmationCode = '123456';

/** Makes the first admin whom the suites expect, as a person does. */
export const enterFirstAdmin = async (product: DrivenProduct): Promise<void> => {
  const { email, password } = defaultFirstAdmin;
  const name = 'Administrator';
  await post(`${product.url}/api/auth/register`, { email, password, name });
  await markVerified(email, product);
  await post(`${product.url}/api/auth/confirm`, { email, code: confirmationCode, password, name });
  await post(`${product.url}/api/auth/login`, { email, password });
};
