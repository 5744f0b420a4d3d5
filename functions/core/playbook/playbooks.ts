import type { Playbook } from '../../../shared/playbooks.ts';
import { applies, type PlaybookRecord } from '../../adapters/entities/playbook.ts';
import { readPlaybook, readRoom, takeRoom, writePlaybook } from '../../adapters/entities/playbooks.ts';
import type { Write } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { tryAgain } from '../try-again.ts';
import { contractTypeKeys, reasonAgainst, reasonAgainstMaker } from './active-limits.ts';
import { hasAllPlaces, requireActivation } from './may-activate.ts';
import { canEdit, scopeOf } from './scope.ts';

export const playbookNotFound = () => new AppError('not_found', 'This playbook does not exist.');

/** A playbook as the API gives it to a caller. */
export const toPlaybook = (caller: Caller, record: PlaybookRecord): Playbook => {
  const { scope: _, revision: __, activeTemplates: ___, isDeleting: ____, expiresAt: _____, ...fields } = record;
  return { ...fields, canEdit: canEdit(caller, record) };
};

/**
 * A playbook among those the caller works with, read consistently.
 * @throws AppError not_found
 */
export const findPlaybook = async (caller: Caller, id: string): Promise<PlaybookRecord> => {
  const record = await readPlaybook(scopeOf(caller), id);
  if (!record) throw playbookNotFound();
  return record;
};

/**
 * A playbook the caller may change.
 * @throws AppError not_found, forbidden; conflict where its deletion has begun
 */
export const findEditablePlaybook = async (caller: Caller, id: string): Promise<PlaybookRecord> => {
  const record = await findPlaybook(caller, id);
  if (!canEdit(caller, record)) {
    throw new AppError('forbidden', `Only ${record.createdBy.name}, who made this playbook, and admins can change it.`);
  }
  if (record.isDeleting) {
    throw new AppError('conflict', 'This playbook is being deleted. Delete it again to finish that.');
  }
  return record;
};

/** Whether a change can make more playbooks or templates apply than before. */
const mayApplyMore = (before: PlaybookRecord | undefined, after: PlaybookRecord): boolean =>
  applies(after) &&
  (!applies(before) ||
    after.activeTemplates.length > before.activeTemplates.length ||
    contractTypeKeys(after.rules.contractTypes).join('\n') !== contractTypeKeys(before.rules.contractTypes).join('\n'));

/**
 * The write that lets a playbook apply beside the others. It fails where another change let more apply meanwhile.
 * @param isBounded whether its maker has only a part of the places
 * @throws AppError conflict with the reason, where there would be too many
 */
const claimRoom = async (after: PlaybookRecord, isBounded: boolean): Promise<Write> => {
  const room = await readRoom(after.scope);
  const candidate = {
    id: after.id,
    name: after.name,
    types: contractTypeKeys(after.rules.contractTypes),
    templateCount: after.activeTemplates.length,
    madeBy: after.createdBy.id,
  };
  const reason =
    reasonAgainst(candidate, room.playbooks) ?? (isBounded ? reasonAgainstMaker(candidate, room.playbooks) : undefined);
  if (reason !== undefined) throw new AppError('conflict', reason);
  return takeRoom(after, room);
};

/** Who changes a playbook; `operator` where nothing of what applies is changed, as when a name is forgotten. */
type Changer = Caller | 'operator';

/**
 * Writes a playbook and what follows from it. Whether it did: not where the playbook was written, or more was switched
 * on, meanwhile.
 * @param before what it was made from; undefined for a new one
 * @throws AppError conflict where more would apply than may; forbidden where it applies to everybody and the changer may
 *   not see to that
 */
export const savePlaybook = async (
  by: Changer,
  before: PlaybookRecord | undefined,
  after: PlaybookRecord,
  alongside: readonly Write[] = [],
): Promise<boolean> => {
  if (by !== 'operator' && applies(after)) requireActivation(by);
  const isBounded = by !== 'operator' && !hasAllPlaces(by);
  const room = mayApplyMore(before, after) ? [await claimRoom(after, isBounded)] : [];
  const types = contractTypeKeys(after.rules.contractTypes);
  return writePlaybook({ before, after, types, alongside: [...room, ...alongside] });
};

/** How often a change is made anew from what others have written meanwhile, and how long it waits before that. */
export const rivalry = { attempts: 12, longestWaitMs: (attempt: number) => attempt * 15 } as const;

/** What a change makes of a playbook, and what must hold together with it. */
export interface PlaybookChange {
  readonly after: Omit<PlaybookRecord, 'revision'>;
  readonly alongside?: readonly Write[];
}

/**
 * Reads, decides and writes, again from the beginning where somebody else wrote meanwhile.
 * @param decide says what becomes of a playbook as it is now; its errors end the attempt
 * @throws AppError conflict where others keep coming first; as `savePlaybook` does
 */
export const changePlaybook = async <Change extends PlaybookChange>(
  by: Changer,
  read: () => Promise<PlaybookRecord>,
  decide: (record: PlaybookRecord) => Promise<Change> | Change,
): Promise<Change> =>
  tryAgain({
    ...rivalry,
    attempt: async () => {
      const record = await read();
      const change = await decide(record);
      const after = { ...change.after, revision: record.revision + 1 };
      return (await savePlaybook(by, record, after, change.alongside)) ? change : undefined;
    },
    givenUp: () => new AppError('conflict', 'Others are changing this playbook right now. Please try again.'),
  });
