/** The errors of Amazon Cognito that the local one gives. */
type CognitoErrorName =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'LimitExceededException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyFailedAttemptsException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** An error as Cognito answers it: status 400 with its name and a message. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;
  constructor(name: CognitoErrorName, message: string) {
    super(message);
    this.name = name;
  }
}
