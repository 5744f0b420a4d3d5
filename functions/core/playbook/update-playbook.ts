import type * as z from 'zod/mini';
import type { Playbook, updatePlaybookSchema } from '../../../shared/playbooks.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { changePlaybook, findEditablePlaybook, toPlaybook } from './playbooks.ts';
import { personOf } from './scope.ts';

/**
 * Changes a playbook.
 * @param input all its fields, and the version they were made from, where the caller knows it; its positions stay where
 *   the rules name none
 * @throws AppError not_found; forbidden for other people's; conflict where the version is not the present one or more
 *   would apply than may
 */
export const updatePlaybook = async ({
  caller,
  id,
  input,
}: {
  readonly caller: Caller;
  readonly id: string;
  readonly input: z.output<typeof updatePlaybookSchema>;
}): Promise<Playbook> => {
  const { version, ...fields } = input;
  const { after } = await changePlaybook(
    caller,
    () => findEditablePlaybook(caller, id),
    (record) => {
      if (version !== undefined && version !== record.version) {
        throw new AppError(
          'conflict',
          `${record.updatedBy.name} changed this playbook while you were editing it. Nothing was overwritten. Compare the two versions and save again.`,
        );
      }
      const updatedAt = new Date().toISOString();
      const rules = { ...fields.rules, positions: fields.rules.positions ?? record.rules.positions };
      const changed = { ...fields, rules, version: record.version + 1, updatedAt, updatedBy: personOf(caller) };
      return { after: { ...record, ...changed } };
    },
  );
  return toPlaybook(caller, { ...after, revision: 0 });
};
