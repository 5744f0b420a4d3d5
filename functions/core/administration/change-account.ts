import { randomUUID } from 'node:crypto';
import type { DecisionEntry } from '../../../shared/administration.ts';
import type { AccountRecord } from '../../adapters/entities/account.ts';
import { isActiveAdmin } from '../../adapters/entities/account-changes.ts';
import { checkActiveAdmin, countAccounts, readAccount, writeAccountChange } from '../../adapters/entities/accounts.ts';
import { noteDecision } from '../../adapters/entities/decision.ts';
import type { Write } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import { tryAgain } from '../try-again.ts';

/** Who decides: an admin or an account's own owner, by their account, or whoever operates the stage. */
export type Actor =
  { readonly kind: 'admin' | 'owner'; readonly id: string; readonly name: string } | { readonly kind: 'operator' };

const operatorEntry = { id: 'operator', name: 'Operator' } as const;

/** The actor as the list of decisions names them. */
export const actorEntry = (actor: Actor): DecisionEntry['actor'] =>
  actor.kind === 'operator' ? operatorEntry : { id: actor.id, name: actor.name };

/** What is to become of an account, and what the list of decisions says of it. */
export interface AccountDecision {
  readonly after: AccountRecord;
  readonly what: string;
  /** How the list names the account, where not by its name and address. */
  readonly subject?: DecisionEntry['subject'];
}

interface ChangeAccountOptions {
  readonly actor: Actor;
  readonly userId: string;
  /**
   * Decides by the account as it is at this moment; asked again when it has changed meanwhile.
   * @throws AppError where the account's state does not allow it
   */
  readonly decide: (before: AccountRecord) => AccountDecision;
  /** Further writes of the same transaction. */
  readonly alongside?: (before: AccountRecord) => readonly Write[];
}

/**
 * The account with an id, as it is at this moment.
 * @throws AppError not_found where there is none, or it is being deleted
 */
export const findAccount = async (userId: string): Promise<AccountRecord> => {
  const record = await readAccount(userId);
  if (!record || record.deletingSince !== undefined) throw new AppError('not_found', 'This user does not exist.');
  return record;
};

/**
 * Holds a transaction to the actor being an active admin in that very moment. A change of the actor's own account is
 * held to that account's state already.
 */
const actorCheck = (actor: Actor, userId: string): readonly Write[] =>
  actor.kind !== 'admin' || actor.id === userId ? [] : [checkActiveAdmin(actor.id)];

const requireActor = async (actor: Actor): Promise<void> => {
  if (actor.kind !== 'admin') return;
  const record = await readAccount(actor.id);
  if (record && isActiveAdmin(record)) return;
  throw new AppError('forbidden', 'Your access as an admin has ended.');
};

const requireAnotherAdmin = async ({ id, version }: AccountRecord): Promise<void> => {
  const { activeAdmins } = await countAccounts();
  // A count that fell because this very account was changed meanwhile refuses nothing.
  if (activeAdmins > 1 || (await findAccount(id)).version !== version) return;
  throw new AppError('conflict', 'This is the last active admin, who has to stay.');
};

/** The account as it is now; undefined where it was changed, or the actor's leave ended, in between. */
const changeOnce = async ({
  actor,
  userId,
  decide,
  alongside,
}: ChangeAccountOptions): Promise<AccountRecord | undefined> => {
  const before = await findAccount(userId);
  const { after, what, subject = { id: before.id, name: before.name, email: before.email } } = decide(before);
  const entry = { id: randomUUID(), timestamp: new Date().toISOString(), actor: actorEntry(actor), subject, what };
  const isChanged = await writeAccountChange(before, after, [
    noteDecision(entry),
    ...actorCheck(actor, userId),
    ...(alongside?.(before) ?? []),
  ]);
  if (isChanged) return { ...after, version: before.version + 1 };
  await requireActor(actor);
  if (isActiveAdmin(before) && !isActiveAdmin(after)) await requireAnotherAdmin(before);
  return undefined;
};

/**
 * Changes an account, its places in the directory and the counts, and notes the decision, together or not at all.
 * Decisions about one account at the same time come one after the other, each by what the one before left.
 * @returns the account as it is now
 * @throws AppError not_found; forbidden where the actor is not an active admin any more; conflict where the last
 *   active admin would go; whatever `decide` throws; unavailable where the account keeps changing
 */
export const changeAccount = (options: ChangeAccountOptions): Promise<AccountRecord> =>
  tryAgain({
    attempt: () => changeOnce(options),
    attempts: 8,
    longestWaitMs: () => 100,
    givenUp: () => new AppError('unavailable', 'This account is being changed by others. Please try again.'),
  });
