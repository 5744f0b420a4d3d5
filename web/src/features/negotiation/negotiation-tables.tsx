import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Negotiation } from '../../../../shared/negotiation-records.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { kindWords, placeWords, stateWords, verdictWords } from './point-words.ts';

const Table = chakra('table', { base: { w: 'full', minW: '44rem', textStyle: 'sm', borderCollapse: 'collapse' } });
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

/** A table that scrolls sideways where the window is narrow, by keyboard too, and prints whole. */
const FactsTable = ({ label, columns, rows }: FactsTableProps) => (
  <Box overflowX="auto" tabIndex={0} role="region" aria-label={label} borderWidth="1px" borderRadius="l2">
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

/** Every point there ever was, with where it stands. */
export const PointsTable = ({ points }: Pick<Negotiation, 'points'>) => (
  <FactsTable
    label="Points and their states"
    columns={['Where', 'What', 'Round', 'State', 'Decision', 'Reason']}
    rows={points.map((point) => ({
      key: point.id,
      cells: [
        placeWords(point),
        kindWords(point),
        point.round,
        stateWords[point.state],
        point.decision ? `${verdictWords[point.decision.verdict].made} by ${point.decision.by}` : '-',
        point.decision?.reason ?? '-',
      ],
    }))}
  />
);

const Hash = ({ children }: { readonly children: string }) => (
  <Text as="span" fontFamily="mono" textStyle="xs">
    {children}
  </Text>
);

/** What was sent, and each reply. */
export const RoundsTable = ({ sent, rounds }: Pick<Negotiation, 'sent' | 'rounds'>) => (
  <FactsTable
    label="Files of each round"
    columns={['Round', 'File', 'When and by whom', 'Without a mark', 'Marked', 'SHA-256']}
    rows={[
      {
        key: 'sent',
        cells: ['Sent', sent.filename, `${exactTime(sent.at)}, ${sent.by}`, '-', '-', <Hash>{sent.sha256}</Hash>],
      },
      ...rounds.map(({ number, filename, at, by, silentChanges, marks, sha256 }) => ({
        key: String(number),
        cells: [number, filename, `${exactTime(at)}, ${by}`, silentChanges, marks, <Hash>{sha256}</Hash>],
      })),
    ]}
  />
);
