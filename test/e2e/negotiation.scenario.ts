import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import type { UploadResponse } from '../../shared/documents.ts';
import { type LedgerEntry, ledgerSchema } from '../../shared/negotiation-records.ts';
import { verifyLedger } from '../../functions/core/negotiation/ledger.ts';
import { type AccountClient, newAccount, privateProduct } from '../support/accounts.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import {
  agreement,
  counterpartys,
  edited,
  mainPart,
  marked,
  wordType,
} from '../support/documents/negotiated-agreement.ts';
import { readPart } from '../support/documents/read-part.ts';
import { enterAs } from '../support/enter.ts';
import { savedBytes } from '../support/saved-bytes.ts';
import { smallTargets } from '../support/small-targets.ts';

let browser: Browser;
let person: AccountClient;
beforeAll(async () => {
  browser = await launchBrowser();
  person = await newAccount({ name: 'Ada Byron' });
});
afterAll(() => browser.close());

/** An analysis of the uploaded agreement, with a change accepted where there is one. */
const analysed = async (contractType = 'saas-agreement', usePlaybook = false): Promise<string> => {
  const form = new FormData();
  form.set('document', new Blob([agreement as BlobPart], { type: wordType }), 'agreement.docx');
  const { text, documentId } = (await person.send<UploadResponse>('POST', '/api/upload', { form })).json;
  const { analysisId, analysis } = (
    await person.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: text, documentId, contractType, partyRole: 'customer', usePlaybook },
    })
  ).json;
  const accepted = [...new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId))].slice(0, 2);
  expect(accepted.length).toBeGreaterThan(0);
  const decisions = accepted.map((findingId) => ({ findingId, verdict: 'accepted' }));
  const path = `/api/analyses/${analysisId}/decisions`;
  expect((await person.send('PUT', path, { json: { revision: 0, decisions } })).status).toBe(200);
  return analysisId;
};

const download = async (page: Page, name: string): Promise<Buffer> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return savedBytes(await waiting);
};

const looksRight = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

/** Whether what stands in a part of the page fits it at phones' widths: nothing scrolls sideways, each column is named. */
const fitsPhones = async (page: Page, region: Locator): Promise<void> => {
  const before = page.viewportSize()!;
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await region.getByRole('term').first().waitFor();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect(wide).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await looksRight(page);
  }
  await page.setViewportSize(before);
  await region.getByRole('row').first().waitFor();
};

const decide = async (page: Page, words: string, verdict: string, reason: string): Promise<void> => {
  const card = page.getByRole('article').filter({ hasText: words });
  const button = card.getByRole('button', { name: verdict, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(reason);
  await card.getByRole('button', { name: 'Save decision' }).click();
  await card.getByRole('button', { name: 'Undo' }).waitFor();
};

/** Somebody new begins a negotiation of an analyzed agreement with the file that was sent, and uploads the first reply. */
const openNegotiation = async () => {
  const { page, errors, leave } = await newPerson(browser, privateProduct().url);
  const id = await analysed();
  await enterAs(page, person, `/negotiations?negotiation=${id}`);
  const upload = (label: string, name: string, buffer: Buffer): Promise<void> =>
    page.getByLabel(label).setInputFiles({ name, mimeType: wordType, buffer });
  await upload('File that was sent', 'sent.docx', agreement);
  await upload('Reply of the counterparty', 'reply.docx', counterpartys(agreement));
  await page.getByRole('heading', { name: '3 marked changes' }).waitFor();
  return { page, upload, errors, leave };
};

describe('a negotiation', () => {
  it('GIVEN an agreement that was exported and sent WHEN the reply is uploaded THEN what has no mark leads, decisions are kept, and the ledger verifies until a byte is changed', async () => {
    const { page, errors, leave } = await newPerson(browser, privateProduct().url);
    const id = await analysed();
    await enterAs(page, person, `/?analysis=${id}`);
    await page.getByRole('button', { name: 'Export Word' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to Word' });
    await dialog.getByText('will be marked as tracked changes.').waitFor();
    const sent = await download(page, 'Download');
    expect(readPart(sent, mainPart)).toContain('w:author="Ada Byron"');
    await dialog.waitFor({ state: 'hidden' });

    const start = page.getByRole('link', { name: 'Start negotiation' });
    const [audit, negotiate] = await Promise.all(
      [page.getByRole('button', { name: 'Audit Trail' }), start].map((action) => action.boundingBox()),
    );
    expect(negotiate?.y).toBe(audit?.y);
    await start.click();
    await page.getByRole('heading', { name: 'What did you send?' }).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Start with the exported document' }).click();
    await page
      .getByLabel('Reply of the counterparty')
      .setInputFiles({ name: 'reply.docx', mimeType: wordType, buffer: counterpartys(sent) });
    await page.getByRole('heading', { name: '1 change without a mark' }).waitFor();
    await page.getByRole('heading', { name: '3 marked changes' }).waitFor();
    const toAnalysis = page.getByRole('link', { name: 'Open the analysis' });
    expect(await toAnalysis.getAttribute('href')).toBe(`/?analysis=${id}`);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.indexOf('1 change without a mark')).toBeLessThan(headings.indexOf('3 marked changes'));
    await looksRight(page);

    await decide(page, 'sixty', 'Counter', 'Forty-five days at most.');
    await decide(page, 'Delaware', 'Counter', 'New York stays.');
    await decide(page, 'e-mail', 'Accept', 'We work by e-mail anyway.');
    const silent = page.getByRole('region', { name: '1 change without a mark' });
    await silent.getByRole('button', { name: 'Reject', exact: true }).click();
    await silent.getByLabel('Reason').fill('Nobody told us.');
    await silent.getByRole('button', { name: 'Save decision' }).click();
    await silent.getByRole('button', { name: 'Undo' }).click();
    await silent.getByRole('button', { name: 'Escalate', exact: true }).click();
    await silent.getByLabel('Reason').fill('To the general counsel.');
    await silent.getByRole('button', { name: 'Save decision' }).click();
    await silent.getByRole('button', { name: 'Undo' }).waitFor();
    const points = page.getByRole('region', { name: 'Points and their states' });
    for (const state of ['Countered', 'Agreed', 'Escalated'])
      await points.getByText(state, { exact: true }).first().waitFor();

    const json = (await download(page, 'Ledger as JSON')).toString('utf8');
    const read = (text: string): readonly LedgerEntry[] => ledgerSchema.parse(JSON.parse(text)).entries;
    expect(read(json).map(({ action, by }) => `${action} ${by}`)).toEqual(
      ['started', 'replied', 'decided', 'decided', 'decided', 'decided', 'undone', 'decided'].map(
        (action) => `${action} Ada Byron`,
      ),
    );
    expect(verifyLedger(read(json))).toEqual({ isIntact: true });
    const changed = json.replace('Forty-five days', 'Forty-six days');
    expect(changed).not.toBe(json);
    expect(verifyLedger(read(changed))).toEqual({ isIntact: false, brokenAt: 3 });
    expect((await download(page, 'Ledger as PDF')).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('link', { name: 'Negotiations', exact: true }).click();
    await page.getByText('1 change without a mark').waitFor();
    await looksRight(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('GIVEN a counter in a revised file WHEN the next reply comes THEN it is held against that file, and what they let stand is agreed', async () => {
    const { page, upload, errors, leave } = await openNegotiation();
    await decide(page, 'sixty', 'Counter', 'Forty-five days at most.');
    await decide(page, 'Delaware', 'Accept', 'Delaware is fine.');

    const revised = edited(agreement, (xml) => xml.replace('thirty (30)', 'forty-five (45)'));
    await upload('Revised file that was sent', 'revised.docx', revised);
    await page.getByText('revised.docx was sent as file 2. Their next reply is held against it.').waitFor();
    const countered = page.getByRole('article').filter({ hasText: 'sixty' });
    await countered.getByText('thirty (30) days (you, file 1) → sixty (60) days (they, round 1).').waitFor();
    await countered.getByText('Next move by rule').waitFor();
    await countered.getByText('File 2 that you sent has other words here').waitFor();
    await page.getByText('You accepted their words, and the file you sent does not have them.').waitFor();
    await looksRight(page);

    await upload('Reply of the counterparty', 'reply-2.docx', edited(revised, marked('New York', 'Nevada', 9031)));
    await page.getByRole('heading', { name: '1 marked change', exact: true }).waitFor();
    await page.getByText('With every mark of theirs rejected, what was compared is what you sent.').waitFor();
    const points = page.getByRole('region', { name: 'Points and their states' });
    const rowOf = (words: string) => points.getByRole('row').filter({ hasText: words });
    await rowOf('Forty-five days at most.').getByText('Agreed', { exact: true }).waitFor();
    await points.getByText('Reopened', { exact: true }).waitFor();
    const files = page.getByRole('region', { name: 'Files of each round' });
    expect(await files.getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Held against'),
      expect.stringMatching(/^Sent, file 1/),
      expect.stringMatching(/^Reply, round 1[^]*file 1/),
      expect.stringMatching(/^Sent, file 2[^]*revised\.docx/),
      expect.stringMatching(/^Reply, round 2[^]*file 2/),
    ]);
    await fitsPhones(page, files);
    const waiting = page.waitForEvent('download');
    await files.getByRole('link', { name: 'revised.docx' }).click();
    const saved = await waiting;
    expect(saved.suggestedFilename()).toBe('revised.docx');
    expect(await savedBytes(saved)).toEqual(revised);
    await looksRight(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('GIVEN quite other words in the place of a point in the revised file THEN a person is asked, and what they say stands in the ledger', async () => {
    const { page, upload, errors, leave } = await openNegotiation();
    await decide(page, 'Delaware', 'Counter', 'No law is named.');
    const revised = edited(agreement, (xml) => xml.replace(/This Agreement is governed[^<]*/, 'Left out on purpose.'));
    await upload('Revised file that was sent', 'revised.docx', revised);
    const asked = page.getByRole('region', { name: '1 place to confirm' });
    await asked.getByText('Left out on purpose.').waitFor();
    const card = page.getByRole('article').filter({ hasText: 'Delaware' }).last();
    await card.getByText('has no paragraph that could be told to be this one').waitFor();
    await looksRight(page);
    await asked.getByRole('button', { name: 'The same paragraph' }).focus();
    await page.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await card.getByText('has other words here: “Left out on purpose.”').waitFor();
    await card.getByText(/Ada Byron said, .*, that the paragraph there is this one\./).waitFor();
    await looksRight(page);

    await upload('Reply of the counterparty', 'reply-2.docx', revised);
    const row = page.getByRole('region', { name: 'Points and their states' }).getByRole('row');
    await row.filter({ hasText: 'No law is named.' }).getByText('Agreed', { exact: true }).waitFor();
    const { entries } = ledgerSchema.parse(JSON.parse((await download(page, 'Ledger as JSON')).toString('utf8')));
    expect(entries.map(({ action }) => action)).toEqual(['started', 'replied', 'decided', 'sent', 'placed', 'replied']);
    expect(errors).toEqual([]);
    await leave();
  });

  it('GIVEN a playbook with a position WHEN they go below it in two rounds THEN each says the rung, the next one that is not spent, and who moved', async () => {
    const { page, errors, leave } = await newPerson(browser, privateProduct().url);
    const contractType = 'reseller-agreement';
    const positions = [
      {
        topic: 'Payment term',
        standard: 'within thirty (30) days',
        fallbacks: ['within 45 days', 'within 50 days'],
        walkAway: 'more than 90 days',
      },
    ];
    const { status } = await person.send('POST', '/api/playbooks', {
      json: { name: 'Selling', rules: { contractTypes: [contractType], positions } },
    });
    expect(status).toBe(200);
    const id = await analysed(contractType, true);
    await enterAs(page, person, `/negotiations?negotiation=${id}`);
    const upload = (label: string, buffer: Buffer): Promise<void> =>
      page.getByLabel(label).setInputFiles({ name: 'file.docx', mimeType: wordType, buffer });
    const withTerm = (term: string): Buffer => edited(agreement, (xml) => xml.replace('thirty (30)', term));
    await upload('File that was sent', agreement);
    await upload('Reply of the counterparty', edited(agreement, marked('thirty (30)', '120', 9041)));
    const card = page.getByRole('article').filter({ hasText: '120' });
    await card.getByText('yours the standard; theirs the walk-away.').waitFor();
    await card
      .getByText('Counter. Offer fallback 1, the next rung that is not spent. Its words: “within 45 days”.')
      .waitFor();
    await decide(page, '120', 'Counter', 'Fallback one.');
    await upload('Revised file that was sent', withTerm('45'));
    await page.getByText('was sent as file 2').waitFor();
    await upload('Reply of the counterparty', edited(withTerm('45'), marked('45', '60', 9051)));
    const again = page.getByRole('article').filter({ hasText: '60' });
    await again.getByText('yours fallback 1; theirs below every rung (the walk-away the round before).').waitFor();
    await again
      .getByText('Counter. Offer fallback 2, the next rung that is not spent. Its words: “within 50 days”.')
      .waitFor();
    await again
      .getByText(
        'thirty (30) days (you, file 1) → 120 days (they, round 1) → 45 days (you, file 2) → 60 days (they, round 2). They came nearer; you came nearer.',
      )
      .waitFor();
    await looksRight(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('GIVEN a phone in the dark THEN a negotiation fits, and axe finds nothing; GIVEN none THEN the list says how to begin', async () => {
    const { page, errors, leave } = await newPerson(browser, privateProduct().url, {
      viewport: 'phone',
      colorScheme: 'dark',
    });
    const id = await analysed();
    const other = await newAccount();
    await enterAs(page, other, '/negotiations');
    await page.getByRole('heading', { name: 'No negotiations yet' }).waitFor();
    await looksRight(page);
    await enterAs(page, person, `/negotiations?negotiation=${id}`);
    await page
      .getByLabel('File that was sent')
      .setInputFiles({ name: 'sent.docx', mimeType: wordType, buffer: agreement });
    await page
      .getByLabel('Reply of the counterparty')
      .setInputFiles({ name: 'reply.docx', mimeType: wordType, buffer: counterpartys(agreement) });
    await page.getByRole('heading', { name: '3 marked changes' }).waitFor();
    await page.getByRole('button', { name: 'Counter', exact: true }).first().click();
    await looksRight(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.goto(`/?analysis=${id}`);
    await page.getByRole('link', { name: 'Start negotiation' }).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });
});
