import * as z from 'zod/mini';
import { approvalStatuses, roles } from './accounts.ts';
import { defaultPageSize, maxPageSize } from './limits.ts';

/** What admins see and decide. */

/** An account as admins see it (specification, section 3). `approvedBy` is a name. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  approvalStatus: z.enum(approvalStatuses),
  isActive: z.boolean(),
  createdAt: z.string(),
  approvedBy: z.nullable(z.string()),
  /** The plan the account is on, and what it has used of it this month. */
  planId: z.string(),
  analysesUsed: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** What a status badge says of an account (specification, section 4). */
export const userStates = ['pending', 'approved', 'inactive', 'rejected'] as const;
export type UserState = (typeof userStates)[number];

/** The state an account's badge shows: approved but inactive is inactive; anything unknown is pending. */
export const userStateOf = ({
  approvalStatus,
  isActive,
}: {
  readonly approvalStatus: string;
  readonly isActive: boolean;
}): UserState => {
  if (approvalStatus === 'approved') return isActive ? 'approved' : 'inactive';
  return approvalStatus === 'rejected' ? 'rejected' : 'pending';
};

export const userOrders = ['registered', 'name', 'email', 'state'] as const;
export type UserOrder = (typeof userOrders)[number];

/** Orders whose cursors hold neither a name nor an address, so that they may stand in an address, which logs keep. */
export const impersonalOrders = ['registered', 'state'] as const satisfies readonly UserOrder[];

const listedUsers = {
  state: z.optional(z.enum(userStates)),
  direction: z._default(z.enum(['ascending', 'descending']), 'descending'),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(1_200))),
};

/** A list that names nobody. Other parameters are refused: whoever searches by one must learn that it is not done here. */
export const listUsersQuerySchema = z.strictObject({
  ...listedUsers,
  order: z._default(z.enum(impersonalOrders), 'registered'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), defaultPageSize),
});

/** A search, and the orders whose cursors tell names and addresses: sent as a body, which no log keeps. */
export const searchUsersRequestSchema = z.object({
  ...listedUsers,
  /** Part of a name or an address, in any case. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  order: z._default(z.enum(userOrders), 'registered'),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(maxPageSize)), defaultPageSize),
});

/** The header that says where the next page begins of a list that is asked for by a body. */
export const nextCursorHeader = 'x-next-cursor';

/** The five figures of the Admin Dashboard. */
export const userStatisticsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  approved: z.int(),
  active: z.int(),
  rejected: z.int(),
});
export type UserStatistics = z.infer<typeof userStatisticsSchema>;

/** What can be done with an account, and what it is called once done. */
export const userDecisions = {
  approve: 'approved',
  reject: 'rejected',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
} as const;
export type UserDecision = keyof typeof userDecisions;

/** What can be decided about an account in each state (specification, section 4). */
export const decisionsIn: Readonly<Record<UserState, readonly UserDecision[]>> = {
  pending: ['approve', 'reject'],
  approved: ['deactivate'],
  inactive: ['reactivate'],
  rejected: [],
};

/** Who decided what about whom, when. `what` is a word such as approved, or "plan changed to Team". */
export const decisionEntrySchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  actor: z.object({ id: z.string(), name: z.string() }),
  subject: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  what: z.string(),
});
export type DecisionEntry = z.infer<typeof decisionEntrySchema>;
