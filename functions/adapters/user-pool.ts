import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { passwordPolicy } from '../../shared/accounts.ts';
import { AppError } from '../core/app-error.ts';
import { setting } from './environment.ts';

/*
 * The user pool keeps passwords and issues tokens. What it answers about an address must not tell whether it knows it:
 * its errors become values and errors that are the same for known and unknown addresses.
 */

const client = new CognitoIdentityProviderClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
});

/** How long all attempts of one call may take together, in milliseconds. */
const callMs = 8_000;

const ClientId = () => ({ ClientId: setting('USER_POOL_CLIENT_ID') });
const UserPoolId = () => ({ UserPoolId: setting('USER_POOL_ID') });
const withinTime = () => ({ abortSignal: AbortSignal.timeout(callMs) });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

const tooMany = new Set(['TooManyRequestsException', 'LimitExceededException', 'ThrottlingException']);

/**
 * Calls the pool.
 * @param meanings what errors of the pool mean, by their name: a value to go on with, or an error to throw
 * @throws AppError too_many_requests where the pool refuses more calls, unavailable for everything unforeseen
 */
const call = async <Answer, Meaning = never>(
  send: () => Promise<Answer>,
  meanings: Readonly<Record<string, () => Meaning>> = {},
): Promise<Answer | Meaning> => {
  try {
    return await send();
  } catch (error) {
    const name = nameOf(error);
    const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
    if (meaning) return meaning();
    if (tooMany.has(name)) {
      throw new AppError('too_many_requests', 'Too many attempts. Please wait a few minutes and try again.', {
        cause: error,
      });
    }
    console.error(JSON.stringify({ userPool: name }));
    throw new AppError('unavailable', 'Signing in is not possible at the moment. Please try again in a minute.', {
      cause: error,
    });
  }
};

const nothing = () => undefined;
const wrongPassword = () => {
  throw new AppError('invalid_credentials', 'Invalid credentials');
};
const wrongCode = () => {
  throw new AppError('invalid_code', 'This code is not right or has expired. Please check it or ask for another one.');
};
const weakPassword = () => {
  throw new AppError('invalid_request', `password: ${passwordPolicy.text}`);
};

/** Everything that a wrong code, or an address without one, can be answered with. */
const codeErrors = {
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  UserNotFoundException: wrongCode,
  NotAuthorizedException: wrongCode,
  InvalidParameterException: wrongCode,
  AliasExistsException: wrongCode,
  // The pool counts wrong codes of addresses it knows only.
  TooManyFailedAttemptsException: wrongCode,
  LimitExceededException: wrongCode,
};

/**
 * Asks for an account in the pool. The pool mails a confirmation code.
 * @returns the new account's id; undefined where the address is taken
 * @throws AppError invalid_request where the password is too weak, too_many_requests, unavailable
 */
export const signUp = async (person: {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}): Promise<string | undefined> => {
  const answer = await call(
    () =>
      client.send(
        new SignUpCommand({
          ...ClientId(),
          Username: person.email,
          Password: person.password,
          UserAttributes: [
            { Name: 'email', Value: person.email },
            { Name: 'name', Value: person.name },
          ],
        }),
        withinTime(),
      ),
    {
      UsernameExistsException: nothing,
      InvalidPasswordException: weakPassword,
      InvalidParameterException: weakPassword,
    },
  );
  return answer?.UserSub;
};

/** Lets an account sign in although nobody has confirmed its address; one that can already stays as it is. */
export const confirmWithoutCode = async (email: string): Promise<void> => {
  await call(() => client.send(new AdminConfirmSignUpCommand({ ...UserPoolId(), Username: email }), withinTime()), {
    NotAuthorizedException: nothing,
    UserNotFoundException: nothing,
  });
};

/** Lets the pool mail codes to an address nobody has confirmed: without it no password could be reset. */
export const allowMailTo = async (email: string): Promise<void> => {
  await call(() =>
    client.send(
      new AdminUpdateUserAttributesCommand({
        ...UserPoolId(),
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
      withinTime(),
    ),
  );
};

/** @throws AppError invalid_code, too_many_requests, unavailable */
export const confirmAddress = async (email: string, code: string): Promise<void> => {
  await call(
    () =>
      client.send(new ConfirmSignUpCommand({ ...ClientId(), Username: email, ConfirmationCode: code }), withinTime()),
    codeErrors,
  );
};

/** Has the pool mail another confirmation code, where the address waits for one. */
export const mailConfirmationCode = async (email: string): Promise<void> => {
  await call(() => client.send(new ResendConfirmationCodeCommand({ ...ClientId(), Username: email }), withinTime()), {
    UserNotFoundException: nothing,
    InvalidParameterException: nothing,
    NotAuthorizedException: nothing,
    // The pool may count for addresses it knows only; ours counts for all.
    LimitExceededException: nothing,
  });
};

/** Who the pool knows under an address; undefined for nobody. */
export const findPoolUser = async (email: string) => {
  const answer = await call(
    () => client.send(new AdminGetUserCommand({ ...UserPoolId(), Username: email }), withinTime()),
    { UserNotFoundException: nothing },
  );
  const valueOf = (name: string) => answer?.UserAttributes?.find(({ Name }) => Name === name)?.Value ?? '';
  return (
    answer && {
      id: valueOf('sub'),
      email: valueOf('email').toLowerCase(),
      name: valueOf('name'),
      isEmailVerified: valueOf('email_verified') === 'true',
    }
  );
};

/** Removes an address with its password and every session; that there is nothing is no error. */
export const deletePoolUser = async (email: string): Promise<void> => {
  await call(() => client.send(new AdminDeleteUserCommand({ ...UserPoolId(), Username: email }), withinTime()), {
    UserNotFoundException: nothing,
  });
};

/**
 * Begins a session.
 * @throws AppError invalid_credentials, unconfirmed_email (only where the password is right), too_many_requests,
 *   unavailable
 */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<{ readonly idToken: string; readonly refreshToken: string }> => {
  const { AuthenticationResult: tokens } = await call(
    () =>
      client.send(
        new AdminInitiateAuthCommand({
          ...UserPoolId(),
          ...ClientId(),
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
        withinTime(),
      ),
    {
      NotAuthorizedException: wrongPassword,
      UserNotFoundException: wrongPassword,
      InvalidParameterException: wrongPassword,
      PasswordResetRequiredException: wrongPassword,
      UserNotConfirmedException: () => {
        throw new AppError('unconfirmed_email', 'Please confirm your email address with the code we sent you.');
      },
    },
  );
  // The pool wants more than a password where somebody made the account by hand; such accounts are not ours.
  if (!tokens?.IdToken || !tokens.RefreshToken) return wrongPassword();
  return { idToken: tokens.IdToken, refreshToken: tokens.RefreshToken };
};

/**
 * A new identity token for a session.
 * @returns undefined where the session cannot be renewed any more
 */
export const renewIdToken = async (refreshToken: string): Promise<string | undefined> => {
  const answer = await call(
    () =>
      client.send(
        new InitiateAuthCommand({
          ...ClientId(),
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refreshToken },
        }),
        withinTime(),
      ),
    { NotAuthorizedException: nothing, UserNotFoundException: nothing, InvalidParameterException: nothing },
  );
  return answer?.AuthenticationResult?.IdToken;
};

/** Makes sure that a refresh token leads to no further tokens; what is no refresh token leads to none anyway. */
export const revokeRefreshToken = async (refreshToken: string): Promise<void> => {
  await call(() => client.send(new RevokeTokenCommand({ ...ClientId(), Token: refreshToken }), withinTime()), {
    NotAuthorizedException: nothing,
    InvalidParameterException: nothing,
    UnauthorizedException: nothing,
    UnsupportedTokenTypeException: nothing,
  });
};

/** Has the pool mail a code for a new password, where it knows the address. */
export const mailResetCode = async (email: string): Promise<void> => {
  await call(() => client.send(new ForgotPasswordCommand({ ...ClientId(), Username: email }), withinTime()), {
    UserNotFoundException: nothing,
    InvalidParameterException: nothing,
    NotAuthorizedException: nothing,
    LimitExceededException: nothing,
  });
};

/** @throws AppError invalid_code, invalid_request where the password is too weak, too_many_requests, unavailable */
export const setPasswordWithCode = async (email: string, code: string, password: string): Promise<void> => {
  await call(
    () =>
      client.send(
        new ConfirmForgotPasswordCommand({
          ...ClientId(),
          Username: email,
          ConfirmationCode: code,
          Password: password,
        }),
        withinTime(),
      ),
    { ...codeErrors, InvalidPasswordException: weakPassword },
  );
};
