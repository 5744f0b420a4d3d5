import type { Page } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { privateProduct } from './accounts.ts';
import { accountScreens } from './account-screens.ts';
import { limitationOfLiability } from './clauses.ts';
import { productUrl } from './client.ts';
import { wordType } from './documents/negotiated-agreement.ts';
import { becomeVisitor } from './enter.ts';
import { negotiationScreens } from './negotiation-screens.ts';

/** A screen a person can see, and how to get there in a page of somebody who was never here before. */
export interface Screen {
  readonly name: string;
  /** Which product shows it: the one in public mode, unless it says otherwise. */
  readonly product?: 'private';
  readonly open: (page: Page) => Promise<void>;
}

/**
 * Opens an analysis that was made beside the page.
 * @returns its id
 */
const analyze = async (page: Page): Promise<string> => {
  await becomeVisitor(page);
  const made = await page.request.post('/api/analyze', {
    data: {
      clauseText: limitationOfLiability,
      contractType: 'saas-agreement',
      partyRole: 'customer',
      usePlaybook: true,
    },
  });
  const { analysisId } = (await made.json()) as AnalyzeResponse;
  await page.goto(`/?analysis=${analysisId}`);
  await page
    .getByText(/\d\/10/)
    .first()
    .waitFor();
  // On a phone the clause stands behind its tab.
  await page.getByLabel('Contract clause').first().waitFor({ state: 'attached' });
  return analysisId;
};

const visit = (path: string, text: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.getByText(text).first().waitFor();
};

/** Where a screen is to be seen. */
export const productOf = ({ product }: Screen): string => (product === 'private' ? privateProduct().url : productUrl());

/** A playbook with a rule of each kind and a template, beside the page. */
const givenPlaybook = async (page: Page): Promise<void> => {
  await becomeVisitor(page);
  const made = await page.request.post('/api/playbooks', {
    data: {
      name: 'Subscribing to software',
      description: 'For the customer: service levels with consequences, data that stays ours, renewal we decide on.',
      rules: {
        riskTolerance: 'conservative',
        contractTypes: ['saas-agreement'],
        focusAreas: ['limitation of liability', 'data protection'],
        specialInstructions: 'Prices rise at renewal only.',
        avoidanceKeywords: ['sole discretion'],
        preferredLanguage: ['shall not exceed the fees paid or payable in the twelve (12) months before the claim'],
        positions: [
          {
            topic: 'Liability cap',
            standard: 'the fees paid in the twelve (12) months before the claim',
            fallbacks: ['the fees paid in the three (3) months before the claim'],
            walkAway: 'no liability at all',
          },
          {
            topic: 'Fee increases',
            standard: 'fees may rise at renewal only, with ninety (90) days written notice',
          },
        ],
      },
    },
  });
  const { id } = (await made.json()) as { readonly id: string };
  const text =
    '1. Limitation of Liability\nThe total liability of either party shall not exceed the fees paid in the twelve (12) months before the claim. Nothing limits liability for fraud.\n';
  await page.request.post('/api/templates', {
    multipart: {
      templateFile: { name: 'House terms.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
      playbookId: id,
    },
  });
};

const openPlaybook = async (page: Page): Promise<void> => {
  await givenPlaybook(page);
  await page.goto('/playbooks');
  await page.getByRole('button', { name: 'Edit Subscribing to software' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Every screen a person can see. */
export const screens: readonly Screen[] = [
  {
    name: 'new-analysis',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Contract clause' }).waitFor();
    },
  },
  {
    name: 'new-analysis-result',
    open: async (page) => {
      await analyze(page);
    },
  },
  {
    name: 'audit-trail',
    open: async (page) => {
      await analyze(page);
      await page.getByRole('button', { name: 'Audit Trail' }).click();
      await page.getByText('Analysis Completed').waitFor();
    },
  },
  {
    name: 'word-export',
    open: async (page) => {
      await analyze(page);
      await page.getByRole('button', { name: 'Export Word' }).click();
      await page.getByText('A new document will be made.').waitFor();
    },
  },
  { name: 'verify', open: visit('/verify', 'Choose a Word document') },
  {
    name: 'verify-result',
    open: async (page) => {
      const id = await analyze(page);
      const exported = await page.request.get(`/api/analysis/${id}/docx?variant=tracked&comments=none`);
      const buffer = await exported.body();
      await page.goto(`/verify?analysis=${id}`);
      await page
        .getByLabel('Document to verify')
        .setInputFiles({ name: 'Limitation of liability.docx', mimeType: wordType, buffer });
      await page.getByRole('heading', { name: 'Replayed: the same findings' }).waitFor();
    },
  },
  { name: 'recent-analyses-empty', open: visit('/recent-analyses', 'No analyses yet') },
  {
    name: 'recent-analyses',
    open: async (page) => {
      await analyze(page);
      await visit('/recent-analyses', 'Showing 1 of 1 analyses')(page);
    },
  },
  { name: 'playbooks-empty', open: visit('/playbooks', 'No playbooks yet') },
  {
    name: 'playbooks',
    open: async (page) => {
      await givenPlaybook(page);
      await visit('/playbooks', 'rules configured')(page);
    },
  },
  {
    name: 'playbook-rules',
    open: async (page) => {
      await openPlaybook(page);
      await page.getByRole('tab', { name: 'Playbook Rules' }).waitFor();
    },
  },
  {
    name: 'playbook-positions',
    open: async (page) => {
      await openPlaybook(page);
      const position = page.getByRole('group', { name: 'Liability cap' });
      await position.getByRole('button', { expanded: false }).click();
      await position.evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'playbook-templates',
    open: async (page) => {
      await openPlaybook(page);
      await page.getByRole('tab', { name: /Contract Templates/ }).click();
      await page.getByRole('button', { name: /^Show sections/ }).click();
      await page.getByText('Nothing limits liability for fraud.').waitFor();
    },
  },
  {
    name: 'playbook-effects',
    open: async (page) => {
      await givenPlaybook(page);
      await analyze(page);
      await page.getByRole('tab', { name: /^Playbook/ }).click();
      await page.getByRole('region', { name: 'Template Comparison' }).waitFor();
      await page.getByRole('region', { name: 'Company Playbook' }).evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'position-verdicts',
    open: async (page) => {
      await givenPlaybook(page);
      await analyze(page);
      await page.getByRole('tab', { name: /^Playbook/ }).click();
      await page.getByRole('region', { name: 'Positions' }).evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'redline',
    open: async (page) => {
      await analyze(page);
      await page.getByRole('tab', { name: /^Rewrite/ }).click();
      const suggestion = page.getByRole('region', { name: 'Suggested Clause' });
      await suggestion.getByRole('button', { name: 'Leave change 1 out' }).click();
      await page
        .getByRole('tabpanel', { name: 'Redline' })
        .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'subscription', open: visit('/subscription', 'Choose Your Plan') },
  { name: 'admin', open: visit('/admin', 'Access Denied') },
  ...accountScreens,
  ...negotiationScreens,
  { name: 'not-found', open: visit('/no-such-page', '404 Page Not Found') },
];
