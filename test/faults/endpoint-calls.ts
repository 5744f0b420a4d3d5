import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import { type AnalyzeResponse, analyzeResponseSchema } from '../../shared/analysis.ts';
import type { PresignedUpload, UploadResponse } from '../../shared/documents.ts';
import type { Negotiation } from '../../shared/negotiation-records.ts';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import type { RouteName } from '../../shared/routes.ts';
import { goodPassword, mailedCode, newAccount, newEmail, register } from '../support/accounts.ts';
import { beginReview } from '../support/begin-review.ts';
import type { BrokenProduct, BrokenService } from '../support/broken-product.ts';
import { type Answer, type Client, clientWith } from '../support/client.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { buildDocx, paragraph, run } from '../support/documents/build-docx.ts';
import { buildPdf } from '../support/documents/build-pdf.ts';

/*
 * One call of every endpoint that uses a service, prepared so that it calls each of its services.
 */

/** A word in everything that is sent, which no log and no error may hold. */
export const marker = 'Quokkabeere';

/** A call that is ready to be made. */
export interface PreparedCall {
  readonly client: Client;
  readonly path: string;
  readonly json?: unknown;
  /** Sees to it that whoever called comes to what they asked for, once everything works again. */
  readonly finish?: () => Promise<void>;
}

export interface EndpointCall {
  readonly name: RouteName;
  /** What it does, where the endpoint is called in more than one way. */
  readonly how?: string;
  readonly prepare: (world: BrokenProduct) => Promise<PreparedCall>;
  /** What repeating the call answers beside success, where it had been done already. */
  readonly again?: readonly number[];
  /** Services it uses without which it succeeds. */
  readonly optional?: readonly BrokenService[];
  /** Looks at what it answers while a service is broken that it can do without. */
  readonly withoutService?: (service: BrokenService, answer: Answer) => void;
  /** What it may leave half until it is repeated. */
  readonly mayLeave?: RegExp;
}

const shortClause = `${limitationOfLiability} ${marker}.`;
/** Too long for an item, however well it is compressed. */
const longClause = `${shortClause}\n${Array.from({ length: 5_000 }, () => randomBytes(45).toString('base64')).join('\n')}`;
const nda = `1. Confidentiality\nEach party keeps ${marker} secret.\n2. Term\nTwo years.`;

const docx = buildDocx({ body: paragraph(run(shortClause)) });
const replyDocx = buildDocx({ body: paragraph(run(`${shortClause} And more.`)) });

const must = <Body>({ status, json }: { status: number; json: Body }): Body => {
  if (status !== 200) throw new Error(`preparing answers ${status}: ${JSON.stringify(json)}`);
  return json;
};

const analysed = async ({ user }: BrokenProduct, clauseText: string): Promise<string> =>
  must(await user.send<{ analysisId: string }>('POST', '/api/analyze', { json: { clauseText } })).analysisId;
const playbook = async ({ user }: BrokenProduct): Promise<Playbook> =>
  must(await user.send<Playbook>('POST', '/api/playbooks', { json: { name: marker, isActive: false } }));
const stored = async ({ user }: BrokenProduct, filename: string, bytes: Uint8Array): Promise<string> => {
  const json = { filename, size: bytes.byteLength };
  const { url, fields, key } = must(await user.send<PresignedUpload>('POST', '/api/upload/presign', { json }));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes as BlobPart]));
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`storing answers ${answer.status}`);
  return key;
};
const template = async (world: BrokenProduct): Promise<Template> => {
  const form = new FormData();
  form.append('playbookId', (await playbook(world)).id);
  form.append('templateFile', new Blob([nda], { type: 'text/plain' }), 'nda.txt');
  return must(await world.user.send<Template>('POST', '/api/templates', { form }));
};

type Person = 'user' | 'admin';
/** A negotiation about an analysis of its own, with a reply where one is asked for. */
const negotiation = async (world: BrokenProduct, hasReply = false): Promise<Negotiation> => {
  const analysisId = await analysed(world, shortClause);
  const sent = new FormData();
  sent.set('analysisId', analysisId);
  sent.set('document', new Blob([docx as BlobPart]), 'terms.docx');
  const begun = must(await world.user.send<Negotiation>('POST', '/api/negotiations', { form: sent }));
  if (!hasReply) return begun;
  const reply = new FormData();
  reply.set('revision', String(begun.revision));
  reply.set('document', new Blob([replyDocx as BlobPart]), 'reply.docx');
  return must(await world.user.send<Negotiation>('POST', `/api/negotiations/${analysisId}/replies`, { form: reply }));
};
const ofNegotiation = (name: RouteName, path: string, more: Partial<EndpointCall> = {}): EndpointCall => ({
  name,
  prepare: async (world) => ({ client: world.user, path: path.replace('{id}', (await negotiation(world)).id) }),
  ...more,
});

const plain = (name: RouteName, path: string, person: Person = 'user'): EndpointCall => ({
  name,
  prepare: (world) => Promise.resolve({ client: world[person], path }),
});
const ofAnalysis = (
  name: RouteName,
  end: string,
  clause = shortClause,
  rest: Partial<EndpointCall> = {},
): EndpointCall => ({
  name,
  how: clause === longClause ? 'long' : 'short',
  prepare: async (world) => ({
    client: world.user,
    path: end.replace('{id}', await analysed(world, clause)),
  }),
  ...rest,
});
const ofTemplate = (
  name: RouteName,
  end: string,
  rest: Partial<EndpointCall> & { readonly json?: unknown } = {},
): EndpointCall => {
  const { json, ...row } = rest;
  return {
    name,
    prepare: async (world) => {
      const { id, playbookId } = await template(world);
      return { client: world.user, path: end.replace('{id}', id).replace('{playbookId}', playbookId), json };
    },
    ...row,
  };
};
const ofPerson = (
  name: RouteName,
  verb: string,
  state: 'pending' | 'approved' | 'inactive',
  json?: unknown,
): EndpointCall => ({
  name,
  again: [409],
  prepare: async (world) => {
    const { id } = await newAccount({ state, product: world.product });
    return { client: world.admin, path: `/api/admin/users/${id}/${verb}`, json };
  },
});
const signInAs = async ({ product }: BrokenProduct, email: string, password = goodPassword): Promise<void> => {
  must(await clientWith('', product.url).send('POST', '/api/auth/login', { json: { email, password } }));
};
const anyone = (
  name: RouteName,
  path: string,
  ready: (world: BrokenProduct, email: string) => Promise<{ json?: unknown; cookie?: string; password?: string }>,
  again: readonly number[] = [],
): EndpointCall => ({
  name,
  again,
  prepare: async (world) => {
    const email = newEmail();
    const { json, cookie = '', password } = await ready(world, email);
    const finish = () => signInAs(world, email, password);
    return { client: clientWith(cookie, world.url), path, json, finish };
  },
});

export const endpointCalls: readonly EndpointCall[] = [
  anyone('register', '/api/auth/register', (_, email) =>
    Promise.resolve({ json: { email, password: goodPassword, name: marker } }),
  ),
  anyone('resendConfirmation', '/api/auth/confirm/resend', async ({ product }, email) => {
    await register({ email }, product);
    return { json: { email } };
  }),
  anyone('login', '/api/auth/login', async ({ product }, email) => {
    await register({ email }, product);
    return { json: { email, password: goodPassword } };
  }),
  anyone('logout', '/api/auth/logout', async ({ product }, email) => {
    const { cookie } = await newAccount({ email, product });
    return { cookie };
  }),
  anyone('requestPasswordReset', '/api/auth/password/forgot', async ({ product }, email) => {
    await register({ email }, product);
    return { json: { email } };
  }),
  anyone(
    'resetPassword',
    '/api/auth/password/reset',
    async (world, email) => {
      await register({ email }, world.product);
      must(await clientWith('', world.url).send('POST', '/api/auth/password/forgot', { json: { email } }));
      const code = await mailedCode(email, world.product);
      return { json: { email, code, password: `${goodPassword}-new` }, password: `${goodPassword}-new` };
    },
    [400],
  ),
  {
    name: 'confirmEmail',
    // A code nobody was mailed goes all the way to the pool.
    again: [400],
    prepare: ({ url }) =>
      Promise.resolve({
        client: clientWith('', url),
        path: '/api/auth/confirm',
        json: { email: newEmail(), code: '000000', password: goodPassword, name: marker },
      }),
  },
  { name: 'getSession', prepare: ({ user }) => Promise.resolve({ client: user, path: '/api/auth/session' }) },
  plain('getCurrentUser', '/api/auth/user'),
  plain('getUser', '/api/user'),
  plain('listUsers', '/api/admin/users', 'admin'),
  {
    name: 'searchUsers',
    prepare: ({ admin }) =>
      Promise.resolve({ client: admin, path: '/api/admin/users/search', json: { search: marker, order: 'email' } }),
  },
  plain('getUserStatistics', '/api/admin/statistics', 'admin'),
  plain('listDecisions', '/api/admin/decisions', 'admin'),
  plain('getUsage', '/api/admin/usage', 'admin'),
  ofPerson('approveUser', 'approve', 'pending'),
  ofPerson('rejectUser', 'reject', 'pending'),
  ofPerson('deactivateUser', 'deactivate', 'approved'),
  ofPerson('reactivateUser', 'reactivate', 'inactive'),
  ofPerson('setUserPlan', 'plan', 'approved', { planId: 'team' }),
  ...[shortClause, longClause].map((clauseText): EndpointCall => ({
    name: 'analyzeClause',
    how: clauseText === longClause ? 'long' : 'short',
    prepare: ({ user }) =>
      Promise.resolve({
        client: user,
        path: '/api/analyze',
        json: { clauseText, usePlaybook: true },
      }),
    optional: ['bedrock'],
    withoutService: (service, { json }) => {
      if (service !== 'bedrock') return;
      const { analysis } = analyzeResponseSchema.parse(json);
      expect(analysis.source.model).toBeNull();
      expect(analysis.notes.join(' ')).toContain('The language model was asked too, but it');
    },
  })),
  {
    name: 'analyzeClause',
    how: 'a Word document',
    prepare: async ({ user }) => {
      const form = new FormData();
      form.append('document', new Blob([docx as BlobPart]), 'terms.docx');
      const { text, documentId } = must(await user.send<UploadResponse>('POST', '/api/upload', { form }));
      return { client: user, path: '/api/analyze', json: { clauseText: text, documentId, usePlaybook: false } };
    },
    optional: ['bedrock'],
  },
  plain('listAnalyses', '/api/analyses'),
  ofAnalysis('getAnalysis', '/api/analyses/{id}', longClause),
  ofAnalysis('deleteAnalysis', '/api/analyses/{id}', longClause, {
    again: [404],
    mayLeave: /^an analysis without its content$/,
  }),
  {
    name: 'saveDecisions',
    again: [409],
    prepare: async (world) => {
      const { analysisId, analysis } = must(
        await world.user.send<AnalyzeResponse>('POST', '/api/analyze', { json: { clauseText: shortClause } }),
      );
      const decisions = [{ findingId: analysis.risks[0]!.id, verdict: 'rejected', reason: marker }];
      return { client: world.user, path: `/api/analyses/${analysisId}/decisions`, json: { revision: 0, decisions } };
    },
  },
  {
    name: 'rereadClause',
    prepare: async (world) => ({
      client: world.user,
      path: `/api/analyses/${await analysed(world, longClause)}/reread`,
      json: { accepted: [] },
    }),
  },
  ofAnalysis('reviewAnalysis', '/api/analyses/{id}/model-review'),
  {
    name: 'getReviewProgress',
    prepare: async (world) => {
      const id = await analysed(world, shortClause);
      await beginReview({ ownerId: world.user.id, id }, world.product);
      return { client: world.user, path: `/api/analyses/${id}/model-review` };
    },
  },
  ofAnalysis('listAuditEntries', '/api/analyses/{id}/audit'),
  ofAnalysis('exportAnalysis', '/api/analysis/{id}/pdf'),
  ofAnalysis('exportWord', '/api/analysis/{id}/docx'),
  ofAnalysis('previewWord', '/api/analysis/{id}/docx/preview'),
  {
    name: 'presignUpload',
    prepare: ({ user }) =>
      Promise.resolve({ client: user, path: '/api/upload/presign', json: { filename: `${marker}.txt`, size: 10 } }),
  },
  {
    name: 'uploadDocument',
    how: 'a text',
    again: [404],
    prepare: async (world) => ({
      client: world.user,
      path: '/api/upload',
      json: { key: await stored(world, 'nda.txt', new TextEncoder().encode(nda)), filename: `${marker}.txt` },
    }),
  },
  {
    name: 'uploadDocument',
    how: 'a Word document',
    again: [404],
    prepare: async (world) => ({
      client: world.user,
      path: '/api/upload',
      json: { key: await stored(world, 'terms.docx', docx), filename: `${marker}.docx` },
    }),
  },
  {
    name: 'uploadDocument',
    how: 'a scan',
    // A scanned page that is blank holds no text.
    again: [404, 422],
    prepare: async (world) => ({
      client: world.user,
      path: '/api/upload',
      json: { key: await stored(world, 'scan.pdf', buildPdf([{ image: true }])), filename: `${marker}.pdf` },
    }),
  },
  {
    name: 'getReceipt',
    prepare: async (world) => {
      const id = await analysed(world, shortClause);
      const { status } = await world.user.send('GET', `/api/analysis/${id}/docx`);
      if (status !== 200) throw new Error(`exporting answers ${status}`);
      return { client: world.user, path: `/api/analysis/${id}/docx/receipt` };
    },
  },
  {
    name: 'getReceipt',
    how: 'replayed',
    prepare: async (world) => {
      const id = await analysed(world, shortClause);
      const { status } = await world.user.send('GET', `/api/analysis/${id}/docx`);
      if (status !== 200) throw new Error(`exporting answers ${status}`);
      return { client: world.user, path: `/api/analysis/${id}/docx/receipt?replay=true` };
    },
  },
  plain('listReceiptKeys', '/api/receipts/keys'),
  {
    name: 'verifyReceipt',
    again: [404],
    prepare: async (world) => ({
      client: world.user,
      path: '/api/receipts/verify',
      json: { key: await stored(world, 'terms.docx', docx), filename: `${marker}.docx` },
    }),
  },
  plain('listNegotiations', '/api/negotiations'),
  {
    name: 'startNegotiation',
    prepare: async (world) => ({
      client: world.user,
      path: '/api/negotiations',
      json: { analysisId: await analysed(world, shortClause) },
    }),
  },
  {
    name: 'startNegotiation',
    how: 'a revised file',
    again: [404],
    prepare: async (world) => {
      const { id: analysisId, revision } = await negotiation(world, true);
      const key = await stored(world, 'revised.docx', replyDocx);
      const json = { analysisId, revision, key, filename: `${marker}.docx` };
      return { client: world.user, path: '/api/negotiations', json };
    },
  },
  ofNegotiation('getNegotiation', '/api/negotiations/{id}'),
  // Its files go first, so that no contract text is left behind; repeating the call finishes it.
  ofNegotiation('deleteNegotiation', '/api/negotiations/{id}', {
    again: [404],
    mayLeave: /^a negotiation without its files$/,
  }),
  {
    name: 'addReply',
    again: [404],
    prepare: async (world) => {
      const { id, revision } = await negotiation(world);
      const key = await stored(world, 'reply.docx', replyDocx);
      const path = `/api/negotiations/${id}/replies`;
      return { client: world.user, path, json: { revision, key, filename: `${marker}.docx` } };
    },
  },
  {
    name: 'decidePoint',
    prepare: async (world) => {
      const { id, revision, points } = await negotiation(world, true);
      const json = { revision, pointId: points[0]!.id, decision: { verdict: 'reject', reason: marker } };
      return { client: world.user, path: `/api/negotiations/${id}/decision`, json };
    },
  },
  ofNegotiation('getLedger', '/api/negotiations/{id}/ledger'),
  ofNegotiation('printLedger', '/api/negotiations/{id}/ledger/pdf'),
  plain('listPlaybooks', '/api/playbooks'),
  {
    name: 'createPlaybook',
    prepare: ({ user }) =>
      Promise.resolve({ client: user, path: '/api/playbooks', json: { name: marker, isActive: false } }),
  },
  {
    name: 'updatePlaybook',
    again: [409],
    prepare: async (world) => {
      const { id, version } = await playbook(world);
      return {
        client: world.user,
        path: `/api/playbooks/${id}`,
        json: { name: `${marker} 2`, isActive: false, version },
      };
    },
  },
  ofTemplate('deletePlaybook', '/api/playbooks/{playbookId}', { again: [404] }),
  ofTemplate('listTemplates', '/api/templates?playbookId={playbookId}'),
  {
    name: 'createTemplate',
    again: [404],
    prepare: async (world) => ({
      client: world.user,
      path: '/api/templates',
      json: {
        playbookId: (await playbook(world)).id,
        key: await stored(world, 'nda.txt', new TextEncoder().encode(nda)),
        filename: `${marker}.txt`,
      },
    }),
  },
  ofTemplate('getTemplate', '/api/templates/{id}'),
  ofTemplate('downloadTemplate', '/api/templates/{id}/file'),
  ofTemplate('updateTemplate', '/api/templates/{id}', { json: { isActive: false } }),
  ofTemplate('deleteTemplate', '/api/templates/{id}', { again: [404] }),
  plain('listPlans', '/api/subscription/plans'),
  plain('getSubscription', '/api/subscription/status'),
  {
    name: 'createSubscription',
    prepare: async ({ product }) => ({
      client: await newAccount({ product }),
      path: '/api/subscription/create',
      json: { planId: 'team' },
    }),
  },
];
