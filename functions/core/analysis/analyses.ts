import type { AuditEntry } from '../../../shared/analysis.ts';
import type { WordVariant } from '../../../shared/documents.ts';
import { readAnalysis, writeAnalysis } from '../../adapters/entities/analyses.ts';
import { type AnalysisRecord, packContent, unpackContent } from '../../adapters/entities/analysis.ts';
import { endContentLease, forgetContentLease, leaseContent } from '../../adapters/entities/owner-statistics.ts';
import type { Write } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import { endTogether } from '../end-together.ts';
import { analysedOriginalKeys, keepAnalysedOriginal, type Original } from '../documents/originals.ts';

/** The most content kept inside an item; DynamoDB's limit is 400 KB for all of it. */
const maxInlineContentBytes = 300 * 1024;

const objectStore = () => import('../../adapters/object-store.ts');

/** Where the clause and the analysis lie when they are too long for an item. */
const contentObjectKey = (ownerId: string, id: string): string => `analyses/${ownerId}/${id}.json.gz`;

/** Where a report lies that is too large for an answer. */
export const reportObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}.pdf`;

/** Where a Word document lies that is too large for an answer. */
export const wordObjectKey = (ownerId: string, id: string, variant: WordVariant): string =>
  `reports/${ownerId}/${id}-${variant}.docx`;

/** Where an analysis lies as JSON while its caller fetches it, because it is too large for an answer. */
export const answerObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}.json`;

/** Where the answer of a reading lies while its caller fetches it, because it is too large for an answer. */
export const readingObjectKey = (ownerId: string, id: string): string => `reports/${ownerId}/${id}-reading.json`;

/** The content of an analysis as it is stored. */
export const packed = packContent;

/** Whether an analysis lies in an item of the table whole, with room for what a model may add. */
export const fitsItem = (content: Parameters<typeof packContent>[0]): boolean =>
  packContent(content).byteLength <= maxInlineContentBytes;

/** What is left beside the content of a reviewed analysis holds its other fields. */
const maxReviewedContentBytes = 380 * 1024;

/** Whether an analysis lies in an item of the table whole with what a model added. */
export const fitsItemReviewed = (content: Parameters<typeof packContent>[0]): boolean =>
  packContent(content).byteLength <= maxReviewedContentBytes;

type Stored = Omit<AnalysisRecord, 'contentKey' | 'hasOriginal'>;

/** A function may run on a little after its answer was due. */
const leaseSlackMs = 5_000;

/** Notes that an object is about to be stored, and removes those that other calls have left. */
const announceContent = async ({ ownerId, id }: Stored, until: number): Promise<void> => {
  const { abandoned } = await leaseContent(ownerId, id, until);
  await sweepContent(ownerId, abandoned);
};

/**
 * Removes content whose analysis was never stored because the function was ended in between: the owner's statistics
 * hold a lease for each object until its analysis refers to it.
 * @param abandoned the analyses that were never stored
 */
export const sweepContent = async (ownerId: string, abandoned: readonly string[]): Promise<void> => {
  for (const id of abandoned) await removeContent(ownerId, id);
};

/**
 * Removes the objects no analysis refers to. Their lease is over from then on, so that no analysis can come to refer to it,
 * and goes last, so that an interruption leaves it to whoever comes next.
 */
const removeContent = async (ownerId: string, id: string): Promise<void> => {
  // Without a lease another call has removed it, or an analysis refers to it.
  if (!(await endContentLease(ownerId, id))) return;
  const { deleteObject } = await objectStore();
  await Promise.all([contentObjectKey(ownerId, id), ...analysedOriginalKeys(ownerId, id)].map(deleteObject));
  await forgetContentLease(ownerId, id);
};

/** Whether an analysis is stored; undefined where nobody can say. */
const isStored = (id: string): Promise<boolean | undefined> =>
  readAnalysis(id).then(
    (record) => record !== undefined,
    () => undefined,
  );

const putContent = async (key: string, content: Uint8Array): Promise<void> =>
  (await objectStore()).putObject(key, content, 'application/gzip');

/** What is stored together with an analysis. */
interface StoredWith {
  /** Further writes of the same transaction. */
  readonly writes?: readonly Write[];
  /** The Word document it was made of. */
  readonly original?: Original | undefined;
}

/**
 * Stores an analysis whole: its summary, its content, its first audit entry, its owner's count and whatever else must
 * hold together with it, or nothing of it. An analysis that was stored although the answer to that was lost is stored.
 * @param deadlineMs epoch milliseconds by which the call is answered or has failed
 */
export const storeAnalysis = async (
  record: Stored,
  entry: AuditEntry,
  deadlineMs: number,
  { writes: alongside = [], original }: StoredWith = {},
): Promise<void> => {
  const { ownerId, id } = record;
  const content = packContent(record);
  const contentKey = content.byteLength > maxInlineContentBytes ? contentObjectKey(ownerId, id) : undefined;
  const hasObjects = contentKey !== undefined || original !== undefined;
  const leaseUntil = hasObjects ? deadlineMs + leaseSlackMs : undefined;
  if (leaseUntil !== undefined) await announceContent(record, leaseUntil);
  try {
    await endTogether([
      ...(contentKey ? [putContent(contentKey, content)] : []),
      ...(original ? [keepAnalysedOriginal(ownerId, id, original)] : []),
    ]);
    const stored = { ...record, contentKey, ...(original && { hasOriginal: true as const }) };
    await writeAnalysis({ record: stored, content, entry, leaseUntil, alongside });
  } catch (error) {
    if (await isStored(id)) return;
    // What cannot be removed now is found by its lease.
    if (hasObjects) await removeContent(ownerId, id).catch(() => undefined);
    throw error;
  }
};

const notFound = () => new AppError('not_found', 'This analysis does not exist.');

/**
 * The fields of an analysis without its content.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const findAnalysis = async (ownerId: string, id: string) => {
  const record = await readAnalysis(id);
  if (record?.ownerId !== ownerId) throw notFound();
  return record;
};

/**
 * A whole analysis.
 * @throws AppError not_found where there is none or it is somebody else's
 */
export const loadAnalysis = async (ownerId: string, id: string): Promise<AnalysisRecord> => {
  const { content, ...record } = await findAnalysis(ownerId, id);
  const bytes = record.contentKey ? await (await objectStore()).getObject(record.contentKey) : content;
  if (!bytes) throw notFound();
  return { ...record, ...unpackContent(bytes) };
};
