import { Button, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { DecisionStore } from '../review/decision-store.ts';

/** Says that the last decisions are kept in this tab alone, and why, and offers to save them again. */
export const UnsavedBar = ({ decisions }: { readonly decisions: DecisionStore }) => {
  const failure = useSyncExternalStore(decisions.subscribe, decisions.failure);
  if (failure === undefined) return null;
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="severity.high.bg"
      color="severity.high.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Text textStyle="sm" flex="1" minW="0">
        Your last decisions are not saved. {failure}
      </Text>
      <Button size="xs" variant="outline" onClick={decisions.retry}>
        Try again
      </Button>
    </Flex>
  );
};
