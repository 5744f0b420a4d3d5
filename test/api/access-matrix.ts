import type { Access, RouteName } from '../../shared/routes.ts';

/*
 * Who gets what from every endpoint, written out. `user` owns what the call names; `another` is an approved user who
 * does not; `admin` is an approved admin who does not own it either; `visitor` comes in public mode without a session,
 * and what the call names belongs to another visitor. Calls carry no body but what the row gives, so that whoever is
 * let in and sends nothing useful gets 400.
 */

export const callers = ['anonymous', 'pending', 'rejected', 'inactive', 'user', 'another', 'admin', 'visitor'] as const;
export type CallerKind = (typeof callers)[number];

/** What a call names in its path or query. For accounts it is one in that state that is nobody's of the callers. */
export type Named =
  | 'analysis'
  | 'begun review'
  | 'negotiation'
  | 'playbook'
  | 'template'
  | 'pending account'
  | 'approved account'
  | 'inactive account';

export interface MatrixRow {
  readonly access: Access;
  readonly names?: Named;
  /** The query that names it, for routes that do not name it in their path. */
  readonly query?: string;
  readonly body?: unknown;
  readonly answers: Readonly<Record<CallerKind, number>>;
}

type Answers = readonly [
  anonymous: number,
  pending: number,
  rejected: number,
  inactive: number,
  user: number,
  another: number,
  admin: number,
  visitor: number,
];

const row = (access: Access, answers: Answers, rest: Omit<MatrixRow, 'access' | 'answers'> = {}): MatrixRow => ({
  access,
  answers: Object.fromEntries(callers.map((caller, index) => [caller, answers[index]])) as MatrixRow['answers'],
  ...rest,
});

const playbook = { name: 'Changed by the matrix' };

/* prettier-ignore */
export const accessMatrix: Readonly<Record<RouteName, MatrixRow>> = {
  //                           anonymous pending rejected inactive user another admin visitor
  getHealth: row('anyone', [200, 200, 200, 200, 200, 200, 200, 200]),
  getOpenapi: row('anyone', [200, 200, 200, 200, 200, 200, 200, 200]),
  getPublicMode: row('anyone', [200, 200, 200, 200, 200, 200, 200, 200]),
  register: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  confirmEmail: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  resendConfirmation: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  login: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  logout: row('anyone', [200, 200, 200, 200, 200, 200, 200, 200]),
  requestPasswordReset: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  resetPassword: row('anyone', [400, 400, 400, 400, 400, 400, 400, 400]),
  getSession: row('anyone', [401, 200, 200, 200, 200, 200, 200, 401]),
  getCurrentUser: row('session', [401, 200, 200, 200, 200, 200, 200, 401]),
  getUser: row('session', [401, 200, 200, 200, 200, 200, 200, 401]),
  presignUpload: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  uploadDocument: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  listReceiptKeys: row('anyone', [200, 200, 200, 200, 200, 200, 200, 200]),
  verifyReceipt: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  analyzeClause: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  listAnalyses: row('member', [401, 403, 403, 403, 200, 200, 200, 200]),
  getAnalysis: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  deleteAnalysis: row('member', [401, 403, 403, 403, 204, 404, 404, 404], { names: 'analysis' }),
  saveDecisions: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis', body: { revision: 0, decisions: [] } }),
  rereadClause: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis', body: { accepted: [] } }),
  reviewAnalysis: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  getReviewProgress: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'begun review' }),
  listAuditEntries: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  exportAnalysis: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  exportWord: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  // The calls of exportWord, which come before, have made what it gives.
  getReceipt: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  previewWord: row('member', [401, 403, 403, 403, 200, 404, 404, 404], { names: 'analysis' }),
  listNegotiations: row('account', [401, 403, 403, 403, 200, 200, 200, 401]),
  startNegotiation: row('account', [401, 403, 403, 403, 400, 400, 400, 401]),
  getNegotiation: row('account', [401, 403, 403, 403, 200, 404, 404, 401], { names: 'negotiation' }),
  deleteNegotiation: row('account', [401, 403, 403, 403, 204, 404, 404, 401], { names: 'negotiation' }),
  addReply: row('account', [401, 403, 403, 403, 400, 400, 400, 401]),
  decidePoint: row('account', [401, 403, 403, 403, 400, 404, 404, 401], { names: 'negotiation', body: { revision: 1, pointId: 'p1' } }),
  getLedger: row('account', [401, 403, 403, 403, 200, 404, 404, 401], { names: 'negotiation' }),
  printLedger: row('account', [401, 403, 403, 403, 200, 404, 404, 401], { names: 'negotiation' }),
  listPlaybooks: row('member', [401, 403, 403, 403, 200, 200, 200, 200]),
  createPlaybook: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  updatePlaybook: row('member', [401, 403, 403, 403, 200, 403, 200, 404], { names: 'playbook', body: playbook }),
  deletePlaybook: row('member', [401, 403, 403, 403, 204, 403, 204, 404], { names: 'playbook' }),
  listTemplates: row('member', [401, 403, 403, 403, 200, 200, 200, 404], { names: 'playbook', query: 'playbookId' }),
  createTemplate: row('member', [401, 403, 403, 403, 400, 400, 400, 400]),
  getTemplate: row('member', [401, 403, 403, 403, 200, 200, 200, 404], { names: 'template' }),
  downloadTemplate: row('member', [401, 403, 403, 403, 303, 303, 303, 404], { names: 'template' }),
  updateTemplate: row('member', [401, 403, 403, 403, 200, 403, 200, 404], { names: 'template', body: { isActive: false } }),
  deleteTemplate: row('member', [401, 403, 403, 403, 204, 403, 204, 404], { names: 'template' }),
  listPlans: row('account', [401, 403, 403, 403, 200, 200, 200, 401]),
  getSubscription: row('account', [401, 403, 403, 403, 200, 200, 200, 401]),
  createSubscription: row('account', [401, 403, 403, 403, 400, 400, 400, 401]),
  listUsers: row('admin', [401, 403, 403, 403, 403, 403, 200, 401]),
  searchUsers: row('admin', [401, 403, 403, 403, 403, 403, 200, 401], { body: {} }),
  getUserStatistics: row('admin', [401, 403, 403, 403, 403, 403, 200, 401]),
  listDecisions: row('admin', [401, 403, 403, 403, 403, 403, 200, 401]),
  approveUser: row('admin', [401, 403, 403, 403, 403, 403, 200, 401], { names: 'pending account' }),
  rejectUser: row('admin', [401, 403, 403, 403, 403, 403, 200, 401], { names: 'pending account' }),
  deactivateUser: row('admin', [401, 403, 403, 403, 403, 403, 200, 401], { names: 'approved account' }),
  reactivateUser: row('admin', [401, 403, 403, 403, 403, 403, 200, 401], { names: 'inactive account' }),
  setUserPlan: row('admin', [401, 403, 403, 403, 403, 403, 400, 401], { names: 'approved account' }),
  getUsage: row('admin', [401, 403, 403, 403, 403, 403, 200, 401]),
};
