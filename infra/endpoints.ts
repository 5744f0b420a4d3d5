import type { RouteName } from '../shared/routes.ts';

/*
 * How each endpoint's Lambda is sized and what it may touch. Settings are data: the API stack turns them into
 * functions and policies, the local gateway enforces their memory and time.
 * Secrets are not listed: every endpoint reads the origin secret, and those that only let members in or remember
 * visitors read the visitor secret, as `access` and `remembersVisitor` in the route table say.
 */

/** What may be done with items of the table. A transaction needs the action of each of its parts. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** Where objects lie in the documents bucket. */
export type DocumentPrefix = 'uploads' | 'analyses' | 'reports';

/** What may be done with objects. `find` lets a missing object answer 404 where S3 otherwise says 403. */
export type ObjectAction = 'get' | 'put' | 'delete' | 'find';

export interface EndpointGrants {
  readonly table?: readonly TableAction[];
  readonly documents?: Readonly<Partial<Record<DocumentPrefix, readonly ObjectAction[]>>>;
  /** May have Textract recognise the text of a page. */
  readonly recognisePages?: true;
  /** May ask the configured model, where one is configured. */
  readonly invokeModel?: true;
}

export interface EndpointSettings {
  /** Memory in MB. Processor time grows with it; 1769 MB is one full vCPU. */
  readonly memoryMb: number;
  /** The longest one call may run, in seconds; API Gateway gives up after 29. */
  readonly timeoutSeconds: number;
  /** Why this size. */
  readonly reason: string;
  readonly grants: EndpointGrants;
}

/** One full vCPU: Lambda gives processor time in proportion to memory. */
const fullProcessorMb = 1769;

/** What API Gateway allows a call. */
const longestSeconds = 29;

export const endpoints = {
  getHealth: { memoryMb: 256, timeoutSeconds: 5, reason: 'It answers a constant.', grants: {} },
  getOpenapi: {
    memoryMb: 256,
    timeoutSeconds: 5,
    reason: 'It serialises the route table, which takes milliseconds.',
    grants: {},
  },
  getPublicMode: { memoryMb: 256, timeoutSeconds: 5, reason: 'It answers one setting.', grants: {} },
  presignUpload: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It signs one form, without a call to storage.',
    grants: { documents: { uploads: ['put'] } },
  },
  uploadDocument: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a 10 MB document is bound by one core, and scanned pages wait for Textract.',
    grants: { documents: { uploads: ['get', 'delete', 'find'] }, recognisePages: true },
  },
  analyzeClause: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a whole contract is bound by one core, and a model may need most of the time there is.',
    grants: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      documents: { analyses: ['get', 'put', 'delete', 'find'] },
      invokeModel: true,
    },
  },
  listAnalyses: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one page of summaries and one counter.',
    grants: { table: ['GetItem', 'Query'] },
  },
  getAnalysis: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one item, and one object of a few MB where the clause is long.',
    grants: { table: ['GetItem'], documents: { analyses: ['get', 'find'] } },
  },
  deleteAnalysis: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It deletes a handful of items in one transaction, then their objects.',
    grants: {
      table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
      documents: { analyses: ['delete'], reports: ['delete'] },
    },
  },
  listAuditEntries: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads the few entries of one analysis.',
    grants: { table: ['Query'] },
  },
  exportAnalysis: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Laying out the report of a whole contract is bound by one core.',
    grants: {
      table: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'find'], reports: ['get', 'put'] },
    },
  },
} as const satisfies Record<RouteName, EndpointSettings>;

/** The settings of an endpoint, typed alike for all of them. */
export const endpointOf = (name: RouteName): EndpointSettings => endpoints[name];
