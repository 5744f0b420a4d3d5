import { gunzipSync, gzipSync } from 'node:zlib';
import type {
  LedgerEntry,
  NamedFinding,
  NegotiationSummary,
  PlaceAnswer,
  PointDecision,
  PointReading,
  PointState,
  Round,
  SentFile,
} from '../../../shared/negotiation-records.ts';
import type { FollowedPlace, ReplyComparison } from '../../../shared/negotiations.ts';
import type { Key } from '../table.ts';
import { analysisPartition, ownerPartition } from './analysis.ts';

/*
 * A negotiation lies in the partition of its analysis, so that it goes with it: the item with its rounds and the states
 * of its points, and its ledger, an item for each entry. A line among its owner's lists it. What was sent, the replies and
 * what came of comparing them are objects beside the analysis.
 */

/** A point as it is stored: its words lie with the comparison of its round. */
export interface PointRecord {
  readonly id: string;
  readonly kind: 'silent' | 'mark';
  /** The newest round that holds it, and its place among that round's silent changes or marks. */
  readonly round: number;
  readonly index: number;
  /** Where earlier rounds held it, the oldest first; left out where none did. */
  readonly earlier?: readonly Pick<PointRecord, 'kind' | 'round' | 'index'>[];
  /** How it came with that round, to which undoing a decision leads back. */
  readonly arrived: PointState;
  readonly state: PointState;
  readonly findings: readonly NamedFinding[];
  readonly changes: readonly NamedFinding[];
  readonly decision?: PointDecision;
  /** What a person said of its place in the file of ours with that number, where that was doubtful. */
  readonly placed?: PlaceAnswer & { readonly version: number };
}

/** A file of a negotiation, with the name of its object. */
type Kept<File> = File & { readonly object: string };

/** A negotiation as the use cases know it. */
export interface NegotiationRecord {
  /** The id of its analysis. */
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  /** Never empty; the newest last. */
  readonly sent: readonly Kept<SentFile>[];
  readonly rounds: readonly Kept<Round>[];
  readonly points: readonly PointRecord[];
  /** How many entries its ledger has, and the hash of the last. */
  readonly ledger: { readonly entries: number; readonly hash: string };
  /** When the analysis was made, by which the owner's list is in order. */
  readonly analysedAt: string;
}

type Item = Record<string, unknown>;

const pack = (content: unknown): Uint8Array => gzipSync(JSON.stringify(content));
const unpack = (bytes: unknown): unknown => JSON.parse(gunzipSync(bytes as Uint8Array).toString('utf8'));

/** The bytes that the rounds and points of a negotiation take in its item. */
export const packedSize = ({ rounds, points }: NegotiationRecord): number => pack([rounds, points]).byteLength;

export const negotiationKey = (id: string): Key => ({ pk: analysisPartition(id), sk: 'negotiation' });

export const negotiationItem = ({ rounds, points, ...fields }: NegotiationRecord): Key & Item => ({
  ...negotiationKey(fields.id),
  ...fields,
  content: pack([rounds, points]),
});

/** Items that were written when one file alone was sent in a negotiation hold it by itself, and their rounds do not name it. */
const onlySent = { number: 1, afterRound: 0 } as const;
type OldRound = Omit<Kept<Round>, 'against'> & Partial<Pick<Round, 'against'>>;

export const readNegotiationItem = (item: Item): NegotiationRecord => {
  const { pk: _, sk: __, content, sent, ...fields } = item;
  const [rounds, points] = unpack(content) as [readonly OldRound[], readonly PointRecord[]];
  return {
    ...(fields as unknown as NegotiationRecord),
    sent: Array.isArray(sent) ? (sent as NegotiationRecord['sent']) : [{ ...(sent as Kept<SentFile>), ...onlySent }],
    rounds: rounds.map((round) => ({ ...round, against: round.against ?? onlySent.number })),
    points,
  };
};

export const negotiationLinePrefix = 'negotiation#';

/** Where an owner's list names the negotiation of an analysis. */
export const negotiationLineKey = (analysis: {
  readonly ownerId: string;
  readonly createdAt: string;
  readonly id: string;
}): Key => ({
  pk: ownerPartition(analysis.ownerId),
  sk: `${negotiationLinePrefix}${analysis.createdAt}#${analysis.id}`,
});

/** Whether a point waits for a decision: what was let stand is agreed without one. */
export const isUndecided = ({ state, decision }: PointRecord): boolean =>
  !decision && !['withdrawn', 'agreed', 'conceded'].includes(state);

const summaryOf = (record: NegotiationRecord): NegotiationSummary => {
  const { id, title, createdAt, updatedAt, rounds } = record;
  const points = record.points.filter((point) => point.round === rounds.length || isUndecided(point));
  return {
    id,
    title,
    createdAt,
    updatedAt,
    rounds: rounds.length,
    points: points.length,
    undecided: points.filter(isUndecided).length,
    silentChanges: points.filter(({ kind }) => kind === 'silent').length,
  };
};

export const negotiationLine = (record: NegotiationRecord): Key & Item => ({
  ...negotiationLineKey({ ownerId: record.ownerId, createdAt: record.analysedAt, id: record.id }),
  ...summaryOf(record),
});

export const readNegotiationLine = (item: Item): NegotiationSummary => {
  const { pk: _, sk: __, ...summary } = item;
  return summary as unknown as NegotiationSummary;
};

export const ledgerPrefix = 'ledger#';

/** An entry as the text that was hashed stands in it. */
export const ledgerItem = (ownerId: string, id: string, entry: LedgerEntry): Key & Item => ({
  pk: analysisPartition(id),
  sk: `${ledgerPrefix}${String(entry.seq).padStart(6, '0')}`,
  ownerId,
  entry: JSON.stringify(entry),
});

export const readLedgerItem = (item: Item): LedgerEntry => JSON.parse(item['entry'] as string) as LedgerEntry;

/** What came of comparing a reply, with what was read of its points, by their ids. */
export interface ReadComparison extends ReplyComparison {
  /** Left out where the reply came before points were read. */
  readonly readings?: Readonly<Record<string, PointReading>>;
}

export const packComparison = (comparison: ReadComparison): Uint8Array => pack(comparison);
export const unpackComparison = (bytes: Uint8Array): ReadComparison => unpack(bytes) as ReadComparison;

/** Where the points of a negotiation stand in a file that was sent after them, by their ids; null where they do not. */
export type PointPlaces = Readonly<Record<string, FollowedPlace | null>>;

export const packPlaces = (places: PointPlaces): Uint8Array => pack(places);
export const unpackPlaces = (bytes: Uint8Array): PointPlaces => unpack(bytes) as PointPlaces;
