import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencySeconds } from '../../../shared/limits.ts';
import { claimRequest, type IdempotencyRecord, readRequest } from '../../adapters/entities/idempotency.ts';
import { type Need, type Refusal, takeTogether } from '../../adapters/entities/needs.ts';
import { AppError } from '../app-error.ts';

/** Either this call makes the analysis, or another one has made it. */
export type Claim = { readonly state: 'mine' } | { readonly state: 'done'; readonly analysisId: string };

interface ClaimOptions {
  readonly ownerId: string;
  readonly key: string;
  /** What is asked for, as it is compared with a repeat. */
  readonly request: unknown;
  /** The id the analysis gets if this call makes it. */
  readonly analysisId: string;
  /** Epoch milliseconds: until then this call is at work, or waits for the one that is. */
  readonly deadlineMs: number;
  /** What is taken together with the key. */
  readonly alongside: () => readonly Need[];
  /**
   * Looks at what of it was refused; returns to try again.
   * @throws AppError where that is of no use
   */
  readonly answerRefusal: (refused: readonly Refusal[]) => Promise<unknown>;
}

const pollMs = 200;

const hash = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

const claimOf = ({ ownerId, key, request, analysisId, deadlineMs }: ClaimOptions): Need => {
  const now = Date.now();
  const record: IdempotencyRecord = {
    bodyHash: hash(request),
    analysisId,
    leaseUntil: deadlineMs,
    isDone: false,
    expiresAt: Math.floor(now / 1000) + idempotencySeconds,
  };
  return { name: 'key', write: claimRequest(ownerId, key, record, now) };
};

/**
 * Decides which of several equal calls does the work. The others wait for it and get its analysis.
 * @throws AppError idempotency_key_reused where the key stands for another request, conflict where the other call is
 *   still at work when this one must answer
 */
export const claimKey = async (options: ClaimOptions): Promise<Claim> => {
  const { ownerId, key, request, deadlineMs } = options;
  for (;;) {
    const refused = await takeTogether([claimOf(options), ...options.alongside()]);
    if (refused.length === 0) return { state: 'mine' };
    // A repeat gets its answer whatever else stands in the way: it needs nothing new.
    if (!refused.some(({ name }) => name === 'key')) {
      await options.answerRefusal(refused);
      continue;
    }
    const other = await readRequest(ownerId, key);
    if (other && other.bodyHash !== hash(request)) {
      throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
    }
    if (other?.isDone) return { state: 'done', analysisId: other.analysisId };
    if (Date.now() + pollMs >= deadlineMs) {
      throw new AppError('conflict', 'The same request is still being worked on. Please try again.');
    }
    await wait(pollMs);
  }
};
