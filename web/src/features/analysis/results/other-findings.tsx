import { Badge, Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type {
  Analysis,
  Benefit,
  Evidence,
  KeyFact,
  MissingElement,
  NegotiationStrategy,
} from '../../../../../shared/analysis.ts';
import { unlistedLine, type Unlisted } from '../../../../../shared/settlement.ts';
import { completenessLine, importanceNames } from '../../../../../shared/verdicts.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { factId, unreadId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { ProposalList } from '../review/proposal-list.tsx';
import { FindingCard } from './finding-card.tsx';
import type { Gap, Review } from './review-of.ts';
import { ResultSection } from './section.tsx';

interface PlaceProps {
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** What of the clause is good for the reader. */
export const Benefits = ({ benefits, marks, onShow }: PlaceProps & { readonly benefits: readonly Benefit[] }) => (
  <ResultSection title="Benefits">
    {benefits.length === 0 ? (
      <Text textStyle="sm" color="fg.muted">
        Nothing in this text stands out in your favor.
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

const importanceLevel = { critical: 'high', important: 'medium' } as const;

const lookOfMissing = ({ importance }: MissingElement) =>
  importance === 'other'
    ? { badge: <Badge variant="surface">{importanceNames.other}</Badge>, rail: 'border.emphasized' }
    : {
        badge: <SeverityBadge level={importanceLevel[importance]}>{importanceNames[importance]}</SeverityBadge>,
        rail: `severity.${importanceLevel[importance]}.rail`,
      };

interface MissingElementsProps extends PlaceProps {
  readonly analysis: Analysis;
  readonly missing: readonly Gap[];
  readonly clauseText: string;
  readonly review: ClauseReview;
}

/** What a clause of this kind should hold and this one lacks, the weightiest first, with the words to add. */
export const MissingElements = ({ analysis, missing, ...rest }: MissingElementsProps) => {
  const line = completenessLine(analysis);
  return (
    <ResultSection title="Missing Elements">
      {(line !== undefined || missing.length === 0) && (
        <Text textStyle="sm" color="fg.muted" textWrap="pretty" mb={missing.length === 0 ? undefined : '3'}>
          {line ?? 'Nothing that a clause of this kind should hold is missing.'}
        </Text>
      )}
      {missing.length > 0 && (
        <ProposalList label="Missing elements" proposals={missing} look={lookOfMissing} {...rest} />
      )}
    </ResultSection>
  );
};

/** Findings whose quoted passage was not found in the clause: shown apart and counted nowhere. */
export const UnverifiedFindings = ({ findings }: { readonly findings: Review['unverified'] }) =>
  findings.length === 0 ? null : (
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

/** What was found beside the risks that are listed, by its titles. */
export const UnlistedPoints = ({ unlisted }: { readonly unlisted: Unlisted }) => (
  <Box as="section" aria-label="Not listed" layerStyle="panel" px="4" py="3">
    <details>
      <Box as="summary" textStyle="sm" cursor="button" minH={{ base: '11', md: '6' }} alignContent="center">
        {unlistedLine(unlisted)}
      </Box>
      <Stack as="ul" gap="1" mt="2" ps="4" listStyleType="disc" textStyle="sm">
        {unlisted.all.map((title) => (
          <Box as="li" key={title} overflowWrap="anywhere">
            {title}
          </Box>
        ))}
      </Stack>
    </details>
  </Box>
);

/** Passages that bind or free a party and could not be understood: to be read by a person, never hidden. */
export const NotUnderstood = ({ passages, marks, onShow }: PlaceProps & { readonly passages: readonly Evidence[] }) =>
  passages.length === 0 ? null : (
    <ResultSection title="Not Understood" count={passages.length}>
      <Text textStyle="sm" color="fg.muted" mb="3" textWrap="pretty">
        These words bind or free a party, and what they do could not be told. Read them yourself.
      </Text>
      <Stack gap="3">
        {passages.map((passage, index) => (
          <FindingCard
            key={passage.start}
            id={unreadId(index)}
            title={`Passage ${index + 1}`}
            evidence={[passage]}
            rail="border.emphasized"
            marks={marks}
            onShow={onShow}
          />
        ))}
      </Stack>
    </ResultSection>
  );

const sourceOf = ({ source }: Analysis): string =>
  source.model === null ? source.engine : `${source.model}, checked by ${source.engine}`;

/** What a reader must know about how the analysis came about. */
export const HowItWasRead = ({ analysis }: { readonly analysis: Analysis }) => (
  <Box as="section" aria-label="How it was read" textStyle="xs" color="fg.muted">
    {analysis.notes.length > 0 && (
      <Stack as="ul" gap="1" listStyleType="none" mb="1">
        {analysis.notes.map((note) => (
          <Text as="li" key={note}>
            {note}
          </Text>
        ))}
      </Stack>
    )}
    <Text>Made by {sourceOf(analysis)}.</Text>
  </Box>
);

interface KeyFactsProps extends PlaceProps {
  readonly facts: readonly KeyFact[];
  readonly clauseCategories: readonly string[];
}

/** The figures, dates and names the clause states, and what kinds of clause it holds; a click shows where. */
export const KeyFacts = ({ facts, clauseCategories, marks, onShow }: KeyFactsProps) => (
  <ResultSection title="Key Facts">
    {clauseCategories.length > 0 && (
      <Flex wrap="wrap" gap="1.5" mb="4" role="list" aria-label="Kinds of clause">
        {clauseCategories.map((category) => (
          <Badge key={category} role="listitem" variant="surface">
            {category}
          </Badge>
        ))}
      </Flex>
    )}
    {facts.length === 0 ? (
      <Text textStyle="sm" color="fg.muted">
        This text states no figures, dates or names.
      </Text>
    ) : (
      <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="2">
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
    )}
  </ResultSection>
);

/** What to ask for at the table beyond what is said with each finding. */
export const Strategies = ({ strategies }: { readonly strategies: readonly NegotiationStrategy[] }) =>
  strategies.length === 0 ? null : (
    <ResultSection title="Negotiation Strategies">
      <Stack as="ol" gap="4" listStyleType="none">
        {strategies.map((strategy, index) => (
          <Box as="li" key={`${strategy.title}-${index}`}>
            <Heading as="h3" size="sm" display="flex" flexWrap="wrap" gap="2" alignItems="center">
              {strategy.title}
              {strategy.type === 'primary' && <Badge colorPalette="accent">Primary</Badge>}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mt="1" textWrap="pretty">
              {strategy.description}
            </Text>
          </Box>
        ))}
      </Stack>
    </ResultSection>
  );
