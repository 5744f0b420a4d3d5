import type { PlaybookRecord } from '../../adapters/entities/playbook.ts';
import { removePlaybook } from '../../adapters/entities/playbooks.ts';
import { templateObjectsOf } from '../../adapters/entities/template.ts';
import { removeTemplatesOf } from '../../adapters/entities/templates.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { changePlaybook, findPlaybook } from './playbooks.ts';
import { canEdit } from './scope.ts';

const findDeletable = async (caller: Caller, id: string): Promise<PlaybookRecord> => {
  const record = await findPlaybook(caller, id);
  if (!canEdit(caller, record)) {
    throw new AppError('forbidden', `Only ${record.createdBy.name}, who made this playbook, and admins can delete it.`);
  }
  return record;
};

/**
 * Deletes a playbook with its templates, their items and objects.
 *
 * First it is switched off and takes no more changes; then everything below it goes; the playbook itself goes last. An
 * interrupted deletion so leaves it listed, switched off, and deleting it again finishes. Objects are found by their
 * place, so that those of an interrupted upload go as well.
 * @throws AppError not_found; forbidden for other people's
 */
export const deletePlaybook = async ({
  caller,
  id,
}: {
  readonly caller: Caller;
  readonly id: string;
}): Promise<void> => {
  const { after } = await changePlaybook(
    caller,
    () => findDeletable(caller, id),
    (record) => ({ after: { ...record, isActive: false, isDeleting: true as const } }),
  );
  const { deleteObjectsBelow } = await import('../../adapters/object-store.ts');
  const objects = templateObjectsOf(after.scope, id);
  await deleteObjectsBelow(objects);
  await removeTemplatesOf(id);
  // An upload that was under way may have stored its file in between; it can no longer add a template.
  await deleteObjectsBelow(objects);
  await removePlaybook(after.scope, id);
};
