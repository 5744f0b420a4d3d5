import type { ErrorCode } from '../../../shared/errors.ts';
import type { PlaybookRecord } from '../../adapters/entities/playbook.ts';
import { playbookIdOf, type TemplateRecord, templateObjects } from '../../adapters/entities/template.ts';
import { putTemplate, removeTemplate } from '../../adapters/entities/templates.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { changePlaybook, findEditablePlaybook } from '../playbook/playbooks.ts';
import { findTemplate, withTemplate } from './templates.ts';

/**
 * Thrown where another call finished the same deletion, or deletes the whole playbook, which takes everything along:
 * there is nothing left to do.
 */
const gone = new Error('The template is gone.');

const goneWhen =
  (...codes: readonly ErrorCode[]) =>
  (error: unknown): never => {
    throw error instanceof AppError && codes.includes(error.code) ? gone : error;
  };

const without = (record: PlaybookRecord, template: TemplateRecord) => ({
  ...record,
  activeTemplates: withTemplate(record, template, false),
});

/**
 * Deletes a template and its objects.
 *
 * First it is switched off and takes no more changes; then its objects go; its item goes last. An interrupted deletion
 * so leaves it listed, switched off, and deleting it again finishes.
 * @throws AppError not_found; forbidden for other people's
 */
export const deleteTemplate = async ({
  caller,
  id,
}: {
  readonly caller: Caller;
  readonly id: string;
}): Promise<void> => {
  const { template } = await findTemplate(caller, id);
  const readPlaybook = () => findEditablePlaybook(caller, playbookIdOf(id));
  await changePlaybook(caller, readPlaybook, async (record) => {
    const { template: present } = await findTemplate(caller, id);
    const marked: TemplateRecord = { ...present, isActive: false, isDeleting: true };
    return { after: without(record, present), alongside: [putTemplate(marked)] };
  });
  const stillThere = async () => {
    const playbook = await readPlaybook().catch(goneWhen('not_found', 'conflict'));
    await findTemplate(caller, id).catch(goneWhen('not_found'));
    return playbook;
  };
  const { deleteObjectsBelow } = await import('../../adapters/object-store.ts');
  await deleteObjectsBelow(templateObjects(template));
  try {
    await changePlaybook(caller, stillThere, (record) => ({
      after: { ...without(record, template), templateCount: record.templateCount - 1 },
      alongside: [removeTemplate(id)],
    }));
  } catch (error) {
    if (error !== gone) throw error;
  }
};
