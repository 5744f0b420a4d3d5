import type { Template } from '../../../shared/playbooks.ts';
import type { ActiveTemplate, PlaybookRecord } from '../../adapters/entities/playbook.ts';
import { playbookIdOf, type TemplateRecord } from '../../adapters/entities/template.ts';
import { readTemplate } from '../../adapters/entities/templates.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { findPlaybook } from '../playbook/playbooks.ts';
import { canEdit } from '../playbook/scope.ts';

export const templateNotFound = () => new AppError('not_found', 'This template does not exist.');

/** A template as the API lists it. */
export const toTemplate = (caller: Caller, playbook: PlaybookRecord, record: TemplateRecord): Template => {
  const { scope: _, heads, isDeleting: __, expiresAt: ___, ...fields } = record;
  return { ...fields, sections: [...heads], canEdit: canEdit(caller, playbook) };
};

/**
 * A template among those the caller works with, and its playbook, read consistently.
 * @throws AppError not_found
 */
export const findTemplate = async (
  caller: Caller,
  id: string,
): Promise<{ readonly playbook: PlaybookRecord; readonly template: TemplateRecord }> => {
  const [playbook, template] = await Promise.all([
    // Whose a template is, its playbook says; without one it is nobody's.
    findPlaybook(caller, playbookIdOf(id)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    }),
    readTemplate(id),
  ]);
  if (!playbook || template?.scope !== playbook.scope) throw templateNotFound();
  return { playbook, template };
};

/** The active templates of a playbook with one of them switched on or off, oldest first. */
export const withTemplate = (
  { activeTemplates }: PlaybookRecord,
  template: TemplateRecord,
  isActive: boolean,
): readonly ActiveTemplate[] => {
  const others = activeTemplates.filter(({ id }) => id !== template.id);
  return isActive
    ? [...others, { id: template.id, name: template.name }].sort((a, b) => (a.id < b.id ? -1 : 1))
    : others;
};
