import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import useSWR from 'swr';
import type { AuditEntry } from '../../../../shared/analysis.ts';
import { PrintIcon } from '../../components/icons.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { Modal } from '../../components/modal.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { failureMessage } from '../../lib/api.ts';
import { dataKeys } from '../../lib/data.ts';
import { dollars } from '../../lib/dollars.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { outOfTen } from '../../../../shared/scores.ts';

/** The label of an analysis whose entry names no model (specification, section 2). */
const defaultModel = 'OpenAI';

/** Entries of an analysis say what made it; others, such as an export, carry no such details. */
const isAnalysisEntry = ({ details }: AuditEntry): boolean =>
  details.model !== undefined || details.playbookUsed !== undefined || details.riskScore !== undefined;

/** Less than a cent is told as that. */
const leastTold = 0.01;

type Details = AuditEntry['details'];

const Findings = ({ titles }: { readonly titles: readonly string[] }) => (
  <Box as="ul" aria-label="Findings" textStyle="sm" mt="1" ps="4" listStyleType="disc">
    {titles.map((title, index) => (
      // Two findings may bear the same title.
      <Box as="li" key={`${index} ${title}`} overflowWrap="anywhere">
        {title}
      </Box>
    ))}
  </Box>
);

/** What a language model cost, and which one read the clause to be measured. */
const ModelDetails = ({ cost, shadowModel }: Details) => (
  <>
    {cost !== undefined && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        The language model’s reading took {cost < leastTold ? `less than ${dollars(leastTold)}` : dollars(cost)} of the
        day’s budget.
      </Text>
    )}
    {shadowModel && (
      <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
        {shadowModel} read the clause too, to be measured. Nothing of its answer is shown.
      </Text>
    )}
  </>
);

/** What made an analysis. */
const AnalysisDetails = ({ model, playbookUsed, prompt, modelReview, playbooks = [], riskScore }: Details) => (
  <>
    <Text textStyle="sm" mt="1" overflowWrap="anywhere">
      AI analysis using {model ?? defaultModel}
      {playbookUsed && ' with company playbook rules'}
    </Text>
    {prompt && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        Prompt version {prompt}
      </Text>
    )}
    {modelReview === 'off' && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        The language model was turned off.
      </Text>
    )}
    {playbooks.length > 0 && (
      <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
        {playbooks.length === 1 ? 'Playbook' : 'Playbooks'}:{' '}
        {playbooks.map(({ name, version }) => `${name} (version ${version})`).join(', ')}
      </Text>
    )}
    <Flex gap="2" mt="2" wrap="wrap">
      {riskScore !== undefined && <Badge variant="surface">Risk Score: {outOfTen(riskScore)}</Badge>}
      <Badge colorPalette="accent">Analysis Completed</Badge>
    </Flex>
  </>
);

/** The line that leads from an entry to the next, and its dot. */
const lineToNext = {
  content: '""',
  position: 'absolute',
  top: '4',
  bottom: '-1.5',
  insetStart: '1',
  w: '2px',
  bg: 'border',
} as const;
const dot = {
  content: '""',
  position: 'absolute',
  insetStart: '0',
  top: '1.5',
  boxSize: '2.5',
  borderRadius: 'full',
  borderWidth: '2px',
  bg: 'bg.panel',
} as const;

const Entry = ({ entry }: { readonly entry: AuditEntry }) => {
  const { action, timestamp, details } = entry;
  const isAnalysis = isAnalysisEntry(entry);
  return (
    <Box
      as="li"
      position="relative"
      ps="6"
      pb="5"
      _last={{ pb: '0', _after: { display: 'none' } }}
      _after={lineToNext}
      _before={{ ...dot, borderColor: isAnalysis ? 'accent.solid' : 'border.emphasized' }}
    >
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{action}</Text>
        <Text textStyle="xs" color="fg.muted">
          <RelativeTime iso={timestamp} />
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        By {details.actor ?? 'a public visitor'}, on {exactTime(timestamp)}.
      </Text>
      {details.findings && details.findings.length > 0 && <Findings titles={details.findings} />}
      <ModelDetails {...details} />
      {isAnalysis && <AnalysisDetails {...details} />}
    </Box>
  );
};

interface AuditTrailDialogProps {
  readonly analysisId: string | null | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was done with an analysis, newest first. It is read anew each time the dialog opens. */
export const AuditTrailDialog = ({ analysisId, open, onClose }: AuditTrailDialogProps) => {
  const key = open && analysisId ? dataKeys.audit(analysisId) : null;
  // An export adds an entry behind the page's back, so what an earlier opening read is no longer the trail.
  const { data, error, isValidating, mutate } = useSWR<readonly AuditEntry[], Error>(key, { revalidateIfStale: true });
  const entries = isValidating ? undefined : data;

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Analysis Audit Trail"
      width="34rem"
      isPrintable
      isRead={entries !== undefined && entries.length > 0}
      footer={
        entries && entries.length > 0 ? (
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <PrintIcon />
            Print
          </Button>
        ) : undefined
      }
    >
      <Box px="5" py="5" minH="8rem">
        {key && !entries && (isValidating || !error) && <LoadingText py="8">Loading audit trail...</LoadingText>}
        {!isValidating && error && (
          <Box role="alert" textStyle="sm">
            <Text mb="3">{failureMessage(error, 'The audit trail could not be read. Please try again.')}</Text>
            <Button variant="outline" size="sm" onClick={() => void mutate()}>
              Try again
            </Button>
          </Box>
        )}
        {(entries?.length === 0 || !analysisId) && !error && (
          <Text color="fg.muted" textStyle="sm" textAlign="center" py="8">
            No audit trail entries found.
          </Text>
        )}
        {entries && entries.length > 0 && (
          <Box as="ol" listStyleType="none">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </Box>
    </Modal>
  );
};
