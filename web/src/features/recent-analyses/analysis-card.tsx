import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { AnalysisSummary, RiskLevel } from '../../../../shared/analysis.ts';
import { riskToleranceLabel } from '../../../../shared/contracts.ts';
import { shownClauseLength, shownIdLength } from '../../../../shared/limits.ts';
import { TrashIcon } from '../../components/icons.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { shownContractType } from './filter-analyses.ts';
import { outOfTen } from '../../../../shared/scores.ts';

/** The clause cut to 150 characters, with an ellipsis only where something was cut. */
export const clausePreview = (clauseText: string): string =>
  clauseText.length > shownClauseLength
    ? `${clauseText.slice(0, shownClauseLength).replace(/[\uD800-\uDBFF]$/, '')}...`
    : clauseText;

/** How the specification names the looks of a risk badge. */
const badgeVariants: Readonly<Record<RiskLevel, string>> = { low: 'default', medium: 'secondary', high: 'destructive' };

const CardLink = chakra(Link, {
  base: {
    display: 'block',
    color: 'inherit',
    borderRadius: 'l3',
    px: { base: '4', md: '5' },
    py: '4',
  },
});

const DeleteButton = chakra('button', {
  base: {
    position: 'absolute',
    top: { base: '1.5', md: '2.5' },
    insetEnd: { base: '1.5', md: '3' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '11', md: '8' },
    borderRadius: 'l2',
    color: 'fg.subtle',
    cursor: 'button',
    _hover: { bg: 'red.subtle', color: 'red.fg' },
  },
});

interface AnalysisProps {
  readonly analysis: AnalysisSummary;
}

/** What was analyzed, and how risky it is. */
const TitleRow = ({ analysis: { title, analysis } }: AnalysisProps) => (
  <Flex justify="space-between" align="flex-start" gap="3" pe={{ base: '9', md: '8' }}>
    <Heading as="h2" size="md" minW="0" overflowWrap="anywhere">
      Contract Analysis
      {title && (
        <Text as="span" display={{ base: 'block', md: 'inline' }} fontWeight="normal" color="fg.muted">
          <VisuallyHidden>: </VisuallyHidden>
          <Text as="span" aria-hidden="true" hideBelow="md" mx="2" color="border.emphasized">
            /
          </Text>
          {title}
        </Text>
      )}
    </Heading>
    <Box data-variant={badgeVariants[analysis.riskLevel]} flexShrink={0}>
      <VisuallyHidden>Risk level: </VisuallyHidden>
      <SeverityBadge level={analysis.riskLevel} />
    </Box>
  </Flex>
);

/** By what, of what and when it was made. */
const Marks = ({ analysis }: AnalysisProps) => (
  <Flex wrap="wrap" align="center" columnGap="2" rowGap="1.5" mt="1.5" textStyle="xs" color="fg.muted">
    {analysis.playbookUsed && <Badge colorPalette="accent">Playbook</Badge>}
    {analysis.modelReview === 'pending' && <Badge colorPalette="accent">Model’s review pending</Badge>}
    <Badge variant="surface">{shownContractType(analysis.contractType)}</Badge>
    <Badge variant="surface">{riskToleranceLabel(analysis.riskTolerance)} Risk</Badge>
    <RelativeTime iso={analysis.createdAt} />
  </Flex>
);

interface AnalysisCardProps extends AnalysisProps {
  readonly onDelete: (analysis: AnalysisSummary) => void;
}

/** One past analysis. The whole card is a link to it, and deleting stands beside the link. */
export const AnalysisCard = ({ analysis, onDelete }: AnalysisCardProps) => {
  const { id, title, clauseText } = analysis;
  const { riskLevel, overallRiskScore } = analysis.analysis;
  return (
    <Box
      as="article"
      layerStyle="panel"
      position="relative"
      transition="border-color 150ms, box-shadow 150ms"
      _hover={{ borderColor: 'border.emphasized/60', boxShadow: 'sm' }}
      borderInlineStartWidth="3px"
      borderInlineStartColor={`severity.${riskLevel}.rail`}
    >
      <CardLink to={`/?analysis=${encodeURIComponent(id)}`}>
        <TitleRow analysis={analysis} />
        <Marks analysis={analysis} />
        <Text mt="3" fontFamily="contract" textStyle="md" color="fg" lineHeight="1.55" overflowWrap="anywhere">
          {clausePreview(clauseText)}
        </Text>
        <Flex justify="space-between" gap="3" mt="2.5" textStyle="xs" color="fg.subtle">
          <Text as="span" fontFamily="mono">
            {id.slice(0, shownIdLength)}
          </Text>
          <span>
            <VisuallyHidden>Overall risk </VisuallyHidden>
            {outOfTen(overallRiskScore)}
          </span>
        </Flex>
      </CardLink>
      <DeleteButton
        type="button"
        aria-label={`Delete analysis ${title || id.slice(0, shownIdLength)}`}
        title="Delete"
        onClick={() => onDelete(analysis)}
      >
        <TrashIcon />
      </DeleteButton>
    </Box>
  );
};
