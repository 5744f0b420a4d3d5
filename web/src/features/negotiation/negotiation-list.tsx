import { Badge, Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { NegotiationSummary } from '../../../../shared/negotiation-records.ts';
import { shownIdLength } from '../../../../shared/limits.ts';
import { RelativeTime } from '../../components/relative-time.tsx';

const CardLink = chakra(Link, {
  base: { display: 'block', color: 'inherit', borderRadius: 'l3', px: { base: '4', md: '5' }, py: '4' },
});

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const Card = ({ id, title, rounds, undecided, silentChanges, updatedAt }: NegotiationSummary) => (
  <Box as="article" layerStyle="panel" _hover={{ borderColor: 'border.emphasized/60', boxShadow: 'sm' }}>
    <CardLink to={`/negotiations?negotiation=${encodeURIComponent(id)}`}>
      <Heading as="h2" size="md" overflowWrap="anywhere">
        {title || `Analysis ${id.slice(0, shownIdLength)}`}
      </Heading>
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1.5" mt="1.5" textStyle="xs" color="fg.muted">
        <Badge variant="surface">{rounds === 0 ? 'Sent' : counted(rounds, 'round')}</Badge>
        {silentChanges > 0 && <Badge colorPalette="red">{counted(silentChanges, 'change')} without a mark</Badge>}
        {undecided > 0 && <Badge colorPalette="accent">{counted(undecided, 'point')} to decide</Badge>}
        <RelativeTime iso={updatedAt} />
      </Flex>
    </CardLink>
  </Box>
);

/** The negotiations as cards, each a link. */
export const NegotiationList = ({ negotiations }: { readonly negotiations: readonly NegotiationSummary[] }) => (
  <Stack gap="3">
    {negotiations.map((negotiation) => (
      <Card key={negotiation.id} {...negotiation} />
    ))}
  </Stack>
);
