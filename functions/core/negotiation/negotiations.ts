import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../../../shared/analysis.ts';
import { maxNegotiationRevisions } from '../../../shared/limits.ts';
import type { LedgerFacts } from '../../../shared/negotiation-records.ts';
import { type NegotiationRecord, packedSize } from '../../adapters/entities/negotiation.ts';
import { readNegotiation, writeNegotiation } from '../../adapters/entities/negotiations.ts';
import { AppError } from '../app-error.ts';
import { endWith, nextEntry } from './ledger.ts';

/** The most that rounds and points may take inside an item; DynamoDB's limit is 400 KB for all of it. */
const maxPackedBytes = 300 * 1024;

export const negotiationNotFound = (): AppError => new AppError('not_found', 'This negotiation does not exist.');

const conflict = (): AppError =>
  new AppError(
    'conflict',
    'This negotiation was changed meanwhile. Nothing was overwritten. Load it again and decide once more.',
  );

/**
 * A negotiation of the owner, as it is stored.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const findNegotiation = async (ownerId: string, id: string): Promise<NegotiationRecord> => {
  const record = await readNegotiation(id);
  if (record?.ownerId !== ownerId) throw negotiationNotFound();
  return record;
};

/**
 * That a change was made from a negotiation as it is.
 * @throws AppError conflict where it was not; invalid_request where the negotiation takes no more changes
 */
export const requireRevision = ({ revision }: NegotiationRecord, seen: number): void => {
  if (revision !== seen) throw conflict();
  if (revision < maxNegotiationRevisions) return;
  const times = maxNegotiationRevisions.toLocaleString('en-US');
  throw new AppError('invalid_request', `This negotiation was changed ${times} times, and its ledger takes no more.`);
};

/** An entry of the audit trail about a negotiation. */
export const trailEntry = (action: string, at: string, actor: string): AuditEntry => ({
  id: randomUUID(),
  action,
  timestamp: at,
  details: { actor },
});

type Noted = Omit<LedgerFacts, 'seq'>;

const trailActions: Readonly<Record<Noted['action'], string>> = {
  started: 'Negotiation started',
  sent: 'Revised file of a negotiation sent',
  replied: 'Reply of the counterparty uploaded',
  decided: 'Negotiation point decided',
  undone: 'Decision on a negotiation point undone',
  placed: 'Place of a negotiation point answered',
};

/**
 * Writes a changed negotiation with what its ledger and the audit trail say of the change, or nothing.
 * @param record as it shall be, at the revision it was
 * @returns it as it was written
 * @throws AppError not_found where its analysis is gone; conflict where it was changed meanwhile; too_large where it has
 *   more points than it can hold
 */
export const storeNegotiation = async (record: NegotiationRecord, noted: Noted): Promise<NegotiationRecord> => {
  if (packedSize(record) > maxPackedBytes) {
    throw new AppError('too_large', 'This negotiation has more points than one can hold. Nothing was changed.');
  }
  const entry = nextEntry(record.ledger, noted);
  const changed = { ...record, revision: record.revision + 1, updatedAt: noted.at, ledger: endWith(entry) };
  const trail = trailEntry(trailActions[noted.action], noted.at, noted.by);
  const outcome = await writeNegotiation({ record: changed, entry, noted: trail });
  if (outcome === 'gone') throw negotiationNotFound();
  if (outcome === 'changed') throw conflict();
  return changed;
};
