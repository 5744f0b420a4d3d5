import { Badge, Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type {
  AnalysedSection,
  Analysis,
  Benefit,
  Importance,
  KeyFact,
  MissingElement,
  NegotiationStrategy,
} from '../../../../../shared/analysis.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { factId, sectionId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { FindingCard } from './finding-card.tsx';
import { ResultSection } from './section.tsx';

interface PlaceProps {
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** What of the clause is good for the reader. */
export const Benefits = ({ benefits, marks, onShow }: PlaceProps & { readonly benefits: readonly Benefit[] }) => (
  <ResultSection title="Benefits" count={benefits.length}>
    {benefits.length === 0 ? (
      <Text textStyle="sm" color="fg.muted">
        Nothing in this text stands out in your favour.
      </Text>
    ) : (
      <Stack gap="3">
        {benefits.map((benefit) => (
          <FindingCard key={benefit.id} {...benefit} rail="severity.low.rail" marks={marks} onShow={onShow} />
        ))}
      </Stack>
    )}
  </ResultSection>
);

const importanceWords: Readonly<Record<Importance, string>> = {
  critical: 'Critical',
  important: 'Important',
  other: 'Worth adding',
};
const importanceOrder: readonly Importance[] = ['critical', 'important', 'other'];
const importanceLevel = { critical: 'high', important: 'medium', other: 'low' } as const;

/** What a clause of this kind should hold and this one lacks, the weightiest first. */
export const MissingElements = ({
  elements,
  marks,
  onShow,
}: PlaceProps & { readonly elements: readonly MissingElement[] }) => (
  <ResultSection title="Missing Elements" count={elements.length}>
    {elements.length === 0 ? (
      <Text textStyle="sm" color="fg.muted">
        Nothing that a clause of this kind should hold is missing.
      </Text>
    ) : (
      <Stack gap="3">
        {importanceOrder
          .flatMap((importance) => elements.filter((element) => element.importance === importance))
          .map(({ importance, ...element }) => (
            <FindingCard
              key={element.id}
              {...element}
              rail={importance === 'other' ? 'border.emphasized' : `severity.${importanceLevel[importance]}.rail`}
              badge={
                importance === 'other' ? (
                  <Badge variant="surface">{importanceWords.other}</Badge>
                ) : (
                  <SeverityBadge level={importanceLevel[importance]}>{importanceWords[importance]}</SeverityBadge>
                )
              }
              marks={marks}
              onShow={onShow}
            />
          ))}
      </Stack>
    )}
  </ResultSection>
);

/** Findings whose quoted passage was not found in the clause: shown apart and counted nowhere. */
export const UnverifiedFindings = ({ analysis }: { readonly analysis: Analysis }) => {
  const findings = [...analysis.risks, ...analysis.benefits, ...analysis.missingElements].filter(
    ({ verified }) => !verified,
  );
  if (findings.length === 0) return null;
  return (
    <ResultSection title="Unverified Findings" count={findings.length}>
      <Text textStyle="sm" color="fg.muted" mb="3" textWrap="pretty">
        The words these findings quote were not found in the clause, or are too few to prove anything. They count
        nowhere; check them before you rely on them.
      </Text>
      <Stack gap="3">
        {findings.map((finding) => (
          <Box key={finding.id} layerStyle="panel" borderStyle="dashed" px="4" py="3.5">
            <Heading as="h3" size="sm">
              {finding.title}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mt="1.5">
              {finding.description}
            </Text>
          </Box>
        ))}
      </Stack>
    </ResultSection>
  );
};

const RowButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    textAlign: 'start',
    textStyle: 'sm',
    px: '4',
    py: '2.5',
    minH: { base: '11', md: '9' },
    cursor: 'button',
    borderColor: 'border.muted',
    _notFirst: { borderTopWidth: '1px' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface SectionsProps extends PlaceProps {
  readonly sections: readonly AnalysedSection[];
}

/** The sections of a longer text with the risk of each; a click goes there. */
export const Sections = ({ sections, marks, onShow }: SectionsProps) => (
  <ResultSection title="Sections" count={sections.length}>
    <Box layerStyle="panel" overflow="hidden" maxH="22rem" overflowY="auto">
      {sections.map((section, index) => (
        <RowButton
          key={section.start}
          type="button"
          onClick={() => onShow(sectionId(index))}
          onPointerEnter={() => marks.hover(sectionId(index))}
          onPointerLeave={() => marks.hover(undefined)}
        >
          <Box flex="1" minW="0">
            <Text truncate fontWeight="medium">
              {section.heading || `Section ${index + 1}`}
            </Text>
            {section.categories.length > 0 && (
              <Text truncate textStyle="xs" color="fg.subtle">
                {section.categories.join(' · ')}
              </Text>
            )}
          </Box>
          <SeverityBadge level={section.riskLevel} />
        </RowButton>
      ))}
    </Box>
  </ResultSection>
);

interface KeyFactsProps extends PlaceProps {
  readonly facts: readonly KeyFact[];
}

/** The figures, dates and names the clause states; a click shows where. */
export const KeyFacts = ({ facts, marks, onShow }: KeyFactsProps) => (
  <ResultSection title="Key Facts" count={facts.length}>
    <Grid
      templateColumns="repeat(auto-fill, minmax(12rem, 1fr))"
      gap="2"
      maxH="20rem"
      overflowY="auto"
      p="0.5"
      m="-0.5"
    >
      {facts.map((fact, index) => (
        <chakra.button
          // A text may state the same figure twice at the same place under two labels.
          key={`${fact.kind}-${fact.evidence.start}-${fact.label}`}
          type="button"
          textAlign="start"
          layerStyle="panel"
          px="3"
          py="2"
          cursor="button"
          minW="0"
          _hover={{ borderColor: 'border.emphasized' }}
          onClick={() => onShow(factId(index))}
          onPointerEnter={() => marks.hover(factId(index))}
          onPointerLeave={() => marks.hover(undefined)}
        >
          <Text textStyle="xs" color="fg.subtle" truncate>
            {fact.label}
          </Text>
          <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            {fact.value}
          </Text>
        </chakra.button>
      ))}
    </Grid>
  </ResultSection>
);

/** What to ask for at the table, the main line first. */
export const Strategies = ({ strategies }: { readonly strategies: readonly NegotiationStrategy[] }) => (
  <ResultSection title="Negotiation Strategies">
    <Stack as="ol" gap="4" listStyleType="none">
      {[...strategies]
        .sort((a, b) => Number(a.type !== 'primary') - Number(b.type !== 'primary'))
        .map((strategy, index) => (
          <Box as="li" key={`${strategy.title}-${index}`} display="flex" gap="3.5">
            <Text as="span" aria-hidden="true" textStyle="sm" fontWeight="semibold" color="fg.subtle" minW="5" pt="px">
              {index + 1}
            </Text>
            <Box minW="0">
              <Heading as="h3" size="sm" display="flex" flexWrap="wrap" gap="2" alignItems="center">
                {strategy.title}
                {strategy.type === 'primary' && <Badge colorPalette="accent">Primary</Badge>}
              </Heading>
              <Text textStyle="sm" color="fg.muted" mt="1" textWrap="pretty">
                {strategy.description}
              </Text>
            </Box>
          </Box>
        ))}
    </Stack>
  </ResultSection>
);
