import { setTimeout as wait } from 'node:timers/promises';
import { findAccountId, readAccount } from '../../../adapters/entities/accounts.ts';
import { findDeletions, finishDeletion, noteDeletion } from '../../../adapters/entities/deletion.ts';
import { deletePoolUser, findPoolUser } from '../../../adapters/user-pool.ts';
import { AppError } from '../../app-error.ts';
import { changeAccount } from '../change-account.ts';
import { deleteContent } from './delete-content.ts';
import { forgetNames, nameOfDeleted } from './forget-names.ts';

interface DeleteAccountOptions {
  /** In lower case. */
  readonly email: string;
  /** Takes a line about each thing that was done. */
  readonly report: (line: string) => void;
  /**
   * How long a call may still be at work that was let in before the account was marked, in milliseconds: longer than
   * API Gateway allows one.
   */
  readonly callMs?: number;
}

const longestCallMs = 30_000;

const begin = async (id: string, email: string): Promise<void> => {
  await changeAccount({
    actor: { kind: 'operator' },
    userId: id,
    decide: (before) => ({
      after: { ...before, isActive: false, deletingSince: new Date().toISOString() },
      what: 'deleted',
      subject: { id, name: nameOfDeleted, email: '' },
    }),
    alongside: () => [noteDeletion(email, id)],
  });
};

const waitForCalls = async (id: string, callMs: number, report: (line: string) => void): Promise<void> => {
  const since = (await readAccount(id))?.deletingSince;
  const restMs = since === undefined ? 0 : Date.parse(since) + callMs - Date.now();
  if (restMs <= 0) return;
  report(`Waiting ${Math.ceil(restMs / 1000)} s for calls that were let in before.`);
  await wait(restMs);
};

/** Does what is left of a deletion that has begun. Each part can be repeated; the account itself goes last. */
const finish = async (id: string, { email, report, callMs = longestCallMs }: DeleteAccountOptions): Promise<void> => {
  // Somebody may have registered anew under the address: that account has another subject, and stays.
  if ((await findPoolUser(email))?.id === id) await deletePoolUser(email);
  report('The account for signing in is gone.');
  await deleteContent(id, report);
  await waitForCalls(id, callMs, report);
  await deleteContent(id, report);
  await forgetNames(id, report);
  await finishDeletion(email, id);
  report('The account is gone.');
};

/**
 * Deletes an account and what belongs to it: what it signs in with, its analyses with their clauses, reports and audit
 * trails, its uploads. From the first moment nobody is let in with it. Playbooks and templates belong to the
 * organisation and stay; they, and decisions about or by the person, name a deleted account from then on. Figures of
 * past months' use stay, by the account's id alone.
 *
 * Interrupted at any point, calling it again does the rest.
 * @throws AppError not_found where there is nothing to delete; conflict where it is the last active admin
 */
export const deleteAccount = async (options: DeleteAccountOptions): Promise<void> => {
  const { email, report } = options;
  const unfinished = await findDeletions(email);
  if (unfinished.length > 0) {
    report('Going on with a deletion that was interrupted.');
    for (const id of unfinished) await finish(id, options);
    return;
  }
  const id = await findAccountId(email);
  if (id !== undefined) {
    await begin(id, email);
    report('Nobody is let in with this account any more.');
    await finish(id, options);
    return;
  }
  // Whoever signed up and never confirmed the address has no more than this.
  if ((await findPoolUser(email)) === undefined) {
    throw new AppError('not_found', `There is no account with the address ${email}.`);
  }
  await deletePoolUser(email);
  report('The account for signing in is gone; there was no other.');
};
