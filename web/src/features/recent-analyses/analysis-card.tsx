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

/** The clause cut to 150 characters, with an ellipsis only where something was cut. */
export const clausePreview = (clauseText: string): string =>
  clauseText.length > shownClauseLength
    ? `${clauseText.slice(0, shownClauseLength).replace(/[\uD800-\uDBFF]$/, '')}...`
    : clauseText;

/** How the specification names the looks of a risk badge. */
const badgeVariants: Readonly<Record<RiskLevel, string>> = { low: 'default', medium: 'secondary', high: 'destructive' };

const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    // The whole card is the link's target, and the link alone is read out.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    },
  },
});

const DeleteButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '11', md: '8' },
    m: { base: '-2', md: '-1' },
    borderRadius: 'l2',
    color: 'fg.subtle',
    cursor: 'button',
    _hover: { bg: 'red.subtle', color: 'red.fg' },
  },
});

interface AnalysisCardProps {
  readonly analysis: AnalysisSummary;
  readonly onDelete: (analysis: AnalysisSummary) => void;
}

/** One past analysis. A click goes to it. */
export const AnalysisCard = ({ analysis, onDelete }: AnalysisCardProps) => {
  const { id, title, contractType, riskTolerance, usePlaybook, createdAt, clauseText } = analysis;
  const { riskLevel, overallRiskScore } = analysis.analysis;
  return (
    <Box
      as="article"
      layerStyle="panel"
      position="relative"
      px={{ base: '4', md: '5' }}
      py="4"
      overflow="hidden"
      transition="border-color 150ms, box-shadow 150ms"
      _hover={{ borderColor: 'border.emphasized/60', boxShadow: 'sm' }}
      _before={{
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetStart: '0',
        w: '3px',
        bg: `severity.${riskLevel}.rail`,
      }}
    >
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Heading as="h2" size="md" overflowWrap="anywhere">
            <CardLink to={`/?analysis=${encodeURIComponent(id)}`}>
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
            </CardLink>
          </Heading>
        </Box>
        <Flex align="center" gap="3" flexShrink={0}>
          <Box data-variant={badgeVariants[riskLevel]}>
            <VisuallyHidden>Risk level: </VisuallyHidden>
            <SeverityBadge level={riskLevel} />
          </Box>
          <DeleteButton
            type="button"
            aria-label={`Delete analysis ${title || id.slice(0, shownIdLength)}`}
            title="Delete"
            onClick={() => onDelete(analysis)}
          >
            <TrashIcon />
          </DeleteButton>
        </Flex>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1.5" mt="1.5" textStyle="xs" color="fg.muted">
        {usePlaybook && <Badge colorPalette="accent">Playbook</Badge>}
        <Badge variant="surface">{shownContractType(contractType)}</Badge>
        <Badge variant="surface">{riskToleranceLabel(riskTolerance)} Risk</Badge>
        <RelativeTime iso={createdAt} />
      </Flex>
      <Text mt="3" fontFamily="contract" textStyle="md" color="fg" lineHeight="1.55" overflowWrap="anywhere">
        {clausePreview(clauseText)}
      </Text>
      <Flex justify="space-between" gap="3" mt="2.5" textStyle="xs" color="fg.subtle">
        <Text as="span" fontFamily="mono">
          <VisuallyHidden>Id </VisuallyHidden>
          {id.slice(0, shownIdLength)}
        </Text>
        <span>
          <VisuallyHidden>Overall risk </VisuallyHidden>
          {overallRiskScore}/10
        </span>
      </Flex>
    </Box>
  );
};
