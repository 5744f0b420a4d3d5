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
      _after={{
        content: '""',
        position: 'absolute',
        top: '4',
        bottom: '-1.5',
        insetStart: '1',
        w: '2px',
        bg: 'border',
      }}
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: '0',
        top: '1.5',
        boxSize: '2.5',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: isAnalysis ? 'accent.solid' : 'border.emphasized',
        bg: 'bg.panel',
      }}
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
      {details.findings && details.findings.length > 0 && (
        <Box as="ul" aria-label="Findings" textStyle="sm" mt="1" ps="4" listStyleType="disc">
          {details.findings.map((title, index) => (
            // Two findings may bear the same title.
            <Box as="li" key={`${index} ${title}`} overflowWrap="anywhere">
              {title}
            </Box>
          ))}
        </Box>
      )}
      {details.cost !== undefined && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          The language model’s reading took{' '}
          {details.cost < leastTold ? `less than ${dollars(leastTold)}` : dollars(details.cost)} of the day’s budget.
        </Text>
      )}
      {details.shadowModel && (
        <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
          {details.shadowModel} read the clause too, to be measured. Nothing of its answer is shown.
        </Text>
      )}
      {isAnalysis && (
        <>
          <Text textStyle="sm" mt="1" overflowWrap="anywhere">
            AI analysis using {details.model ?? defaultModel}
            {details.playbookUsed && ' with company playbook rules'}
          </Text>
          {details.prompt && (
            <Text textStyle="sm" color="fg.muted" mt="1">
              Prompt version {details.prompt}
            </Text>
          )}
          {details.modelReview === 'off' && (
            <Text textStyle="sm" color="fg.muted" mt="1">
              The language model was turned off.
            </Text>
          )}
          {details.playbooks && details.playbooks.length > 0 && (
            <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
              {details.playbooks.length === 1 ? 'Playbook' : 'Playbooks'}:{' '}
              {details.playbooks.map(({ name, version }) => `${name} (version ${version})`).join(', ')}
            </Text>
          )}
          <Flex gap="2" mt="2" wrap="wrap">
            {details.riskScore !== undefined && (
              <Badge variant="surface">Risk Score: {outOfTen(details.riskScore)}</Badge>
            )}
            <Badge colorPalette="accent">Analysis Completed</Badge>
          </Flex>
        </>
      )}
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
