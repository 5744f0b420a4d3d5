import { documentTypeOf, documentTypes } from '../../../shared/documents.ts';
import { originalKey } from '../../adapters/entities/template.ts';
import type { Caller } from '../caller.ts';
import { findTemplate, templateNotFound } from './templates.ts';

/**
 * An address that gives the file a template was made from, for a minute.
 * @throws AppError not_found where the caller works with no such template
 */
export const downloadTemplate = async ({
  caller,
  id,
}: {
  readonly caller: Caller;
  readonly id: string;
}): Promise<string> => {
  const { template } = await findTemplate(caller, id);
  if (template.isDeleting) throw templateNotFound();
  const { presignDownload } = await import('../../adapters/presigned-urls.ts');
  const [mediaType] = documentTypes[documentTypeOf(template.filename) ?? 'txt'];
  return presignDownload(originalKey(template), template.filename, mediaType);
};
