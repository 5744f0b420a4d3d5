import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { User, UserDecision } from '../../../../shared/administration.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { failureMessage } from '../../lib/api.ts';
import { stackedRowsQuery, useMedia } from '../../lib/use-media.ts';
import { usePlanNames, type useUsers } from './administration-data.ts';
import { DecideDialog, type PendingDecision } from './decide-dialog.tsx';
import { Pager } from './pager.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { isSelectable, SelectionBar, type Selection } from './selection.tsx';
import type { useUsersView } from './use-users-view.ts';
import { UserFilters } from './user-filters.tsx';
import { UserCards, UserTable } from './user-table.tsx';

const RowSkeletons = () => (
  <Stack gap="2" role="status" aria-label="Loading users...">
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <Skeleton key={index} h="3.25rem" />
    ))}
  </Stack>
);

const unreadable = 'The server did not give the list. Please try again.';

interface UserManagementProps {
  readonly list: ReturnType<typeof useUsers>;
  readonly control: ReturnType<typeof useUsersView>;
  readonly ownId: string | undefined;
}

/** Who of the users shown can be decided on together, and who is ticked for that. */
const useTicked = (users: readonly User[], ownId: string | undefined) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const waiting = users.filter((user) => isSelectable(user, ownId));
  const selectable = waiting.length > 1 ? waiting : [];
  // Who was decided on meanwhile, or is on another page, is no longer ticked.
  const selected = selectable.filter(({ id }) => ticked.has(id));
  const select = (chosen: readonly User[]) => setTicked(new Set(chosen.map(({ id }) => id)));
  const selection: Selection = {
    offers: (user) => selectable.includes(user),
    has: (user) => ticked.has(user.id),
    toggle: (user) =>
      select(selected.includes(user) ? selected.filter((other) => other !== user) : [...selected, user]),
  };
  return { selectable, selected, select, selection };
};

const countLine = (count: number, isPaged: boolean): string =>
  `${count} ${count === 1 ? 'user' : 'users'}${isPaged ? ' on this page' : ''}`;

const Nobody = ({ control: { view, clear } }: Pick<UserManagementProps, 'control'>) => {
  const isFiltered = view.search !== '' || view.state !== '';
  return (
    <EmptyState
      title={isFiltered ? 'No users match your search' : 'No users on this page'}
      hint={isFiltered ? 'Try another part of the name or the address, or another status.' : undefined}
    >
      <Button variant="outline" onClick={clear}>
        Show all users
      </Button>
    </EmptyState>
  );
};

type ListLineProps = Pick<UserManagementProps, 'list'> & { readonly isPaged: boolean };

/** How many users are shown, and whether they are being read or could not be. */
const ListLine = ({ list: { data, error, isValidating, mutate }, isPaged }: ListLineProps) => (
  <>
    <Flex justify="space-between" align="center" gap="3" minH="6" my="3" textStyle="sm" color="fg.muted">
      <Text role="status">{data && countLine(data.users.length, isPaged)}</Text>
      {isValidating && data && <Text textStyle="xs">Loading...</Text>}
    </Flex>
    {error && (
      <Flex role="alert" align="center" gap="3" mb="3" textStyle="sm" color="fg.error">
        {failureMessage(error, unreadable)}
        <Button variant="outline" size="xs" onClick={() => void mutate()}>
          Try again
        </Button>
      </Flex>
    )}
  </>
);

/** The users, found, sorted and paged, and what is decided about them. */
export const UserManagement = ({ list, control, ownId }: UserManagementProps) => {
  const { data, error, isValidating } = list;
  const { view } = control;
  const isStacked = useMedia(stackedRowsQuery);
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const { data: plans } = usePlanNames();
  const [planOf, setPlanOf] = useState<User | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const users = data?.users ?? [];
  const { selectable, selected, select, selection } = useTicked(users, ownId);
  const rows = {
    selection,
    users,
    ownId,
    onDecide: (user: User, decision: UserDecision) => setPending({ users: [user], decision }),
    planName: (id: string) => plans?.find((plan) => plan.id === id)?.displayName ?? id,
    onChangePlan: setPlanOf,
  };

  return (
    <Box as="section" aria-labelledby="user-management">
      <Heading as="h2" size="lg" id="user-management" ref={heading} tabIndex={-1} mb="3" _focus={{ outline: 'none' }}>
        User Management
      </Heading>
      <UserFilters typed={control.typed} state={view.state} onSearch={control.search} onState={control.filter} />
      <ListLine list={list} isPaged={Boolean(data?.next) || view.page > 1} />
      {!data && !error && <RowSkeletons />}
      {selectable.length > 0 && (
        <SelectionBar
          selectable={selectable}
          selected={selected}
          onSelect={select}
          onDecide={(chosen, decision) => setPending({ users: chosen, decision })}
        />
      )}
      {data && users.length > 0 && (
        <Box aria-busy={isValidating} opacity={isValidating ? 0.6 : 1} transition="opacity 150ms 150ms">
          {isStacked ? <UserCards {...rows} /> : <UserTable {...rows} view={view} onSort={control.sort} />}
        </Box>
      )}
      {data && users.length === 0 && <Nobody control={control} />}
      {data && <Pager page={view.page} next={data.next} onNext={control.showNext} onPrevious={control.showPrevious} />}
      <PlanDialog user={planOf} onClose={() => setPlanOf(null)} />
      <DecideDialog
        pending={pending}
        onClose={(wasDecided) => {
          setPending(null);
          // The button that opened the dialog went with the decision.
          if (wasDecided) setTimeout(() => heading.current?.focus({ preventScroll: true }));
        }}
      />
    </Box>
  );
};
