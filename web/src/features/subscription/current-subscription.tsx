import { Badge, Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { Plan, Subscription } from '../../../../shared/subscriptions.ts';
import { dayInUtc } from './remaining.ts';
import { UsageMeter } from './usage-meter.tsx';

interface CurrentSubscriptionProps {
  readonly subscription: Subscription;
  readonly plan: Plan | undefined;
}

/** The card's place while it is read. */
export const CurrentSubscriptionSkeleton = () => (
  <Skeleton
    h={{ base: '13.625rem', sm: '10.875rem', md: '12.25rem', lg: '10.875rem' }}
    mb="8"
    borderRadius="l3"
    aria-hidden="true"
  />
);

/** The plan the person is on (specification, section 2), with what is used of it. */
export const CurrentSubscription = ({ subscription, plan }: CurrentSubscriptionProps) => (
  <Box as="section" layerStyle="panel" px={{ base: '4', md: '6' }} py="5" mb="8" aria-labelledby="current-subscription">
    <Flex justify="space-between" align="flex-start" gap="3" mb="4">
      <Box minW="0">
        <Heading as="h2" size="md" id="current-subscription">
          Current Subscription
        </Heading>
        <Text mt="1" textStyle="sm" color="fg.muted">
          {plan?.displayName ?? subscription.planId}. Current period ends{' '}
          <time dateTime={subscription.currentPeriodEnd}>{dayInUtc(subscription.currentPeriodEnd)}</time>
        </Text>
      </Box>
      <Badge colorPalette="accent" textTransform="capitalize">
        {subscription.status}
      </Badge>
    </Flex>
    <UsageMeter subscription={subscription} />
  </Box>
);
