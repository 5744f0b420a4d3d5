import { Flex } from '@chakra-ui/react';
import { userStates } from '../../../../shared/administration.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { Select, type SelectOption } from '../../components/select.tsx';
import { stateLabels } from './state-badge.tsx';
import type { UsersView } from './users-view.ts';

const stateOptions: readonly SelectOption<UsersView['state']>[] = [
  { value: '', label: 'All statuses' },
  ...userStates.map((state) => ({ value: state, label: stateLabels[state] })),
];

interface UserFiltersProps {
  /** What stands in the search box, ahead of what was asked for. */
  readonly typed: string;
  readonly state: UsersView['state'];
  readonly onSearch: (search: string) => void;
  readonly onState: (state: UsersView['state']) => void;
}

/** The search box, and which status is shown. */
export const UserFilters = ({ typed, state, onSearch, onState }: UserFiltersProps) => (
  <Flex role="search" aria-label="Users" gap="2.5" wrap={{ base: 'wrap', sm: 'nowrap' }}>
    <SearchBox
      minW={{ base: 'full', sm: '0' }}
      label="Search users"
      placeholder="Search name or email"
      maxLength={100}
      value={typed}
      onSearch={onSearch}
    />
    <Select
      aria-label="Status"
      width={{ base: 'full', sm: '12rem' }}
      flexShrink={0}
      options={stateOptions}
      value={state}
      onChange={onState}
    />
  </Flex>
);
