import { cookiesOf, type DrivenProduct } from '../../support/accounts.ts';
import { type Client, clientWith } from '../../support/client.ts';
import { confirmationCode, markVerified } from './deployed-product.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm run test:deploy sets it`);
  return value;
};

/** The deployed stage, as the suites know a product. */
export const deployedStage = (): DrivenProduct => JSON.parse(required('DEPLOYED_PRODUCT')) as DrivenProduct;

/** Where it answers, behind the edge. */
export const deployedUrl = (): string => deployedStage().url;

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

const post = async (path: string, json: unknown): Promise<Response> => {
  const answer = await fetch(deployedUrl() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Registers and confirms an address, as a person does. */
export const registerAndConfirm = async (email: string, name: string): Promise<void> => {
  await post('/api/auth/register', { email, password, name });
  await markVerified(email, deployedStage());
  await post('/api/auth/confirm', { email, code: confirmationCode, password, name });
};

export const signInAt = async (email: string): Promise<Client> => {
  const answer = await post('/api/auth/login', { email, password });
  return clientWith(cookiesOf(answer.headers), deployedUrl());
};
