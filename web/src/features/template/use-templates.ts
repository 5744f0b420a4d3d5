import useSWR, { mutate } from 'swr';
import {
  defaultTemplateType,
  templateSchema,
  type Template,
  type WholeTemplate,
} from '../../../../shared/playbooks.ts';
import { call, callToDelete } from '../../lib/api.ts';
import { dataKeys, forgetData } from '../../lib/data.ts';
import { sendFile, type SendOptions } from '../../lib/upload/send-file.ts';

type Templates = readonly Template[];

/** What is said where the server says nothing (specification, section 8). */
export const uploadFailure = 'Failed to upload template. Please try again.';

/** The templates of a playbook; none are asked for before there is one. */
export const useTemplates = (playbookId: string | undefined) =>
  useSWR<Templates, Error>(playbookId === undefined ? null : dataKeys.templates(playbookId));

/** A template with the texts of its sections. */
export const useWholeTemplate = (id: string) => useSWR<WholeTemplate, Error>(dataKeys.template(id));

/** Changes what is shown at once, and reads the list again. */
const change = (playbookId: string, next: (templates: Templates) => Templates): Promise<Templates | undefined> =>
  mutate<Templates>(dataKeys.templates(playbookId), (templates) => templates && next(templates));

/** The file's name without its extension (specification, section 5). */
const nameOf = (filename: string): string => filename.replace(/\.[^.]+$/, '') || filename;

/**
 * Adds a template to a playbook and lists it.
 * @returns how many the playbook has now, as far as that is known
 * @throws what `sendFile` throws
 */
export const uploadTemplate = async (
  playbookId: string,
  file: File,
  options: SendOptions,
): Promise<number | undefined> => {
  const fields = {
    playbookId,
    name: nameOf(file.name),
    description: `Uploaded from ${file.name}`,
    templateType: defaultTemplateType,
  };
  const made = await sendFile(
    file,
    {
      route: 'createTemplate',
      fileField: 'templateFile',
      fields: { ...fields, isActive: 'true' },
      parse: (answer) => templateSchema.parse(answer),
      fetchStored: (stored) =>
        call('createTemplate', { body: { ...fields, ...stored, isActive: true }, signal: options.signal }),
      failure: uploadFailure,
    },
    options,
  );
  const templates = await change(playbookId, (known) => [made, ...known.filter(({ id }) => id !== made.id)]);
  return templates?.length;
};

/**
 * Switches a template on or off. The switch shows its new state at once, and goes back where that fails.
 * @throws what `call` throws
 */
export const toggleTemplate = async ({ id, playbookId }: Template, isActive: boolean): Promise<void> => {
  const set = (templates: Templates | undefined): Templates =>
    (templates ?? []).map((template) => (template.id === id ? { ...template, isActive } : template));
  await mutate<Templates>(
    dataKeys.templates(playbookId),
    async (templates) => {
      await call('updateTemplate', { params: { id }, body: { isActive } });
      return set(templates);
    },
    { optimisticData: set, rollbackOnError: true },
  );
};

/**
 * Deletes a template with its file. One that is gone already counts as deleted.
 * @returns how many the playbook has now, as far as that is known
 * @throws what `call` throws
 */
export const deleteTemplate = async ({ id, playbookId }: Template): Promise<number | undefined> => {
  await callToDelete('deleteTemplate', id);
  const templates = await change(playbookId, (known) => known.filter((template) => template.id !== id));
  await forgetData(dataKeys.template(id));
  return templates?.length;
};
