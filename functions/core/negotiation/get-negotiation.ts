import type { Negotiation, Point } from '../../../shared/negotiation-records.ts';
import type { ReplyComparison, ReplyMark, SilentChange } from '../../../shared/negotiations.ts';
import type { NegotiationRecord, PointRecord } from '../../adapters/entities/negotiation.ts';
import { readLedger } from '../../adapters/entities/negotiations.ts';
import { verifyLedger } from './ledger.ts';
import { findNegotiation } from './negotiations.ts';
import { loadComparisons } from './negotiation-objects.ts';
import { changeOf } from './points.ts';

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

/** A point with the words it is about. */
const describePoint = (point: PointRecord, comparisons: ReadonlyMap<number, ReplyComparison>): Point => {
  const { arrived: _, index: __, findings, changes, ...fields } = point;
  const comparison = comparisons.get(point.round);
  if (!comparison) throw new Error('a point names a round that is not there');
  const change = changeOf(point, comparison);
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
  };
};

/** A stored negotiation with the words of its points and what its ledger is worth. */
export const describeNegotiation = async (record: NegotiationRecord): Promise<Negotiation> => {
  const [comparisons, entries] = await Promise.all([loadComparisons(record), readLedger(record.id)]);
  const { id, title, createdAt, updatedAt, revision, sent, rounds, points, ledger } = record;
  return {
    id,
    title,
    createdAt,
    updatedAt,
    revision,
    sent,
    rounds: [...rounds],
    points: points.map((point) => describePoint(point, comparisons)),
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
