import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from './environment.ts';

/*
 * The client the product talks to the user pool as. Whoever knows its id alone can do nothing: every call takes its
 * secret, which is read from the pool itself and stands in no template and in no environment.
 */

/** Calls the user pool, with a few attempts. */
export const poolCalls = new CognitoIdentityProviderClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
});

/** How long all attempts of one call may take together, in milliseconds. */
const callMs = 8_000;

/** The options of one call to the user pool. */
export const withinTime = () => ({ abortSignal: AbortSignal.timeout(callMs) });

export const ClientId = () => ({ ClientId: setting('USER_POOL_CLIENT_ID') });
export const UserPoolId = () => ({ UserPoolId: setting('USER_POOL_ID') });

const fetchSecret = async (): Promise<string> => {
  const command = new DescribeUserPoolClientCommand({ ...UserPoolId(), ...ClientId() });
  const { UserPoolClient: client } = await poolCalls.send(command, withinTime());
  if (!client?.ClientSecret) throw new Error('the client of the user pool has no secret');
  return client.ClientSecret;
};

let reading: Promise<string> | undefined;

/** The client's secret, read once for the life of the function instance. A failed read is not remembered. */
export const readClientSecret = (): Promise<string> => {
  if (reading) return reading;
  const begun = fetchSecret();
  reading = begun;
  begun.catch(() => {
    reading = undefined;
  });
  return begun;
};

/**
 * Proves to the pool that a call comes from whoever knows the client's secret.
 * @param username whom the call is about: the name it gives them, or the pool's own where it gives a token
 */
export const secretHash = async (username: string): Promise<string> =>
  createHmac('sha256', await readClientSecret())
    .update(username + setting('USER_POOL_CLIENT_ID'))
    .digest('base64');
