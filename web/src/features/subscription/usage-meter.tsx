import { Box, Flex, Text } from '@chakra-ui/react';
import type { Subscription } from '../../../../shared/subscriptions.ts';
import { dayInUtc, isRunningLow, remainingOf } from './remaining.ts';

const plural = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'analysis' : 'analyses'}`;

/** What is used of the month's analyses, and when the count begins again. */
export const UsageMeter = ({ subscription }: { readonly subscription: Subscription }) => {
  const { used, limit, resetsAt } = subscription;
  const begins = (
    <>
      The count begins again on <time dateTime={resetsAt}>{dayInUtc(resetsAt)}</time> (UTC).
    </>
  );
  if (limit < 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        <Text as="span" color="fg" fontWeight="semibold">
          {plural(used)}
        </Text>{' '}
        this month, without a limit. {begins}
      </Text>
    );
  }
  const remaining = remainingOf(subscription);
  const share = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3" mb="1.5" textStyle="sm">
        <Text as="span" color="fg.muted">
          Analyses this month
        </Text>
        <Text as="span" fontWeight="semibold">
          {used.toLocaleString('en')} of {limit.toLocaleString('en')}
        </Text>
      </Flex>
      <Box
        role="meter"
        aria-label="Analyses this month"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${used} of ${limit} used`}
        h="2"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box
          h="full"
          borderRadius="full"
          bg={isRunningLow(subscription) ? 'severity.medium.rail' : 'accent.solid'}
          style={{ width: `${share}%` }}
        />
      </Box>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {remaining === 0 ? 'All are used.' : `${plural(remaining)} left.`} {begins}
      </Text>
    </Box>
  );
};
