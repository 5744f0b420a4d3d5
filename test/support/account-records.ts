import { randomUUID } from 'node:crypto';
import type { AccountRecord } from '../../functions/adapters/entities/account.ts';

/** An account as it is after registering, but for what is given. */
export const accountRecord = (fields: Partial<AccountRecord> = {}): AccountRecord => {
  const id = fields.id ?? randomUUID();
  return {
    id,
    email: `${id}@example.com`,
    name: `Person ${id.slice(0, 8)}`,
    role: 'user',
    approvalStatus: 'pending',
    isActive: true,
    createdAt: new Date().toISOString(),
    approvedBy: null,
    version: 1,
    ...fields,
  };
};

/** An approved and active admin. */
export const adminRecord = (fields: Partial<AccountRecord> = {}): AccountRecord =>
  accountRecord({ role: 'admin', approvalStatus: 'approved', approvedBy: 'Operator', ...fields });
