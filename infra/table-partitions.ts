import { type Route, type RouteName, routes } from '../shared/routes.ts';
import type { JobName } from './jobs.ts';
import type { WorkerName } from './workers.ts';

/*
 * Which of the table's partitions each function may touch at all, by what their keys begin with. Policies on AWS carry it
 * as leading keys, and the local DynamoDB refuses the rest in the same words.
 */

/** The kinds of partitions, each with the patterns of its keys as IAM compares them. */
const patterns = {
  /** Accounts, which the gate reads. */
  account: ['account#*'],
  /** Whose an address is. */
  email: ['email#*'],
  /** Lists of accounts, and how many there are. */
  directory: ['directory', 'directory#*'],
  admins: ['admins'],
  decisions: ['decisions'],
  /** Failed sign-ins and mails, counted. */
  attempts: ['attempts#*'],
  /** Somebody's analyses and negotiations in lists, and their counts. */
  owner: ['owner#*'],
  analysis: ['analysis#*'],
  idempotency: ['idempotency#*'],
  /** What accounts used in a month. */
  usage: ['usage#*'],
  /** What the stage spent on models in a day. */
  spend: ['spend#*'],
  /** What public visitors used in a day. */
  public: ['public#*'],
  visitors: ['visitors'],
  playbooks: ['playbooks#*'],
  /** The playbooks that are switched on. */
  active: ['active#*'],
  /** The templates of playbooks. */
  templates: ['playbook#*'],
  retention: ['retention'],
  /** The public keys that verify receipts. */
  receiptKeys: ['receipt-keys'],
} as const satisfies Record<string, readonly string[]>;

type Partition = keyof typeof patterns;

/** What writing an account takes: it, where it is listed and counted, and where its address leads. */
const accounts = ['account', 'email', 'directory', 'admins'] as const;
/** What changing somebody else's account takes, with the month's use that is shown of it. */
const decided = [...accounts, 'decisions', 'usage'] as const;
const playbooks = ['playbooks', 'active'] as const;

/** Beside the caller's account, which the gate reads by a permission of its own. */
const partitionsOf = {
  getHealth: [],
  getOpenapi: [],
  getPublicMode: [],
  register: [...accounts, 'attempts'],
  confirmEmail: [...accounts, 'attempts'],
  resendConfirmation: ['attempts'],
  login: [...accounts, 'attempts'],
  logout: ['account'],
  requestPasswordReset: ['attempts'],
  resetPassword: ['account', 'email', 'attempts'],
  getSession: ['account'],
  getCurrentUser: [],
  getUser: [],
  presignUpload: ['usage', 'public'],
  uploadDocument: ['usage', 'public'],
  listReceiptKeys: ['receiptKeys'],
  verifyReceipt: ['usage', 'public', 'receiptKeys'],
  analyzeClause: ['owner', 'analysis', 'idempotency', 'usage', 'spend', 'public', 'visitors', 'active'],
  listAnalyses: ['owner'],
  getAnalysis: ['analysis'],
  deleteAnalysis: ['owner', 'analysis', 'idempotency'],
  saveDecisions: ['analysis'],
  rereadClause: ['analysis', 'active', 'attempts'],
  reviewAnalysis: ['owner', 'analysis', 'usage', 'spend', 'active'],
  getReviewProgress: ['analysis'],
  listAuditEntries: ['analysis'],
  exportAnalysis: ['analysis'],
  exportWord: ['analysis', 'receiptKeys'],
  getReceipt: ['analysis', 'active'],
  previewWord: ['analysis'],
  listNegotiations: ['owner'],
  startNegotiation: ['owner', 'analysis', 'usage', 'public', 'receiptKeys'],
  getNegotiation: ['analysis'],
  deleteNegotiation: ['owner', 'analysis'],
  addReply: ['owner', 'analysis', 'usage', 'public', 'active'],
  decidePoint: ['owner', 'analysis'],
  getLedger: ['analysis'],
  printLedger: ['analysis'],
  listPlaybooks: ['playbooks'],
  createPlaybook: [...playbooks],
  updatePlaybook: [...playbooks],
  deletePlaybook: [...playbooks, 'templates'],
  listTemplates: ['playbooks', 'templates'],
  createTemplate: [...playbooks, 'templates', 'usage', 'public'],
  getTemplate: ['playbooks', 'templates'],
  downloadTemplate: ['playbooks', 'templates'],
  updateTemplate: [...playbooks, 'templates'],
  deleteTemplate: [...playbooks, 'templates'],
  listPlans: [],
  getSubscription: ['usage'],
  createSubscription: [...decided],
  listUsers: ['directory', 'usage'],
  searchUsers: ['directory', 'usage'],
  getUserStatistics: ['directory'],
  listDecisions: ['decisions'],
  approveUser: [...decided],
  rejectUser: [...decided],
  deactivateUser: [...decided],
  reactivateUser: [...decided],
  setUserPlan: [...decided],
  getUsage: ['usage'],
  finishReviews: ['account', 'owner', 'analysis', 'usage', 'spend', 'active'],
  deleteExpiredAnalyses: ['directory', 'visitors', 'owner', 'analysis', 'idempotency', 'retention'],
} as const satisfies Record<RouteName | JobName | WorkerName, readonly Partition[]>;

/** The patterns of the partition keys a function's own row lets it touch. */
export const leadingKeysOf = (name: RouteName | JobName | WorkerName): readonly string[] =>
  partitionsOf[name].flatMap((partition) => patterns[partition]);

/** The pattern of the partitions the gate reads. */
export const gateKeys: readonly string[] = patterns.account;

/** The patterns a function's calls of one operation of the table must match: its own row's, and an endpoint's gate's. */
export const allowedKeysOf = (name: RouteName | WorkerName, operation: string): readonly string[] => {
  const route: Route | undefined = name in routes ? routes[name as RouteName] : undefined;
  const hasGate = route !== undefined && route.access !== 'anyone';
  return [...leadingKeysOf(name), ...(hasGate && operation === 'GetItem' ? gateKeys : [])];
};
