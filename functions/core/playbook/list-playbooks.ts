import type { Playbook } from '../../../shared/playbooks.ts';
import { hasExpired } from '../../adapters/entities/playbook.ts';
import { readPlaybooks } from '../../adapters/entities/playbooks.ts';
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
  const after = cursor === undefined ? undefined : requireId(cursor);
  const { records, lastId } = await readPlaybooks(scopeOf(caller), limit, after);
  const playbooks: Playbook[] = [];
  let length = 0;
  for (const record of records) {
    const playbook = toPlaybook(caller, record);
    length += JSON.stringify(playbook).length;
    if (length > maxPageLength && playbooks.length > 0) return { playbooks, nextCursor: playbooks.at(-1)!.id };
    if (!hasExpired(record)) playbooks.push(playbook);
  }
  return { playbooks, nextCursor: lastId };
};
