import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { Analysis, RiskLevel } from '../../../../../shared/analysis.ts';
import { partyRoleLabel } from '../../../../../shared/contracts.ts';
import { ScoreBar } from '../../../components/score-bar.tsx';
import { SeverityShape } from '../../../components/severity-badge.tsx';
import { countFindings } from './count-findings.ts';

const levelWords: Readonly<Record<RiskLevel, string>> = { high: 'High risk', medium: 'Medium risk', low: 'Low risk' };

interface CountProps {
  readonly count: number;
  readonly label: string;
  readonly color: string;
}

const Count = ({ count, label, color }: CountProps) => (
  <Box borderInlineStartWidth="2px" borderColor={color} ps="3">
    <Text textStyle="xl" fontWeight="semibold" lineHeight="1.2">
      {count}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      {label}
    </Text>
  </Box>
);

/** A text that could not be read as a contract gets no verdict in colour: nothing is claimed about it. */
const isRead = (analysis: Analysis): boolean =>
  analysis.readability === 'recognised' || analysis.readability === 'not-recognised';

const unreadWords: Readonly<Record<string, string>> = {
  'not-a-contract': 'Not read as a contract',
  'not-english': 'Not read: not in English',
};

interface VerdictProps {
  readonly analysis: Analysis;
  readonly contractType: string;
}

/** The analysis at a glance: for whom it was made, how risky and how complete the clause is, and what was counted. */
export const Verdict = ({ analysis, contractType }: VerdictProps) => {
  const { riskLevel, overallRiskScore, completenessScore, partyRole, clauseCategories } = analysis;
  const counts = countFindings(analysis);
  const hasVerdict = isRead(analysis);
  return (
    <Box as="section" aria-label="Verdict" layerStyle="panel" overflow="hidden">
      <Box
        px="5"
        py="4"
        bg={hasVerdict ? `severity.${riskLevel}.bg` : 'bg.subtle'}
        color={hasVerdict ? `severity.${riskLevel}.fg` : 'fg.muted'}
      >
        <Text textStyle="xs" fontWeight="medium" mb="1">
          {partyRole === '' ? 'Made for no particular side' : `Made for the ${partyRoleLabel(partyRole, contractType)}`}
        </Text>
        <Heading as="h2" size="2xl" display="flex" alignItems="center" gap="3">
          {hasVerdict && <SeverityShape level={riskLevel} />}
          {hasVerdict ? levelWords[riskLevel] : unreadWords[analysis.readability]}
        </Heading>
      </Box>
      <Box px="5" py="5">
        <Grid templateColumns="repeat(auto-fit, minmax(10.5rem, 1fr))" columnGap="8" rowGap="4">
          <ScoreBar
            label="Risk score"
            score={overallRiskScore}
            color={hasVerdict ? `severity.${riskLevel}.rail` : 'fg.subtle'}
          />
          <ScoreBar label="Completeness" score={completenessScore} />
        </Grid>
        <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="3" mt="6">
          <Count count={counts.high} label="High risks" color="severity.high.rail" />
          <Count count={counts.medium} label="Medium risks" color="severity.medium.rail" />
          <Count count={counts.benefits} label="Benefits" color="severity.low.rail" />
        </Grid>
        {clauseCategories.length > 0 && (
          <Flex wrap="wrap" gap="1.5" mt="5" role="list" aria-label="Kinds of clause">
            {clauseCategories.map((category) => (
              <Badge key={category} role="listitem" variant="surface">
                {category}
              </Badge>
            ))}
          </Flex>
        )}
      </Box>
    </Box>
  );
};
