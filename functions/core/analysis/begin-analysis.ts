import { takeTogether } from '../../adapters/entities/needs.ts';
import { AppError } from '../app-error.ts';
import type { Allowance } from '../subscription/allowance.ts';
import { type Claim, claimKey } from './idempotency.ts';

interface BeginOptions {
  readonly ownerId: string;
  readonly request: unknown;
  readonly idempotencyKey: string | undefined;
  readonly analysisId: string;
  readonly deadlineMs: number;
  readonly allowance: Allowance;
}

/** How often what was refused is asked for again, with less or after something came back. */
const attempts = 4;

const take = async (allowance: Allowance): Promise<void> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const refused = await takeTogether(allowance.take());
    if (refused.length === 0 || (await allowance.answerRefusal(refused)) === 'taken') return;
  }
  throw new AppError('unavailable', 'Too much of this is happening at once. Please try again.');
};

/**
 * Begins an analysis in one write: takes the caller's key, where there is one, and what the analysis needs.
 * @returns whether this call makes the analysis, or another one with the same key has made it
 * @throws AppError where the allowance refuses, or as `claimKey` does; unavailable where others keep coming first
 */
export const beginAnalysis = async (options: BeginOptions): Promise<Claim> => {
  const { allowance, idempotencyKey, ...rest } = options;
  if (idempotencyKey === undefined) {
    await take(allowance);
    return { state: 'mine' };
  }
  const { take: alongside, answerRefusal } = allowance;
  return claimKey({ ...rest, key: idempotencyKey, alongside, answerRefusal });
};
