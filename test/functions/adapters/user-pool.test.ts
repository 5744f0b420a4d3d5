import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/* What the pool's refusals come to, from a server that speaks its protocol. */
describe('the user pool', () => {
  let cognito: Server;
  let pool: typeof import('../../../functions/adapters/user-pool.ts');
  const sent: { readonly operation: string; readonly [field: string]: unknown }[] = [];
  let secret: string | undefined = 'the-secret';
  let answer: { readonly status: number; readonly body: object } = { status: 200, body: {} };

  beforeAll(async () => {
    cognito = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
        sent.push({ operation, ...(JSON.parse(body) as object) });
        const isSecret = operation === 'DescribeUserPoolClient';
        response.writeHead(isSecret ? 200 : answer.status, { 'content-type': 'application/x-amz-json-1.1' });
        response.end(JSON.stringify(isSecret ? { UserPoolClient: { ClientSecret: secret } } : answer.body));
      });
    });
    await new Promise<void>((resolve) => cognito.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${(cognito.address() as AddressInfo).port}`,
      USER_POOL_ID: 'us-east-1_Test0001',
      USER_POOL_CLIENT_ID: 'client-1',
    });
    pool = await import('../../../functions/adapters/user-pool.ts');
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => void cognito.close());

  const refuse = (name: string, status = 400): void => {
    answer = { status, body: { __type: name, message: 'ada@example.com is not known' } };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  };
  const signIn = () => pool.signInWithPassword('ada@example.com', 'secret');
  const signUp = () => pool.signUp('ada@example.com');
  const confirm = () => pool.confirmAddress('ada@example.com', '1');
  const reset = () => pool.setPasswordWithCode('ada@example.com', '1', 'secret');

  it.each([
    ['signing in', 'NotAuthorizedException', signIn, 'invalid_credentials'],
    ['signing in', 'UserNotFoundException', signIn, 'invalid_credentials'],
    ['signing in', 'PasswordResetRequiredException', signIn, 'invalid_credentials'],
    ['signing in', 'UserNotConfirmedException', signIn, 'invalid_credentials'],
    ['signing in', 'TooManyRequestsException', signIn, 'too_many_requests'],
    ['signing in', 'ResourceNotFoundException', signIn, 'unavailable'],
    ['signing up', 'LimitExceededException', signUp, 'too_many_requests'],
    ['confirming', 'CodeMismatchException', confirm, 'invalid_code'],
    ['confirming', 'ExpiredCodeException', confirm, 'invalid_code'],
    ['confirming', 'UserNotFoundException', confirm, 'invalid_code'],
    ['confirming', 'NotAuthorizedException', confirm, 'invalid_code'],
    ['confirming', 'TooManyFailedAttemptsException', confirm, 'invalid_code'],
    ['resetting', 'LimitExceededException', reset, 'invalid_code'],
    ['resetting', 'InvalidPasswordException', reset, 'invalid_request'],
  ])('GIVEN %s WHEN the pool answers %s THEN as the contract says', async (_, name, act, code) => {
    refuse(name);
    await expect(act()).rejects.toMatchObject({ name: 'AppError', code });
    await expect(act()).rejects.not.toThrow(/ada@example\.com/);
  });

  it('GIVEN that the pool is down THEN unavailable with a clear sentence, after a few attempts', async () => {
    refuse('InternalErrorException', 500);
    await expect(signIn()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Signing in is not possible at the moment. Please try again in a minute.',
    });
  });

  it('GIVEN a taken address, a session that is over and addresses nobody knows THEN these are values, not errors', async () => {
    refuse('UsernameExistsException');
    expect(await signUp()).toBe(false);
    refuse('NotAuthorizedException');
    expect(await pool.renewIdToken('x', 'person-1')).toBeUndefined();
    await expect(pool.revokeRefreshToken('x')).resolves.toBeUndefined();
    refuse('UserNotFoundException');
    await expect(pool.mailResetCode('ada@example.com')).resolves.toBeUndefined();
    expect(await pool.findPoolUser('ada@example.com')).toBeUndefined();
    refuse('InvalidParameterException');
    await expect(pool.mailConfirmationCode('ada@example.com')).resolves.toBeUndefined();
  });

  it('GIVEN the client’s secret cannot be read THEN unavailable, and the next call reads it, once for all that follow', async () => {
    expect(sent.filter(({ operation }) => operation === 'DescribeUserPoolClient')).toHaveLength(1);
    answer = { status: 200, body: { AuthenticationResult: { IdToken: 'id', RefreshToken: 'refresh' } } };
    const hashOf = (username: string) =>
      createHmac('sha256', 'the-secret').update(`${username}client-1`).digest('base64');
    expect(await signIn()).toEqual({ idToken: 'id', refreshToken: 'refresh' });
    expect(sent.at(-1)).toMatchObject({ AuthParameters: { SECRET_HASH: hashOf('ada@example.com') } });
    // Cognito takes its own name of the account here, and not the address.
    await pool.renewIdToken('refresh', 'person-1');
    expect(sent.at(-1)).toMatchObject({ AuthParameters: { SECRET_HASH: hashOf('person-1') } });
    await pool.revokeRefreshToken('refresh');
    expect(sent.at(-1)).toMatchObject({ ClientSecret: 'the-secret', Token: 'refresh' });
    jest.resetModules();
    const fresh = await import('../../../functions/adapters/user-pool.ts');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    secret = undefined;
    await expect(fresh.mailResetCode('ada@example.com')).rejects.toMatchObject({ code: 'unavailable' });
    secret = 'the-secret';
    await fresh.mailResetCode('ada@example.com');
    expect(sent.at(-1)).toMatchObject({ operation: 'ForgotPassword', SecretHash: hashOf('ada@example.com') });
  });

  it('GIVEN somebody who signs up THEN the pool is told the address and a password nobody chose, and no name', async () => {
    answer = { status: 200, body: { UserSub: 'person-1' } };
    expect([await signUp(), await signUp()]).toEqual([true, true]);
    const [first, second] = sent.filter(({ operation }) => operation === 'SignUp').slice(-2);
    expect(first?.['UserAttributes']).toEqual([{ Name: 'email', Value: 'ada@example.com' }]);
    expect(first?.['Password']).toMatch(/^\S{43}aA1$/);
    expect(second?.['Password']).not.toBe(first?.['Password']);
  });

  it('GIVEN an account that needs more than a password THEN it is not let in', async () => {
    answer = { status: 200, body: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's', ChallengeParameters: {} } };
    await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});
