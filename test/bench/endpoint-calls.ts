import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '../../shared/accounts.ts';
import type { AnalyzeResponse, StoredAnalysis } from '../../shared/analysis.ts';
import type { Negotiation } from '../../shared/negotiation-records.ts';
import type { RouteName } from '../../shared/routes.ts';
import { changeAccount, mailedCode, signIn } from '../support/accounts.ts';
import { beginReview } from '../support/begin-review.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import type { Client } from '../support/client.ts';
import {
  confirmSomebody,
  makePlaybook,
  makeTemplate,
  registerSomebody,
  templateForm,
  type World,
} from './endpoint-world.ts';

/** One call of an endpoint, ready to be sent. */
export interface EndpointCall {
  readonly by: Client;
  /** What stands for `{id}` in the path. */
  readonly id?: string;
  readonly query?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** Makes what a call needs; it is not measured. */
type Prepare = (world: World) => EndpointCall | Promise<EndpointCall>;

const analyzing = (by: Client): EndpointCall => ({
  by,
  json: { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' },
  headers: { 'idempotency-key': randomUUID() },
});

/** An account in the state that a decision asks for. */
const deciding =
  (state: Parameters<typeof changeAccount>[1]): Prepare =>
  async ({ product, admin, nextAccount }) => {
    const id = nextAccount();
    await changeAccount(id, state, product);
    return { by: admin, id };
  };

const byNobody: Prepare = ({ nobody }) => ({ by: nobody });
const byMember: Prepare = ({ member }) => ({ by: member });
const byAdmin: Prepare = ({ admin }) => ({ by: admin });
const ofAnalysis: Prepare = ({ member, analysisId }) => ({ by: member, id: analysisId });
const ofTemplate: Prepare = ({ member, templateId }) => ({ by: member, id: templateId });

/** A negotiation that is begun with what the analysis exports, anew for each call. */
const beginNegotiation = async ({ member }: World): Promise<Negotiation> => {
  const { by, ...content } = analyzing(member);
  const { json } = await by.send<AnalyzeResponse>('POST', '/api/analyze', content);
  const { analysisId } = json;
  return (await by.send<Negotiation>('POST', '/api/negotiations', { json: { analysisId } })).json;
};
const ofNegotiation: Prepare = async (world) => ({ by: world.member, id: (await beginNegotiation(world)).id });

/** Every endpoint as it is called where it does what it is for. */
export const endpointCalls: Readonly<Record<RouteName, Prepare>> = {
  getHealth: byNobody,
  getOpenapi: byNobody,
  getPublicMode: byNobody,
  register: ({ nobody }) => ({
    by: nobody,
    json: { email: `${randomUUID()}@example.com`, password: 'Correct-horse-1', name: 'Ada Byron' },
  }),
  confirmEmail: async ({ nobody, product }) => {
    const email = await registerSomebody(product);
    return {
      by: nobody,
      json: { email, code: await mailedCode(email, product), password: 'Correct-horse-1', name: 'Ada Byron' },
    };
  },
  resendConfirmation: async ({ nobody, product }) => ({ by: nobody, json: { email: await registerSomebody(product) } }),
  login: ({ nobody, person }) => ({ by: nobody, json: person }),
  logout: async ({ person, product }) => ({ by: await signIn(person, product) }),
  requestPasswordReset: async ({ nobody, product }) => {
    const { email } = await confirmSomebody(product);
    return { by: nobody, json: { email } };
  },
  resetPassword: async ({ nobody, product }) => {
    const person = await confirmSomebody(product);
    await nobody.send('POST', '/api/auth/password/forgot', { json: { email: person.email } });
    return { by: nobody, json: { ...person, code: await mailedCode(person.email, product) } };
  },
  getSession: byMember,
  getCurrentUser: byMember,
  getUser: byMember,
  presignUpload: ({ member, contract }) => ({
    by: member,
    json: { filename: 'agreement.docx', size: contract.size },
  }),
  uploadDocument: ({ member, contract }) => {
    const form = new FormData();
    form.set('document', contract, 'agreement.docx');
    return { by: member, form };
  },
  listReceiptKeys: byNobody,
  verifyReceipt: ({ member, contract }) => {
    const form = new FormData();
    form.set('document', contract, 'agreement.docx');
    return { by: member, form };
  },
  analyzeClause: ({ member }) => analyzing(member),
  listAnalyses: ({ member }) => ({ by: member, query: '?limit=50' }),
  getAnalysis: ofAnalysis,
  deleteAnalysis: async ({ member }) => {
    const { by, ...content } = analyzing(member);
    const { json } = await by.send<AnalyzeResponse>('POST', '/api/analyze', content);
    return { by, id: json.analysisId };
  },
  saveDecisions: async ({ member, analysisId }) => {
    const { json } = await member.send<StoredAnalysis>('GET', `/api/analyses/${analysisId}`);
    const { revision, decisions } = json;
    const findingId = json.analysis.risks[0]!.id;
    return {
      by: member,
      id: analysisId,
      json: { revision, decisions: decisions.length ? [] : [{ findingId, verdict: 'accepted' }] },
    };
  },
  rereadClause: async ({ member, analysisId }) => {
    const { json } = await member.send<StoredAnalysis>('GET', `/api/analyses/${analysisId}`);
    const accepted = json.analysis.suggestedImprovement.changes.slice(0, 1).map(({ findingId }) => findingId);
    return { by: member, id: analysisId, json: { accepted } };
  },
  reviewAnalysis: ofAnalysis,
  getReviewProgress: async ({ product, member, analysisId }) => {
    const { json } = await member.send<CurrentUser>('GET', '/api/auth/user');
    await beginReview({ ownerId: json.id, id: analysisId }, product);
    return { by: member, id: analysisId };
  },
  listAuditEntries: ofAnalysis,
  exportAnalysis: ofAnalysis,
  exportWord: ofAnalysis,
  getReceipt: async ({ member, analysisId }) => {
    await member.send('GET', `/api/analysis/${analysisId}/docx`);
    return { by: member, id: analysisId };
  },
  previewWord: ofAnalysis,
  listNegotiations: byMember,
  startNegotiation: async ({ member }) => {
    const { by, ...content } = analyzing(member);
    const { json } = await by.send<AnalyzeResponse>('POST', '/api/analyze', content);
    return { by, json: { analysisId: json.analysisId } };
  },
  getNegotiation: ofNegotiation,
  deleteNegotiation: ofNegotiation,
  addReply: async (world) => {
    const { id, revision } = await beginNegotiation(world);
    const form = new FormData();
    form.set('revision', String(revision));
    form.set('document', world.contract, 'agreement.docx');
    return { by: world.member, id, form };
  },
  decidePoint: async (world) => {
    const { id, revision } = await beginNegotiation(world);
    const form = new FormData();
    form.set('revision', String(revision));
    form.set('document', world.contract, 'agreement.docx');
    const { json } = await world.member.send<Negotiation>('POST', `/api/negotiations/${id}/replies`, { form });
    const decision = { verdict: 'reject', reason: 'Not as it was agreed.' };
    return { by: world.member, id, json: { revision: json.revision, pointId: json.points[0]!.id, decision } };
  },
  getLedger: ofNegotiation,
  printLedger: ofNegotiation,
  listPlaybooks: byMember,
  createPlaybook: ({ admin }) => ({ by: admin, json: { name: 'Sales', isActive: false } }),
  updatePlaybook: ({ admin, spareId }) => ({
    by: admin,
    id: spareId,
    json: { name: `Sales ${randomUUID()}`, isActive: false },
  }),
  deletePlaybook: async ({ admin, contract }) => {
    const id = await makePlaybook(admin, false);
    await makeTemplate(admin, id, contract);
    return { by: admin, id };
  },
  listTemplates: ({ member, playbookId }) => ({ by: member, query: `?playbookId=${playbookId}` }),
  createTemplate: ({ admin, spareId, contract }) => ({ by: admin, form: templateForm(spareId, contract) }),
  getTemplate: ofTemplate,
  downloadTemplate: ofTemplate,
  updateTemplate: async ({ admin, spareId, contract }) => ({
    by: admin,
    id: await makeTemplate(admin, spareId, contract),
    json: { isActive: false },
  }),
  deleteTemplate: async ({ admin, spareId, contract }) => ({
    by: admin,
    id: await makeTemplate(admin, spareId, contract),
  }),
  listPlans: byMember,
  getSubscription: byMember,
  createSubscription: async ({ member }) => {
    // Choosing the plan one is on writes nothing.
    await member.send('POST', '/api/subscription/create', { json: { planId: 'team' } });
    return { by: member, json: { planId: 'enterprise' } };
  },
  listUsers: byAdmin,
  searchUsers: ({ admin }) => ({ by: admin, json: { search: 'Person' } }),
  getUserStatistics: byAdmin,
  listDecisions: byAdmin,
  approveUser: deciding({ approvalStatus: 'pending', isActive: false }),
  rejectUser: deciding({ approvalStatus: 'pending', isActive: false }),
  deactivateUser: deciding({ approvalStatus: 'approved', isActive: true }),
  reactivateUser: deciding({ approvalStatus: 'approved', isActive: false }),
  setUserPlan: async ({ product, admin, nextAccount }) => {
    const id = nextAccount();
    await changeAccount(id, { planId: 'essential' }, product);
    return { by: admin, id, json: { planId: 'team' } };
  },
  getUsage: byAdmin,
};
