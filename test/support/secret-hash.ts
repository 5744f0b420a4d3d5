import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { localCredentials } from '../../infra/local/signature.ts';

interface PoolPlace {
  /** Where the user pool answers. */
  readonly url: string;
  readonly UserPoolId: string | undefined;
  readonly ClientId: string | undefined;
  /** The key its start made; this process's own where it runs in it. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** The secret of a pool's client, as those may read it who have permissions of AWS. */
export const readPoolSecret = async ({
  url,
  UserPoolId,
  ClientId,
  credentials = localCredentials,
}: PoolPlace): Promise<string> => {
  const pool = new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'us-east-1',
    credentials,
  });
  const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  pool.destroy();
  return UserPoolClient?.ClientSecret ?? '';
};

/** What a call about somebody proves its caller by. */
export const secretHashOf = (secret: string, username: string, clientId = ''): string =>
  createHmac('sha256', secret)
    .update(username + clientId)
    .digest('base64');
