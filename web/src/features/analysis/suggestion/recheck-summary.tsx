import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Recheck } from '../../../../../shared/analysis.ts';
import { outOfTen } from '../../../../../shared/scores.ts';

interface OutcomeProps {
  readonly title: string;
  readonly titles: readonly string[];
  readonly sign: string;
  readonly color: string;
}

/** So many outcomes of one kind are read at a glance; a whole contract has dozens. */
const shownOutcomes = 5;

const Outcome = ({ title, titles, sign, color }: OutcomeProps) => {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? titles : titles.slice(0, shownOutcomes);
  const hidden = titles.length - shown.length;
  return (
    <Box minW="0">
      <Heading as="h4" textStyle="xs" fontWeight="medium" color="fg.muted" mb="1">
        {title}
      </Heading>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {shown.map((name, index) => (
          <Text as="li" key={`${name}-${index}`} textStyle="sm" display="flex" gap="2">
            <Text as="span" aria-hidden="true" color={color} fontWeight="semibold">
              {sign}
            </Text>
            {name}
          </Text>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button size="xs" variant="plain" mt="1" onClick={() => setOpen(true)}>
          {hidden} more
        </Button>
      )}
    </Box>
  );
};

/** What reading the whole suggestion again showed: what it fixes, what stays, what it brings, and the scores. */
export const RecheckSummary = ({ recheck }: { readonly recheck: Recheck }) => {
  const outcomes = [
    { title: 'Fixes', titles: recheck.resolved, sign: '✓', color: 'severity.low.fg' },
    { title: 'Still open', titles: recheck.remaining, sign: '–', color: 'severity.medium.fg' },
    { title: 'Brings in', titles: recheck.introduced, sign: '+', color: 'severity.high.fg' },
  ].filter(({ titles }) => titles.length > 0);
  return (
    <Box bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Text textStyle="sm">
        Read again with all changes taken: risk{' '}
        <Text as="span" fontWeight="semibold">
          {outOfTen(recheck.riskScoreBefore)} → {outOfTen(recheck.riskScoreAfter)}
        </Text>
        , completeness{' '}
        <Text as="span" fontWeight="semibold">
          {outOfTen(recheck.completenessBefore)} → {outOfTen(recheck.completenessAfter)}
        </Text>
        .
      </Text>
      {outcomes.length > 0 && (
        <Grid templateColumns="repeat(auto-fit, minmax(12rem, 1fr))" gap="4" mt="3">
          {outcomes.map((outcome) => (
            <Outcome key={outcome.title} {...outcome} />
          ))}
        </Grid>
      )}
    </Box>
  );
};
