import { gunzipSync, gzipSync } from 'node:zlib';
import type { Analysis, AnalysisSummary, AuditEntry, Decisions, StoredAnalysis } from '../../../shared/analysis.ts';
import type { RiskTolerance } from '../../../shared/contracts.ts';
import { listedClauseLength } from '../../../shared/limits.ts';
import type { ExportRecord, SignedRecord } from '../../../shared/receipts.ts';
import type { Key } from '../table.ts';

/*
 * An analysis lies in two places: a summary among its owner's, small enough that a list reads fifty of them in a
 * few units, and the whole in a partition of its own, together with its audit trail.
 */

/** An analysis as the use cases know it. `contentKey` names the object that holds the text where it is too long for an item. */
export interface AnalysisRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly contractType: string;
  readonly riskTolerance: RiskTolerance;
  readonly usePlaybook: boolean;
  readonly playbookUsed?: boolean;
  /** What became of the language model's review where it is not in the analysis; left out where it is, or none is there. */
  readonly modelReview?: StoredAnalysis['modelReview'];
  readonly createdAt: string;
  readonly clauseText: string;
  readonly analysis: Analysis;
  readonly contentKey: string | undefined;
  /** Whether the Word document it was made of is kept with it. */
  readonly hasOriginal?: true;
  readonly idempotencyKey: string | undefined;
}

type Item = Record<string, unknown>;

export const ownerPartition = (ownerId: string): string => `owner#${ownerId}`;
/** Everything of an analysis but its summary: the whole and its audit trail. */
export const analysisPartition = (id: string): string => `analysis#${id}`;

export const analysisKey = (id: string): Key => ({ pk: analysisPartition(id), sk: 'analysis' });
export const statisticsKey = (ownerId: string): Key => ({ pk: ownerPartition(ownerId), sk: 'statistics' });

const contentLease = 'content#';

/**
 * The attribute of the owner's statistics that stands for an object to which no analysis refers yet: the epoch
 * millisecond at which the call that stores it has ended.
 */
export const contentLeaseName = (id: string): string => `${contentLease}${id}`;

/** The analyses whose objects were left behind: their lease ended before `nowMs`. */
export const endedContentLeases = (item: Readonly<Item> | undefined, nowMs: number): readonly string[] =>
  Object.entries(item ?? {}).flatMap(([name, value]) =>
    name.startsWith(contentLease) && typeof value === 'number' && value < nowMs
      ? [name.slice(contentLease.length)]
      : [],
  );

export const summaryPrefix = 'analysis#';
export const summaryKey = ({ ownerId, createdAt, id }: Pick<AnalysisRecord, 'ownerId' | 'createdAt' | 'id'>): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${summaryPrefix}${createdAt}#${id}`,
});

/** The decisions on an analysis stand apart from it: they change, and its content does not. */
export const decisionsKey = (analysisId: string): Key => ({ pk: analysisPartition(analysisId), sk: 'decisions' });
export const decisionsItem = (analysisId: string, { revision, decisions }: Decisions): Key & Item => ({
  ...decisionsKey(analysisId),
  revision,
  decisions,
});

/** The decisions in an item; none at revision 0 where nobody has decided yet. */
export const readDecisionsItem = (item: Item | undefined): Decisions => ({
  revision: (item?.['revision'] ?? 0) as number,
  decisions: (item?.['decisions'] ?? []) as Decisions['decisions'],
});

/** Who is at work on the review that a pending analysis waits for. */
export const reviewLeaseKey = (analysisId: string): Key => ({ pk: analysisPartition(analysisId), sk: 'review' });

export const auditPrefix = 'audit#';
export const auditItem = (ownerId: string, analysisId: string, entry: AuditEntry): Key & Item => ({
  pk: analysisPartition(analysisId),
  sk: `${auditPrefix}${entry.timestamp}#${entry.id}`,
  ownerId,
  ...entry,
});

/** Records of exports stand beside the trail, in the order in which they were made. */
export const recordPrefix = 'receipt#';
export const recordItem = (ownerId: string, { record, key, signature }: SignedRecord): Key & Item => ({
  pk: analysisPartition(record.analysisId),
  sk: `${recordPrefix}${record.madeAt}#${record.receiptId}`,
  ownerId,
  // A record names each finding: as text it could fill an item.
  record: gzipSync(JSON.stringify(record)),
  key,
  signature,
});

export const readRecordItem = ({ record, key, signature }: Item): SignedRecord => ({
  record: JSON.parse(gunzipSync(record as Uint8Array).toString('utf8')) as ExportRecord,
  key: key as string,
  signature: signature as string,
});

/** The audit entry in an item, and whose it is. */
export const readAuditItem = (item: Item): { readonly ownerId: string; readonly entry: AuditEntry } => ({
  ownerId: item['ownerId'] as string,
  entry: {
    id: item['id'] as string,
    action: item['action'] as string,
    timestamp: item['timestamp'] as string,
    details: item['details'] as AuditEntry['details'],
  },
});

/**
 * The clause and its analysis as compressed JSON. JSON escapes lone surrogates, so that every string reads back
 * identical, which UTF-8 alone would not give.
 */
export const packContent = (content: Pick<AnalysisRecord, 'clauseText' | 'analysis'>): Uint8Array =>
  gzipSync(JSON.stringify([content.clauseText, content.analysis]), { level: 6 });

/** What older analyses, which know nothing of playbooks or of their positions, leave out. */
const noPlaybooks = {
  playbooks: [],
  playbookRules: [],
  templateComparisons: [],
  positionResults: [],
  uncovered: [],
} satisfies Partial<Analysis>;

type StoredContent = Omit<Analysis, keyof typeof noPlaybooks> & Partial<Analysis>;

export const unpackContent = (bytes: Uint8Array): Pick<AnalysisRecord, 'clauseText' | 'analysis'> => {
  const [clauseText, analysis] = JSON.parse(gunzipSync(bytes).toString('utf8')) as [string, StoredContent];
  return { clauseText, analysis: { ...noPlaybooks, ...analysis } };
};

/** The item of the whole analysis. `content` stays out where `contentKey` says that it lies elsewhere. */
export const analysisItem = (record: AnalysisRecord, content: Uint8Array): Key & Item => {
  const { clauseText: _, analysis: __, ...fields } = record;
  return { ...analysisKey(record.id), ...fields, ...(record.contentKey === undefined && { content }) };
};

/** The fields of a whole analysis' item, with its content still packed. */
export const readAnalysisItem = (item: Item) => {
  const { pk: _, sk: __, ...fields } = item;
  return fields as unknown as Omit<AnalysisRecord, 'clauseText' | 'analysis'> & { readonly content?: Uint8Array };
};

/** Cuts text without tearing a character that takes two units. */
const cut = (text: string, length: number): string => {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
};

export const summaryItem = (record: AnalysisRecord): Key & Item => ({
  ...summaryKey(record),
  title: record.title,
  clause: cut(record.clauseText, listedClauseLength),
  type: record.contractType,
  tolerance: record.riskTolerance,
  playbook: record.usePlaybook,
  ...(record.playbookUsed && { playbookUsed: true }),
  ...(record.modelReview === 'pending' && { pending: true }),
  level: record.analysis.riskLevel,
  risk: record.analysis.overallRiskScore,
  completeness: record.analysis.completenessScore,
  role: record.analysis.partyRole,
});

export const readSummaryItem = (item: Item): AnalysisSummary => {
  const [, createdAt = '', id = ''] = (item['sk'] as string).split('#');
  return {
    id,
    createdAt,
    title: item['title'] as string,
    clauseText: item['clause'] as string,
    contractType: item['type'] as string,
    riskTolerance: item['tolerance'] as RiskTolerance,
    usePlaybook: item['playbook'] as boolean,
    ...(item['playbookUsed'] === true && { playbookUsed: true }),
    ...(item['pending'] === true && { modelReview: 'pending' as const }),
    analysis: {
      riskLevel: item['level'] as Analysis['riskLevel'],
      overallRiskScore: item['risk'] as number,
      completenessScore: item['completeness'] as number,
      partyRole: item['role'] as string,
    },
  };
};
