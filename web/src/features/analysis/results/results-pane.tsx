import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import { messages } from '../../../../../shared/messages.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CopyIcon, DocumentIcon, DownloadIcon, RecentIcon } from '../../../components/icons.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ApiError } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import type { ClauseText } from '../clause-text.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { SuggestedClause } from '../suggestion/suggested-clause.tsx';
import { analysisAsText } from './analysis-as-text.ts';
import { Benefits, KeyFacts, MissingElements, Sections, Strategies, UnverifiedFindings } from './other-findings.tsx';
import { PlaybookReview } from './playbook-review.tsx';
import { PositionReview } from './position-review.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { Risks } from './risks.tsx';
import { ResultSection } from './section.tsx';
import { TemplateComparisons } from './template-comparisons.tsx';
import { usePdfExport } from './use-pdf-export.ts';
import { Verdict } from './verdict.tsx';
import { WordExport } from './word-export.tsx';

const sourceOf = ({ source }: StoredAnalysis['analysis']): string =>
  source.model === null ? source.engine : `${source.model}, checked by ${source.engine}`;

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
  readonly onAuditTrail: () => void;
}

const Actions = ({ stored, onAuditTrail }: ActionsProps) => {
  const { isExporting, exportPdf } = usePdfExport(stored.id);
  return (
    <Flex align="center" gap="1.5" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" me="auto">
        Analyzed <RelativeTime iso={stored.createdAt} />
      </Text>
      <Button size="sm" variant="ghost" onClick={() => void copyAnalysis(stored)}>
        <CopyIcon />
        Copy as text
      </Button>
      <Button size="sm" variant="outline" onClick={onAuditTrail}>
        <RecentIcon />
        Audit Trail
      </Button>
      <Button size="sm" variant="outline" disabled={isExporting} onClick={() => void exportPdf()}>
        <DownloadIcon />
        {isExporting ? 'Generating...' : 'Export PDF'}
      </Button>
      <WordExport analysisId={stored.id} />
    </Flex>
  );
};

interface ResultsProps extends ActionsProps {
  readonly clause: ClauseText;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** Everything an analysis says, what matters most first. */
export const Results = memo(({ stored, clause, marks, onShow, onAuditTrail }: ResultsProps) => {
  const { analysis } = stored;
  const place = { marks, onShow };
  return (
    <Stack gap="8" animation="fade-in 200ms">
      <Stack gap="3">
        <Actions stored={stored} onAuditTrail={onAuditTrail} />
        <Verdict analysis={analysis} contractType={stored.contractType} />
        {analysis.notes.length > 0 && (
          <Stack as="ul" gap="1.5" listStyleType="none" layerStyle="panel" bg="bg.subtle" px="4" py="3">
            {analysis.notes.map((note) => (
              <Text as="li" key={note} textStyle="sm" color="fg.muted">
                {note}
              </Text>
            ))}
          </Stack>
        )}
        <Text textStyle="xs" color="fg.muted" textWrap="pretty">
          {messages.disclaimer}
        </Text>
      </Stack>
      <ResultSection title="In Plain English">
        <Text textWrap="pretty" whiteSpace="pre-line" overflowWrap="anywhere">
          {analysis.plainEnglishExplanation}
        </Text>
      </ResultSection>
      <Risks risks={analysis.risks.filter(({ verified }) => verified)} {...place} />
      <PlaybookReview analysis={analysis} {...place} />
      <PositionReview analysis={analysis} {...place} />
      <TemplateComparisons comparisons={analysis.templateComparisons} {...place} />
      {analysis.sections.length > 0 && <Sections sections={analysis.sections} {...place} />}
      <MissingElements elements={analysis.missingElements.filter(({ verified }) => verified)} {...place} />
      <SuggestedClause stored={stored} clause={clause} />
      <Benefits benefits={analysis.benefits.filter(({ verified }) => verified)} {...place} />
      {analysis.keyFacts.length > 0 && <KeyFacts facts={analysis.keyFacts} {...place} />}
      {analysis.negotiationStrategies.length > 0 && <Strategies strategies={analysis.negotiationStrategies} />}
      <UnverifiedFindings analysis={analysis} />
      <Text textStyle="xs" color="fg.subtle">
        Made by {sourceOf(analysis)}.
      </Text>
    </Stack>
  );
});
Results.displayName = 'Results';

/** Says why a stored analysis can't be shown, and where to go from here. */
const LoadFailure = ({ error }: { readonly error: Error }) => {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      icon={<DocumentIcon />}
      title={isMissing ? 'This analysis could not be found' : 'This analysis could not be loaded'}
      hint={
        isMissing
          ? 'It may have been deleted, or the link may be incomplete.'
          : 'Please check your connection and try again.'
      }
    >
      <Flex gap="2" justify="center" wrap="wrap">
        {!isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
        <Button asChild variant={isMissing ? 'solid' : 'outline'}>
          <Link to="/">New Analysis</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/recent-analyses">Recent analyses</Link>
        </Button>
      </Flex>
    </EmptyState>
  );
};

interface ResultsPaneProps extends Omit<ResultsProps, 'stored'> {
  readonly stored: StoredAnalysis | undefined;
  readonly isWaiting: boolean;
  readonly loadError: Error | undefined;
}

/** The pane the analysis is read in. */
export const ResultsPane = memo(({ stored, isWaiting, loadError, ...rest }: ResultsPaneProps) => {
  let content: ReactNode;
  if (isWaiting) content = <ResultsSkeleton label="Waiting for the analysis" />;
  else if (loadError) content = <LoadFailure error={loadError} />;
  else if (stored) content = <Results key={stored.id} stored={stored} {...rest} />;
  else {
    content = (
      <EmptyState
        icon={<DocumentIcon />}
        title="The analysis appears here"
        hint="Paste or upload a clause, say whose side you are on, and press Analyze. Try a sample if you have none at hand."
      />
    );
  }
  return (
    <Box
      as="section"
      aria-label="Results"
      flex="1"
      minH="0"
      minW="0"
      // Words for screen readers are placed absolutely: here, so that they don't lengthen the page.
      position="relative"
      overflowY="auto"
      overscrollBehavior="contain"
      tabIndex={0}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Box maxW="3xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }} pb="16">
        {content}
      </Box>
    </Box>
  );
});
ResultsPane.displayName = 'ResultsPane';
