import { createHash } from 'node:crypto';
import type { LedgerEntry, LedgerFacts, LedgerVerdict } from '../../../shared/negotiation-records.ts';
import { canonicalJson } from '../canonical-json.ts';

/** What the first entry follows. */
const beginning = '0'.repeat(64);

/** Where a ledger ends: how many entries it has, and the hash of the last. */
export interface LedgerEnd {
  readonly entries: number;
  readonly hash: string;
}

/** The end of a ledger in which nothing stands. */
export const emptyLedger: LedgerEnd = { entries: 0, hash: beginning };

const hashOf = (previous: string, { seq, at, by, action, details }: LedgerFacts): string =>
  createHash('sha256').update(previous).update(canonicalJson({ seq, at, by, action, details })).digest('hex');

/** The entry that goes on a ledger: chained to the last by its hash. */
export const nextEntry = (end: LedgerEnd, facts: Omit<LedgerFacts, 'seq'>): LedgerEntry => {
  const entry = { seq: end.entries + 1, ...facts };
  return { ...entry, previous: end.hash, hash: hashOf(end.hash, entry) };
};

/** Where a ledger ends with an entry. */
export const endWith = ({ seq, hash }: LedgerEntry): LedgerEnd => ({ entries: seq, hash });

/**
 * Whether the chain of a ledger holds: each entry follows the one before and has the hash of what it says.
 * @param end where the ledger is known to end; without it, entries that are missing at the end are not noticed
 * @returns the place of the first entry that is not as it was written, or is missing
 */
export const verifyLedger = (entries: readonly LedgerEntry[], end?: LedgerEnd): LedgerVerdict => {
  let { hash } = emptyLedger;
  for (const [index, entry] of entries.entries()) {
    const seq = index + 1;
    const holds = entry.seq === seq && entry.previous === hash && entry.hash === hashOf(hash, entry);
    if (!holds) return { isIntact: false, brokenAt: seq };
    hash = entry.hash;
  }
  if (end && (end.entries !== entries.length || end.hash !== hash)) {
    return {
      isIntact: false,
      brokenAt: Math.min(end.entries, entries.length) + (entries.length === end.entries ? 0 : 1),
    };
  }
  return { isIntact: true };
};
