import { Badge, Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Deviation, TemplateComparison } from '../../../../../shared/analysis.ts';
import { deviationId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { FindingCard } from './finding-card.tsx';
import { highlightQuotes } from './highlight-quotes.ts';
import { ResultSection } from './section.tsx';

const Mark = chakra('mark', {
  base: {
    bg: 'mark.hover',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
  },
});

/** How a deviation is called, and the sign that tells it apart without colour. */
const deviationWords: Readonly<Record<Deviation['kind'], { readonly words: string; readonly sign: string }>> = {
  missing: { words: 'Missing', sign: '−' },
  added: { words: 'Added', sign: '+' },
  'changed-figure': { words: 'Changed figure', sign: '≠' },
};

interface PlaceProps {
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

interface ComparisonProps extends PlaceProps {
  readonly comparison: TemplateComparison;
  readonly index: number;
}

/** What the template says, with the words marked that the clause departs from. */
const TemplateText = ({ templateName, sectionText, deviations }: TemplateComparison) => {
  const stretches = useMemo(
    () =>
      highlightQuotes(
        sectionText,
        deviations.flatMap(({ quote }) => quote ?? []),
      ),
    [sectionText, deviations],
  );
  return (
    <Box px="4" py="3" minW="0">
      <Text textStyle="xs" fontWeight="medium" color="fg.muted" mb="1.5">
        The template says
      </Text>
      <Text
        tabIndex={0}
        role="region"
        aria-label={`Text of ${templateName}`}
        fontFamily="contract"
        textStyle="sm"
        lineHeight="1.6"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxH="22rem"
        overflowY="auto"
      >
        {stretches.map(({ text, isMarked }, at) => (isMarked ? <Mark key={at}>{text}</Mark> : text))}
      </Text>
    </Box>
  );
};

interface DeviationsProps extends PlaceProps {
  readonly deviations: readonly Deviation[];
  /** The place of the comparison among all. */
  readonly index: number;
}

/** What the clause makes of it. */
const Deviations = ({ deviations, index, marks, onShow }: DeviationsProps) => {
  if (deviations.length === 0) {
    return (
      <Text textStyle="sm">
        <span aria-hidden="true">✓ </span>Nothing deviates.
      </Text>
    );
  }
  return (
    <Stack gap="2.5">
      {deviations.map(({ kind, description, evidence }, at) => (
        <FindingCard
          key={at}
          id={deviationId(index, at)}
          title={deviationWords[kind].words}
          description={description}
          evidence={evidence}
          rail="severity.medium.rail"
          badge={
            <Badge variant="surface" aria-hidden="true">
              {deviationWords[kind].sign}
            </Badge>
          }
          titleLevel="h4"
          marks={marks}
          onShow={onShow}
        />
      ))}
    </Stack>
  );
};

const countLine = (count: number): string => {
  if (count === 0) return 'Your clause';
  return `Your clause: ${count} ${count === 1 ? 'deviation' : 'deviations'}`;
};

const Comparison = ({ comparison, ...place }: ComparisonProps) => {
  const { templateName, heading, deviations } = comparison;
  return (
    <Box as="article" aria-label={`${templateName}${heading && `, ${heading}`}`} layerStyle="panel" overflow="hidden">
      <Box px="4" py="3" borderBottomWidth="1px" borderColor="border" bg="bg.subtle">
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          {templateName}
        </Heading>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {heading || 'Nearest section'}
        </Text>
      </Box>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
        <TemplateText {...comparison} />
        <Box px="4" py="3" minW="0" bg="bg.subtle">
          <Text textStyle="xs" fontWeight="medium" color="fg.muted" mb="1.5">
            {countLine(deviations.length)}
          </Text>
          <Deviations deviations={deviations} {...place} />
        </Box>
      </Grid>
    </Box>
  );
};

/** Sections of templates beside what the clause makes of them; nothing where no template applied. */
export const TemplateComparisons = ({
  comparisons,
  ...place
}: PlaceProps & { readonly comparisons: readonly TemplateComparison[] }) =>
  comparisons.length === 0 ? null : (
    <ResultSection title="Template Comparison" count={comparisons.length}>
      <Stack gap="4">
        {comparisons.map((comparison, index) => (
          <Comparison key={`${comparison.templateId}-${index}`} comparison={comparison} index={index} {...place} />
        ))}
      </Stack>
    </ResultSection>
  );
