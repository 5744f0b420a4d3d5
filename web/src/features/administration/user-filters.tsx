import { Flex, NativeSelect } from '@chakra-ui/react';
import { userStates } from '../../../../shared/administration.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { stateLabels } from './state-badge.tsx';
import type { UsersView } from './users-view.ts';

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
    <NativeSelect.Root width={{ base: 'full', sm: '12rem' }} flexShrink={0}>
      <NativeSelect.Field
        aria-label="Status"
        value={state}
        onChange={(event) => onState(userStates.find((known) => known === event.target.value) ?? '')}
      >
        <option value="">All statuses</option>
        {userStates.map((known) => (
          <option key={known} value={known}>
            {stateLabels[known]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDownIcon />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  </Flex>
);
