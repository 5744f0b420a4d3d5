import { Box, chakra, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Negotiation, Round, SentFile } from '../../../../shared/negotiation-records.ts';
import { urlOf } from '../../lib/api.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { stackedRowsQuery, useMedia } from '../../lib/use-media.ts';
import { moveNames } from './reading-words.ts';
import { kindWords, placeWords, stateWords, verdictWords } from './point-words.ts';

const Table = chakra('table', {
  base: { w: 'full', textStyle: 'sm', borderCollapse: 'collapse' },
});
const HeaderCell = chakra('th', {
  base: {
    textAlign: 'start',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    px: '2.5',
    py: '2',
    bg: 'bg.subtle',
  },
});
const Row = chakra('tr', { base: { borderTopWidth: '1px', borderColor: 'border' } });
const Cell = chakra('td', { base: { px: '2.5', py: '2', verticalAlign: 'top', overflowWrap: 'anywhere' } });

interface FactsTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The rows one below the other, each with the names of its columns. */
const FactsCards = ({ columns, rows }: FactsTableProps) => (
  <Stack as="ul" gap="3" listStyleType="none">
    {rows.map(({ key, cells }) => (
      <Box as="li" key={key} layerStyle="panel" p="4">
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns="minmax(5rem, max-content) minmax(0, 1fr)"
          columnGap="4"
          rowGap="1.5"
          textStyle="sm"
        >
          {cells.map((cell, index) => (
            <Box key={columns[index]} display="contents">
              <Box as="dt" color="fg.muted">
                {columns[index]}
              </Box>
              <Box as="dd" minW="0" overflowWrap="anywhere">
                {cell}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
);

const WideTable = ({ columns, rows }: FactsTableProps) => (
  <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column} scope="col">
              {column}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key}>
            {cells.map((cell, index) => (
              <Cell key={columns[index]}>{cell}</Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  </Box>
);

/** Facts in rows and columns; where the window is narrow each row is a card, so that nothing scrolls sideways. */
const FactsTable = (props: FactsTableProps) => {
  const isStacked = useMedia(stackedRowsQuery);
  return (
    <Box role="region" aria-label={props.label}>
      {isStacked ? <FactsCards {...props} /> : <WideTable {...props} />}
    </Box>
  );
};

/** Every point there ever was, with where it stands. */
export const PointsTable = ({ points }: Pick<Negotiation, 'points'>) => (
  <FactsTable
    label="Points and their states"
    columns={['Where', 'What', 'Round', 'State', 'Next move by rule', 'Decision', 'Reason']}
    rows={points.map((point) => ({
      key: point.id,
      cells: [
        placeWords(point),
        kindWords(point),
        point.round,
        stateWords[point.state],
        point.reading ? moveNames[point.reading.next.move] : '-',
        point.decision ? `${verdictWords[point.decision.verdict].made} by ${point.decision.by}` : '-',
        point.decision?.reason ?? '-',
      ],
    }))}
  />
);

const Hash = ({ children }: { readonly children: string }) => (
  <Text as="span" display="block" minW={{ lg: '8rem' }} fontFamily="mono" textStyle="xs" wordBreak="break-all">
    {children}
  </Text>
);

interface FileLinkProps {
  readonly negotiationId: string;
  readonly file: 'sent' | 'reply';
  readonly number: number;
  readonly filename: string;
}

/** The name of a file, by which it is downloaded as it was sent or came. */
const FileLink = ({ negotiationId, file, number, filename }: FileLinkProps) => (
  <Link asChild textDecoration="underline" py="1" minH={{ base: '11', md: 'auto' }}>
    <a
      href={urlOf('getNegotiation', { params: { id: negotiationId }, query: { file, number: String(number) } })}
      download={filename}
    >
      {filename}
    </a>
  </Link>
);

interface FileRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

const sentRow = (negotiationId: string, { number, filename, at, by, sha256 }: SentFile): FileRow => ({
  key: `sent ${number}`,
  cells: [
    `Sent, file ${number}`,
    <FileLink {...{ negotiationId, number, filename }} file="sent" />,
    `${exactTime(at)}, ${by}`,
    '-',
    '-',
    '-',
    <Hash>{sha256}</Hash>,
  ],
});

const replyRow = (
  negotiationId: string,
  { number, filename, at, by, against, silentChanges, marks, sha256 }: Round,
): FileRow => ({
  key: `reply ${number}`,
  cells: [
    `Reply, round ${number}`,
    <FileLink {...{ negotiationId, number, filename }} file="reply" />,
    `${exactTime(at)}, ${by}`,
    `file ${against}`,
    silentChanges,
    marks,
    <Hash>{sha256}</Hash>,
  ],
});

/** What was sent and each reply, in the order in which they went and came. */
export const RoundsTable = ({ id, sent, rounds }: Pick<Negotiation, 'id' | 'sent' | 'rounds'>) => {
  const sentAfter = (round: number): FileRow[] =>
    sent.filter(({ afterRound }) => afterRound === round).map((file) => sentRow(id, file));
  return (
    <FactsTable
      label="Files of each round"
      columns={['What', 'File', 'When and by whom', 'Held against', 'Without a mark', 'Marked', 'SHA-256']}
      rows={[...sentAfter(0), ...rounds.flatMap((round) => [replyRow(id, round), ...sentAfter(round.number)])]}
    />
  );
};
