import { wordMediaType } from '../../../shared/documents.ts';
import { AppError } from '../app-error.ts';
import { fileKey } from './negotiation-objects.ts';
import { findNegotiation } from './negotiations.ts';

/**
 * An address that gives a file of a negotiation as it was sent or came, for a minute.
 * @param options.number as negotiations count what was sent, and replies; the newest where it is left out
 * @throws AppError not_found where there is no such negotiation or file, or it is somebody else's
 */
export const downloadFile = async ({
  ownerId,
  id,
  file,
  number,
}: {
  readonly ownerId: string;
  readonly id: string;
  readonly file: 'sent' | 'reply';
  readonly number?: number | undefined;
}): Promise<string> => {
  const { sent, rounds } = await findNegotiation(ownerId, id);
  const files = file === 'sent' ? sent : rounds;
  const found = number === undefined ? files.at(-1) : files.find((one) => one.number === number);
  if (!found) throw new AppError('not_found', 'This negotiation has no such file.');
  const { presignDownload } = await import('../../adapters/presigned-urls.ts');
  return presignDownload(fileKey(ownerId, id, found.object), found.filename, wordMediaType);
};
