import type { Template } from '../../../shared/playbooks.ts';
import { playbookIdOf } from '../../adapters/entities/template.ts';
import { putTemplate } from '../../adapters/entities/templates.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { changePlaybook, findEditablePlaybook } from '../playbook/playbooks.ts';
import { findTemplate, toTemplate, withTemplate } from './templates.ts';

/**
 * Switches a template on or off.
 * @throws AppError not_found; forbidden for other people's; conflict where more would apply than may
 */
export const updateTemplate = async ({
  caller,
  id,
  isActive,
}: {
  readonly caller: Caller;
  readonly id: string;
  readonly isActive: boolean;
}): Promise<Template> => {
  await findTemplate(caller, id);
  const { after, template } = await changePlaybook(
    caller,
    () => findEditablePlaybook(caller, playbookIdOf(id)),
    async (record) => {
      // Whatever changes a template changes its playbook's revision, so that this one is as good as locked.
      const { template: present } = await findTemplate(caller, id);
      if (present.isDeleting) {
        throw new AppError('conflict', 'This template is being deleted. Delete it again to finish that.');
      }
      const changed = { ...present, isActive };
      return {
        after: { ...record, activeTemplates: withTemplate(record, changed, isActive) },
        alongside: [putTemplate(changed)],
        template: changed,
      };
    },
  );
  return toTemplate(caller, { ...after, revision: 0 }, template);
};
