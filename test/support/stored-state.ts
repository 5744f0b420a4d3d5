import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import {
  adminItem,
  adminsPartition,
  directoryItems,
  directoryPartition,
  emailKey,
  readAccountItem,
  userStatisticsKey,
} from '../../functions/adapters/entities/account.ts';
import {
  type AccountCounts,
  countsOf,
  isActiveAdmin,
  readCounts,
} from '../../functions/adapters/entities/account-changes.ts';
import {
  analysisPartition,
  contentLeaseName,
  readAnalysisItem,
  statisticsKey,
  summaryKey,
} from '../../functions/adapters/entities/analysis.ts';
import {
  negotiationLineKey,
  negotiationLinePrefix,
  readNegotiationItem,
} from '../../functions/adapters/entities/negotiation.ts';
import { activeKey, readPlaybookItem } from '../../functions/adapters/entities/playbook.ts';
import {
  originalKey,
  readTemplateItem,
  sectionsKey,
  templatesPartition,
} from '../../functions/adapters/entities/template.ts';
import { analysedOriginalKeys } from '../../functions/core/documents/originals.ts';
import { fileKey } from '../../functions/core/negotiation/negotiation-objects.ts';
import type { Key } from '../../functions/adapters/table.ts';
import { localCredentials } from '../../infra/local/signature.ts';

type Item = Readonly<Record<string, unknown>>;

/** Everything in a table, by `pk sk`, and the keys of everything in a bucket. */
export interface StoredState {
  readonly items: ReadonlyMap<string, Item>;
  readonly objects: ReadonlySet<string>;
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
const access = { region: 'us-east-1', credentials: localCredentials };

/** Reads all a product has stored, past the product. */
export const openStore = (
  endpoints: { readonly dynamodb: string; readonly s3: string },
  table: string,
  bucket: string,
) => {
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ ...access, endpoint: endpoints.dynamodb }));
  const objects = new S3Client({ ...access, endpoint: endpoints.s3, forcePathStyle: true });
  const readItems = async (): Promise<Map<string, Item>> => {
    const items = new Map<string, Item>();
    let from: Record<string, unknown> | undefined;
    do {
      const page = await database.send(
        new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
      );
      for (const item of page.Items ?? []) items.set(nameOf(item as unknown as Key), item);
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
    return items;
  };
  const readObjects = async (): Promise<Set<string>> => {
    const keys = new Set<string>();
    let from: string | undefined;
    do {
      const page = await objects.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: from }));
      for (const { Key } of page.Contents ?? []) keys.add(Key ?? '');
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return keys;
  };
  return {
    read: async (): Promise<StoredState> => {
      const [items, keys] = await Promise.all([readItems(), readObjects()]);
      return { items, objects: keys };
    },
    close: (): void => {
      database.destroy();
      objects.destroy();
    },
  };
};

const itemsOf = ({ items }: StoredState, pk: RegExp, sk: RegExp): Item[] =>
  [...items.values()].filter((item) => pk.test(String(item['pk'])) && sk.test(String(item['sk'])));

const analysisProblems = (state: StoredState): string[] => {
  const problems: string[] = [];
  const referred = new Set<string>();
  const counts = new Map<string, number>();
  const audited = new Set(itemsOf(state, /^analysis#/, /^audit#/).map(({ pk }) => pk));
  for (const item of itemsOf(state, /^analysis#/, /^analysis$/)) {
    const record = readAnalysisItem(item);
    counts.set(record.ownerId, (counts.get(record.ownerId) ?? 0) + 1);
    if (!state.items.has(nameOf(summaryKey(record)))) problems.push('an analysis without its summary');
    if (!audited.has(analysisPartition(record.id))) problems.push('an analysis without an audit entry');
    if (record.contentKey !== undefined) {
      referred.add(record.contentKey);
      if (!state.objects.has(record.contentKey)) problems.push('an analysis without its content');
    }
    for (const key of record.hasOriginal ? analysedOriginalKeys(record.ownerId, record.id) : []) {
      referred.add(key);
      if (!state.objects.has(key)) problems.push('an analysis without its original');
    }
  }
  for (const pk of audited) {
    if (!state.items.has(`${String(pk)} analysis`)) problems.push('an audit entry without its analysis');
  }
  for (const { pk } of itemsOf(state, /^analysis#/, /^decisions$/)) {
    if (!state.items.has(`${String(pk)} analysis`)) problems.push('decisions without their analysis');
  }
  for (const { sk } of itemsOf(state, /^owner#/, /^analysis#/)) {
    if (!state.items.has(`analysis#${String(sk).split('#').at(-1)} analysis`)) problems.push('a summary of nothing');
  }
  for (const item of itemsOf(state, /^owner#/, /^statistics$/)) {
    const counted = Number(item['analysisCount'] ?? 0);
    if (counted !== (counts.get(String(item['pk']).slice('owner#'.length)) ?? 0))
      problems.push('a wrong count of analyses');
  }
  for (const key of state.objects) {
    const [, ownerId = '', id = ''] = /^analyses\/([^/]+)\/([^./]+)\./.exec(key) ?? [];
    if (id === '' || referred.has(key)) continue;
    const statistics = state.items.get(nameOf(statisticsKey(ownerId)));
    if (statistics?.[contentLeaseName(id)] === undefined) problems.push('content nobody refers to');
  }
  return problems;
};

const negotiationProblems = (state: StoredState): string[] => {
  const problems: string[] = [];
  const lines = new Set<string>();
  for (const item of itemsOf(state, /^analysis#/, /^negotiation$/)) {
    const record = readNegotiationItem(item);
    const { id, ownerId, analysedAt, sent, rounds, ledger } = record;
    const line = nameOf(negotiationLineKey({ ownerId, createdAt: analysedAt, id }));
    lines.add(line);
    if (!state.items.has(`${analysisPartition(id)} analysis`)) problems.push('a negotiation without its analysis');
    if (!state.items.has(line)) problems.push('a negotiation that no list names');
    for (const { object } of [...sent, ...rounds])
      if (!state.objects.has(fileKey(ownerId, id, object))) problems.push('a negotiation without its files');
    const entries = itemsOf(state, /^analysis#/, /^ledger#/).filter(({ pk }) => pk === analysisPartition(id));
    if (entries.length !== ledger.entries) problems.push('a ledger that lacks entries');
  }
  for (const item of itemsOf(state, /^owner#/, new RegExp(`^${negotiationLinePrefix}`)))
    if (!lines.has(nameOf(item as unknown as Key))) problems.push('a line of no negotiation');
  for (const key of state.objects) {
    // What an export or a reply left behind goes with its analysis.
    const [, id = ''] = /^analyses\/[^/]+\/([^./]+)\//.exec(key) ?? [];
    if (id !== '' && !state.items.has(`${analysisPartition(id)} analysis`)) problems.push('files of no analysis');
  }
  return problems;
};

/** Of each month: what was taken and neither settled nor given back is under way, by its leases. */
const quotaProblems = (state: StoredState): string[] =>
  itemsOf(state, /^usage#/, /^owner#/).flatMap((item) => {
    const settled = Object.entries(item)
      .filter(([name]) => /^a\d\d$/.test(name))
      .reduce((sum, [, value]) => sum + Number(value), 0);
    const leases = Object.keys(item).filter((name) => name.startsWith('lease#')).length;
    const used = Number(item['used'] ?? 0);
    return used === settled + leases ? [] : [`a quota of ${used} for ${settled} analyses and ${leases} under way`];
  });

const playbookProblems = (state: StoredState): string[] => {
  const problems: string[] = [];
  const templateItems = itemsOf(state, /^playbook#/, /^template#/);
  const templatesOf = Map.groupBy(templateItems, ({ pk }) => pk);
  for (const item of itemsOf(state, /^playbooks#/, /^playbook#/)) {
    const playbook = readPlaybookItem(item);
    if (playbook.isDeleting) continue;
    const isListedActive = state.items.has(nameOf(activeKey(playbook.scope, playbook.id)));
    if (isListedActive !== playbook.isActive) problems.push('a playbook that is active in one place only');
    const templates = templatesOf.get(templatesPartition(playbook.id)) ?? [];
    if (templates.length !== playbook.templateCount) problems.push('a wrong count of templates');
    const active = templates.flatMap((one) => readTemplateItem(one) ?? []).filter(({ isActive }) => isActive);
    if (active.length !== playbook.activeTemplates.length) problems.push('a template that is active in one place only');
  }
  for (const item of templateItems) {
    const template = readTemplateItem(item);
    if (!template || template.isDeleting) continue;
    const playbook = state.items.get(`playbooks#${template.scope} playbook#${template.playbookId}`);
    if (playbook?.['isDeleting'] === true) continue;
    for (const key of [originalKey(template), sectionsKey(template)]) {
      if (!state.objects.has(key)) problems.push('a template without its objects');
    }
  }
  for (const key of state.objects) {
    // What an upload left behind goes with its playbook.
    const [, scope = '', id = ''] = /^templates\/([^/]+)\/([^/]+)\//.exec(key) ?? [];
    if (id !== '' && !state.items.has(`playbooks#${scope} playbook#${id}`)) problems.push('an object of no playbook');
  }
  return problems;
};

const accountProblems = (state: StoredState): string[] => {
  const problems: string[] = [];
  const expected = new Set<string>();
  const sums: Record<string, number> = {};
  for (const item of itemsOf(state, /^account#/, /^account$/)) {
    const account = readAccountItem(item);
    if (state.items.get(nameOf(emailKey(account.email)))?.['id'] !== account.id)
      problems.push('an address that leads nowhere');
    for (const place of directoryItems(account)) {
      expected.add(nameOf(place));
      const listed = state.items.get(nameOf(place));
      if (listed?.['state'] !== place['state'] || listed?.['planId'] !== place['planId']) {
        problems.push('an account that is listed as it is not');
      }
    }
    if (isActiveAdmin(account)) {
      expected.add(nameOf(adminItem(account)));
      if (!state.items.has(nameOf(adminItem(account)))) problems.push('an admin whom nobody finds');
    }
    for (const [figure, count] of Object.entries(countsOf(account))) sums[figure] = (sums[figure] ?? 0) + Number(count);
  }
  const listings = new RegExp(`^(?:${directoryPartition('registered').split('#')[0]}#|${adminsPartition}$)`);
  for (const item of itemsOf(state, listings, /./)) {
    if (!expected.has(nameOf(item as unknown as Key))) problems.push('a listing of no account');
  }
  const counted: AccountCounts = readCounts(state.items.get(nameOf(userStatisticsKey)));
  for (const [figure, count] of Object.entries(counted)) {
    if (count !== (sums[figure] ?? 0)) problems.push(`a wrong count of accounts: ${figure}`);
  }
  return problems;
};

/** What of a product's store is half, left over or counted wrongly; nothing where everything holds together. */
export const problemsIn = (state: StoredState): readonly string[] => [
  ...analysisProblems(state),
  ...negotiationProblems(state),
  ...quotaProblems(state),
  ...playbookProblems(state),
  ...accountProblems(state),
];
