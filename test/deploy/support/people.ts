import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { cookiesOf } from '../../support/accounts.ts';
import { type Client, clientWith } from '../../support/client.ts';
import { emulatorConfig } from './resolve-template.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm run test:deploy sets it`);
  return value;
};

/** Where the deployed stage answers, behind the edge. */
export const deployedUrl = (): string => required('DEPLOYED_URL');

/** Where one run of scenarios leaves what the next one must find again. */
export const keptThingsFile = (): string => required('KEPT_THINGS');

/** What must outlive an upgrade. */
export interface KeptThings {
  readonly email: string;
  readonly analysisId: string;
  readonly analysis: unknown;
  readonly playbookId: string;
}

export const password = 'Correct-horse-1';

/** The code the emulator mails whatever it is asked. */
const code = '123456';

const post = async (path: string, json: unknown): Promise<Response> => {
  const answer = await fetch(deployedUrl() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** What Cognito notes of an address as its code is confirmed, and the emulator does not. */
const markVerified = async (email: string): Promise<void> => {
  const client = new CognitoIdentityProviderClient(emulatorConfig(required('EMULATOR_URL')));
  const { UserPools = [] } = await client.send(new ListUserPoolsCommand({ MaxResults: 10 }));
  const UserPoolId = UserPools.find(({ Name }) => Name === 'clausewise-dev')?.Id;
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes }));
  client.destroy();
};

/** Registers and confirms an address, as a person does. */
export const registerAndConfirm = async (email: string, name: string): Promise<void> => {
  await post('/api/auth/register', { email, password, name });
  await markVerified(email);
  await post('/api/auth/confirm', { email, code });
};

export const signInAt = async (email: string): Promise<Client> => {
  const answer = await post('/api/auth/login', { email, password });
  return clientWith(cookiesOf(answer.headers), deployedUrl());
};
