import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { playbookRulesSchema, type Playbook, type PlaybookRules } from '../../../shared/playbooks.ts';
import type { Key } from '../table.ts';

/*
 * A playbook is one item among those of its scope, by age. Those that are switched on stand a second time in the
 * scope's active partition, with all an analysis needs of them, so that one query loads what applies. Whoever changes
 * a playbook writes both in one transaction; `revision` lets only one of two changes at once go through.
 */

/** A template of a playbook that is switched on. */
export interface ActiveTemplate {
  readonly id: string;
  readonly name: string;
}

/** A playbook as the use cases know it. */
export interface PlaybookRecord {
  readonly id: string;
  /** Whose it is: the organisation's, or one public visitor's. */
  readonly scope: string;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  readonly rules: PlaybookRules;
  /** Counts what people change about it; a change names the version it was made from. */
  readonly version: number;
  /** Counts every write, those of its templates included. */
  readonly revision: number;
  readonly createdAt: string;
  readonly createdBy: Playbook['createdBy'];
  readonly updatedAt: string;
  readonly updatedBy: Playbook['updatedBy'];
  readonly templateCount: number;
  readonly activeTemplates: readonly ActiveTemplate[];
  /** Its deletion has begun: it applies no more and takes no change. */
  readonly isDeleting?: true;
  /** Epoch seconds, when storage forgets a public visitor's playbook. */
  readonly expiresAt?: number;
}

/** A playbook that applies, as the active partition holds it. */
export interface ActivePlaybook {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The contract types it is limited to, as they are compared; none means all. */
  readonly types: readonly string[];
  readonly rules: PlaybookRules;
  readonly templates: readonly ActiveTemplate[];
}

type Item = Record<string, unknown>;

const pack = (content: unknown): Uint8Array => deflateRawSync(JSON.stringify(content));
const unpack = (bytes: unknown): unknown => JSON.parse(inflateRawSync(bytes as Uint8Array).toString('utf8'));

export const playbookPrefix = 'playbook#';
export const playbooksPartition = (scope: string): string => `playbooks#${scope}`;
export const playbookKey = (scope: string, id: string): Key => ({
  pk: playbooksPartition(scope),
  sk: `${playbookPrefix}${id}`,
});

export const activePartition = (scope: string): string => `active#${scope}`;
export const activeKey = (scope: string, id: string): Key => ({
  pk: activePartition(scope),
  sk: `${playbookPrefix}${id}`,
});

/** Counts the changes by which more may apply, so that two of them at once cannot pass the limits together. */
export const activeHeadKey = (scope: string): Key => ({ pk: activePartition(scope), sk: 'head' });

/** Whether storage should have forgotten an item already; it does so up to two days late. */
export const hasExpired = ({ expiresAt }: { readonly expiresAt?: unknown }, nowMs = Date.now()): boolean =>
  typeof expiresAt === 'number' && expiresAt * 1000 <= nowMs;

/** Whether a playbook is among those that are switched on. */
export const applies = (record: PlaybookRecord | undefined): record is PlaybookRecord =>
  record !== undefined && record.isActive && !record.isDeleting;

export const playbookItem = (record: PlaybookRecord): Key & Item => {
  const { description, rules, activeTemplates, ...fields } = record;
  return { ...playbookKey(record.scope, record.id), ...fields, content: pack([description, rules, activeTemplates]) };
};

export const readPlaybookItem = (item: Item): PlaybookRecord => {
  const { pk: _, sk: __, content, ...fields } = item;
  const [description, rules, activeTemplates] = unpack(content) as [string, unknown, readonly ActiveTemplate[]];
  return {
    ...(fields as unknown as PlaybookRecord),
    description,
    rules: playbookRulesSchema.parse(rules),
    activeTemplates,
  };
};

/** @param types the contract types the playbook is limited to, as they are compared */
export const activeItem = (record: PlaybookRecord, types: readonly string[]): Key & Item => ({
  ...activeKey(record.scope, record.id),
  id: record.id,
  name: record.name,
  version: record.version,
  types,
  templateCount: record.activeTemplates.length,
  madeBy: record.createdBy.id,
  content: pack([record.rules, record.activeTemplates]),
  ...(record.expiresAt !== undefined && { expiresAt: record.expiresAt }),
});

/** What of an active playbook can be read without unpacking it. */
export const readActiveHeader = (item: Item) =>
  item as {
    readonly id: string;
    readonly name: string;
    readonly types: readonly string[];
    readonly templateCount: number;
    /** Playbooks that were switched on by earlier releases do not say. */
    readonly madeBy?: string;
  };

export const readActiveItem = (item: Item): ActivePlaybook => {
  const [rules, templates] = unpack(item['content']) as [unknown, readonly ActiveTemplate[]];
  const { id, name, types } = readActiveHeader(item);
  return { id, name, types, version: item['version'] as number, rules: playbookRulesSchema.parse(rules), templates };
};
