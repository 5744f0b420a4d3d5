import { Button, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { differenceSentence, type Staleness } from '../staleness.ts';

interface StaleBarProps {
  readonly staleness: Staleness;
  readonly onAnalyze: () => void;
}

/** Says that the results are of another text or other choices, and offers to analyze what there is now. */
export const StaleBar = ({ staleness, onAnalyze }: StaleBarProps) => {
  const differing = useSyncExternalStore(staleness.subscribe, staleness.read);
  if (differing.length === 0) return null;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="severity.medium.bg"
      color="severity.medium.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Text textStyle="sm" flex="1" minW="0">
        {differenceSentence(differing)}
      </Text>
      <Button size="xs" variant="outline" onClick={onAnalyze}>
        Analyze again
      </Button>
    </Flex>
  );
};
