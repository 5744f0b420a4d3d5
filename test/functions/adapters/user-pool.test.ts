import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/* What the pool's refusals come to, from a server that speaks its protocol. */
describe('the user pool', () => {
  let cognito: Server;
  let pool: typeof import('../../../functions/adapters/user-pool.ts');
  let answer: { readonly status: number; readonly body: object } = { status: 200, body: {} };

  beforeAll(async () => {
    cognito = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' });
        response.end(JSON.stringify(answer.body));
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
  const signUp = () => pool.signUp({ email: 'ada@example.com', password: 'secret', name: 'Ada' });
  const confirm = () => pool.confirmAddress('ada@example.com', '1');
  const reset = () => pool.setPasswordWithCode('ada@example.com', '1', 'secret');

  it.each([
    ['signing in', 'NotAuthorizedException', signIn, 'invalid_credentials'],
    ['signing in', 'UserNotFoundException', signIn, 'invalid_credentials'],
    ['signing in', 'PasswordResetRequiredException', signIn, 'invalid_credentials'],
    ['signing in', 'UserNotConfirmedException', signIn, 'unconfirmed_email'],
    ['signing in', 'TooManyRequestsException', signIn, 'too_many_requests'],
    ['signing in', 'ResourceNotFoundException', signIn, 'unavailable'],
    ['signing up', 'InvalidPasswordException', signUp, 'invalid_request'],
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
    expect(await signUp()).toBeUndefined();
    refuse('NotAuthorizedException');
    expect(await pool.renewIdToken('x')).toBeUndefined();
    await expect(pool.revokeRefreshToken('x')).resolves.toBeUndefined();
    refuse('UserNotFoundException');
    await expect(pool.mailResetCode('ada@example.com')).resolves.toBeUndefined();
    expect(await pool.findPoolUser('ada@example.com')).toBeUndefined();
    refuse('InvalidParameterException');
    await expect(pool.mailConfirmationCode('ada@example.com')).resolves.toBeUndefined();
  });

  it('GIVEN an account that needs more than a password THEN it is not let in', async () => {
    answer = { status: 200, body: { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's', ChallengeParameters: {} } };
    await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});
