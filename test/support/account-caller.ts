import { randomUUID } from 'node:crypto';
import type { AccountCaller } from '../../functions/core/caller.ts';

/** Somebody approved, as the gate hands them to a use case; a user of the default plan unless it says otherwise. */
export const accountCaller = (user: Partial<AccountCaller['user']> = {}): AccountCaller => {
  const id = user.id ?? randomUUID();
  return {
    id,
    kind: 'account',
    planId: undefined,
    user: {
      id,
      name: 'Ada Byron',
      email: 'ada@example.com',
      role: 'user',
      approvalStatus: 'approved',
      isActive: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      ...user,
    },
  };
};
