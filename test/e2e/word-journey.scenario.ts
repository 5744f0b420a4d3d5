import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { StoredAnalysis } from '../../shared/analysis.ts';
import { type LedgerEntry, ledgerSchema } from '../../shared/negotiation-records.ts';
import { verifyDocx } from '../../functions/core/receipt/verify-docx.ts';
import { newAccount, privateProduct } from '../support/accounts.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { edited, mainPart, marked, wordType } from '../support/documents/negotiated-agreement.ts';
import { readPart } from '../support/documents/read-part.ts';
import { plainBodyText, settleRevisions } from '../support/documents/settle-revisions.ts';
import { enterAs } from '../support/enter.ts';
import { runVerify } from '../support/run-verify.ts';
import { savedBytes } from '../support/saved-bytes.ts';

const sample = path.resolve(import.meta.dirname, '../../web/public/samples/saas-agreement.docx');

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(path.join(tmpdir(), 'journey-'));
});
afterAll(() => Promise.all([browser.close(), rm(folder, { recursive: true })]));

const put = (page: Page, label: string, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel(label).setInputFiles({ name, mimeType: wordType, buffer });

const download = async (page: Page, name: string): Promise<Buffer> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return savedBytes(await waiting);
};

/** What the product answers to the person of a page, as text. */
const answerTo = async (page: Page, address: string): Promise<string> => {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  return answer.text();
};

/**
 * Uploads a document on the page and has it analyzed; gives the analysis. Playbooks are the organization's: those that
 * other scenarios make and delete meanwhile would have a part in it, so it uses none.
 */
const analyseOn = async (page: Page, name: string, buffer: Buffer): Promise<StoredAnalysis> => {
  await page.goto('/');
  const playbookSwitch = page.getByRole('switch', { name: 'Use company playbook' });
  await playbookSwitch.waitFor({ state: 'attached' });
  if (await playbookSwitch.isChecked()) await playbookSwitch.press('Space');
  await page.getByRole('switch', { name: 'Use company playbook', checked: false }).waitFor({ state: 'attached' });
  await put(page, 'Document to upload', name, buffer);
  await page.getByText('Document Uploaded', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.waitForURL(/\/\?analysis=/);
  await page.getByRole('group', { name: 'Issues', exact: true }).getByRole('article').first().waitFor();
  const id = new URL(page.url()).searchParams.get('analysis') ?? '';
  return JSON.parse(await answerTo(page, `/api/analyses/${id}`)) as StoredAnalysis;
};

/** Titles of findings that a change was proposed for. */
const changedTitles = ({ analysis }: StoredAnalysis): string[] => {
  const served = new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId));
  return analysis.risks.filter(({ id }) => served.has(id)).map(({ title }) => title);
};

const decide = async (page: Page, region: string, words: string, verdict: string, reason: string): Promise<void> => {
  const card = page.getByRole('region', { name: region }).getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: verdict, exact: true }).click();
  await card.getByLabel('Reason').fill(reason);
  await card.getByRole('button', { name: 'Save decision' }).click();
  await card.getByRole('button', { name: 'Undo' }).waitFor();
};

/** Our tracked changes of the first paragraph that has some accepted, as Word accepts them: without a mark of its own. */
const acceptedFirst = (xml: string): string => {
  const found = (xml.match(/<w:p(?:\s[^>]*)?>(?:(?!<\/w:p>).)*<\/w:p>/gs) ?? []).find((one) => one.includes('<w:ins '));
  if (found === undefined) throw new Error('the document has no tracked change');
  return xml.replace(found, () => found.replace(/<w:del .*?<\/w:del>/gs, '').replace(/<\/?w:ins\b[^>]*>/g, ''));
};

/** The reply: two counters with marks, one of our changes accepted, and a figure changed without a mark. */
const replyTo = (sent: Uint8Array): Buffer =>
  edited(sent, (xml) =>
    [
      acceptedFirst,
      marked('250 named users', '200 named users', 9001),
      marked('two (2) years', 'one (1) year', 9011),
      (text: string) => text.replace('$96,000', '$98,000'),
    ].reduce((text, edit) => edit(text), xml),
  );

const flipped = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  changed[Math.floor(changed.length / 2)]! ^= 1;
  return changed;
};

describe('the way of a contract from its upload to the ledger', () => {
  it('GIVEN a Word document WHEN three changes are accepted, it is exported, sent and replied to THEN every step holds what it promises, to the last byte', async () => {
    const person = await newAccount({ name: 'Ada Byron' });
    const { page, errors, leave } = await newPerson(browser, privateProduct().url);
    const original = await readFile(sample);
    await enterAs(page, person, '/');

    // Analyzed, and three of the proposals accepted.
    const stored = await analyseOn(page, 'agreement.docx', original);
    const { id } = stored;
    const proposed = changedTitles(stored);
    expect(new Set(proposed).size).toBeGreaterThanOrEqual(5);
    const accept = page.getByRole('group', { name: 'Issues', exact: true }).getByRole('button', { name: /^Accept: / });
    const accepted: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const title = (await accept.first().getAttribute('aria-label'))!.replace('Accept: ', '');
      await page
        .getByRole('button', { name: `Accept: ${title}`, exact: true })
        .first()
        .click();
      await page.getByText('Accepted', { exact: true }).nth(count).waitFor();
      accepted.push(title);
    }

    // Exported: three tracked in the document that came, and nothing else in it touched.
    await page.getByRole('button', { name: 'Export Word' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to Word' });
    await dialog.getByText('Your uploaded document is kept as it is').waitFor();
    const sent = await download(page, 'Download');
    await dialog.waitFor({ state: 'hidden' });
    const xml = readPart(sent, mainPart);
    expect(xml).toContain('w:author="Ada Byron"');
    expect(plainBodyText(settleRevisions(xml, 'reject'))).toBe(plainBodyText(readPart(original, mainPart)));
    for (const part of ['word/styles.xml', 'word/numbering.xml'])
      expect(readPart(sent, part)).toBe(readPart(original, part));

    // Opened again and analyzed: what was accepted is no issue any longer, and what was not still is one.
    const again = await analyseOn(page, 'exported.docx', sent);
    const titles = again.analysis.risks.map(({ title }) => title);
    const timesIn = (list: readonly string[], title: string): number => list.filter((one) => one === title).length;
    const before = stored.analysis.risks.map(({ title }) => title);
    for (const title of new Set(accepted))
      expect([title, timesIn(titles, title)]).toEqual([title, timesIn(before, title) - timesIn(accepted, title)]);
    const open = before.filter((title) => !accepted.includes(title));
    expect(open.filter((title) => titles.includes(title)).length).toBeGreaterThan(open.length / 2);

    // Sent, and the reply held against it.
    await page.goto(`/?analysis=${id}`);
    await page.getByRole('link', { name: 'Start negotiation' }).click();
    await page.getByRole('button', { name: 'Start with the exported document' }).click();
    await put(page, 'Reply of the counterparty', 'reply.docx', replyTo(sent));
    await page.getByRole('heading', { name: '2 changes without a mark' }).waitFor();
    await page.getByRole('heading', { name: '2 marked changes' }).waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.indexOf('2 changes without a mark')).toBeLessThan(headings.indexOf('2 marked changes'));
    const silent = page.getByRole('region', { name: '2 changes without a mark' });
    await silent.getByText('Words changed', { exact: true }).waitFor();
    await silent.getByText('A tracked change of ours accepted without a mark', { exact: true }).waitFor();

    // Decided, each with its reason.
    await decide(page, '2 changes without a mark', '$98,000', 'Reject', 'Nobody told us.');
    await decide(page, '2 changes without a mark', 'accepted without a mark', 'Accept', 'They took our words.');
    await decide(page, '2 marked changes', '200', 'Counter', 'Two hundred and twenty-five.');
    await decide(page, '2 marked changes', 'one (1)', 'Counter', 'Eighteen months.');

    // The ledger, which verifies without the product until a word of it is changed.
    const ledger = await download(page, 'Ledger as JSON');
    const { entries } = ledgerSchema.parse(JSON.parse(ledger.toString('utf8')));
    expect(entries.map(({ action }: LedgerEntry) => action)).toEqual([
      'started',
      'replied',
      ...Array<string>(4).fill('decided'),
    ]);
    expect((await download(page, 'Ledger as PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    const changedLedger = ledger.toString('utf8').replace('Eighteen months', 'Eighteen days');
    expect(changedLedger).not.toBe(ledger.toString('utf8'));

    // The receipt, on the page: as it was exported, replayed with the same findings; a byte changed, it is not.
    await page.goto(`/?analysis=${id}`);
    await page.getByRole('button', { name: 'Export Word' }).click();
    await page.getByRole('link', { name: 'verify a document' }).click();
    await put(page, 'Document to verify', 'agreement.docx', sent);
    await page.getByRole('heading', { name: 'Unchanged' }).waitFor();
    await page.getByRole('heading', { name: 'Replayed: the same findings' }).waitFor();
    await put(page, 'Document to verify', 'agreement.docx', flipped(sent));
    await page.getByRole('heading', { name: 'Changed', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Not replayed' }).waitFor();

    // The same without the product or a network, in a process that is set up as another machine may be.
    const { receipt } = verifyDocx(sent, []);
    const files: Readonly<Record<string, Uint8Array | string>> = {
      'sent.docx': sent,
      'changed.docx': flipped(sent),
      'original.docx': original,
      'keys.json': await answerTo(page, '/api/receipts/keys'),
      'record.json': await answerTo(page, `/api/analysis/${id}/docx/receipt?receipt=${receipt?.id}`),
      'ledger.json': ledger,
      'changed-ledger.json': changedLedger,
    };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    const beside = ['--keys', 'keys.json', '--record', 'record.json', '--input', 'original.docx'];
    const runs: readonly (readonly [readonly string[], number, string])[] = [
      [['sent.docx', ...beside], 0, 'replayed, the same: '],
      [['changed.docx', ...beside], 1, 'changed: '],
      [['ledger.json'], 0, 'intact: '],
      [['changed-ledger.json'], 1, 'broken: at entry 6.'],
    ];
    for (const [args, code, says] of runs) {
      const result = runVerify(folder, args);
      expect([args[0], result.code, result.output]).toEqual([args[0], code, expect.stringContaining(says)]);
    }
    expect(errors).toEqual([]);
    await leave();
  }, 300_000);
});
