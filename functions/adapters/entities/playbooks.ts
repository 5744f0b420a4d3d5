import {
  deleteItem,
  getItem,
  inPartition,
  isWritten,
  queryAll,
  queryEach,
  queryItems,
  type Write,
  writeTogether,
} from '../table.ts';
import {
  activeHeadKey,
  activeItem,
  activeKey,
  activePartition,
  type ActivePlaybook,
  applies,
  hasExpired,
  type PlaybookRecord,
  playbookItem,
  playbookKey,
  playbookPrefix,
  playbooksPartition,
  readActiveHeader,
  readActiveItem,
  readPlaybookItem,
} from './playbook.ts';

/** A playbook of a scope as it is at this moment; undefined where there is none or it should be forgotten already. */
export const readPlaybook = async (scope: string, id: string): Promise<PlaybookRecord | undefined> => {
  const item = await getItem(playbookKey(scope, id));
  return item && !hasExpired(item) ? readPlaybookItem(item) : undefined;
};

/**
 * Some playbooks of a scope, newest first, those that should be forgotten already among them; and the id of the last one
 * that was looked at, where there may be more.
 * @param after the id after which to begin
 */
export const readPlaybooks = async (
  scope: string,
  limit: number,
  after: string | undefined,
): Promise<{ readonly records: readonly PlaybookRecord[]; readonly lastId: string | undefined }> => {
  const { items, lastKey } = await queryItems({
    ...inPartition(playbooksPartition(scope), playbookPrefix),
    ScanIndexForward: false,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: playbookKey(scope, after) }),
  });
  return {
    records: items.map(readPlaybookItem),
    lastId: lastKey && (lastKey['sk'] as string).slice(playbookPrefix.length),
  };
};

/** All playbooks of a scope, oldest first. */
export async function* eachPlaybook(scope: string): AsyncGenerator<PlaybookRecord> {
  const items = queryEach({ ...inPartition(playbooksPartition(scope), playbookPrefix), ConsistentRead: true });
  for await (const item of items) yield readPlaybookItem(item);
}

/** Those of a scope's playbooks that apply, oldest first, where `isMeant` says so of the contract types they are limited to. */
export const readActivePlaybooks = async (
  scope: string,
  isMeant: (types: readonly string[]) => boolean,
): Promise<readonly ActivePlaybook[]> => {
  const items = await queryAll({ ...inPartition(activePartition(scope), playbookPrefix), ConsistentRead: true });
  return items.filter((item) => !hasExpired(item) && isMeant(readActiveHeader(item).types)).map(readActiveItem);
};

/** What applies in a scope, as far as limits count it. */
export interface ActiveRoom {
  readonly playbooks: readonly ReturnType<typeof readActiveHeader>[];
  /** Counts the changes by which more may apply; undefined before the first. */
  readonly revision: number | undefined;
}

/** All that applies in a scope, without what an analysis alone needs. */
export const readRoom = async (scope: string): Promise<ActiveRoom> => {
  const items = await queryAll({
    ...inPartition(activePartition(scope)),
    ExpressionAttributeNames: { '#name': 'name' },
    ProjectionExpression: 'sk, id, #name, types, templateCount, madeBy, revision, expiresAt',
    ConsistentRead: true,
  });
  const { sk } = activeHeadKey(scope);
  const head = items.find((item) => item['sk'] === sk);
  return {
    playbooks: items.filter((item) => item !== head && !hasExpired(item)).map(readActiveHeader),
    revision: head && Number(head['revision']),
  };
};

/** The write that lets a playbook apply beside the others. It fails where another change let more apply since `seen`. */
export const takeRoom = ({ scope, expiresAt }: PlaybookRecord, { revision: seen }: ActiveRoom): Write => ({
  Update: {
    Key: activeHeadKey(scope),
    UpdateExpression: `SET revision = :next${expiresAt === undefined ? '' : ', expiresAt = :expiresAt'}`,
    ConditionExpression: seen === undefined ? 'attribute_not_exists(pk)' : 'revision = :seen',
    ExpressionAttributeValues: {
      ':next': (seen ?? 0) + 1,
      ...(seen !== undefined && { ':seen': seen }),
      ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
    },
  },
});

interface PlaybookWrite {
  /** What the change was made from; undefined for a new playbook. */
  readonly before: PlaybookRecord | undefined;
  readonly after: PlaybookRecord;
  /** The contract types the playbook is limited to, as they are compared. */
  readonly types: readonly string[];
  /** Further writes of the same transaction. */
  readonly alongside: readonly Write[];
}

/**
 * Writes a playbook, and what an analysis needs of it where it applies. Whether it did: not where the playbook was
 * written meanwhile, or a condition of the further writes does not hold.
 */
export const writePlaybook = ({ before, after, types, alongside }: PlaybookWrite): Promise<boolean> => {
  const condition = before
    ? { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': before.revision } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const stopApplying: readonly Write[] = applies(before) ? [{ Delete: { Key: activeKey(after.scope, after.id) } }] : [];
  return isWritten(
    writeTogether([
      { Put: { Item: playbookItem(after), ...condition } },
      ...(applies(after) ? [{ Put: { Item: activeItem(after, types) } }] : stopApplying),
      ...alongside,
    ]),
  );
};

/** Removes a playbook; one that another call has removed stays removed. */
export const removePlaybook = async (scope: string, id: string): Promise<void> => {
  await isWritten(deleteItem({ Key: playbookKey(scope, id), ConditionExpression: 'attribute_exists(pk)' }));
};
