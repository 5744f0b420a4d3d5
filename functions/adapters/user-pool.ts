import { randomBytes } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
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
import { ClientId, poolCalls, readClientSecret, secretHash, UserPoolId, withinTime } from './pool-client.ts';

/*
 * The user pool keeps passwords and issues tokens. What it answers about an address must not tell whether it knows it:
 * its errors become values and errors that are the same for known and unknown addresses.
 */

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

/** What a call about somebody by their address carries to prove that it is the product's. */
const named = async (email: string) => ({ ...ClientId(), Username: email, SecretHash: await secretHash(email) });

/** A password nobody knows, not even this program a moment later; it meets every policy. */
const randomPassword = (): string => `${randomBytes(32).toString('base64url')}aA1`;

/**
 * Asks for an account in the pool, which mails a confirmation code. Nothing of whoever asks is kept but the address: the
 * pool would hold on to the password and the name of the first who asks, whoever that is.
 * @returns whether the address is new
 * @throws AppError too_many_requests, unavailable
 */
export const signUp = async (email: string): Promise<boolean> => {
  const answer = await call(
    async () =>
      poolCalls.send(
        new SignUpCommand({
          ...(await named(email)),
          Password: randomPassword(),
          UserAttributes: [{ Name: 'email', Value: email }],
        }),
        withinTime(),
      ),
    { UsernameExistsException: nothing },
  );
  return answer !== undefined;
};

const setAttribute = async (email: string, Name: string, Value: string): Promise<void> => {
  await call(
    () =>
      poolCalls.send(
        new AdminUpdateUserAttributesCommand({ ...UserPoolId(), Username: email, UserAttributes: [{ Name, Value }] }),
        withinTime(),
      ),
    { UserNotFoundException: nothing },
  );
};

/** Gives an account its password and its name. That alone lets it in: the pool asks for no code any more. */
export const admit = async (email: string, { name, password }: { name: string; password: string }): Promise<void> => {
  await setAttribute(email, 'name', name);
  await call(
    () =>
      poolCalls.send(
        new AdminSetUserPasswordCommand({ ...UserPoolId(), Username: email, Password: password, Permanent: true }),
        withinTime(),
      ),
    { UserNotFoundException: nothing, InvalidPasswordException: weakPassword },
  );
};

/** Lets the pool mail codes to an address nobody has confirmed: without it no password could be reset. */
export const allowMailTo = (email: string): Promise<void> => setAttribute(email, 'email_verified', 'true');

/** @throws AppError invalid_code, too_many_requests, unavailable */
export const confirmAddress = async (email: string, code: string): Promise<void> => {
  await call(
    async () =>
      poolCalls.send(new ConfirmSignUpCommand({ ...(await named(email)), ConfirmationCode: code }), withinTime()),
    codeErrors,
  );
};

/** Has the pool mail another confirmation code, where the address waits for one. */
export const mailConfirmationCode = async (email: string): Promise<void> => {
  await call(async () => poolCalls.send(new ResendConfirmationCodeCommand(await named(email)), withinTime()), {
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
    () => poolCalls.send(new AdminGetUserCommand({ ...UserPoolId(), Username: email }), withinTime()),
    { UserNotFoundException: nothing },
  );
  const valueOf = (name: string) => answer?.UserAttributes?.find(({ Name }) => Name === name)?.Value ?? '';
  return (
    answer && {
      id: valueOf('sub'),
      email: valueOf('email').toLowerCase(),
      name: valueOf('name'),
      isEmailVerified: valueOf('email_verified') === 'true',
      /** Whether nobody was ever let in: no code was entered, and no password set. */
      isUnconfirmed: answer.UserStatus === 'UNCONFIRMED',
    }
  );
};

/** Removes an address with its password and every session; that there is nothing is no error. */
export const deletePoolUser = async (email: string): Promise<void> => {
  await call(() => poolCalls.send(new AdminDeleteUserCommand({ ...UserPoolId(), Username: email }), withinTime()), {
    UserNotFoundException: nothing,
  });
};

/**
 * Begins a session.
 * @throws AppError invalid_credentials, too_many_requests, unavailable
 */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<{ readonly idToken: string; readonly refreshToken: string }> => {
  const { AuthenticationResult: tokens } = await call(
    async () =>
      poolCalls.send(
        new AdminInitiateAuthCommand({
          ...UserPoolId(),
          ...ClientId(),
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: await secretHash(email) },
        }),
        withinTime(),
      ),
    {
      NotAuthorizedException: wrongPassword,
      UserNotFoundException: wrongPassword,
      InvalidParameterException: wrongPassword,
      PasswordResetRequiredException: wrongPassword,
      // Nobody knows the password of an address that waits for its code.
      UserNotConfirmedException: wrongPassword,
    },
  );
  // The pool wants more than a password where somebody made the account by hand; such accounts are not ours.
  if (!tokens?.IdToken || !tokens.RefreshToken) return wrongPassword();
  return { idToken: tokens.IdToken, refreshToken: tokens.RefreshToken };
};

/**
 * A new identity token for a session.
 * @param username the pool's own name of whose session it is, which the session's tokens tell
 * @returns undefined where the session cannot be renewed any more
 */
export const renewIdToken = async (refreshToken: string, username: string): Promise<string | undefined> => {
  const answer = await call(
    async () =>
      poolCalls.send(
        new InitiateAuthCommand({
          ...ClientId(),
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refreshToken, SECRET_HASH: await secretHash(username) },
        }),
        withinTime(),
      ),
    { NotAuthorizedException: nothing, UserNotFoundException: nothing, InvalidParameterException: nothing },
  );
  return answer?.AuthenticationResult?.IdToken;
};

/** Makes sure that a refresh token leads to no further tokens; what is no refresh token leads to none anyway. */
export const revokeRefreshToken = async (refreshToken: string): Promise<void> => {
  await call(
    async () =>
      poolCalls.send(
        new RevokeTokenCommand({ ...ClientId(), ClientSecret: await readClientSecret(), Token: refreshToken }),
        withinTime(),
      ),
    {
      NotAuthorizedException: nothing,
      InvalidParameterException: nothing,
      UnauthorizedException: nothing,
      UnsupportedTokenTypeException: nothing,
    },
  );
};

/** Has the pool mail a code for a new password, where it knows the address. */
export const mailResetCode = async (email: string): Promise<void> => {
  await call(async () => poolCalls.send(new ForgotPasswordCommand(await named(email)), withinTime()), {
    UserNotFoundException: nothing,
    InvalidParameterException: nothing,
    NotAuthorizedException: nothing,
    LimitExceededException: nothing,
  });
};

/** @throws AppError invalid_code, invalid_request where the password is too weak, too_many_requests, unavailable */
export const setPasswordWithCode = async (email: string, code: string, password: string): Promise<void> => {
  await call(
    async () =>
      poolCalls.send(
        new ConfirmForgotPasswordCommand({ ...(await named(email)), ConfirmationCode: code, Password: password }),
        withinTime(),
      ),
    { ...codeErrors, InvalidPasswordException: weakPassword },
  );
};
