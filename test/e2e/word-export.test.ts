import { readFile } from 'node:fs/promises';
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
      const kinds = page.getByRole('group', { name: 'Word document' });
      await kinds.waitFor();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      for (const box of await Promise.all((await kinds.getByRole('button').all()).map((one) => one.boundingBox()))) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }

      const download = page.waitForEvent('download');
      await kinds.getByRole('button', { name: 'Tracked changes' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`contract-analysis-${analysisId}.docx`);
      const xml = readPart(await readFile(await file.path()), 'word/document.xml');
      expect(plainBodyText(settleRevisions(xml, 'reject'))).toBe(limitationOfLiability);
      expect(plainBodyText(settleRevisions(xml, 'accept'))).toBe(analysis.suggestedImprovement.revisedClause);
      expect(errors).toEqual([]);
      await leave();
    },
  );
});
