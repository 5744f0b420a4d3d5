import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Negotiation, Point } from '../../../../shared/negotiation-records.ts';
import { DeleteDialog } from '../../components/delete-dialog.tsx';
import { PrintIcon, TrashIcon } from '../../components/icons.tsx';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { LedgerButtons } from './ledger-buttons.tsx';
import {
  type AskedDecision,
  deleteNegotiation,
  useAddReply,
  useSayOfPoint,
  useSendRevised,
} from './negotiation-data.ts';
import { PointsTable, RoundsTable } from './negotiation-tables.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { PointCard } from './point-card.tsx';
import { isWaiting } from './point-words.ts';
import { UploadPart } from './upload-part.tsx';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box as="section" aria-label={title} mt="8">
    <Heading as="h2" size="lg" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

interface PointsProps {
  readonly points: readonly Point[];
  readonly newest: number;
  readonly onDecide: (pointId: string, decision: AskedDecision) => Promise<void>;
}

const Cards = ({ points, newest, onDecide }: PointsProps) => (
  <Stack gap="3">
    {points.map((point) => (
      <PointCard key={point.id} point={point} newest={newest} onDecide={(decision) => onDecide(point.id, decision)} />
    ))}
  </Stack>
);

/** What no mark shows leads the page: whoever overlooks it signs it. */
const SilentChanges = (props: PointsProps) => {
  const { points } = props;
  if (points.length === 0) {
    return (
      <Section title="Changes without a mark">
        <Text textStyle="sm">With every mark of theirs rejected, what was compared is what you sent.</Text>
      </Section>
    );
  }
  const title = counted(points.length, 'change without a mark', 'changes without a mark');
  return (
    <Section title={title}>
      <Box role="note" mb="3" px="4" py="3" borderRadius="l2" bg="severity.high.bg" color="severity.high.fg">
        <Text fontWeight="semibold">The reply departs from what you sent where no tracked change shows it.</Text>
        <Text textStyle="sm">Reject every mark of theirs, and these differences stay.</Text>
      </Box>
      <Cards {...props} />
    </Section>
  );
};

const NotCompared = ({ parts }: { readonly parts: readonly { readonly part: string; readonly reason: string }[] }) =>
  parts.length === 0 ? null : (
    <Section title="Not compared">
      <Text textStyle="sm" color="fg.muted" mb="2">
        Look at these yourself: nothing is said of them here.
      </Text>
      <Box as="ul" ps="5" listStyleType="disc" textStyle="sm" overflowWrap="anywhere">
        {parts.map(({ part, reason }) => (
          <li key={`${part} ${reason}`}>
            {part}: {reason}
          </li>
        ))}
      </Box>
    </Section>
  );

const BrokenLedger = ({ brokenAt }: Negotiation['ledger']) => (
  <Box role="alert" mb="5" px="4" py="3" borderRadius="l2" bg="severity.high.bg" color="severity.high.fg">
    <Text fontWeight="semibold">The ledger is not as it was written.</Text>
    <Text textStyle="sm">
      Entry {brokenAt} was changed or is missing. Export it, and tell whoever operates this application.
    </Text>
  </Box>
);

const DeleteButton = ({ id, title }: Negotiation) => {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    try {
      await deleteNegotiation(id);
      void navigate('/negotiations', { replace: true });
      toast({ title: 'Negotiation Deleted', description: 'Its files, decisions and ledger are gone.' });
    } catch (error) {
      setAsking(false);
      toastFailure(error, 'Delete Failed', 'The negotiation could not be deleted. Please try again.');
    }
  };
  return (
    <>
      <Button size={{ base: 'md', md: 'sm' }} variant="outline" onClick={() => setAsking(true)}>
        <TrashIcon />
        Delete
      </Button>
      <DeleteDialog
        open={isAsking}
        title="Delete this negotiation?"
        onDelete={remove}
        onCancel={() => setAsking(false)}
      >
        The negotiation {title && `“${title}” `}goes with what was sent, the replies, the decisions and the ledger. Its
        analysis stays. This action cannot be undone.
      </DeleteDialog>
    </>
  );
};

/** A point that waits for a decision though the newest reply does not hold it. */
const isLeftOpen = (point: Point, newest: number): boolean =>
  point.round !== newest && (point.decision?.round === newest || isWaiting(point));

const LeftOpen = (props: PointsProps) =>
  props.points.length === 0 ? null : (
    <Section title="Still open from earlier rounds">
      <Text textStyle="sm" color="fg.muted" mb="2" textWrap="pretty">
        The newest reply holds no change here: the file it answers has their words already, or the place could not be
        found in it. That alone agrees to nothing.
      </Text>
      <Cards {...props} />
    </Section>
  );

const sendFailure = 'The file could not be added. Please try again.';
const uploadFailure = 'The reply could not be compared. Please try again.';

/** What can be done next: a reply or a revised file added, the ledger saved, the page printed, all of it deleted. */
const ToDo = ({ negotiation }: { readonly negotiation: Negotiation }) => {
  const addReply = useAddReply(negotiation, uploadFailure);
  const sendRevised = useSendRevised(negotiation, sendFailure);
  return (
    <Flex gap="2" wrap="wrap" align="flex-start" data-print="hide">
      <UploadPart label="Reply of the counterparty" busyLabel="Comparing..." send={addReply} failure={uploadFailure}>
        {negotiation.rounds.length === 0 ? 'Upload their reply' : 'Upload their next reply'}
      </UploadPart>
      <UploadPart
        variant="outline"
        label="Revised file that was sent"
        busyLabel="Uploading..."
        send={sendRevised}
        failure={sendFailure}
      >
        Add a revised file you sent
      </UploadPart>
      <LedgerButtons id={negotiation.id} />
      <Button size={{ base: 'md', md: 'sm' }} variant="outline" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
      <DeleteButton {...negotiation} />
    </Flex>
  );
};

interface NewestReplyProps {
  readonly negotiation: Negotiation;
  readonly onDecide: PointsProps['onDecide'];
}

/** What the newest reply changed, without a mark and with one, and what stays of all points. */
const NewestReply = ({ negotiation: { rounds, points }, onDecide }: NewestReplyProps) => {
  const newest = rounds.length;
  const current = points.filter(({ round, state }) => round === newest && state !== 'withdrawn');
  const marks = current.filter(({ kind }) => kind === 'mark');
  return (
    <>
      <SilentChanges points={current.filter(({ kind }) => kind === 'silent')} newest={newest} onDecide={onDecide} />
      <Section title={counted(marks.length, 'marked change', 'marked changes')}>
        {marks.length > 0 ? (
          <Cards points={marks} newest={newest} onDecide={onDecide} />
        ) : (
          <Text textStyle="sm">They marked nothing in this reply.</Text>
        )}
      </Section>
      <LeftOpen points={points.filter((point) => isLeftOpen(point, newest))} newest={newest} onDecide={onDecide} />
      <NotCompared parts={rounds.at(-1)?.notCompared ?? []} />
      <Section title="Points">
        <PointsTable points={points} />
      </Section>
    </>
  );
};

/** One negotiation: what changed without a mark first, then the marks, every point and round, and the ledger. */
export const NegotiationView = ({ negotiation }: { readonly negotiation: Negotiation }) => {
  const { id, rounds, points, sent, ledger } = negotiation;
  const say = useSayOfPoint(negotiation);
  const decide = (pointId: string, decision: AskedDecision): Promise<void> => say(pointId, { decision });
  const newestSent = sent.at(-1)!;
  const newest = rounds.length;

  return (
    <Box>
      {!ledger.isIntact && <BrokenLedger {...ledger} />}
      <ToDo negotiation={negotiation} />
      {newest > 0 && newestSent.afterRound === newest && (
        <Text mt="4" role="status" textStyle="sm" textWrap="pretty">
          {newestSent.filename} was sent as file {newestSent.number}. Their next reply is held against it.
        </Text>
      )}
      {newestSent.afterRound === newest && (
        <PlaceQuestions points={points} onAnswer={(pointId, place) => say(pointId, { place })} />
      )}
      {newest === 0 ? (
        <Text mt="6" textStyle="sm" color="fg.muted" textWrap="pretty">
          {newestSent.filename} was sent. When the counterparty replies, upload their Word document here: you see first
          what they changed without a mark, then what they marked.
        </Text>
      ) : (
        <NewestReply negotiation={negotiation} onDecide={decide} />
      )}
      <Section title="Rounds">
        <RoundsTable id={id} sent={sent} rounds={rounds} />
        <Text mt="2" textStyle="xs" color="fg.muted">
          The ledger has {counted(ledger.entries, 'entry', 'entries')}, chained by SHA-256
          {ledger.isIntact ? ', and is as it was written.' : '.'}
        </Text>
      </Section>
    </Box>
  );
};
