import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Playbook } from '../../../../shared/playbooks.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { filterPlaybooks } from './filter-playbooks.ts';
import { PlaybookCard, type PlaybookActions } from './playbook-card.tsx';

/** From how many playbooks on a search is worth its place. */
const searchFrom = 7;

/** Addresses change this long after the last key, in milliseconds: browsers allow only so many changes a second. */
const addressDelayMs = 250;

interface PlaybookGridProps extends PlaybookActions {
  readonly playbooks: readonly Playbook[];
  readonly isReadingRest: boolean;
  readonly hasRestFailed: boolean;
  readonly onReadRest: () => void;
  /** The playbook a change of which is under way. */
  readonly busyId: string | undefined;
  /** What was searched for when the page was left. */
  readonly initialSearch: string;
  readonly onSearch: (search: string) => void;
}

/** The playbooks as cards, newest first, and a search where there are many. */
export const PlaybookGrid = (props: PlaybookGridProps) => {
  const { playbooks, isReadingRest, hasRestFailed, busyId, initialSearch, onSearch, ...actions } = props;
  const [search, setSearch] = useState(initialSearch);
  const deferred = useDeferredValue(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = useMemo(() => filterPlaybooks(playbooks, deferred), [playbooks, deferred]);
  const isSearchable = search !== '' || playbooks.length >= searchFrom;

  const searchFor = (words: string): void => {
    setSearch(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(words), addressDelayMs);
  };

  return (
    <>
      {isSearchable && (
        <Flex align="center" gap="3" mb="4" wrap="wrap">
          <SearchBox
            minW="14rem"
            maxW="24rem"
            label="Search playbooks"
            placeholder="Search names, descriptions and rules"
            value={search}
            onSearch={searchFor}
          />
          <Text role="status" textStyle="sm" color="fg.muted">
            Showing {shown.length} of {playbooks.length}
            {isReadingRest ? ' and more' : ''} playbooks
          </Text>
        </Flex>
      )}
      {hasRestFailed && (
        <Flex align="center" gap="2" mb="4" role="alert" textStyle="sm" color="fg.muted">
          Older playbooks could not be read.
          <Button variant="outline" size="xs" onClick={props.onReadRest}>
            Read on
          </Button>
        </Flex>
      )}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))" gap="4">
        {shown.map((playbook) => (
          <PlaybookCard key={playbook.id} playbook={playbook} isBusy={busyId === playbook.id} {...actions} />
        ))}
      </Grid>
      {shown.length === 0 && !isReadingRest && (
        <Box textAlign="center" py="12">
          <Text color="fg.muted" mb="3">
            No playbooks match “{deferred}”.
          </Text>
          <Button variant="outline" size="sm" onClick={() => searchFor('')}>
            Clear the search
          </Button>
        </Box>
      )}
    </>
  );
};
