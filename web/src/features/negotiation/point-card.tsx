import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { NamedFinding, Point } from '../../../../shared/negotiation-records.ts';
import { UndoIcon } from '../../components/icons.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { ChangeWords } from './change-words.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AskedDecision } from './negotiation-data.ts';
import { Reading } from './point-reading.tsx';
import { contradiction, kindWords, offerWords, placeWords, stateWords, verdictWords } from './point-words.ts';

const Named = ({ label, findings }: { readonly label: string; readonly findings: readonly NamedFinding[] }) =>
  findings.length === 0 ? null : (
    <Text mt="2" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {label}: {findings.map(({ title }) => title).join('; ')}
    </Text>
  );

/** What was sent in answer to a point, and whether that is what was decided. */
const Answered = ({ point }: { readonly point: Point }) => {
  const { sent } = point;
  if (!sent) return null;
  const odd = contradiction(point);
  return (
    <Box mt="3" textStyle="sm" overflowWrap="anywhere">
      <Text>
        File {sent.version} that you sent {offerWords[sent.offers]}
        {sent.offers === 'other' && sent.words !== '' ? `: “${sent.words}”` : '.'}
      </Text>
      {sent.placed && (
        <Text color="fg.muted">
          {sent.placed.by} said, <RelativeTime iso={sent.placed.at} isWithinSentence />, that the paragraph there is{' '}
          {sent.placed.isSame ? 'this one' : 'another one'}.
        </Text>
      )}
      {odd !== undefined && (
        <Text role="note" mt="1" px="3" py="2" borderRadius="l2" bg="severity.medium.bg" color="severity.medium.fg">
          {odd}
        </Text>
      )}
    </Box>
  );
};

interface PointCardProps {
  readonly point: Point;
  /** The newest round, in which decisions are made and undone. */
  readonly newest: number;
  /** Decides, or undoes with null; says how that went and does not fail. */
  readonly onDecide: (decision: AskedDecision) => Promise<void>;
}

/** What was decided, by whom and why; to be undone until the next round. */
const Decided = ({ point, newest, onDecide }: PointCardProps) => {
  const [isBusy, setBusy] = useState(false);
  const { decision } = point;
  if (!decision) return null;
  const undo = (): void => {
    setBusy(true);
    void onDecide(null).finally(() => setBusy(false));
  };
  return (
    <Flex mt="3" gap="3" align="flex-start" justify="space-between" wrap="wrap">
      <Text textStyle="sm" overflowWrap="anywhere" flex="1" minW="12rem">
        <strong>{verdictWords[decision.verdict].made}</strong> by {decision.by},{' '}
        <RelativeTime iso={decision.at} isWithinSentence />: {decision.reason}
      </Text>
      {decision.round === newest && (
        <Button size={{ base: 'md', md: 'xs' }} variant="ghost" disabled={isBusy} onClick={undo} data-print="hide">
          <UndoIcon />
          Undo
        </Button>
      )}
    </Flex>
  );
};

/** One mark or silent change: where it stands, what it changes and touches, and what was decided about it. */
export const PointCard = (props: PointCardProps) => {
  const { point, onDecide } = props;
  const isSilent = point.kind === 'silent';
  const place = placeWords(point);
  return (
    <Box
      as="article"
      layerStyle="panel"
      px={{ base: '4', md: '5' }}
      py="4"
      borderInlineStartWidth="3px"
      borderInlineStartColor={isSilent ? 'severity.high.rail' : 'border.emphasized'}
    >
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h3" size="sm" minW="0" overflowWrap="anywhere">
          {place}
        </Heading>
        <Badge variant="surface" flexShrink={0}>
          {stateWords[point.state]}
        </Badge>
      </Flex>
      <Text mt="0.5" mb="2" textStyle="xs" color="fg.muted">
        {kindWords(point)}
        {point.markedAt !== undefined && (
          <>
            , <RelativeTime iso={point.markedAt} isWithinSentence />
          </>
        )}
      </Text>
      <ChangeWords before={point.before} after={point.after} detail={point.detail} />
      {point.comments.map((comment, index) => (
        // Two comments may say the same.
        <Text key={index} mt="2" ps="3" borderInlineStartWidth="2px" textStyle="sm" overflowWrap="anywhere">
          Comment: {comment}
        </Text>
      ))}
      <Named label="Touches a change of yours" findings={point.changes} />
      <Named label="Findings in this paragraph" findings={point.findings} />
      <Reading reading={point.reading} />
      <Answered point={point} />
      {point.decision ? (
        <Decided {...props} />
      ) : (
        <DecisionForm about={place} onDecide={(verdict, reason) => onDecide({ verdict, reason })} />
      )}
    </Box>
  );
};
