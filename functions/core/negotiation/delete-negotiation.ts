import { removeNegotiation } from '../../adapters/entities/negotiations.ts';
import type { AccountCaller } from '../caller.ts';
import { removeFiles } from './negotiation-objects.ts';
import { findNegotiation, negotiationNotFound, trailEntry } from './negotiations.ts';

/**
 * Deletes a negotiation with what was sent, the replies, its points and its ledger; its analysis stays. Objects go first, so
 * that no contract text is left behind by an interruption; repeating the call finishes it.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const deleteNegotiation = async ({
  caller,
  id,
}: {
  readonly caller: AccountCaller;
  readonly id: string;
}): Promise<void> => {
  const record = await findNegotiation(caller.id, id);
  await removeFiles(caller.id, id);
  const noted = trailEntry('Negotiation deleted', new Date().toISOString(), caller.user.name);
  const isRemoved = await removeNegotiation(record, noted);
  // A reply may have come in between.
  await removeFiles(caller.id, id);
  if (!isRemoved) throw negotiationNotFound();
};
