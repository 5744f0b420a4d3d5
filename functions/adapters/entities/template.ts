import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import type { Key } from '../table.ts';
import { hasExpired } from './playbook.ts';

/*
 * A template is one item among those of its playbook, by age, with its sections' headings. Its file and its sections'
 * texts are objects: they never change, and go with the template.
 */

/** A section of a template as lists know it. `length` is that of its text in UTF-16 units. */
export interface SectionHead {
  readonly number: string;
  readonly heading: string;
  readonly length: number;
}

/** A section whole. */
export interface Section {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
}

/** A template as the use cases know it. Its id begins with that of its playbook, so that it can be read by it alone. */
export interface TemplateRecord {
  readonly id: string;
  readonly playbookId: string;
  readonly scope: string;
  readonly name: string;
  readonly description: string;
  readonly templateType: string;
  readonly isActive: boolean;
  readonly createdAt: string;
  readonly filename: string;
  readonly heads: readonly SectionHead[];
  /** Its deletion has begun: it applies no more and takes no change. */
  readonly isDeleting?: true;
  /** Epoch seconds, when storage forgets a public visitor's template. */
  readonly expiresAt?: number;
}

type Item = Record<string, unknown>;

export const templatePrefix = 'template#';
export const templatesPartition = (playbookId: string): string => `playbook#${playbookId}`;

/** The id of a template of the given playbook. */
export const templateIdIn = (playbookId: string, ownPart: string): string => `${playbookId}-${ownPart}`;

/** The playbook a template id belongs to. */
export const playbookIdOf = (templateId: string): string => templateId.split('-')[0] ?? '';

export const templateKey = (id: string): Key => ({
  pk: templatesPartition(playbookIdOf(id)),
  sk: `${templatePrefix}${id}`,
});

/** Where the objects of a playbook's templates lie. */
export const templateObjectsOf = (scope: string, playbookId: string): string => `templates/${scope}/${playbookId}/`;

type TemplatePlace = Pick<TemplateRecord, 'scope' | 'playbookId' | 'id'>;

/** Where the objects of one template lie. */
export const templateObjects = ({ scope, playbookId, id }: TemplatePlace): string =>
  `${templateObjectsOf(scope, playbookId)}${id}/`;
export const originalKey = (template: TemplatePlace): string => `${templateObjects(template)}original`;
export const sectionsKey = (template: TemplatePlace): string => `${templateObjects(template)}sections.json.gz`;

export const templateItem = (record: TemplateRecord): Key & Item => {
  const { heads, ...fields } = record;
  const packed = heads.map(({ number, heading, length }) => [number, heading, length]);
  return { ...templateKey(record.id), ...fields, heads: deflateRawSync(JSON.stringify(packed)) };
};

/** The template in an item; undefined where storage should have forgotten it already. */
export const readTemplateItem = (item: Item): TemplateRecord | undefined => {
  if (hasExpired(item)) return undefined;
  const { pk: _, sk: __, heads, ...fields } = item;
  const packed = JSON.parse(inflateRawSync(heads as Uint8Array).toString('utf8')) as [string, string, number][];
  return {
    ...(fields as unknown as TemplateRecord),
    heads: packed.map(([number, heading, length]) => ({ number, heading, length })),
  };
};

/** Sections as compressed JSON, which escapes lone surrogates, so that every text reads back identical. */
export const packSections = (sections: readonly Section[]): Uint8Array =>
  gzipSync(JSON.stringify(sections.map(({ number, heading, text }) => [number, heading, text])), { level: 6 });

export const unpackSections = (bytes: Uint8Array): readonly Section[] =>
  (JSON.parse(gunzipSync(bytes).toString('utf8')) as [string, string, string][]).map(([number, heading, text]) => ({
    number,
    heading,
    text,
  }));
