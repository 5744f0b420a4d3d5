import { randomUUID } from 'node:crypto';
import { wordMediaType } from '../../../shared/documents.ts';
import { AppError } from '../app-error.ts';
import { endTogether } from '../end-together.ts';

/** A Word document as it came, and its text as it was read then: what is written into it later is found by that text. */
export interface Original {
  readonly bytes: Uint8Array;
  readonly text: string;
}

const objectStore = () => import('../../adapters/object-store.ts');

/** Where an uploaded original lies until it expires, a day after it came. */
const uploadedPlace = (ownerId: string, id: string): string => `originals/${ownerId}/${id}`;

/** Where an original lies that belongs to an analysis. */
const analysedPlace = (ownerId: string, analysisId: string): string => `analyses/${ownerId}/${analysisId}`;

const keysOf = (place: string) => ({ document: `${place}.docx`, text: `${place}.txt` });

const write = async (place: string, { bytes, text }: Original): Promise<void> => {
  const { putObject } = await objectStore();
  const keys = keysOf(place);
  await endTogether([
    putObject(keys.document, bytes, wordMediaType),
    putObject(keys.text, Buffer.from(text, 'utf8'), 'text/plain; charset=utf-8'),
  ]);
};

const read = async (place: string): Promise<Original | undefined> => {
  const { getObject } = await objectStore();
  const keys = keysOf(place);
  const [bytes, text] = await Promise.all([getObject(keys.document), getObject(keys.text)]);
  return bytes && text && { bytes, text: Buffer.from(text).toString('utf8') };
};

/**
 * Keeps an uploaded Word document for the analysis that may come of it; storage expires it after a day.
 * @returns the id an analysis names it by
 */
export const keepUploadedOriginal = async (ownerId: string, original: Original): Promise<string> => {
  const id = randomUUID();
  await write(uploadedPlace(ownerId, id), original);
  return id;
};

/**
 * An original of the owner, by the id its upload answered, or by the id of an analysis that holds one.
 * @throws AppError not_found where there is none, no longer, or only somebody else's
 */
export const findOriginal = async (ownerId: string, documentId: string): Promise<Original> => {
  const isId = /^[\w-]{1,64}$/.test(documentId);
  const original = isId
    ? ((await read(uploadedPlace(ownerId, documentId))) ?? (await read(analysedPlace(ownerId, documentId))))
    : undefined;
  if (original) return original;
  throw new AppError(
    'not_found',
    'The uploaded document is not kept any longer. Upload it again, or analyze the text without it.',
  );
};

/** Keeps an original with the analysis it belongs to. */
export const keepAnalysedOriginal = (ownerId: string, analysisId: string, original: Original): Promise<void> =>
  write(analysedPlace(ownerId, analysisId), original);

/** The original of an analysis; undefined where there is none. */
export const readAnalysedOriginal = (ownerId: string, analysisId: string): Promise<Original | undefined> =>
  read(analysedPlace(ownerId, analysisId));

/** Where the original of an analysis lies, for its deletion. */
export const analysedOriginalKeys = (ownerId: string, analysisId: string): readonly string[] =>
  Object.values(keysOf(analysedPlace(ownerId, analysisId)));
