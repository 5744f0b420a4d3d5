import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { maxDocumentBytes } from '../../shared/limits.ts';
import { newPerson } from '../support/browser.ts';
import { limitationOfLiability, mutualTermination } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { fileOf } from '../support/file-of.ts';
import { pdfOfSize } from '../support/large-pdf.ts';
import { realClause } from '../support/legal-data.ts';
import { browser, come, page, useOnePerson } from '../support/one-person.ts';
import { savedBytes } from '../support/saved-bytes.ts';

const samples = path.resolve(import.meta.dirname, '../../web/public/samples');

useOnePerson();
beforeEach(() => come(productUrl()));

const editor = () => page.getByRole('textbox', { name: 'Contract clause' });
const analyzeButton = () => page.getByRole('button', { name: 'Analyze', exact: true });

const paste = async (text: string): Promise<void> => {
  await editor().click();
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('ControlOrMeta+v');
};

const analyze = async (text: string, choices: { type?: string; side?: string } = {}): Promise<string> => {
  await paste(text);
  if (choices.type) await page.getByLabel('Contract type').selectOption(choices.type);
  if (choices.side) await page.getByLabel('Your side').selectOption(choices.side);
  await analyzeButton().click();
  await page.getByText('Your contract clause has been analyzed successfully.').first().waitFor();
  await page.waitForURL(/\/\?analysis=/);
  return new URL(page.url()).searchParams.get('analysis') ?? '';
};

describe('the main job', () => {
  it.each([
    ['a clause written for this test', limitationOfLiability],
    ['a real clause', realClause('cap-on-liability') ?? mutualTermination],
  ])(
    'GIVEN %s WHEN it is pasted and analysed THEN it can be read, reloaded, found again, audited and exported',
    async (_, clause) => {
      await page.goto('/');
      await editor().waitFor();
      await eventually(async () => expect(await page.title()).toContain('New Analysis'));
      await eventually(async () => expect(await analyzeButton().isDisabled()).toBe(true));
      const id = await analyze(clause, { type: 'saas-agreement', side: 'customer' });

      // Read: scores out of ten, the side, the disclaimer, and findings that show their place.
      const results = page.getByRole('region', { name: /results/i });
      await results
        .getByText(/\d\/10/)
        .first()
        .waitFor();
      const text = await results.innerText();
      expect(text).toContain('Customer');
      expect(text).toMatch(/not legal advice/i);

      // Reload: the address alone brings both panes back.
      await page.reload();
      await results
        .getByText(/\d\/10/)
        .first()
        .waitFor();
      const words = clause.trim().split(/\s+/).slice(0, 8).join(' ');
      await eventually(async () => expect((await editor().innerText()).replace(/\s+/g, ' ')).toContain(words));

      // Audit trail.
      await page.getByRole('button', { name: 'Audit Trail' }).click();
      const trail = page.getByRole('dialog', { name: 'Analysis Audit Trail' });
      await trail.getByText(/AI analysis using Clausewise/).waitFor();
      await trail.getByText('Analysis Completed').waitFor();
      await page.keyboard.press('Escape');

      // PDF: real text in it, saved under the specified name.
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export PDF' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`contract-analysis-${id}.pdf`);
      const pdf = await getDocumentProxy(new Uint8Array(await savedBytes(file)));
      const report = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
      expect(report).toMatch(/not legal advice/i);
      expect(report).toMatch(/SaaS Agreement/);
      expect(report).toMatch(new RegExp(`1 of ${pdf.numPages}`));
      await page.getByText('The analysis report has been downloaded successfully.').first().waitFor();

      // Recent: by search and by both filters, and back again.
      await page.getByRole('link', { name: 'Recent Analyses' }).click();
      await page.getByText('Showing 1 of 1 analyses').waitFor();
      await page.getByRole('searchbox', { name: 'Search analyses' }).fill('no clause holds these words');
      await page.getByText('No analyses match your filters').waitFor();
      await page.getByRole('searchbox', { name: 'Search analyses' }).fill(words.slice(0, 20));
      await page.getByText('Showing 1 of 1 analyses').waitFor();
      await page.getByLabel('Contract type').selectOption('saas-agreement');
      const level = await page.getByLabel('Risk level').locator('option').nth(1).getAttribute('value');
      await page.getByLabel('Risk level').selectOption(level);
      await page.getByText('Showing 1 of 1 analyses').waitFor();
      await page.waitForURL((url) => url.searchParams.size === 3);
      await page.reload();
      await page.getByText('Showing 1 of 1 analyses').waitFor();
      await page.getByText(id.slice(0, 8)).first().click();
      await page.waitForURL(`**/?analysis=${id}`);
      await results
        .getByText(/\d\/10/)
        .first()
        .waitFor();
    },
  );

  it('GIVEN an analysis is waited for WHEN it arrives THEN the results follow the skeletons without a flash of emptiness', async () => {
    await page.goto('/');
    await paste(limitationOfLiability);
    await page.evaluate(() => {
      const pane = document.querySelector('[aria-label=Results]');
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const text = pane?.textContent ?? '';
        const state = text.includes('The analysis appears here')
          ? 'empty'
          : /\d\/10/.test(text)
            ? 'results'
            : 'waiting';
        if (seen.at(-1) !== state) seen.push(state);
        requestAnimationFrame(look);
      };
      look();
    });
    await analyzeButton().click();
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.includes('results'));
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual(['empty', 'waiting', 'results']);
  });

  it('GIVEN a finding WHEN it is clicked THEN the clause shows its place', async () => {
    await page.goto('/');
    await analyze(limitationOfLiability, { type: 'saas-agreement', side: 'customer' });
    const chosen = page.locator('.clause-mark-chosen');
    expect(await chosen.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Show in the clause: / })
      .first()
      .click();
    await chosen.first().waitFor();
    const marked = await chosen.first().innerText();
    expect(limitationOfLiability).toContain(marked.trim());
  });

  it.each(['saas-agreement.pdf', 'saas-agreement.docx', 'saas-agreement.txt'])(
    'GIVEN the document %s WHEN it is uploaded THEN its text stands in the editor and can be analysed',
    async (file) => {
      await page.goto('/');
      await editor().waitFor();
      await page.locator('input[type=file]').setInputFiles(path.join(samples, file));
      await page.getByText(`Successfully extracted text from ${file}`).first().waitFor();
      await eventually(async () => expect((await editor().innerText()).length).toBeGreaterThan(1_000));
      await analyzeButton().click();
      await page.waitForURL(/\/\?analysis=/);
    },
  );

  it('acceptance 1: GIVEN a PDF of exactly 10 MB THEN it goes straight to storage and its text arrives', async () => {
    await page.goto('/');
    await editor().waitFor();
    const sizes: number[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/upload') sizes.push(request.postDataBuffer()?.byteLength ?? 0);
    });
    const file = await fileOf('large.pdf', await pdfOfSize(maxDocumentBytes, limitationOfLiability));
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Successfully extracted text from large.pdf').first().waitFor();
    await eventually(async () => expect(await editor().innerText()).toContain('Northwind Analytics'));
    expect(Math.max(...sizes)).toBeLessThan(1_000);
  });
});

describe('what can go wrong', () => {
  it.each([
    [
      'a picture',
      'a.png',
      Buffer.from('x'),
      'Invalid File Type',
      'Please upload a PDF, Word document (DOCX), or text file.',
    ],
    [
      'one byte over 10 MB',
      'a.txt',
      Buffer.alloc(maxDocumentBytes + 1, 97),
      'File Too Large',
      'Please upload a file smaller than 10MB.',
    ],
    ['an empty file', 'a.txt', Buffer.from(' '), 'Upload Failed', ''],
    ['a damaged PDF', 'a.pdf', Buffer.from('%PDF-1.4 x'), 'Upload Failed', ''],
  ])(
    'GIVEN %s WHEN it is uploaded THEN a toast says why and the text stays',
    async (_, name, bytes, title, message) => {
      await page.goto('/');
      await paste(mutualTermination);
      await page.locator('input[type=file]').setInputFiles(await fileOf(name, bytes));
      await page.getByText(title, { exact: true }).first().waitFor();
      if (message) await page.getByText(message).first().waitFor();
      await eventually(async () => expect(await editor().innerText()).toContain('sixty (60) days'));
    },
  );

  it('GIVEN the analysis fails THEN only the results clear and the server’s words are shown', async () => {
    await page.goto('/');
    await paste(mutualTermination);
    await page.route('**/api/analyze', (route) =>
      route.fulfill({ status: 500, json: { error: 'The engine is resting.', code: 'internal', requestId: 'r-1' } }),
    );
    await analyzeButton().click();
    await page.getByText('Analysis Failed', { exact: true }).first().waitFor();
    await page.getByText('The engine is resting.').first().waitFor();
    await eventually(async () => expect(await editor().innerText()).toContain('sixty (60) days'));
    await eventually(async () => expect(await analyzeButton().isEnabled()).toBe(true));
  });

  it('GIVEN the report cannot be made THEN the specified toast', async () => {
    await page.goto('/');
    await analyze(mutualTermination);
    await page.route('**/api/analysis/*/pdf', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await page.getByText('Download Failed', { exact: true }).first().waitFor();
    await page.getByText('Unable to download the PDF report. Please try again.').first().waitFor();
  });

  it('GIVEN an address nobody made THEN 404 Page Not Found', async () => {
    await page.goto('/no-such-page');
    await page.getByText('404 Page Not Found').first().waitFor();
  });

  it('GIVEN an analysis of somebody else WHEN its address is opened THEN there is no such analysis and a way on', async () => {
    await page.goto('/');
    const id = await analyze(mutualTermination);
    const other = await newPerson(browser, productUrl());
    await other.page.goto(`/?analysis=${id}`);
    await other.page
      .getByText(/does not exist|could not be found|not found/i)
      .first()
      .waitFor();
    expect(await other.page.getByText('sixty (60) days').count()).toBe(0);
    await other.leave();
  });
});
