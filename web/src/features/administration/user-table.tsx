import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { User, UserDecision, UserOrder } from '../../../../shared/administration.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { UserTick, type Selection } from './selection.tsx';
import { userColumns, type PlanActions, type UserColumn } from './user-columns.tsx';
import type { UsersView } from './users-view.ts';

const Table = chakra('table', { base: { w: 'full', textStyle: 'sm', borderCollapse: 'collapse' } });
const HeaderCell = chakra('th', {
  base: {
    textAlign: 'start',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    px: '2.5',
    h: '10',
    whiteSpace: 'nowrap',
    bg: 'bg.subtle',
  },
});
const Cell = chakra('td', { base: { px: '2.5', py: '2.5', verticalAlign: 'middle', minH: '12' } });
const Row = chakra('tr', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    h: '14',
    _hover: { bg: 'bg.subtle/60' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
  },
});
const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    mx: '-1.5',
    px: '1.5',
    borderRadius: 'l1',
    cursor: 'button',
    fontWeight: 'medium',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[data-sorted]': { color: 'fg' },
  },
});

const arrows = { ascending: '↑', descending: '↓' } as const;

interface UserTableProps extends PlanActions {
  readonly users: readonly User[];
  readonly view: UsersView;
  readonly ownId: string | undefined;
  readonly onSort: (order: UserOrder) => void;
  readonly onDecide: (user: User, decision: UserDecision) => void;
  readonly selection: Selection;
}

const ColumnHeader = ({ column, view, onSort }: Pick<UserTableProps, 'view' | 'onSort'> & { column: UserColumn }) => {
  const { header, order } = column;
  if (!order) return <HeaderCell scope="col">{header}</HeaderCell>;
  const isSorted = view.order === order;
  return (
    <HeaderCell scope="col" aria-sort={isSorted ? view.direction : 'none'}>
      <SortButton type="button" onClick={() => onSort(order)} data-sorted={isSorted ? '' : undefined}>
        {header}
        <Box as="span" aria-hidden="true" visibility={isSorted ? 'visible' : 'hidden'}>
          {arrows[isSorted ? view.direction : 'descending']}
        </Box>
      </SortButton>
    </HeaderCell>
  );
};

/**
 * The users as a table. The keyboard stops once in it: arrows go from row to row, Tab goes on to what can be done with
 * the row's account.
 */
export const UserTable = ({ users, view, ownId, onSort, onDecide, selection, ...planActions }: UserTableProps) => {
  const columns = userColumns(planActions);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, users.length - 1);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(current + 1, users.length - 1),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: users.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.rows.item(next)?.focus();
  };

  return (
    <Box layerStyle="panel" overflowX="auto">
      <Table aria-labelledby="user-management">
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.header} column={column} view={view} onSort={onSort} />
            ))}
            <HeaderCell scope="col">Actions</HeaderCell>
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {users.map((user, index) => {
            const tabIndex = index === current ? 0 : -1;
            return (
              <Row key={user.id} tabIndex={tabIndex} onFocus={() => setChosen(index)}>
                {columns.map(({ header, cell }, column) => (
                  <Cell key={header}>
                    {column === 0 && selection.offers(user) ? (
                      <Flex align="center">
                        <UserTick user={user} selection={selection} tabIndex={tabIndex} />
                        {cell(user)}
                      </Flex>
                    ) : (
                      cell(user, tabIndex)
                    )}
                  </Cell>
                ))}
                <Cell>
                  <DecisionButtons user={user} ownId={ownId} onDecide={onDecide} tabIndex={tabIndex} />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
};

/** The users as cards, where the table would be wider than the page. */
export const UserCards = ({
  users,
  ownId,
  onDecide,
  selection,
  ...planActions
}: Pick<UserTableProps, 'users' | 'ownId' | 'onDecide' | 'planName' | 'onChangePlan' | 'selection'>) => {
  const [nameColumn, emailColumn, ...others] = userColumns(planActions);
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none" aria-labelledby="user-management">
      {users.map((user) => (
        <Box as="li" key={user.id} layerStyle="panel" p="4">
          <Flex align="center">
            {selection.offers(user) && <UserTick user={user} selection={selection} />}
            {nameColumn?.cell(user)}
          </Flex>
          <Box textStyle="sm">{emailColumn?.cell(user)}</Box>
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns="auto 1fr"
            alignItems="center"
            columnGap="4"
            rowGap="1.5"
            mt="3"
            textStyle="sm"
          >
            {others.map(({ header, cell }) => (
              <Box key={header} display="contents">
                <Box as="dt" color="fg.muted">
                  {header}
                </Box>
                <dd>{cell(user)}</dd>
              </Box>
            ))}
          </Box>
          <Box mt="3" _empty={{ display: 'none' }}>
            <DecisionButtons user={user} ownId={ownId} onDecide={onDecide} />
          </Box>
        </Box>
      ))}
    </Flex>
  );
};
