import { randomUUID } from 'node:crypto';
import { wordMediaType } from '../../../shared/documents.ts';
import type { FollowedPlace } from '../../../shared/negotiations.ts';
import {
  type NegotiationRecord,
  type PointRecord,
  type ReadComparison,
  unpackComparison,
  unpackPlaces,
} from '../../adapters/entities/negotiation.ts';
import { AppError } from '../app-error.ts';
import { endTogether } from '../end-together.ts';
import { placeBeside } from '../documents/sent-files.ts';

/*
 * The files of a negotiation are objects below its analysis. Their names are random: neither their content nor the name they
 * came with, and never the name of another that comes at the same time.
 */

const objectStore = () => import('../../adapters/object-store.ts');

const negotiationPlace = (ownerId: string, id: string): string => `${placeBeside(ownerId, id)}negotiation/`;

/** Where a Word file of a negotiation lies, by its name. */
export const fileKey = (ownerId: string, id: string, object: string): string =>
  `${negotiationPlace(ownerId, id)}${object}.docx`;

/** Where lies what came of reading a file of a negotiation. */
const readingKey = (ownerId: string, id: string, object: string): string =>
  `${negotiationPlace(ownerId, id)}${object}.json.gz`;

/** A Word file of a negotiation by its name; undefined where it is gone. */
export const readFile = async (ownerId: string, id: string, object: string): Promise<Uint8Array | undefined> => {
  const { getObject } = await objectStore();
  return getObject(fileKey(ownerId, id, object));
};

/** Removes a file that no negotiation came to refer to. */
export const removeFile = async (ownerId: string, id: string, object: string): Promise<void> => {
  const { deleteObject } = await objectStore();
  await Promise.all([fileKey(ownerId, id, object), readingKey(ownerId, id, object)].map(deleteObject));
};

/**
 * Keeps a Word file of a negotiation, with its reading or not at all: what is stored of it where the rest fails goes again.
 * @param reading packed, what came of comparing it or of finding points in it; left out where neither was done
 * @returns its name
 */
export const keepFile = async (
  ownerId: string,
  id: string,
  bytes: Uint8Array,
  reading?: Uint8Array,
): Promise<string> => {
  const { putObject } = await objectStore();
  const object = randomUUID();
  try {
    await endTogether([
      putObject(fileKey(ownerId, id, object), bytes, wordMediaType),
      ...(reading ? [putObject(readingKey(ownerId, id, object), reading, 'application/gzip')] : []),
    ]);
  } catch (error) {
    await removeFile(ownerId, id, object).catch(() => undefined);
    throw error;
  }
  return object;
};

/** What came of comparing a reply; undefined where it is gone. */
const readComparison = async (ownerId: string, id: string, object: string): Promise<ReadComparison | undefined> => {
  const { getObject } = await objectStore();
  const bytes = await getObject(readingKey(ownerId, id, object));
  return bytes && unpackComparison(bytes);
};

/**
 * What came of comparing the replies that points of a negotiation rest on, by the number of the round.
 * @throws AppError unavailable where one cannot be read
 */
export const loadComparisons = async ({
  id,
  ownerId,
  rounds,
  points,
}: Pick<NegotiationRecord, 'id' | 'ownerId' | 'rounds'> & {
  readonly points: readonly Pick<PointRecord, 'round'>[];
}): Promise<ReadonlyMap<number, ReadComparison>> => {
  const needed = rounds.filter(({ number }) => points.some(({ round }) => round === number));
  const read = needed.map(async ({ number, object }) => {
    const comparison = await readComparison(ownerId, id, object);
    if (!comparison) throw new AppError('unavailable', 'A reply cannot be read at the moment. Please try again.');
    return [number, comparison] as const;
  });
  return new Map(await Promise.all(read));
};

/**
 * Where points were found in the file that was sent last, by their ids, doubtful places among them: those points that were
 * raised before it was sent.
 * @throws AppError unavailable where that cannot be read
 */
export const loadFoundPlaces = async ({
  id,
  ownerId,
  sent,
}: NegotiationRecord): Promise<ReadonlyMap<string, FollowedPlace | null>> => {
  const newest = sent.at(-1)!;
  if (newest.number === 1) return new Map();
  const { getObject } = await objectStore();
  const bytes = await getObject(readingKey(ownerId, id, newest.object));
  if (!bytes) throw new AppError('unavailable', 'What was sent cannot be read at the moment. Please try again.');
  return new Map(Object.entries(unpackPlaces(bytes)));
};

/** A place as a person says it is; as it was found where nobody was asked, or has not said it yet. */
const placeAsSaid = (
  place: FollowedPlace | null,
  placed: PointRecord['placed'],
  version: number,
): FollowedPlace | null => {
  if (!place?.isDoubtful || placed?.version !== version) return place;
  const { isDoubtful: _, ...sure } = place;
  return placed.isSame ? sure : null;
};

/**
 * Where points stand in the file that was sent last, by their ids, as it was found and as persons said of doubtful places.
 * @throws AppError as `loadFoundPlaces`
 */
export const loadPlaces = async (record: NegotiationRecord): Promise<ReadonlyMap<string, FollowedPlace | null>> => {
  const found = await loadFoundPlaces(record);
  const placed = new Map(record.points.map((point) => [point.id, point.placed]));
  const { number } = record.sent.at(-1)!;
  return new Map([...found].map(([id, place]) => [id, placeAsSaid(place, placed.get(id), number)]));
};

/** Where a negotiation lies as JSON while its caller fetches it, because it is too large for an answer. */
export const negotiationAnswerKey = (ownerId: string, id: string): string =>
  `reports/${ownerId}/${id}-negotiation.json`;

/** Removes all files of a negotiation, those that an interruption left among them; repeating it does the rest. */
export const removeFiles = async (ownerId: string, id: string): Promise<void> => {
  const { deleteObjectsBelow } = await objectStore();
  await deleteObjectsBelow(negotiationPlace(ownerId, id));
};
