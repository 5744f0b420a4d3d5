import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { DecisionEntry } from '../../../../shared/administration.ts';
import { EmailAddress } from '../../components/email-address.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OfflineIcon, RecentIcon } from '../../components/icons.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { failureMessage } from '../../lib/api.ts';
import { useDecisions } from './administration-data.ts';

const unreadable = 'The server did not give the list. Please try again.';

const Loading = () => (
  <Stack gap="2" role="status" aria-label="Loading decisions...">
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} h="4.25rem" />
    ))}
  </Stack>
);

const Entry = ({ timestamp, actor, subject, what }: DecisionEntry) => (
  <Flex
    as="li"
    direction={{ base: 'column', md: 'row' }}
    justify="space-between"
    gap={{ base: '1', md: '6' }}
    px="4"
    py="3"
    textStyle="sm"
    css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
  >
    <Box minW="0" overflowWrap="break-word">
      <Text>
        <Box as="span" fontWeight="medium">
          {subject.name}
        </Box>{' '}
        {what}
      </Text>
      <Text color="fg.muted">
        <EmailAddress>{subject.email}</EmailAddress>
      </Text>
    </Box>
    <Text color="fg.muted" textAlign={{ base: 'start', md: 'end' }} flexShrink={0} maxW={{ md: '45%' }}>
      by {actor.name}
      <Box as="span" display={{ base: 'inline', md: 'block' }} ms={{ base: '2', md: '0' }}>
        <RelativeTime iso={timestamp} />
      </Box>
    </Text>
  </Flex>
);

/** Who decided what about whom, and when; newest first. */
export const DecisionList = () => {
  const { data, error, mutate, isLoadingMore, moreError, loadMore } = useDecisions();
  if (!data && error) {
    return (
      <EmptyState
        icon={<OfflineIcon />}
        title="The decisions could not be read"
        hint={failureMessage(error, unreadable)}
      >
        <Button onClick={() => void mutate()}>Try again</Button>
      </EmptyState>
    );
  }
  if (!data) return <Loading />;
  if (data.entries.length === 0) {
    return (
      <EmptyState
        icon={<RecentIcon />}
        title="No decisions yet"
        hint="Each approval, rejection, deactivation and reactivation is listed here, with who decided it and when."
      />
    );
  }

  return (
    <>
      <Box as="ol" listStyleType="none" layerStyle="panel" aria-label="Decisions">
        {data.entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </Box>
      {moreError !== undefined && (
        <Text role="alert" mt="3" textStyle="sm" color="fg.error">
          {failureMessage(moreError, unreadable)}
        </Text>
      )}
      {data.next !== null && (
        <Flex justify="center" mt="4">
          <Button variant="outline" size="sm" disabled={isLoadingMore} onClick={() => void loadMore()}>
            {isLoadingMore ? 'Loading...' : 'Load more'}
          </Button>
        </Flex>
      )}
    </>
  );
};
