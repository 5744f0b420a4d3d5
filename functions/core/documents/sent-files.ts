import { wordMediaType } from '../../../shared/documents.ts';

/*
 * What was exported of an analysis, and what its negotiation keeps, lie as objects below a place of the analysis' own, so
 * that they are found by it alone and go with it.
 */

const objectStore = () => import('../../adapters/object-store.ts');

/** The place below which objects lie that came after their analysis. */
export const placeBeside = (ownerId: string, analysisId: string): string => `analyses/${ownerId}/${analysisId}/`;

/** Where the newest export with tracked changes lies, which is what was sent. */
const exportKey = (ownerId: string, analysisId: string): string => `${placeBeside(ownerId, analysisId)}exported.docx`;

/** Keeps the newest export of an analysis with tracked changes, for the negotiation that may begin with it. */
export const keepExport = async (ownerId: string, analysisId: string, bytes: Uint8Array): Promise<void> => {
  const { putObject } = await objectStore();
  await putObject(exportKey(ownerId, analysisId), bytes, wordMediaType);
};

/** The newest export of an analysis with tracked changes; undefined where there was none. */
export const readExport = async (ownerId: string, analysisId: string): Promise<Uint8Array | undefined> => {
  const { getObject } = await objectStore();
  return getObject(exportKey(ownerId, analysisId));
};

/** Removes the export of an analysis and all files of its negotiation; repeating it does what an interruption left. */
export const removeExportAndFiles = async (ownerId: string, analysisId: string): Promise<void> => {
  const { deleteObjectsBelow } = await objectStore();
  await deleteObjectsBelow(placeBeside(ownerId, analysisId));
};
