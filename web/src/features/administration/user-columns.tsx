import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { userStateOf, type User, type UserOrder } from '../../../../shared/administration.ts';
import { exactTime, shortDate } from '../../lib/relative-time.ts';
import { tableRowsQuery } from '../../lib/use-media.ts';
import { EmailAddress } from '../../components/email-address.tsx';
import { PlanButton, type PlanName } from './plan-button.tsx';
import { StateBadge } from './state-badge.tsx';

/** A column of the table, and a line of a user's card where the window is narrow. */
export interface UserColumn {
  readonly header: string;
  /** What the server sorts by, where the column can be sorted. */
  readonly order?: UserOrder;
  /** What it says of a user. The tab index is of what can be pressed in it, in a row that the keyboard stops at once. */
  readonly cell: (user: User, tabIndex?: number) => ReactNode;
}

/** How plans are called, and what opens the choice of another one. */
export interface PlanActions {
  readonly planName: PlanName;
  readonly onChangePlan: (user: User) => void;
}

const roleLabels = { admin: 'Admin', user: 'User' } as const;

/** A row of the table keeps to one line, with the rest as title; a card has the room to break it, and no need to cut. */
const EmailCell = ({ email }: Pick<User, 'email'>) => (
  <Box
    color="fg.muted"
    title={email}
    overflowWrap="break-word"
    css={{
      [`@media ${tableRowsQuery}`]: {
        w: '0',
        minW: 'max(100%, 10rem)',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& wbr': { display: 'none' },
      },
    }}
  >
    <EmailAddress>{email}</EmailAddress>
  </Box>
);

const RegisteredCell = ({ createdAt }: Pick<User, 'createdAt'>) => (
  <Box as="span" whiteSpace="nowrap">
    <time dateTime={createdAt} title={exactTime(createdAt)}>
      {shortDate(createdAt)}
    </time>
  </Box>
);

/** The columns that say what an account is (specification, section 2), and its plan. What can be done with it stands after them. */
export const userColumns = ({ planName, onChangePlan }: PlanActions): readonly UserColumn[] => [
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
    cell: ({ email }) => <EmailCell email={email} />,
  },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  { header: 'Status', order: 'state', cell: (user) => <StateBadge state={userStateOf(user)} /> },
  {
    header: 'Registered',
    order: 'registered',
    cell: ({ createdAt }) => <RegisteredCell createdAt={createdAt} />,
  },
  { header: 'Approved By', cell: ({ approvedBy }) => approvedBy ?? '-' },
  {
    header: 'Plan',
    cell: (user, tabIndex) =>
      user.approvalStatus === 'approved' ? (
        <PlanButton
          user={user}
          planName={planName}
          onChangePlan={onChangePlan}
          {...(tabIndex !== undefined && { tabIndex })}
        />
      ) : (
        '-'
      ),
  },
];
