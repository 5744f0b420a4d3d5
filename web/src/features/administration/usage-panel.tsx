import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { UsageReport } from '../../../../shared/subscriptions.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { failureMessage } from '../../lib/api.ts';
import { useUsageReport } from './administration-data.ts';
import { dollars } from '../../lib/dollars.ts';

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const figuresOf = (report: UsageReport): readonly (readonly [label: string, value: string])[] => [
  ['Analyses', report.analyses.toLocaleString('en')],
  ['Tokens read', report.inputTokens.toLocaleString('en')],
  ['Tokens written', report.outputTokens.toLocaleString('en')],
  ['Estimated cost', dollars(report.estimatedCost)],
];

/** A bar for each day, as high as its share of the busiest one; the figures themselves are in a table beside it. */
const DayChart = ({ days, month }: Pick<UsageReport, 'days' | 'month'>) => {
  const busiest = Math.max(...days.map(({ analyses }) => analyses));
  const most = Math.max(1, busiest);
  return (
    <Box as="figure" layerStyle="panel" px={{ base: '4', md: '5' }} py="5">
      <Flex as="figcaption" justify="space-between" gap="3" textStyle="sm" mb="4">
        <Text as="span" fontWeight="medium">
          Analyses per day
        </Text>
        <Text as="span" color="fg.muted">
          {monthName(month)} (UTC), {busiest === 0 ? 'none yet' : `at most ${busiest.toLocaleString('en')}`}
        </Text>
      </Flex>
      <Flex align="flex-end" gap={{ base: '2px', md: '1' }} h="10rem" aria-hidden="true">
        {days.map(({ date, analyses, estimatedCost }) => (
          <Box
            key={date}
            flex="1"
            minW="0"
            bg={analyses > 0 ? 'accent.solid' : 'bg.emphasized'}
            borderTopRadius="l1"
            title={`${date}: ${analyses.toLocaleString('en')}, ${dollars(estimatedCost)}`}
            style={{ height: analyses > 0 ? `${Math.max(3, (analyses / most) * 100)}%` : '2px' }}
          />
        ))}
      </Flex>
      <Flex justify="space-between" mt="1.5" textStyle="xs" color="fg.muted" aria-hidden="true">
        <span>1</span>
        <span>{days.length}</span>
      </Flex>
      <VisuallyHidden as="div">
        <table>
          <caption>Analyses, tokens and estimated cost per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Analyses</th>
              <th scope="col">Tokens</th>
              <th scope="col">Estimated cost</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ analyses }) => analyses > 0)
              .map(({ date, analyses, inputTokens, outputTokens, estimatedCost }) => (
                <tr key={date}>
                  <th scope="row">{date}</th>
                  <td>{analyses}</td>
                  <td>{inputTokens + outputTokens}</td>
                  <td>{dollars(estimatedCost)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Box>
  );
};

/** What this month's analyses came to, of all accounts and visitors. */
export const UsagePanel = () => {
  const { data, error, mutate } = useUsageReport();
  if (!data && error) {
    return (
      <EmptyState
        title="The figures could not be read"
        hint={failureMessage(error, 'The server did not give them. Please try again.')}
      >
        <Button variant="outline" onClick={() => void mutate()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box as="section" aria-labelledby="usage">
      <Heading as="h2" size="lg" id="usage" mb="3">
        Usage
      </Heading>
      {data ? (
        <>
          <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3" mb="4">
            {figuresOf(data).map(([label, value]) => (
              <Box key={label} layerStyle="panel" px="4" py="3">
                <Box as="dt" textStyle="sm" color="fg.muted">
                  {label}
                </Box>
                <Box as="dd" textStyle="xl" fontWeight="semibold">
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          <DayChart days={data.days} month={data.month} />
          <Text mt="3" textStyle="sm" color="fg.muted">
            The cost is an estimate for the language model, from the prices set for this installation.
          </Text>
        </>
      ) : (
        <Skeleton h="20rem" role="status" aria-label="Loading usage..." />
      )}
    </Box>
  );
};
