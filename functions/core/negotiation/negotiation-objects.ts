import { randomUUID } from 'node:crypto';
import { wordMediaType } from '../../../shared/documents.ts';
import type { ReplyComparison } from '../../../shared/negotiations.ts';
import { type NegotiationRecord, packComparison, unpackComparison } from '../../adapters/entities/negotiation.ts';
import { AppError } from '../app-error.ts';
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

const comparisonKey = (ownerId: string, id: string, object: string): string =>
  `${negotiationPlace(ownerId, id)}${object}.json.gz`;

/** A Word file of a negotiation by its name; undefined where it is gone. */
export const readFile = async (ownerId: string, id: string, object: string): Promise<Uint8Array | undefined> => {
  const { getObject } = await objectStore();
  return getObject(fileKey(ownerId, id, object));
};

/**
 * Keeps a Word file of a negotiation, with what came of comparing it where it was compared.
 * @returns its name
 */
export const keepFile = async (
  ownerId: string,
  id: string,
  bytes: Uint8Array,
  comparison?: ReplyComparison,
): Promise<string> => {
  const { putObject } = await objectStore();
  const object = randomUUID();
  await Promise.all([
    putObject(fileKey(ownerId, id, object), bytes, wordMediaType),
    comparison && putObject(comparisonKey(ownerId, id, object), packComparison(comparison), 'application/gzip'),
  ]);
  return object;
};

/** What came of comparing a reply; undefined where it is gone. */
const readComparison = async (ownerId: string, id: string, object: string): Promise<ReplyComparison | undefined> => {
  const { getObject } = await objectStore();
  const bytes = await getObject(comparisonKey(ownerId, id, object));
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
}: NegotiationRecord): Promise<ReadonlyMap<number, ReplyComparison>> => {
  const needed = rounds.filter(({ number }) => points.some(({ round }) => round === number));
  const read = needed.map(async ({ number, object }) => {
    const comparison = await readComparison(ownerId, id, object);
    if (!comparison) throw new AppError('unavailable', 'A reply cannot be read at the moment. Please try again.');
    return [number, comparison] as const;
  });
  return new Map(await Promise.all(read));
};

/** Where a negotiation lies as JSON while its caller fetches it, because it is too large for an answer. */
export const negotiationAnswerKey = (ownerId: string, id: string): string =>
  `reports/${ownerId}/${id}-negotiation.json`;

/** Removes a file that no negotiation came to refer to. */
export const removeFile = async (ownerId: string, id: string, object: string): Promise<void> => {
  const { deleteObject } = await objectStore();
  await Promise.all([fileKey(ownerId, id, object), comparisonKey(ownerId, id, object)].map(deleteObject));
};

/** Removes all files of a negotiation, those that an interruption left among them; repeating it does the rest. */
export const removeFiles = async (ownerId: string, id: string): Promise<void> => {
  const { deleteObjectsBelow } = await objectStore();
  await deleteObjectsBelow(negotiationPlace(ownerId, id));
};
