import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { userStateOf, type User, type UserOrder } from '../../../../shared/administration.ts';
import { exactTime, shortDate } from '../../lib/relative-time.ts';
import { StateBadge } from './state-badge.tsx';

/** A column of the table, and a line of a user's card on a phone. */
export interface UserColumn {
  readonly header: string;
  /** What the server sorts by, where the column can be sorted. */
  readonly order?: UserOrder;
  readonly cell: (user: User) => ReactNode;
}

const roleLabels = { admin: 'Admin', user: 'User' } as const;

/** The columns that say what an account is (specification, section 2). What can be done with it stands after them. */
export const userColumns: readonly UserColumn[] = [
  {
    header: 'Name',
    order: 'name',
    cell: ({ name }) => (
      <Box fontWeight="medium" maxW="14rem" overflowWrap="break-word">
        {name}
      </Box>
    ),
  },
  {
    header: 'Email',
    order: 'email',
    cell: ({ email }) => {
      const at = email.lastIndexOf('@');
      return (
        <Box color="fg.muted" maxW="18rem" overflowWrap="break-word">
          {email.slice(0, at)}
          {/* Where there is no room for all of it, it goes on here. */}
          <wbr />
          {email.slice(at)}
        </Box>
      );
    },
  },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  { header: 'Status', order: 'state', cell: (user) => <StateBadge state={userStateOf(user)} /> },
  {
    header: 'Registered',
    order: 'registered',
    cell: ({ createdAt }) => (
      <Box as="span" whiteSpace="nowrap">
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {shortDate(createdAt)}
        </time>
      </Box>
    ),
  },
  { header: 'Approved By', cell: ({ approvedBy }) => approvedBy ?? '-' },
];
