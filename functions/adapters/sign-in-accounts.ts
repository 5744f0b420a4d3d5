import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from './environment.ts';

const client = new CognitoIdentityProviderClient({});
const namedBy = (email: string) => ({ UserPoolId: setting('USER_POOL_ID'), Username: email });

/** The subject of whoever signs in with an address; undefined where nobody does. */
export const findSubject = async (email: string): Promise<string | undefined> => {
  try {
    const { UserAttributes = [] } = await client.send(new AdminGetUserCommand(namedBy(email)));
    return UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
};

/** Removes what somebody signs in with: address, password and every session. That there is nothing is no error. */
export const deleteSignIn = async (email: string): Promise<void> => {
  try {
    await client.send(new AdminDeleteUserCommand(namedBy(email)));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};
