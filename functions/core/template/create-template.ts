import type * as z from 'zod/mini';
import { documentTypeOf, documentTypes } from '../../../shared/documents.ts';
import {
  defaultTemplateType,
  maxTemplatesPerPlaybook,
  type Template,
  type templateInputSchema,
} from '../../../shared/playbooks.ts';
import type { PlaybookRecord } from '../../adapters/entities/playbook.ts';
import {
  originalKey,
  packSections,
  type Section,
  sectionsKey,
  type TemplateRecord,
  templateIdIn,
  templateObjects,
} from '../../adapters/entities/template.ts';
import { putTemplate, readTemplate } from '../../adapters/entities/templates.ts';
import { AppError } from '../app-error.ts';
import { endTogether } from '../end-together.ts';
import type { Caller } from '../caller.ts';
import type { UploadedDocument } from '../documents/fetch-stored.ts';
import { openUpload } from '../documents/read-upload.ts';
import { changePlaybook, findEditablePlaybook } from '../playbook/playbooks.ts';
import { newId } from '../playbook/scope.ts';
import { splitTemplate } from './split-template.ts';
import { toTemplate, withTemplate } from './templates.ts';

const objectStore = () => import('../../adapters/object-store.ts');

interface CreateTemplateOptions {
  readonly caller: Caller;
  readonly document: UploadedDocument;
  readonly input: z.output<typeof templateInputSchema>;
  /** Epoch milliseconds by which the template must be stored. */
  readonly deadlineMs: number;
}

const requireRoom = ({ templateCount }: PlaybookRecord): void => {
  if (templateCount >= maxTemplatesPerPlaybook) {
    throw new AppError('conflict', `A playbook holds at most ${maxTemplatesPerPlaybook} templates. Delete one first.`);
  }
};

/** What the template is called where nobody says: the file's name without its extension (specification, section 5). */
const nameOf = (filename: string): string => filename.replace(/\.[^.]+$/, '') || filename;

const describe = (
  playbook: PlaybookRecord,
  {
    input,
    filename,
    sections,
  }: Pick<CreateTemplateOptions, 'input'> & { filename: string; sections: readonly Section[] },
): TemplateRecord => {
  const nowMs = Date.now();
  return {
    id: templateIdIn(playbook.id, newId(nowMs)),
    playbookId: playbook.id,
    scope: playbook.scope,
    name: input.name || nameOf(filename),
    description: input.description || `Uploaded from ${filename}`,
    templateType: input.templateType || defaultTemplateType,
    isActive: input.isActive,
    createdAt: new Date(nowMs).toISOString(),
    filename,
    heads: sections.map(({ number, heading, text }) => ({ number, heading, length: text.length })),
    ...(playbook.expiresAt !== undefined && { expiresAt: playbook.expiresAt }),
  };
};

const storeObjects = async (template: TemplateRecord, bytes: Uint8Array, sections: readonly Section[]) => {
  const { putObject } = await objectStore();
  const [mediaType] = documentTypes[documentTypeOf(template.filename) ?? 'txt'];
  await endTogether([
    putObject(originalKey(template), bytes, mediaType),
    putObject(sectionsKey(template), packSections(sections), 'application/gzip'),
  ]);
};

/** Removes a template's objects, unless its item was written although the answer to that was lost. */
const removeUnlessStored = async (template: TemplateRecord): Promise<void> => {
  if (await readTemplate(template.id)) return;
  await (await objectStore()).deleteObjectsBelow(templateObjects(template));
};

/** Time kept for storing what was read, in milliseconds. */
const storingMs = 2_000;

/**
 * Adds a contract template to a playbook: reads its text, cuts it into sections and keeps both with the file itself.
 *
 * The objects are stored first and removed where the rest fails; what a crash leaves lies below its playbook's place
 * and goes with it.
 * @throws AppError as reading an upload does; not_found and forbidden as changing the playbook does; conflict where the
 *   playbook is full or more would apply than may
 */
export const createTemplate = async ({
  caller,
  document,
  input,
  deadlineMs,
}: CreateTemplateOptions): Promise<Template> => {
  const playbook = await findEditablePlaybook(caller, input.playbookId);
  requireRoom(playbook);
  const { bytes, read } = await openUpload({ caller, document, deadlineMs: deadlineMs - storingMs });
  const sections = splitTemplate(read.text, read.headings);
  const template = describe(playbook, { input, filename: read.filename, sections });
  try {
    await storeObjects(template, bytes, sections);
    const { after } = await changePlaybook(
      caller,
      () => findEditablePlaybook(caller, playbook.id),
      (record) => {
        requireRoom(record);
        const changed = {
          ...record,
          templateCount: record.templateCount + 1,
          activeTemplates: withTemplate(record, template, template.isActive),
        };
        return { after: changed, alongside: [putTemplate(template)] };
      },
    );
    return toTemplate(caller, { ...after, revision: 0 }, template);
  } catch (error) {
    await removeUnlessStored(template).catch(() => undefined);
    throw error;
  }
};
