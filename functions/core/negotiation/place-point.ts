import type { DecidePointRequest, Negotiation } from '../../../shared/negotiation-records.ts';
import type { NegotiationRecord, PointRecord } from '../../adapters/entities/negotiation.ts';
import { AppError } from '../app-error.ts';
import type { AccountCaller } from '../caller.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { describeNegotiation } from './get-negotiation.ts';
import { loadFoundPlaces } from './negotiation-objects.ts';
import { requireRevision, storeNegotiation } from './negotiations.ts';

interface PlaceOptions {
  readonly caller: AccountCaller;
  readonly known: NegotiationRecord;
  readonly point: PointRecord;
  readonly input: DecidePointRequest & { readonly place: NonNullable<DecidePointRequest['place']> };
}

/** The doubtful place that is asked about: in the file that was sent last, until a reply to it came. */
const askedPlace = async ({ known, point, input }: PlaceOptions) => {
  const { number, afterRound } = known.sent.at(-1)!;
  const place = (await loadFoundPlaces(known)).get(point.id);
  const isAsked = place?.isDoubtful && input.place.version === number && afterRound === known.rounds.length;
  if (isAsked && !input.decision) return place;
  throw new AppError('invalid_request', 'place: Nothing is asked about the place of this point in that file.');
};

/**
 * Keeps what a person says of a doubtful place: whether the paragraph that stands there in the file that was sent last is the
 * one a point is about. Saying the same again changes nothing.
 * @throws AppError conflict where the negotiation is not at the revision; invalid_request where the place is not asked about
 */
export const placePoint = async (options: PlaceOptions): Promise<Negotiation> => {
  const { caller, known, point, input } = options;
  const { part, paragraph, words } = await askedPlace(options);
  const { version, isSame } = input.place;
  if (point.placed?.version === version && point.placed.isSame === isSame) return describeNegotiation(known);
  requireRevision(known, input.revision);

  const at = new Date().toISOString();
  const by = caller.user.name;
  const after: PointRecord = { ...point, placed: { version, isSame, by, at } };
  const answer = isSame ? 'the same paragraph' : 'another paragraph';
  const details = { point: point.id, file: version, part, paragraph, words: sha256(words), answer };
  const record = await storeNegotiation(
    { ...known, points: known.points.map((candidate) => (candidate === point ? after : candidate)) },
    { at, by, action: 'placed', details },
  );
  return describeNegotiation(record);
};
