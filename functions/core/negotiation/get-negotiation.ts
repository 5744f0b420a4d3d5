import type { Negotiation, Point, SentFile } from '../../../shared/negotiation-records.ts';
import type { FollowedPlace, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import type { NegotiationRecord, PointRecord, ReadComparison } from '../../adapters/entities/negotiation.ts';
import { readLedger } from '../../adapters/entities/negotiations.ts';
import { verifyLedger } from './ledger.ts';
import { findNegotiation } from './negotiations.ts';
import { loadComparisons, loadPlaces } from './negotiation-objects.ts';
import { offerAt } from './point-places.ts';
import { type Change, changeOf } from './points.ts';

/** What is told of a silent change alone, or of a mark. */
const ofKind = (
  change: SilentChange | ReplyMark,
): Pick<Point, 'silentKind' | 'detail' | 'authors' | 'markedAt' | 'comments'> => {
  if ('kind' in change) {
    const { kind: silentKind, detail } = change;
    return { silentKind, ...(detail !== undefined && { detail }), authors: [], comments: [] };
  }
  const { authors, markedAt, comments } = change;
  return { authors: [...authors], ...(markedAt !== undefined && { markedAt }), comments: [...comments] };
};

interface Known {
  readonly comparisons: ReadonlyMap<number, ReadComparison>;
  readonly places: ReadonlyMap<string, FollowedPlace | null>;
  readonly newestSent: SentFile;
}

/** What the file that was sent last has in the place of a point, where it was sent in answer to it. */
const sentFor = (
  { id, round, placed }: PointRecord,
  change: Change,
  { places, newestSent }: Known,
): Pick<Point, 'sent'> => {
  const place = places.get(id);
  if (place === undefined || newestSent.afterRound < round) return {};
  const { number: version } = newestSent;
  const said = placed?.version === version ? { isSame: placed.isSame, by: placed.by, at: placed.at } : undefined;
  return {
    sent: {
      version,
      words: place?.words ?? '',
      offers: offerAt(change, place),
      ...(place?.isDoubtful && { isDoubtful: true }),
      ...(said && { placed: said }),
    },
  };
};

/** A point with the words it is about. */
const describePoint = (point: PointRecord, known: Known): Point => {
  const { arrived: _, index: __, earlier: ___, placed: ____, findings, changes, ...fields } = point;
  const { comparisons } = known;
  const comparison = comparisons.get(point.round);
  if (!comparison) throw new Error('a point names a round that is not there');
  const change = changeOf(point, comparison);
  const reading = comparison.readings?.[point.id];
  const { part, heading, paragraph, before, after } = change;
  return {
    ...fields,
    findings: [...findings],
    changes: [...changes],
    ...(heading !== undefined && { heading }),
    part,
    paragraph,
    before,
    after,
    ...ofKind(change),
    ...sentFor(point, change, known),
    ...(reading && { reading }),
  };
};

/** A stored negotiation with the words of its points and what its ledger is worth. */
export const describeNegotiation = async (record: NegotiationRecord): Promise<Negotiation> => {
  const [comparisons, places, entries] = await Promise.all([
    loadComparisons(record),
    loadPlaces(record),
    readLedger(record.id),
  ]);
  const known = { comparisons, places, newestSent: record.sent.at(-1)! };
  const { id, title, createdAt, updatedAt, revision, sent, rounds, points, ledger } = record;
  return {
    id,
    title,
    createdAt,
    updatedAt,
    revision,
    sent: [...sent],
    rounds: [...rounds],
    points: points.map((point) => describePoint(point, known)),
    ledger: { ...verifyLedger(entries, ledger), entries: ledger.entries },
  };
};

/**
 * One negotiation of the owner. The chain of its ledger is verified each time.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const getNegotiation = async ({
  ownerId,
  id,
}: {
  readonly ownerId: string;
  readonly id: string;
}): Promise<Negotiation> => describeNegotiation(await findNegotiation(ownerId, id));
