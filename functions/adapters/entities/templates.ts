import { deleteItems, getItem, inPartition, queryAll, readKeys, type Write } from '../table.ts';
import {
  readTemplateItem,
  type TemplateRecord,
  templateItem,
  templateKey,
  templatePrefix,
  templatesPartition,
} from './template.ts';

/** A template as it is at this moment; undefined where there is none or it should be forgotten already. */
export const readTemplate = async (id: string): Promise<TemplateRecord | undefined> => {
  const item = await getItem(templateKey(id));
  return item && readTemplateItem(item);
};

/** All templates of a playbook, newest first. */
export const readTemplates = async (playbookId: string): Promise<readonly TemplateRecord[]> => {
  const items = await queryAll({
    ...inPartition(templatesPartition(playbookId), templatePrefix),
    ScanIndexForward: false,
  });
  return items.flatMap((item) => readTemplateItem(item) ?? []);
};

/** The write that stores a template, new or changed; it goes with a write of its playbook. */
export const putTemplate = (record: TemplateRecord): Write => ({ Put: { Item: templateItem(record) } });

/** The write that removes a template; it goes with a write of its playbook. */
export const removeTemplate = (id: string): Write => ({ Delete: { Key: templateKey(id) } });

/** Removes all templates of a playbook that takes no more of them; repeating it does what an interruption left. */
export const removeTemplatesOf = async (playbookId: string): Promise<void> =>
  deleteItems(await readKeys(templatesPartition(playbookId)));
