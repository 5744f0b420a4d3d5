import type { Ledger } from '../../../shared/negotiation-records.ts';
import { addToTrail } from '../../adapters/entities/analyses.ts';
import { readLedger } from '../../adapters/entities/negotiations.ts';
import type { AccountCaller } from '../caller.ts';
import { verifyLedger } from './ledger.ts';
import { findNegotiation, negotiationNotFound, trailEntry } from './negotiations.ts';

/**
 * The ledger of a negotiation with what its chain is worth, to be kept; the audit trail says that it was given.
 * @throws AppError not_found where there is no such negotiation or it is somebody else's
 */
export const getLedger = async ({
  caller,
  id,
}: {
  readonly caller: AccountCaller;
  readonly id: string;
}): Promise<Ledger> => {
  const { title, ledger } = await findNegotiation(caller.id, id);
  const entries = [...(await readLedger(id))];
  const noted = trailEntry('Negotiation ledger exported', new Date().toISOString(), caller.user.name);
  if (!(await addToTrail(caller.id, id, noted))) throw negotiationNotFound();
  return { negotiationId: id, title, entries, verdict: verifyLedger(entries, ledger) };
};
