import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { readPart } from '../support/documents/read-part.ts';
import { plainBodyText, settleRevisions } from '../support/documents/settle-revisions.ts';
import { becomeVisitor } from '../support/enter.ts';
import { savedBytes } from '../support/saved-bytes.ts';

const sample = path.resolve(import.meta.dirname, '../../web/public/samples/saas-agreement.docx');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('export to Word', () => {
  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)(
    'GIVEN a public visitor on a %s, %s WHEN they choose tracked changes THEN Word’s own marks are saved; axe finds nothing',
    async (viewport, colorScheme) => {
      const { page, errors, leave } = await newPerson(browser, productUrl(), { viewport, colorScheme });
      await becomeVisitor(page);
      const made = await page.request.post('/api/analyze', {
        data: { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer' },
      });
      const { analysisId, analysis } = (await made.json()) as AnalyzeResponse;
      await page.goto(`/?analysis=${analysisId}`);
      await page.getByRole('button', { name: 'Export Word' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export to Word' });
      await dialog.getByText('will be marked as tracked changes.').waitFor();
      await dialog.getByText('A new document will be made.').waitFor();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const box = await dialog.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

      const download = page.waitForEvent('download');
      const save = dialog.getByRole('button', { name: 'Download' });
      await save.focus();
      await page.keyboard.press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`contract-analysis-${analysisId}.docx`);
      const xml = readPart(await savedBytes(file), 'word/document.xml');
      expect(plainBodyText(settleRevisions(xml, 'reject'))).toBe(limitationOfLiability);
      expect(plainBodyText(settleRevisions(xml, 'accept'))).toBe(analysis.suggestedImprovement.revisedClause);

      await dialog.waitFor({ state: 'hidden' });
      await page.goto('/verify');
      const saved = await savedBytes(file);
      const choose = (buffer: Buffer) =>
        page
          .getByLabel('Document to verify')
          .setInputFiles({ name: 'agreement.docx', mimeType: 'application/octet-stream', buffer });
      await choose(saved);
      await page.getByRole('heading', { name: 'Unchanged' }).waitFor();
      await page.getByText('Open this page from that analysis.').waitFor();
      await page.goto(`/?analysis=${analysisId}`);
      await page.getByRole('button', { name: 'Export Word' }).click();
      await page.getByRole('link', { name: 'verify a document' }).click();
      await choose(saved);
      await page.getByRole('heading', { name: 'Replayed: the same findings' }).waitFor();
      expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)).toEqual([]);
      const overflowBeside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowBeside).toBeLessThanOrEqual(0);
      const changed = Buffer.from(saved);
      changed[Math.floor(changed.length / 2)]! ^= 1;
      await choose(changed);
      await page.getByRole('heading', { name: 'Changed', exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Not replayed' }).waitFor();
      expect(errors).toEqual([]);
      await leave();
    },
  );

  it('GIVEN an uploaded Word document WHEN it is analyzed and exported on the page THEN it is that document, with tracked changes', async () => {
    const { page, errors, leave } = await newPerson(browser, productUrl());
    await becomeVisitor(page);
    await page.goto('/');
    await page.getByLabel('Document to upload').setInputFiles(sample);
    await page.getByText('Document Uploaded', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Analyze/ }).click();
    await page.getByText('Analysis Complete', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export Word' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to Word' });
    await dialog.getByText('Your uploaded document is kept as it is').waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const [before, after] = [await readFile(sample), await savedBytes(await download)];
    const xml = readPart(after, 'word/document.xml');
    expect(plainBodyText(settleRevisions(xml, 'reject'))).toBe(plainBodyText(readPart(before, 'word/document.xml')));
    expect(xml).toContain('w:author="Public visitor"');
    for (const part of ['word/styles.xml', 'word/numbering.xml'])
      expect(readPart(after, part)).toBe(readPart(before, part));
    expect(errors).toEqual([]);
    await leave();
  });
});
