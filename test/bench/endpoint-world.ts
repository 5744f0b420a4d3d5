import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import { loadSigningKey } from '../../infra/local/cognito/signing-key.ts';
import { seedLoad } from '../load/seed.ts';
import { changeAccount, goodPassword, mailedCode, newEmail, register } from '../support/accounts.ts';
import { type Client, clientWith } from '../support/client.ts';
import type { OwnProduct } from '../support/own-product.ts';

/** Settings of the measured product: addresses are confirmed, and one person may cause as many mails as the bench needs. */
export const benchSettings = {
  CONFIRM_EMAIL: 'true',
  SIGN_IN_LIMITS: JSON.stringify({ mailsPerEmail: 1_000, mailsPerAddress: 1_000 }),
} as const;

const samples = path.resolve(import.meta.dirname, '../../web/public/samples');

/** What is there when the endpoints are measured, and who calls them. */
export interface World {
  readonly product: OwnProduct;
  readonly nobody: Client;
  /** Has 500 analyses. */
  readonly member: Client;
  readonly admin: Client;
  /** Has a password and a confirmed address. */
  readonly person: { readonly email: string; readonly password: string };
  /** An analysis of the member. */
  readonly analysisId: string;
  /** A playbook that applies, with two templates that do. */
  readonly playbookId: string;
  readonly templateId: string;
  /** A playbook that does not apply, for what is made and deleted. */
  readonly spareId: string;
  /** The next of two hundred people, whoever calls. */
  readonly nextAccount: () => string;
  /** A contract of two pages. */
  readonly contract: Blob;
}

const idIn = ({ status, text }: { readonly status: number; readonly text: string }): string => {
  if (status !== 200) throw new Error(`what the bench needs is answered ${status}: ${text}`);
  return (JSON.parse(text) as { readonly id: string }).id;
};

export const makePlaybook = async (owner: Client, isActive: boolean): Promise<string> =>
  idIn(
    await owner.send<Playbook>('POST', '/api/playbooks', {
      json: {
        name: 'Purchasing',
        isActive,
        riskTolerance: 'conservative',
        focusAreas: ['Limitation of liability', 'Indemnification', 'Data protection'],
        avoidanceKeywords: ['sole discretion', 'without notice'],
        preferredLanguage: ['prior written consent'],
      },
    }),
  );

export const templateForm = (playbookId: string, contract: Blob): FormData => {
  const form = new FormData();
  form.set('playbookId', playbookId);
  form.set('name', 'Standard agreement');
  form.set('isActive', 'true');
  form.set('templateFile', contract, 'standard-agreement.docx');
  return form;
};

export const makeTemplate = async (owner: Client, playbookId: string, contract: Blob): Promise<string> =>
  idIn(await owner.send<Template>('POST', '/api/templates', { form: templateForm(playbookId, contract) }));

/** Registers somebody, up to the code that was mailed to them. */
export const registerSomebody = async (product: OwnProduct): Promise<string> => {
  const email = newEmail();
  await register({ email }, product);
  return email;
};

/** Registers somebody and confirms their address. The user pool mails one address about 20 codes an hour. */
export const confirmSomebody = async (
  product: OwnProduct,
): Promise<{ readonly email: string; readonly password: string }> => {
  const email = await registerSomebody(product);
  const json = { email, code: await mailedCode(email, product), password: goodPassword, name: 'Ada Byron' };
  await clientWith('', product.url).send('POST', '/api/auth/confirm', { json });
  return { email, password: goodPassword };
};

/**
 * Fills a fresh product: 200 people, one of them with 500 analyses; 10 playbooks that apply, with two templates each;
 * 50 decisions about accounts.
 */
export const makeWorld = async (product: OwnProduct): Promise<World> => {
  const key = await loadSigningKey(path.join(product.dataDir, 'cognito/signing-key.json'));
  const { environment, url } = product;
  const [busy, second, ...people] = await seedLoad({ environment, key, users: 202, busy: 1, analysesEach: 500 });
  if (!busy || !second) throw new Error('the seeds hold nobody');
  await changeAccount(second.id, { role: 'admin' }, product);
  const member = clientWith(busy.cookie, url);
  const admin = clientWith(second.cookie, url);
  let turn = 0;
  const nextAccount = (): string => people[(turn += 1) % people.length]?.id ?? '';

  const contract = new Blob([await readFile(path.join(samples, 'saas-agreement.docx'))]);
  const playbookIds: string[] = [];
  const templateIds: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const playbookId = await makePlaybook(admin, true);
    playbookIds.push(playbookId);
    for (const _ of [1, 2]) templateIds.push(await makeTemplate(admin, playbookId, contract));
  }
  for (let at = 0; at < 50; at += 1) {
    await admin.send('PUT', `/api/admin/users/${nextAccount()}/plan`, { json: { planId: 'team' } });
  }
  return {
    product,
    nobody: clientWith('', url),
    member,
    admin,
    person: await confirmSomebody(product),
    analysisId: busy.analysisIds[0] ?? '',
    playbookId: playbookIds[0] ?? '',
    templateId: templateIds[0] ?? '',
    spareId: await makePlaybook(admin, false),
    nextAccount,
    contract,
  };
};
