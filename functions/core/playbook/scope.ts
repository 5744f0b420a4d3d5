import { randomUUID } from 'node:crypto';
import { visitorSeconds } from '../../../shared/limits.ts';
import type { Playbook } from '../../../shared/playbooks.ts';
import type { PlaybookRecord } from '../../adapters/entities/playbook.ts';
import type { Caller } from '../caller.ts';

/** Whose the playbooks of all accounts are. */
export const organisation = 'organisation';

/** Whose playbooks a caller works with: all accounts share the organisation's, a public visitor has their own. */
export const scopeOf = (caller: Caller): string => (caller.kind === 'visitor' ? caller.id : organisation);

/** The caller as a playbook names who made or changed it. */
export const personOf = (caller: Caller): Playbook['createdBy'] => ({
  id: caller.id,
  name: caller.kind === 'account' ? caller.user.name : 'Public visitor',
});

/** Whether the caller may change or delete a playbook and its templates: who made it, and admins. */
export const canEdit = (caller: Caller, { createdBy }: Pick<PlaybookRecord, 'createdBy'>): boolean =>
  createdBy.id === caller.id || (caller.kind === 'account' && caller.user.role === 'admin');

/** When storage forgets what a caller makes, in epoch seconds; never, where it is the organisation's. */
export const expiryOf = (caller: Caller, nowMs: number): number | undefined =>
  caller.kind === 'visitor' ? Math.floor(nowMs / 1000) + visitorSeconds : undefined;

/** A new id. Ids sort by age, so that the newest come first without an index. */
export const newId = (nowMs: number): string =>
  nowMs.toString(36).padStart(9, '0') + randomUUID().replaceAll('-', '').slice(0, 16);
