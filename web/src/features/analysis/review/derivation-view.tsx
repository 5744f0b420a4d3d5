import { Box, chakra, Stack } from '@chakra-ui/react';
import type { Derivation } from '../../../../../shared/analysis.ts';

const forceWords: Readonly<Record<string, string>> = {
  duty: 'imposes a duty',
  right: 'gives a right',
  ban: 'forbids something',
  'no-duty': 'frees from a duty',
  'no-right': 'takes a right away',
  exclusion: 'excludes liability or a remedy',
  transfer: 'passes something on',
  waiver: 'waives a right',
  promise: 'promises something',
  acknowledgement: 'acknowledges something as true',
  definition: 'defines a term',
  fact: 'states how things are',
};

const burdenWords: Readonly<Record<Derivation['burdens'], string>> = {
  own: 'Your side',
  counterpart: 'The other side',
  both: 'Both sides alike',
  unknown: 'A party that could not be placed',
};

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const proofWords = ({ proof, likelihood }: Derivation): string => {
  if (proof === 'proved') return 'A rule reads it from these words';
  return likelihood === undefined
    ? 'Likely, by what was learned'
    : `Likely (${percent.format(likelihood)}), by what was learned`;
};

const Term = chakra('dt', { base: { color: 'fg.muted' } });
const Detail = chakra('dd', { base: { m: '0', minW: '0', overflowWrap: 'anywhere' } });

interface DerivationViewProps {
  readonly id: string;
  /** Left out where no rule of the engine derived the finding. */
  readonly derivation: Derivation | undefined;
  /** What is said of the finding beyond its first sentences; empty where nothing is. */
  readonly rest: string;
}

const rowsOf = (derivation: Derivation) => [
  ['The statement', forceWords[derivation.force] ?? derivation.force],
  ['Who acts', derivation.actor ?? 'Nobody is named'],
  ['Whom it burdens', burdenWords[derivation.burdens]],
  ['How it is known', proofWords(derivation)],
  ...(derivation.source === undefined ? [] : [['What stands behind it', derivation.source]]),
];

/** Why a finding holds: what the statement does, who acts, whom it burdens, how that is known and what stands behind it. */
export const DerivationView = ({ id, derivation, rest }: DerivationViewProps) => (
  <Stack id={id} gap="2" mt="2.5" px="3" py="2.5" bg="bg.subtle" borderRadius="l2" textStyle="sm">
    {rest !== '' && <Box>{rest}</Box>}
    {derivation && (
      <Box
        as="dl"
        m="0"
        display="grid"
        gridTemplateColumns="minmax(7rem, auto) minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
      >
        {rowsOf(derivation).map(([term, detail]) => (
          <Box key={term} display="contents">
            <Term>{term}</Term>
            <Detail>{detail}</Detail>
          </Box>
        ))}
      </Box>
    )}
  </Stack>
);
