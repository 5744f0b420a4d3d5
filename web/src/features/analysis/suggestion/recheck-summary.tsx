import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Recheck } from '../../../../../shared/analysis.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import type { Unlisted } from '../../../../../shared/settlement.ts';
import { counted, type Settlement } from '../results/review-of.ts';

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

/** What the suggestion does in one sentence, for instance `Settles 4 of 6 findings, rewords 1 more, brings 0 new.` */
const shortAccount = ({ settled, reworded, open, introduced }: Settlement): string =>
  `${[
    `Settles ${settled.length} of ${counted(settled.length + reworded.length + open.length, 'finding')}`,
    ...(reworded.length > 0 ? [`rewords ${reworded.length} more`] : []),
    `brings ${introduced.length} new`,
  ].join(', ')}.`;

const stillOpen = (count: number): string =>
  `Of what is not listed, ${counted(count, 'point')} ${count === 1 ? 'stays' : 'stay'} open and count${count === 1 ? 's' : ''} in that score.`;

interface RecheckSummaryProps {
  readonly recheck: Recheck;
  readonly settlement: Settlement;
  readonly unlisted: Unlisted | undefined;
}

/** What reading the whole suggestion again showed: what it fixes, what stays, what it brings, and the scores. */
export const RecheckSummary = ({ recheck, settlement, unlisted }: RecheckSummaryProps) => {
  const outcomes = [
    { title: 'Settles', titles: settlement.settled, sign: '✓', color: 'severity.low.fg' },
    {
      title: 'Reworded, not proved settled',
      titles: settlement.reworded,
      sign: '~',
      color: 'severity.medium.fg',
    },
    { title: 'Still open', titles: settlement.open, sign: '–', color: 'severity.medium.fg' },
    { title: 'Brings in', titles: settlement.introduced, sign: '+', color: 'severity.high.fg' },
  ].filter(({ titles }) => titles.length > 0);
  return (
    <Box borderTopWidth="1px" borderColor="border" px="5" py="3.5">
      <Text textStyle="sm" fontWeight="semibold" mb="0.5">
        {shortAccount(settlement)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        Read again with all changes taken: risk{' '}
        <Text as="span" color="fg" fontWeight="medium">
          {outOfTen(recheck.riskScoreBefore)} → {outOfTen(recheck.riskScoreAfter)}
        </Text>
        , completeness{' '}
        <Text as="span" color="fg" fontWeight="medium">
          {outOfTen(recheck.completenessBefore)} → {outOfTen(recheck.completenessAfter)}
        </Text>
        .{unlisted && unlisted.open.length > 0 && ` ${stillOpen(unlisted.open.length)}`}
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
