import type { DecidePointRequest, Negotiation } from '../../../shared/negotiation-records.ts';
import { isUndecided, type NegotiationRecord, type PointRecord } from '../../adapters/entities/negotiation.ts';
import { AppError } from '../app-error.ts';
import type { AccountCaller } from '../caller.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { describeNegotiation } from './get-negotiation.ts';
import { placePoint } from './place-point.ts';
import { findNegotiation, requireRevision, storeNegotiation } from './negotiations.ts';
import { loadComparisons } from './negotiation-objects.ts';
import { changeOf, decided } from './points.ts';

/** Whether a point stands already as it is asked to. */
const standsSo = ({ decision }: PointRecord, asked: DecidePointRequest['decision']): boolean =>
  asked === undefined ? !decision : decision?.verdict === asked.verdict && decision.reason === asked.reason;

/** That a point is up for decision: it waits for one, or was decided since the newest reply. */
const requireDecidable = (point: PointRecord, newest: number): void => {
  if (isUndecided(point) || point.decision?.round === newest) return;
  throw new AppError('invalid_request', 'pointId: This point belongs to an earlier round, and stays as it is.');
};

/** What the ledger says a decision was about: where it stands, and the hashes of its words. */
const aboutOf = async (record: NegotiationRecord, point: PointRecord) => {
  const comparisons = await loadComparisons({ ...record, points: [point] });
  const { part, paragraph, before, after } = changeOf(point, comparisons.get(point.round)!);
  return { point: point.id, round: point.round, part, paragraph, before: sha256(before), after: sha256(after) };
};

interface DecideOptions {
  readonly caller: AccountCaller;
  readonly id: string;
  readonly input: DecidePointRequest;
}

/**
 * Decides about a point, undoes the decision of this round, or says whether a doubtful place is the point's. What stands so
 * already stays as it is.
 * @throws AppError not_found where there is no such negotiation or it is somebody else's; conflict where it is not at the
 *   revision; invalid_request for a point that is unknown or of an earlier round, or whose place is not asked about
 */
export const decidePoint = async ({ caller, id, input }: DecideOptions): Promise<Negotiation> => {
  const known = await findNegotiation(caller.id, id);
  const point = known.points.find((candidate) => candidate.id === input.pointId);
  if (!point) throw new AppError('invalid_request', 'pointId: This negotiation has no such point.');
  if (input.place) return placePoint({ caller, known, point, input: { ...input, place: input.place } });
  if (standsSo(point, input.decision)) return describeNegotiation(known);
  requireRevision(known, input.revision);
  const newest = known.rounds.length;
  requireDecidable(point, newest);

  const at = new Date().toISOString();
  const by = caller.user.name;
  const decision = input.decision ? { ...input.decision, by, at, round: newest } : undefined;
  const after = decided(point, decision);
  const about = await aboutOf(known, point);
  const said = input.decision ? { ...input.decision } : {};
  const record = await storeNegotiation(
    { ...known, points: known.points.map((candidate) => (candidate === point ? after : candidate)) },
    { at, by, action: decision ? 'decided' : 'undone', details: { ...about, ...said, state: after.state } },
  );
  return describeNegotiation(record);
};
