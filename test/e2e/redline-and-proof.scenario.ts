import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { StoredAnalysis } from '../../shared/analysis.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { come, page, useOnePerson } from '../support/one-person.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

useOnePerson();

const region = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openTab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const issues = () => page.getByRole('group', { name: 'Issues' });
const editor = () => page.getByRole('textbox', { name: 'Contract clause' });
const editorText = async (): Promise<string> => (await editor().innerText()).trim();
/** The words of the clause whose finding was asked for. */
const chosenWords = async (): Promise<string> => (await page.locator('.clause-mark-chosen').allInnerTexts()).join('');

/** Analyses the clause as the customer of a SaaS agreement. */
const analyze = async (): Promise<StoredAnalysis> => {
  await page.goto('/');
  await editor().click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), limitationOfLiability);
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByLabel('Contract type').selectOption('saas-agreement');
  await page.getByLabel('Your side').selectOption('customer');
  await button('Analyze').click();
  await page.waitForURL(/\/\?analysis=/);
  const id = new URL(page.url()).searchParams.get('analysis');
  return (await (await page.request.get(`/api/analyses/${id}`)).json()) as StoredAnalysis;
};

interface Copied {
  readonly html: string;
  readonly text: string;
}

const readClipboard = (): Promise<Copied> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    return { html: await read('text/html'), text: await read('text/plain') };
  });

/** Copies until the clipboard has it: pages of other tests in the same browser copy too. */
const copyFrom = (place: Locator, said: string | RegExp, check: (copied: Copied) => void) =>
  eventually(async () => {
    await place.getByRole('button', { name: 'Copy' }).click();
    await page.getByText(said).first().waitFor();
    const copied = await readClipboard();
    check(copied);
    return copied;
  });

describe('the suggested clause', () => {
  beforeEach(() => come(productUrl()));

  it('WHEN one change is taken and another left THEN clipboard and editor have just that, and undo takes it back', async () => {
    const { analysis } = await analyze();
    await openTab('Rewrite');
    const suggestion = region('Suggested Clause');
    const findings = analysis.risks.length + analysis.missingElements.length;
    const introduced = analysis.suggestedImprovement.recheck?.introduced ?? [];
    const account = `of ${findings} findings(?:, rewords \\d+ more)?, brings ${introduced.length} new`;
    await suggestion.getByText(new RegExp(`^Settles \\d+ ${account}\\.$`)).waitFor();
    await suggestion.getByText(/words? in, \d+ words? out, \d+% of the clause kept\./).waitFor();

    await suggestion.getByRole('button', { name: 'Leave change 1 out' }).click();
    await suggestion.getByRole('button', { name: 'Take change 1' }).waitFor();
    const panel = suggestion.getByRole('tabpanel');
    const marked = (tag: string) =>
      panel.locator(tag).evaluateAll((nodes) => nodes.map((node) => node.childNodes[1]?.textContent ?? ''));
    // What is left of the changes is drawn anew, and for a moment nothing of it may stand.
    const [inserted, deleted] = await eventually(async () => {
      const drawn = await Promise.all([marked('ins'), marked('del')]);
      expect(drawn.flat().length).toBeGreaterThan(0);
      return drawn;
    });

    const redline = await copyFrom(
      suggestion,
      /^The redline is on the clipboard, its insertions underlined/,
      ({ html }) => expect(html).toContain('<ins'),
    );
    const copied = await page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      // On the page the space behind struck words stands behind their button.
      const wordsIn = (selector: string) =>
        [...body.querySelectorAll(selector)].map((node) => node.textContent.trimEnd());
      const marked = { inserted: wordsIn('ins > u'), deleted: wordsIn('del > s') };
      body.querySelectorAll('del').forEach((node) => node.remove());
      return { ...marked, taken: body.textContent };
    }, redline.html);
    expect(copied.inserted).toEqual(inserted);
    expect(copied.deleted).toEqual(deleted);
    expect(redline.text).toContain(`[inserted: ${inserted[0]}]`);

    await suggestion.getByRole('tab', { name: 'Clean' }).click();
    const clean = await copyFrom(suggestion, 'The clause with the changes you took is on the clipboard.', ({ text }) =>
      expect(text).toBe(copied.taken),
    );
    expect(clean.text).not.toBe(limitationOfLiability);

    await suggestion.getByRole('button', { name: 'Use in editor' }).click();
    await page.getByText('Clause Replaced').first().waitFor();
    await eventually(async () => expect(await editorText()).toBe(clean.text));
    await button('Undo').last().click();
    await eventually(async () => expect(await editorText()).toBe(limitationOfLiability));
  });
});

describe('the ladder of positions', () => {
  beforeEach(() => come(productUrl()));

  it('GIVEN positions made in the dialog WHEN a clause is analysed THEN each has its verdict and shows its place', async () => {
    await page.goto('/playbooks?playbook=new');
    const dialog = page.getByRole('dialog', { name: 'Create New Playbook' });
    await dialog.getByLabel(/^Playbook Name/).fill('Buying software');
    const ladders = [
      [
        'Liability cap',
        'the fees paid in the twelve (12) months before the claim',
        ['the fees paid in the three (3) months before the claim'],
      ],
      ['Fee increases', 'Vendor may change the fees with ninety (90) days written notice', []],
    ] as const;
    for (const [topic, standard, fallbacks] of ladders) {
      await dialog.getByRole('button', { name: 'Add position' }).click();
      await page.keyboard.type(topic);
      const position = dialog.getByRole('group', { name: topic, exact: true });
      await position.getByRole('textbox', { name: /^Standard/ }).fill(standard);
      for (const [index, fallback] of fallbacks.entries()) {
        await position.getByRole('button', { name: 'Add fallback' }).click();
        await position.getByRole('textbox', { name: `Fallback ${index + 1}` }).fill(fallback);
      }
    }
    await dialog.getByRole('button', { name: 'Move Fee increases up' }).click();
    await dialog.getByRole('button', { name: 'Create Playbook' }).click();
    await page.getByRole('article', { name: 'Buying software' }).getByText('2 positions').waitFor();
    const [made] = (await (await page.request.get('/api/playbooks')).json()) as Playbook[];
    expect(made?.rules.positions.map(({ topic }) => topic)).toEqual(['Fee increases', 'Liability cap']);

    const { analysis } = await analyze();
    const cap = analysis.positionResults.find(({ topic }) => topic === 'Liability cap');
    expect(cap).toMatchObject({ verdict: 'fallback', fallback: 1 });
    await openTab('Playbook');
    const positions = region('Positions');
    const card = positions.getByRole('article', { name: 'Liability cap' });
    await card.getByText(/^.Fallback 1$/).waitFor();
    await card.getByRole('button', { name: /^Show in the clause: / }).click();
    await eventually(async () => expect(await chosenWords()).toContain('three (3) months'));
    await eventually(async () =>
      expect(await positions.getByRole('article').count()).toBe(2 + analysis.uncovered.length),
    );
  });
});

describe('proof', () => {
  let model: ModelServer;
  let product: OwnProduct;
  beforeAll(async () => {
    model = await startModelServer();
    product = await startOwnProduct({
      web: true,
      env: { PUBLIC_MODE: 'true', BEDROCK_MODEL_ID: 'test.model-v1', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url },
    });
  });
  afterAll(async () => {
    await product.close();
    await model.close();
  });
  beforeEach(() => come(product.url));

  it('GIVEN a model that quotes what the clause does not say THEN that finding stands apart, unverified, and counts nowhere', async () => {
    model.script({ kind: 'tool', input: goodAnswer });
    const { id } = await analyze();
    const unverified = region('Unverified Findings');
    // The model's findings join those of the engine when it has read the clause.
    await unverified.getByRole('heading', { name: 'An invented risk' }).waitFor();
    const { analysis } = (await (await page.request.get(`/api/analyses/${id}`)).json()) as StoredAnalysis;
    await unverified.getByText(/were not found in the clause/).waitFor();
    expect(await issues().getByText('An invented risk').count()).toBe(0);
    const high = analysis.risks.filter(({ level, verified }) => verified && level === 'high').length;
    const counted = region('Verdict')
      .locator('span', { hasText: /^High risks?$/ })
      .locator('..');
    await eventually(async () => expect(Number.parseInt(await counted.innerText(), 10)).toBe(high));

    // What the model says of the engine's own words joins the engine's finding.
    const joined = analysis.risks.find(({ description }) =>
      description.includes('By the language model: Nothing limits a rise.'),
    );
    const shown = issues().getByRole('article', { name: joined!.title });
    await shown.getByRole('button', { name: /^Show in the clause: / }).click();
    await eventually(async () =>
      expect(await chosenWords()).toContain('change the fees at any time in its sole discretion'),
    );
  });
});
