import { createHash } from 'node:crypto';
import { type Message, serviceError } from './dynalite.ts';

/** How long a client request token makes a repeated transaction harmless. */
const tokenMs = 10 * 60 * 1000;

interface KnownToken {
  readonly digest: string;
  readonly at: number;
  isDone: boolean;
}

/** The client request tokens of transactions. */
export interface RequestTokens {
  /**
   * Whether a transaction with its token was done already; one that is new is known from now on.
   * @throws TransactionInProgressException where it is repeated before it is known what becomes of it, and
   *   IdempotentParameterMismatchException where the token came with another transaction
   */
  readonly isRepeated: (message: Message) => boolean;
  readonly markDone: (message: Message) => void;
  /** Forgets a transaction that was not done. */
  readonly forget: (message: Message) => void;
}

const tokenOf = (message: Message): string | undefined => {
  const token = message['ClientRequestToken'];
  return typeof token === 'string' ? token : undefined;
};

/** Remembers tokens for as long as DynamoDB does. */
export const createRequestTokens = (): RequestTokens => {
  const tokens = new Map<string, KnownToken>();

  const dropOld = (): void => {
    for (const [known, { at }] of tokens) if (Date.now() - at > tokenMs) tokens.delete(known);
  };

  return {
    isRepeated: (message) => {
      const token = tokenOf(message);
      if (token === undefined) return false;
      dropOld();

      const digest = createHash('sha256').update(JSON.stringify(message['TransactItems'])).digest('hex');
      const earlier = tokens.get(token);
      if (earlier === undefined) {
        tokens.set(token, { digest, at: Date.now(), isDone: false });
        return false;
      }
      if (earlier.digest !== digest) {
        throw serviceError(
          'IdempotentParameterMismatchException',
          'The parameters of this request do not match those of the earlier request with the same client token.',
        );
      }
      if (earlier.isDone) return true;
      throw serviceError(
        'TransactionInProgressException',
        'The transaction with the given request token is already in progress.',
      );
    },
    markDone: (message) => {
      const token = tokenOf(message);
      const known = token === undefined ? undefined : tokens.get(token);
      if (known) known.isDone = true;
    },
    forget: (message) => {
      const token = tokenOf(message);
      if (token !== undefined) tokens.delete(token);
    },
  };
};
