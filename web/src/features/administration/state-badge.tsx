import { Badge } from '@chakra-ui/react';
import type { UserState } from '../../../../shared/administration.ts';

/** What each state is called (specification, section 4). */
export const stateLabels: Readonly<Record<UserState, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  inactive: 'Inactive',
  rejected: 'Rejected',
};

const looks: Readonly<Record<UserState, { readonly color: string; readonly bg: string; readonly shape: string }>> = {
  pending: {
    color: 'severity.medium.fg',
    bg: 'severity.medium.bg',
    shape: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9M6 3.5V6l1.7 1.2',
  },
  approved: { color: 'severity.low.fg', bg: 'severity.low.bg', shape: 'M2 6.5 4.8 9.2 10 3.2' },
  inactive: { color: 'fg.muted', bg: 'bg.muted', shape: 'M4 2.5v7M8 2.5v7' },
  rejected: { color: 'severity.high.fg', bg: 'severity.high.bg', shape: 'M2.8 2.8l6.4 6.4M9.2 2.8 2.8 9.2' },
};

/** The state of an account as word, shape and colour at once. */
export const StateBadge = ({ state }: { readonly state: UserState }) => {
  const { color, bg, shape } = looks[state];
  return (
    <Badge color={color} bg={bg}>
      <svg
        viewBox="0 0 12 12"
        width="0.75em"
        height="0.75em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={shape} />
      </svg>
      {stateLabels[state]}
    </Badge>
  );
};
