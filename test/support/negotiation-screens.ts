import type { Page } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import type { UploadResponse } from '../../shared/documents.ts';
import { type AccountClient, addressOf, newAccount } from './accounts.ts';
import { agreement, counterpartys, wordType } from './documents/negotiated-agreement.ts';
import { enterAs } from './enter.ts';
import type { Screen } from './screens.ts';

/** Those who negotiate on the pictures, made once in each product. */
const negotiators = new Map<string, Promise<AccountClient>>();

const negotiatorOf = (name: string): Promise<AccountClient> => {
  const key = `${name} at ${process.env['PRIVATE_PRODUCT_URL'] ?? ''}`;
  const negotiator = negotiators.get(key) ?? newAccount({ name, email: addressOf(name) });
  negotiators.set(key, negotiator);
  return negotiator;
};

/** Signs in a person with a new analysis of an uploaded agreement, and goes to a path made of its id. */
const enterWithAgreement = async (page: Page, name: string, pathOf: (analysisId: string) => string): Promise<void> => {
  const person = await negotiatorOf(name);
  const form = new FormData();
  form.set('document', new Blob([agreement as BlobPart], { type: wordType }), 'Supply agreement.docx');
  const { text, documentId } = (await person.send<UploadResponse>('POST', '/api/upload', { form })).json;
  const { analysisId } = (
    await person.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: {
        clauseText: text,
        documentId,
        title: 'Supply agreement',
        contractType: 'service-agreement',
        partyRole: 'client',
        usePlaybook: false,
      },
    })
  ).json;
  await enterAs(page, person, pathOf(analysisId));
};

const startPath = (analysisId: string): string => `/negotiations?negotiation=${analysisId}`;

const upload = (page: Page, label: string, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel(label).setInputFiles({ name, mimeType: wordType, buffer });

/** Opens a negotiation with a reply, one point of which is decided. */
const openNegotiation = async (page: Page): Promise<void> => {
  await enterWithAgreement(page, 'Hannah Weiss', startPath);
  await upload(page, 'File that was sent', 'Supply agreement.docx', agreement);
  await upload(page, 'Reply of the counterparty', 'Supply agreement, marked.docx', counterpartys(agreement));
  await page.getByRole('heading', { name: '3 marked changes' }).waitFor();
  const card = page.getByRole('article').filter({ hasText: 'sixty' });
  await card.getByRole('button', { name: 'Counter', exact: true }).click();
  await card.getByLabel('Reason').fill('Forty-five days at most.');
  await card.getByRole('button', { name: 'Save decision' }).click();
  await card.getByRole('button', { name: 'Undo' }).waitFor();
};

/** The screens of negotiations, which only whoever is signed in sees. */
export const negotiationScreens: readonly Screen[] = (
  [
    {
      name: 'negotiations-empty',
      open: async (page) => {
        await enterWithAgreement(page, 'Omar Haddad', () => '/negotiations');
        await page.getByRole('heading', { name: 'No negotiations yet' }).waitFor();
      },
    },
    {
      name: 'negotiation-start',
      open: async (page) => {
        await enterWithAgreement(page, 'Omar Haddad', startPath);
        await page.getByRole('heading', { name: 'What did you send?' }).waitFor();
      },
    },
    {
      name: 'negotiation',
      open: async (page) => {
        await openNegotiation(page);
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
    {
      name: 'negotiation-points',
      open: async (page) => {
        await openNegotiation(page);
        await page.getByText('The ledger has 3 entries').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'negotiations',
      open: async (page) => {
        await openNegotiation(page);
        await page.goto('/negotiations');
        await page.getByText('1 change without a mark').first().waitFor();
      },
    },
  ] satisfies readonly Omit<Screen, 'product'>[]
).map((screen) => ({ ...screen, product: 'private' }));
