import { Box, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Negotiation } from '../../../../shared/negotiation-records.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { kindWords, placeWords, stateWords, verdictWords } from './point-words.ts';

interface FactsTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that scrolls sideways where the window is narrow, by keyboard too, and prints whole. */
const FactsTable = ({ label, columns, rows }: FactsTableProps) => (
  <Box overflowX="auto" tabIndex={0} role="region" aria-label={label} borderWidth="1px" borderRadius="l2">
    <Table.Root size="sm" minW="40rem">
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, cells }) => (
          <Table.Row key={key}>
            {cells.map((cell, index) => (
              <Table.Cell key={columns[index]} verticalAlign="top" overflowWrap="anywhere">
                {cell}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
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
    label="Rounds"
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
