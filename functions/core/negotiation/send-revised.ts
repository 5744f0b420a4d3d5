import { maxSentFiles } from '../../../shared/limits.ts';
import { type Negotiation, pointOffers } from '../../../shared/negotiation-records.ts';
import type { FollowedPlace } from '../../../shared/negotiations.ts';
import { type NegotiationRecord, packPlaces, type PointPlaces } from '../../adapters/entities/negotiation.ts';
import { readNegotiation } from '../../adapters/entities/negotiations.ts';
import { AppError } from '../app-error.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import type { SoughtPlace } from '../reply/follow-files.ts';
import { readSent } from './add-reply.ts';
import { describeNegotiation } from './get-negotiation.ts';
import { keepFile, loadComparisons, loadPlaces, removeFile } from './negotiation-objects.ts';
import { findNegotiation, requireRevision, storeNegotiation } from './negotiations.ts';
import { offerAt, soughtPlace } from './point-places.ts';
import { type Change, changeOf } from './points.ts';
import { sentBy, type StartOptions } from './start-negotiation.ts';

interface SendOptions extends StartOptions {
  /** The revision the file is sent at. */
  readonly revision: number;
  /** Finds paragraphs of what was sent in what is sent now. */
  readonly follow: (
    earlier: Uint8Array,
    later: Uint8Array,
    sought: readonly SoughtPlace[],
  ) => Promise<readonly (FollowedPlace | null)[]>;
}

const requireRoom = ({ sent }: NegotiationRecord): void => {
  if (sent.length < maxSentFiles) return;
  throw new AppError('invalid_request', `A negotiation takes ${maxSentFiles} files that were sent, and has them.`);
};

const isNewest = ({ sent }: NegotiationRecord, hash: string): boolean => sent.at(-1)!.sha256 === hash;

/** A place that was followed from a doubtful one is doubtful, and no paragraph is gone of which nobody knows which it was. */
const stillDoubtful = (found: FollowedPlace | null, earlier: FollowedPlace | null | undefined): FollowedPlace | null =>
  earlier?.isDoubtful ? { ...(found ?? earlier), isDoubtful: true } : found;

/** Where each point stands in what is sent now, with what the point rests on. */
const placesIn = async (known: NegotiationRecord, bytes: Uint8Array, follow: SendOptions['follow']) => {
  if (known.points.length === 0) return [];
  const [comparisons, places, earlier] = await Promise.all([
    loadComparisons(known),
    loadPlaces(known),
    readSent(known),
  ]);
  const looked = known.points.map((point) => {
    const change = changeOf(point, comparisons.get(point.round)!);
    const before = places.get(point.id);
    return { id: point.id, change, before, sought: soughtPlace(change, before) };
  });
  const found = await follow(
    earlier,
    bytes,
    looked.flatMap(({ sought }) => sought ?? []),
  );
  const rest = [...found];
  return looked.map(({ id, change, before, sought }) => {
    const place = (sought && rest.shift()) ?? null;
    return { id, change, place: stillDoubtful(place, before) };
  });
};

/** How many points the file answers how, for the ledger. */
const countOffers = (found: readonly { readonly change: Change; readonly place: FollowedPlace | null }[]) => {
  const offers = found.map(({ change, place }) => offerAt(change, place));
  return Object.fromEntries(pointOffers.map((offer) => [offer, offers.filter((one) => one === offer).length]));
};

/**
 * Adds the revised file that was sent to the counterparty: the next reply is held against it. Each point is told what the
 * file has in its place. The same file as the newest adds nothing.
 * @throws AppError not_found where there is no such negotiation or it is somebody else's; conflict where it is not at the
 *   revision; invalid_request where it takes no more files; as `startNegotiation` and the reading of both files do
 */
export const sendRevised = async (options: SendOptions): Promise<Negotiation> => {
  const { caller, analysisId: id, revision, follow } = options;
  const known = await findNegotiation(caller.id, id);
  const { bytes, filename, source } = await sentBy(options);
  const hash = sha256(bytes);
  if (isNewest(known, hash)) return describeNegotiation(known);
  requireRevision(known, revision);
  requireRoom(known);

  const found = await placesIn(known, bytes, follow);
  const places: PointPlaces = Object.fromEntries(found.map((one) => [one.id, one.place]));
  const at = new Date().toISOString();
  const by = caller.user.name;
  const number = known.sent.length + 1;
  const afterRound = known.rounds.length;
  const object = await keepFile(caller.id, id, bytes, packPlaces(places));
  try {
    const file = { object, filename, sha256: hash, at, by, source, number, afterRound };
    const details = { sent: hash, source, number, afterRound, ...countOffers(found) };
    const record = await storeNegotiation(
      { ...known, sent: [...known.sent, file] },
      { at, by, action: 'sent', details },
    );
    return await describeNegotiation(record);
  } catch (error) {
    // The answer to a write can be lost, and another call may have sent the same file at the same moment.
    const now = await readNegotiation(id);
    const isThere = now?.sent.some((sent) => sent.object === object) ?? false;
    if (!isThere) await removeFile(caller.id, id, object).catch(() => undefined);
    if (now?.ownerId === caller.id && isNewest(now, hash)) return describeNegotiation(now);
    throw error;
  }
};
