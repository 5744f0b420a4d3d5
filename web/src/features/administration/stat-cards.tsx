import { Box, Skeleton, Text } from '@chakra-ui/react';
import type { UserStatistics } from '../../../../shared/administration.ts';
import { useUserStatistics } from './administration-data.ts';

/** The five figures (specification, section 2). Active are approved users who are active. */
const figures: readonly (readonly [keyof UserStatistics, string])[] = [
  ['total', 'Total Users'],
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['active', 'Active'],
  ['rejected', 'Rejected'],
];

const grouped = new Intl.NumberFormat('en-US');

/** How many accounts there are, by their state. */
export const StatCards = () => {
  const { data, error } = useUserStatistics();
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' }}
      gap="3"
      aria-busy={!data && !error}
    >
      {figures.map(([name, label], index) => (
        <Box
          key={name}
          layerStyle="panel"
          px={{ base: '4', md: '5' }}
          py={{ base: '3', md: '4' }}
          display="flex"
          flexDirection="column"
          gap="1"
          gridColumn={{ base: index === 0 ? 'span 2' : 'auto', lg: 'auto' }}
        >
          <Text as="dt" textStyle="sm" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="2xl" fontWeight="semibold" letterSpacing="tight">
            {data && grouped.format(data[name])}
            {!data && (error ? '–' : <Skeleton as="span" display="block" h="8" w="12" />)}
          </Text>
        </Box>
      ))}
    </Box>
  );
};
