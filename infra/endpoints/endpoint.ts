import { longestAnswerMs } from '../../shared/limits.ts';

/*
 * How each endpoint's Lambda is sized and what it may touch. Settings are data: the API stack turns them into
 * functions and policies, the local gateway enforces their memory and time.
 * What `access` in the route table already says is not listed: every endpoint reads the origin secret; those that let
 * members in or remember visitors read the visitor secret; those not open to anyone read the caller's account.
 */

/** What may be done with items of the table. A transaction needs the action of each of its parts. */
export type TableAction =
  'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** Where objects lie in the documents bucket. */
export type DocumentPrefix = 'uploads' | 'originals' | 'analyses' | 'reports' | 'templates';

/** What may be done with objects. `find` lets a missing object answer 404 where S3 otherwise says 403. */
export type ObjectAction = 'get' | 'put' | 'delete' | 'find';

/**
 * What may be done with the accounts of the user pool. What needs no permission of AWS but the client's secret (signing up,
 * codes) is not listed; DescribeUserPoolClient, which gives that secret, comes with every grant of accounts.
 */
export type AccountAction = 'AdminInitiateAuth' | 'AdminGetUser' | 'AdminUpdateUserAttributes' | 'AdminSetUserPassword';

export interface EndpointGrants {
  readonly table?: readonly TableAction[];
  readonly documents?: Readonly<Partial<Record<DocumentPrefix, readonly ObjectAction[]>>>;
  /** May have Textract recognise the text of a page. */
  readonly recognisePages?: true;
  /** May ask the configured model, where one is configured. */
  readonly invokeModel?: true;
  /** May put reviews into the queue that the model is still to make, where one is configured. */
  readonly queueReviews?: true;
  /** Talks to the user pool; with these permissions of AWS. */
  readonly accounts?: readonly AccountAction[];
  /** May send mail from the stage's sender. */
  readonly sendMail?: true;
}

export interface EndpointSettings {
  /** Memory in MB. Processor time grows with it; 1769 MB is one full vCPU. */
  readonly memoryMb: number;
  /** The longest one call may run, in seconds; API Gateway gives up after 29, where the answer does not come in events. */
  readonly timeoutSeconds: number;
  /** Why this size. */
  readonly reason: string;
  readonly grants: EndpointGrants;
  /** Settings it needs beyond those its grants and its access bring. */
  readonly settings?: readonly string[];
}

/** One full vCPU: Lambda gives processor time in proportion to memory. */
export const fullProcessorMb = 1769;

/** How long a call may run that answers event by event: as long as the queue's worker has for the parts of a long contract. */
export const streamingSeconds = 180;

/** What API Gateway allows a call. */
export const longestSeconds = longestAnswerMs / 1_000;
