import type { WholeTemplate } from '../../../shared/playbooks.ts';
import { sectionsKey, unpackSections } from '../../adapters/entities/template.ts';
import type { Caller } from '../caller.ts';
import { findTemplate, templateNotFound, toTemplate } from './templates.ts';

/**
 * A template with the texts of its sections.
 * @throws AppError not_found where the caller works with no such template
 */
export const getTemplate = async ({
  caller,
  id,
}: {
  readonly caller: Caller;
  readonly id: string;
}): Promise<WholeTemplate> => {
  const { playbook, template } = await findTemplate(caller, id);
  const { getObject } = await import('../../adapters/object-store.ts');
  const bytes = await getObject(sectionsKey(template));
  // A deletion that was interrupted leaves a template without its texts until it is deleted again.
  if (!bytes) throw templateNotFound();
  const sections = unpackSections(bytes).map((section) => ({ ...section, length: section.text.length }));
  return { ...toTemplate(caller, playbook, template), sections };
};
