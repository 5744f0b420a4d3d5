import type { Template } from '../../../shared/playbooks.ts';
import { readTemplates } from '../../adapters/entities/templates.ts';
import type { Caller } from '../caller.ts';
import { findPlaybook } from '../playbook/playbooks.ts';
import { toTemplate } from './templates.ts';

/**
 * The templates of a playbook with their sections' headings, newest first.
 * @throws AppError not_found where the caller works with no such playbook
 */
export const listTemplates = async ({
  caller,
  playbookId,
}: {
  readonly caller: Caller;
  readonly playbookId: string;
}): Promise<readonly Template[]> => {
  const [playbook, records] = await Promise.all([findPlaybook(caller, playbookId), readTemplates(playbookId)]);
  return records.map((record) => toTemplate(caller, playbook, record));
};
