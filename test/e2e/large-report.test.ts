import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { AnalyzeResponse, StoredAnalysis } from '../../shared/analysis.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { becomeVisitor } from '../support/enter.ts';
import { productSettings } from '../support/product-settings.ts';
import { savedBytes } from '../support/saved-bytes.ts';

let browser: Browser;
beforeAll(async () => {
  productSettings();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const analyzeIn = async (url: string) => {
  const person = await newPerson(browser, url);
  await becomeVisitor(person.page);
  const made = await person.page.request.post('/api/analyze', {
    data: { clauseText: limitationOfLiability, contractType: 'saas-agreement' },
  });
  const [cookie] = await person.context.cookies();
  const claims = Buffer.from(cookie?.value.split('.')[1] ?? '', 'base64url').toString('utf8');
  return {
    ...person,
    ownerId: (JSON.parse(claims) as { sub: string }).sub,
    ...((await made.json()) as AnalyzeResponse),
  };
};

describe('acceptance 2: a report too large for an answer', () => {
  it('GIVEN a report that goes by way of storage WHEN a browser exports it THEN it is saved all the same', async () => {
    const { exportAnalysis } = await import('../../functions/core/analysis/export-analysis.ts');
    const { page, leave, ownerId, analysisId, errors } = await analyzeIn(productUrl());
    const report = await exportAnalysis({ ownerId, id: analysisId, maxAnswerBytes: 0 });
    if (!('location' in report)) throw new Error('the report came as bytes');
    expect(new URL(report.location).origin).not.toBe(new URL(productUrl()).origin);
    await page.route('**/api/analysis/*/pdf', (route) =>
      route.fulfill({ status: 303, headers: { location: report.location } }),
    );
    await page.goto(`/?analysis=${analysisId}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`contract-analysis-${analysisId}.pdf`);
    expect((await savedBytes(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('acceptance 12: markup in an analysis', () => {
  it('GIVEN HTML and markdown in every text of a model WHEN the page shows them THEN they are inert words', async () => {
    const { page, leave, analysisId, errors } = await analyzeIn(productUrl());
    const evil =
      '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> **bold** [x](javascript:alert(1))';
    await page.route(`**/api/analyses/${analysisId}`, async (route) => {
      const answer = await route.fetch();
      const stored = (await answer.json()) as StoredAnalysis;
      const marked = <Finding extends { title: string; description: string }>(finding: Finding) => ({
        ...finding,
        title: evil,
        description: evil,
      });
      const { analysis } = stored;
      await route.fulfill({
        response: answer,
        json: {
          ...stored,
          title: evil,
          analysis: {
            ...analysis,
            plainEnglishExplanation: evil,
            risks: analysis.risks.map(marked),
            benefits: analysis.benefits.map(marked),
            missingElements: analysis.missingElements.map(marked),
            negotiationStrategies: analysis.negotiationStrategies.map(marked),
            suggestedImprovement: {
              ...analysis.suggestedImprovement,
              title: evil,
              revisedClause: evil,
              explanation: evil,
            },
            notes: [evil],
          },
        },
      });
    });
    await page.goto(`/?analysis=${analysisId}`);
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByText('window.hacked=1', { exact: false }).first().waitFor();
    expect(await results.locator('img, script, a[href^="javascript"], strong').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(errors).toEqual([]);
    await leave();
  });
});
