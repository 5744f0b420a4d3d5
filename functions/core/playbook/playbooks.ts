import { setTimeout as wait } from 'node:timers/promises';
import type { Playbook } from '../../../shared/playbooks.ts';
import {
  activeHeadKey,
  activeItem,
  activeKey,
  activePartition,
  hasExpired,
  type PlaybookRecord,
  playbookItem,
  playbookKey,
  readActiveHeader,
  readPlaybookItem,
} from '../../adapters/entities/playbook.ts';
import { getItem, inPartition, isConditionFailure, queryAll, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { contractTypeKeys, reasonAgainst, reasonAgainstMaker } from './active-limits.ts';
import { hasAllPlaces, requireActivation } from './may-activate.ts';
import { canEdit, scopeOf } from './scope.ts';

export type Write = Parameters<typeof writeTogether>[0][number];

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
  const item = await getItem(playbookKey(scopeOf(caller), id));
  if (!item || hasExpired(item)) throw playbookNotFound();
  return readPlaybookItem(item);
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

const applies = (record: PlaybookRecord | undefined): record is PlaybookRecord =>
  record !== undefined && record.isActive && !record.isDeleting;

/** Whether a change can make more playbooks or templates apply than before. */
const mayApplyMore = (before: PlaybookRecord | undefined, after: PlaybookRecord): boolean =>
  applies(after) &&
  (!applies(before) ||
    after.activeTemplates.length > before.activeTemplates.length ||
    contractTypeKeys(after.rules.contractTypes).join('\n') !== contractTypeKeys(before.rules.contractTypes).join('\n'));

/** All items of the active partition, without what an analysis alone needs. */
const readActiveHeaders = (scope: string) =>
  queryAll({
    ...inPartition(activePartition(scope)),
    ExpressionAttributeNames: { '#name': 'name' },
    ProjectionExpression: 'sk, id, #name, types, templateCount, madeBy, revision, expiresAt',
    ConsistentRead: true,
  });

/**
 * The write that lets a playbook apply beside the others. It fails where another change let more apply meanwhile.
 * @param isBounded whether its maker has only a part of the places
 * @throws AppError conflict with the reason, where there would be too many
 */
const claimRoom = async (after: PlaybookRecord, isBounded: boolean): Promise<Write> => {
  const items = await readActiveHeaders(after.scope);
  const head = items.find(({ sk }) => sk === 'head');
  const others = items.filter((item) => item !== head && !hasExpired(item)).map(readActiveHeader);
  const candidate = {
    id: after.id,
    name: after.name,
    types: contractTypeKeys(after.rules.contractTypes),
    templateCount: after.activeTemplates.length,
    madeBy: after.createdBy.id,
  };
  const reason = reasonAgainst(candidate, others) ?? (isBounded ? reasonAgainstMaker(candidate, others) : undefined);
  if (reason !== undefined) throw new AppError('conflict', reason);
  const { expiresAt } = after;
  return {
    Update: {
      Key: activeHeadKey(after.scope),
      UpdateExpression: `SET revision = :next${expiresAt === undefined ? '' : ', expiresAt = :expiresAt'}`,
      ConditionExpression: head ? 'revision = :seen' : 'attribute_not_exists(pk)',
      ExpressionAttributeValues: {
        ':next': Number(head?.['revision'] ?? 0) + 1,
        ...(head && { ':seen': head['revision'] }),
        ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
      },
    },
  };
};

/** Who changes a playbook; `operator` where nothing of what applies is changed, as when a name is forgotten. */
type Changer = Caller | 'operator';

/**
 * Writes a playbook and what follows from it. It fails with a condition where the playbook was written meanwhile.
 * @param before what it was made from; undefined for a new one
 * @throws AppError conflict where more would apply than may; forbidden where it applies to everybody and the changer may
 *   not see to that
 */
export const savePlaybook = async (
  by: Changer,
  before: PlaybookRecord | undefined,
  after: PlaybookRecord,
  alongside: readonly Write[] = [],
): Promise<void> => {
  const { scope, id } = after;
  if (by !== 'operator' && applies(after)) requireActivation(by);
  const isBounded = by !== 'operator' && !hasAllPlaces(by);
  const room = mayApplyMore(before, after) ? [await claimRoom(after, isBounded)] : [];
  const types = contractTypeKeys(after.rules.contractTypes);
  const inActive: Write[] = applies(after)
    ? [{ Put: { Item: activeItem(after, types) } }]
    : applies(before)
      ? [{ Delete: { Key: activeKey(scope, id) } }]
      : [];
  await writeTogether([
    {
      Put: {
        Item: playbookItem(after),
        ...(before
          ? {
              ConditionExpression: 'revision = :seen',
              ExpressionAttributeValues: { ':seen': before.revision },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    ...inActive,
    ...room,
    ...alongside,
  ]);
};

/** How often a change is made anew from what others have written meanwhile. */
const maxAttempts = 12;

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
): Promise<Change> => {
  for (let attempt = 1; ; attempt += 1) {
    const record = await read();
    const change = await decide(record);
    try {
      await savePlaybook(by, record, { ...change.after, revision: record.revision + 1 }, change.alongside);
      return change;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      if (attempt === maxAttempts) {
        throw new AppError('conflict', 'Others are changing this playbook right now. Please try again.', {
          cause: error,
        });
      }
      await wait(attempt * 15 * Math.random());
    }
  }
};
