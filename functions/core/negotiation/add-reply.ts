import type { StoredAnalysis } from '../../../shared/analysis.ts';
import { maxPoints, maxRounds } from '../../../shared/limits.ts';
import type { Negotiation } from '../../../shared/negotiation-records.ts';
import type { ReplyComparison } from '../../../shared/negotiations.ts';
import {
  type NegotiationRecord,
  packComparison,
  type PointRecord,
  type ReadComparison,
} from '../../adapters/entities/negotiation.ts';
import { readNegotiation } from '../../adapters/entities/negotiations.ts';
import { getAnalysis } from '../analysis/get-analysis.ts';
import { AppError } from '../app-error.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { AccountCaller } from '../caller.ts';
import type { UploadedDocument } from '../documents/fetch-stored.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { loadPlaybookRules } from '../playbook/load-guidance.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { concernsIn } from './concerns.ts';
import { describeNegotiation } from './get-negotiation.ts';
import { keepFile, loadComparisons, loadPlaces, readFile, removeFile } from './negotiation-objects.ts';
import { findNegotiation, requireRevision, storeNegotiation } from './negotiations.ts';
import { changeOf, raisePoints } from './points.ts';
import { requireWord } from './start-negotiation.ts';
import type { HeldWords } from './trace-figures.ts';

interface AddReplyOptions {
  readonly caller: AccountCaller;
  readonly id: string;
  /** The revision the reply is added to. */
  readonly revision: number;
  readonly document: UploadedDocument;
  /** Holds a reply against what was sent. */
  readonly compare: (sent: Uint8Array, reply: Uint8Array) => Promise<ReplyComparison>;
  /** Epoch milliseconds by which the answer must be there. */
  readonly deadlineMs: number;
}

/** Time that is kept to write what was read, in milliseconds. */
const closingMs = 3_000;

const requireRoom = ({ rounds }: NegotiationRecord): void => {
  if (rounds.length < maxRounds) return;
  throw new AppError('invalid_request', `A negotiation takes ${maxRounds} replies, and this one has them.`);
};

/**
 * The file that was sent last.
 * @throws AppError unavailable where it cannot be read
 */
export const readSent = async ({ ownerId, id, sent }: NegotiationRecord): Promise<Uint8Array> => {
  const bytes = await readFile(ownerId, id, sent.at(-1)!.object);
  if (bytes) return bytes;
  throw new AppError('unavailable', 'The file that was sent cannot be read at the moment. Please try again.');
};

interface Known {
  readonly record: NegotiationRecord;
  readonly stored: StoredAnalysis;
  /** What came of comparing the earlier replies that points rest on, or once rested on. */
  readonly comparisons: ReadonlyMap<number, ReadComparison>;
}

const pointsOf = async ({ record, stored, comparisons }: Known, comparison: ReplyComparison) => {
  const touched = concernsIn(stored);
  const points = raisePoints({
    before: record.points,
    changes: new Map(record.points.map((point) => [point.id, changeOf(point, comparisons.get(point.round)!)])),
    places: await loadPlaces(record),
    comparison,
    round: record.rounds.length + 1,
    concernsOf: ({ before }) => touched(before),
  });
  if (points.length <= maxPoints) return points;
  throw new AppError('too_large', `A negotiation holds ${maxPoints} points, and this reply would make more.`);
};

/** What is read of the points of the newest round, with the rounds before in mind. */
const readingsOf = async (
  { record, stored, comparisons }: Known,
  comparison: ReplyComparison,
  points: readonly PointRecord[],
  { caller, deadlineMs }: Pick<AddReplyOptions, 'caller' | 'deadlineMs'>,
) => {
  const round = record.rounds.length + 1;
  const against = (number: number): number => record.rounds[number - 1]?.against ?? record.sent.at(-1)!.number;
  const wordsIn = (held: Pick<PointRecord, 'kind' | 'round' | 'index'>): HeldWords[] => {
    const { before, after } = changeOf(held, held.round === round ? comparison : comparisons.get(held.round)!);
    return [
      { by: 'us', number: against(held.round), words: before },
      { by: 'them', number: held.round, words: after },
    ];
  };
  const readable = points
    .filter((point) => point.round === round)
    .map((point) => {
      const { id, earlier = [] } = point;
      const last = earlier.at(-1);
      const previous = last && comparisons.get(last.round)?.readings?.[id];
      return { id, held: [...earlier, point].flatMap(wordsIn), previous };
    });
  const { contractType, usePlaybook } = stored;
  const playbooks = usePlaybook ? await loadPlaybookRules({ caller, contractType }) : [];
  const { readPoints } = await import('./read-points.ts');
  return readPoints({ points: readable, stored, playbooks, deadlineMs: deadlineMs - closingMs });
};

/** Whether the newest reply is this very file, held against what was sent last: adding it again changes nothing. */
const isNewest = ({ rounds, sent }: NegotiationRecord, hash: string): boolean => {
  const newest = rounds.at(-1);
  return newest?.sha256 === hash && newest.against === sent.at(-1)!.number;
};

/**
 * Adds the counterparty's reply to a negotiation: a round, with a point for each thing they changed without a mark and each
 * they marked. It is held against what was sent last. The same file as the newest adds nothing.
 * @throws AppError not_found where there is no such negotiation or it is somebody else's; conflict where it is not at the
 *   revision; too_large where there are more points than it holds; as `receiveDocument` and the comparison do
 */
export const addReply = async (options: AddReplyOptions): Promise<Negotiation> => {
  const { caller, id, revision, document, compare } = options;
  const known = await findNegotiation(caller.id, id);
  const bytes = await receiveDocument(caller, document);
  const filename = requireWord(bytes, document.filename);
  const hash = sha256(bytes);
  if (isNewest(known, hash)) return describeNegotiation(known);
  requireRevision(known, revision);
  requireRoom(known);

  const comparison = await compare(await readSent(known), bytes);
  const [comparisons, stored] = await Promise.all([
    loadComparisons({ ...known, points: known.points.flatMap((point) => [point, ...(point.earlier ?? [])]) }),
    getAnalysis({ ownerId: known.ownerId, id }),
  ]);
  const before = { record: known, stored, comparisons };
  const points = await pointsOf(before, comparison);
  const readings = await readingsOf(before, comparison, points, options);
  const at = new Date().toISOString();
  const by = caller.user.name;
  const number = known.rounds.length + 1;
  const against = known.sent.at(-1)!.number;
  const counts = { silentChanges: comparison.silentChanges.length, marks: comparison.marks.length };
  const notCompared = comparison.notCompared.map(({ part, reason }) => ({ part, reason }));
  const object = await keepFile(caller.id, id, bytes, packComparison({ ...comparison, readings }));
  try {
    const round = { object, filename, sha256: hash, at, by, number, against, ...counts, notCompared };
    const details = { round: number, against, reply: hash, ...counts, comparison: sha256(canonicalJson(comparison)) };
    const record = await storeNegotiation(
      { ...known, rounds: [...known.rounds, round], points },
      { at, by, action: 'replied', details },
    );
    return await describeNegotiation(record);
  } catch (error) {
    // The answer to a write can be lost, and another call may have added the same file at the same moment.
    const now = await readNegotiation(id);
    const isThere = now?.rounds.some((round) => round.object === object) ?? false;
    if (!isThere) await removeFile(caller.id, id, object).catch(() => undefined);
    if (now?.ownerId === caller.id && isNewest(now, hash)) return describeNegotiation(now);
    throw error;
  }
};
