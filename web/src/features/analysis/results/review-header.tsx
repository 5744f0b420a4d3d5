import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Analysis, RiskLevel, StoredAnalysis } from '../../../../../shared/analysis.ts';
import { partyRoleLabel } from '../../../../../shared/contracts.ts';
import { messages } from '../../../../../shared/messages.ts';
import { criticalLine, riskLevelNames, wholeLevelLine } from '../../../../../shared/verdicts.ts';
import { CopyIcon } from '../../../components/icons.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ScoreBar } from '../../../components/score-bar.tsx';
import { SeverityShape } from '../../../components/severity-badge.tsx';
import { toast } from '../../../lib/toast.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { AcceptedReading } from './accepted-reading.tsx';
import { analysisAsText } from './analysis-as-text.ts';
import { nounFor, type ReviewCounts } from './review-of.ts';
import { firstSentences } from './sentences.ts';
import { usePdfExport } from './use-pdf-export.ts';
import { WordExport } from './word-export.tsx';

const unreadWords: Readonly<Record<string, string>> = {
  'not-a-contract': 'Not read as a contract',
  'not-english': 'Not read: not in English',
};

/** A text that could not be read as a contract gets no verdict in color: nothing is claimed about it. */
const isRead = ({ readability }: Analysis): boolean => readability === 'recognised' || readability === 'not-recognised';

const copyAnalysis = async (stored: StoredAnalysis): Promise<void> => {
  try {
    await navigator.clipboard.writeText(analysisAsText(stored));
    toast({ title: 'Copied', description: 'The analysis is on the clipboard as text.' });
  } catch {
    toast({ title: 'Copy Failed', description: 'The browser did not allow copying.', variant: 'destructive' });
  }
};

interface ActionsProps {
  readonly stored: StoredAnalysis;
  /** Whether whoever reads it may negotiate. */
  readonly canNegotiate: boolean;
  readonly onAuditTrail: () => void;
}

const Actions = ({ stored, canNegotiate, onAuditTrail }: ActionsProps) => {
  const { isExporting, exportPdf } = usePdfExport(stored.id);
  return (
    // Where they take two rows, they fill both.
    <Flex
      align="center"
      justify="flex-end"
      gap="1.5"
      wrap="wrap"
      minW="0"
      css={{ '@media (max-width: 479.98px)': { '& > * + *': { flexGrow: '1' } } }}
    >
      <Button
        size="xs"
        variant="ghost"
        aria-label="Copy as text"
        title="Copy as text"
        onClick={() => void copyAnalysis(stored)}
      >
        <CopyIcon />
      </Button>
      <Button size="xs" variant="outline" onClick={onAuditTrail}>
        Audit Trail
      </Button>
      <Button size="xs" variant="outline" disabled={isExporting} onClick={() => void exportPdf()}>
        {isExporting ? 'Generating...' : 'Export PDF'}
      </Button>
      <WordExport analysisId={stored.id} canNegotiate={canNegotiate} />
    </Flex>
  );
};

interface CountProps {
  readonly count: number;
  /** What one of them is called. */
  readonly one: string;
  readonly level: RiskLevel;
}

const Count = ({ count, one, level }: CountProps) => (
  <Flex align="baseline" gap="1.5" textStyle="sm">
    <Box as="span" color={`severity.${level}.rail`} alignSelf="center">
      <SeverityShape level={level} />
    </Box>
    <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {count}
    </Text>
    <Text as="span" color="fg.muted">
      {nounFor(count, one)}
    </Text>
  </Flex>
);

/** What the clause means, in its first two sentences; the rest unfolds. */
const Explanation = ({ text }: { readonly text: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { first, rest } = firstSentences(text, 2);
  return (
    <Box as="section" aria-label="In Plain English" px="4" py="2.5" borderTopWidth="1px" borderColor="border">
      <Text id={id} textStyle="sm" textWrap="pretty" whiteSpace="pre-line" overflowWrap="anywhere">
        {isOpen ? text : first}
      </Text>
      {rest !== '' && (
        <Button
          size="xs"
          variant="plain"
          ms="-1"
          h={{ base: '11', md: '6' }}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </Box>
  );
};

type StoredProps = Pick<ActionsProps, 'stored'>;

/** How risky the clause is, for whom and when that was found. */
const Verdict = ({ stored: { analysis, contractType, createdAt } }: StoredProps) => {
  const { riskLevel, partyRole, readability } = analysis;
  const hasVerdict = isRead(analysis);
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      px="4"
      py="2"
      bg={hasVerdict ? `severity.${riskLevel}.bg` : 'bg.subtle'}
      color={hasVerdict ? `severity.${riskLevel}.fg` : 'fg.muted'}
    >
      <Heading as="h2" size="lg" display="flex" alignItems="center" gap="2.5">
        {hasVerdict && <SeverityShape level={riskLevel} />}
        {hasVerdict ? riskLevelNames[riskLevel] : unreadWords[readability]}
      </Heading>
      <Flex wrap="wrap" columnGap="3" textStyle="xs">
        <Text fontWeight="medium">
          {partyRole === '' ? 'Made for no particular side' : `Made for the ${partyRoleLabel(partyRole, contractType)}`}
        </Text>
        <Text whiteSpace="nowrap">
          Analyzed <RelativeTime iso={createdAt} isWithinSentence />
        </Text>
      </Flex>
    </Flex>
  );
};

const Scores = ({ stored: { analysis } }: StoredProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 5fr) minmax(0, 6fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    columnGap={{ base: '3', md: '6' }}
  >
    <ScoreBar
      label="Risk score"
      score={analysis.overallRiskScore}
      color={isRead(analysis) ? `severity.${analysis.riskLevel}.rail` : 'fg.subtle'}
    />
    <ScoreBar label="Completeness" score={analysis.completenessScore} />
  </Grid>
);

interface ReviewHeaderProps extends ActionsProps {
  readonly counts: ReviewCounts;
  readonly review: ClauseReview;
}

/** The analysis at a glance: for whom it was made, how risky and how complete the clause is, and what it comes to. */
export const ReviewHeader = ({ stored, counts, review, ...actions }: ReviewHeaderProps) => {
  const { analysis } = stored;
  const asides = [wholeLevelLine(analysis), criticalLine(analysis)].filter((line) => line !== undefined);
  return (
    <Stack gap="2">
      <Actions stored={stored} {...actions} />
      <Box layerStyle="panel" overflow="hidden">
        <Box as="section" aria-label="Verdict">
          <Verdict stored={stored} />
          <Box px="4" pt="2.5" pb="2.5">
            <Scores stored={stored} />
            <Flex wrap="wrap" columnGap={{ base: '3', sm: '5' }} rowGap="1" mt="2.5">
              <Count count={counts.high} one="High risk" level="high" />
              <Count count={counts.medium} one="Medium risk" level="medium" />
              <Count count={counts.benefits} one="Benefit" level="low" />
            </Flex>
            {asides.map((line) => (
              <Text key={line} textStyle="xs" color="fg.muted" mt="1">
                {line}
              </Text>
            ))}
            {counts.changes > 0 && <AcceptedReading analysisId={stored.id} review={review} />}
          </Box>
        </Box>
        <Explanation text={analysis.plainEnglishExplanation} />
      </Box>
      <Text textStyle="xs" color="fg.muted" textWrap="pretty">
        {messages.disclaimer}
      </Text>
    </Stack>
  );
};
