import type { Playbook } from '../../../shared/playbooks.ts';
import {
  hasExpired,
  playbookKey,
  playbookPrefix,
  playbooksPartition,
  readPlaybookItem,
} from '../../adapters/entities/playbook.ts';
import { inPartition, queryItems } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { toPlaybook } from './playbooks.ts';
import { scopeOf } from './scope.ts';

interface ListPlaybooksOptions {
  readonly caller: Caller;
  readonly limit: number;
  /** Where the previous page ended, as it said itself. */
  readonly cursor: string | undefined;
}

export interface PlaybookPage {
  readonly playbooks: readonly Playbook[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

/** The most a page holds, in UTF-16 units of JSON: a Lambda's answer carries 6 MB, and a unit takes up to 3 bytes. */
const maxPageLength = 1_500_000;

/** A cursor is an id; the partition is always the caller's own. */
const requireId = (cursor: string): string => {
  if (!/^[0-9a-z]{1,64}$/.test(cursor)) throw new AppError('invalid_request', 'cursor: not one of ours');
  return cursor;
};

/** One page of playbooks, newest first: one query. Playbooks of unusual size make a page shorter. */
export const listPlaybooks = async ({ caller, limit, cursor }: ListPlaybooksOptions): Promise<PlaybookPage> => {
  const scope = scopeOf(caller);
  const { items, lastKey } = await queryItems({
    ...inPartition(playbooksPartition(scope), playbookPrefix),
    ScanIndexForward: false,
    Limit: limit,
    ...(cursor !== undefined && { ExclusiveStartKey: playbookKey(scope, requireId(cursor)) }),
  });
  const playbooks: Playbook[] = [];
  let length = 0;
  for (const item of items) {
    const playbook = toPlaybook(caller, readPlaybookItem(item));
    length += JSON.stringify(playbook).length;
    if (length > maxPageLength && playbooks.length > 0) return { playbooks, nextCursor: playbooks.at(-1)!.id };
    if (!hasExpired(item)) playbooks.push(playbook);
  }
  return { playbooks, nextCursor: lastKey && (lastKey['sk'] as string).slice(playbookPrefix.length) };
};
