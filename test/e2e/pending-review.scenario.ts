import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { type ModelServer, startModelServer } from '../support/bedrock-server.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { longContract } from '../support/long-contract.ts';
import { goodAnswer } from '../support/model-answers.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

jest.setTimeout(180_000);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

describe('a model that is slow', () => {
  let browser: Browser;
  let model: ModelServer;
  let product: OwnProduct;
  beforeAll(async () => {
    model = await startModelServer();
    const env = { PUBLIC_MODE: 'true', BEDROCK_MODEL_ID: 'test.model-v1', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url };
    [browser, product] = await Promise.all([launchBrowser(), startOwnProduct({ web: true, env })]);
  });
  afterAll(async () => {
    await browser.close();
    await product.close();
    await model.close();
  });

  const bar = (page: Page) => page.getByText('The language model is still reading.');
  const modelSwitch = (page: Page) => page.getByRole('switch', { name: 'Use language model' });

  /** Analyzes the clause and waits for the first finding; how long it took from the press on, in milliseconds. */
  const analyze = async (page: Page, usesModel: boolean): Promise<number> => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Contract clause' }).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), limitationOfLiability);
    await page.keyboard.press('ControlOrMeta+v');
    await modelSwitch(page).waitFor({ state: 'attached' });
    if ((await modelSwitch(page).isChecked()) !== usesModel) {
      await modelSwitch(page).focus();
      await page.keyboard.press('Space');
    }
    const pressedAt = Date.now();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    // On a machine with other work the first analysis loads the engine slowly.
    await page.getByRole('group', { name: 'Issues' }).getByRole('article').first().waitFor({ timeout: 60_000 });
    return Date.now() - pressedAt;
  };

  it('GIVEN a phone in the dark THEN axe finds nothing while it reads; WHEN the tab is closed and the analysis opened again THEN its findings are there, by one call', async () => {
    const rest = Promise.withResolvers<undefined>();
    model.script({ kind: 'tool', input: goodAnswer, until: rest.promise });
    const person = await newPerson(browser, product.url, { viewport: 'phone', colorScheme: 'dark' });
    await analyze(person.page, true);
    await bar(person.page).waitFor();
    // What is proved is told while the model is still writing, and what is not is not.
    const found = person.page.getByRole('list', { name: 'Found by the language model so far' });
    await found.waitFor();
    expect(await found.getByRole('listitem').allTextContents()).toEqual(['The vendor alone sets the price (high)']);
    const { violations } = await new AxeBuilder({ page: person.page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const address = person.page.url();
    await person.page.close();
    rest.resolve(undefined);
    const page = await person.context.newPage();
    await page.goto(address);
    await page.getByText('Unverified Findings').first().waitFor();
    await page.getByText('An invented risk').first().waitFor();
    expect(await bar(page).count()).toBe(0);
    expect(model.calls).toHaveLength(1);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  it('GIVEN a long contract read in parts THEN the page counts the parts read, axe finds nothing; WHEN it is closed and opened again THEN no part is read twice', async () => {
    const part = { kind: 'tool', input: goodAnswer } as const;
    const others = Promise.withResolvers<undefined>();
    model.script(part, { ...part, until: others.promise });
    const person = await newPerson(browser, product.url, { viewport: 'phone', colorScheme: 'dark' });
    await person.page.goto('/');
    const id = await person.page.evaluate(async (clauseText) => {
      const answer = await fetch('/api/analyze', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clauseText, modelReview: 'later' }),
      });
      return ((await answer.json()) as AnalyzeResponse).analysisId;
    }, longContract);
    const counted = (page: Page) => page.getByText('sections read, in 1 of 3 parts');
    await person.page.goto(`/?analysis=${id}`);
    // The job's function is loaded first, and reads all of the contract once itself.
    await counted(person.page).waitFor({ timeout: 60_000 });
    const { violations } = await new AxeBuilder({ page: person.page }).include('[aria-live="polite"]').analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
    await person.page.close();
    const page = await person.context.newPage();
    await page.goto(`/?analysis=${id}`);
    await counted(page).waitFor();
    others.resolve(undefined);
    await page.getByText('The language model’s findings were added.', { exact: true }).waitFor();
    expect(await counted(page).count()).toBe(0);
    // The parts, and what they hold together.
    expect(model.calls).toHaveLength(3 + 1);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  it('GIVEN one that takes 25 s THEN the first finding is on the page in at most 1.5 times as long as without it', async () => {
    model.script({ kind: 'tool', input: goodAnswer, afterMs: 25_000 });
    const person = await newPerson(browser, product.url);
    // The first analysis loads what the others find loaded.
    await analyze(person.page, false);
    const took = { with: [] as number[], without: [] as number[] };
    // In turn, so that whatever else the machine does weighs on both.
    for (let sample = 0; sample < 7; sample += 1) {
      took.without.push(await analyze(person.page, false));
      took.with.push(await analyze(person.page, true));
      await bar(person.page).waitFor();
    }
    const [waited, usual] = [median(took.with), median(took.without)];
    console.info(`The first finding took ${waited} ms with a model that takes 25 s, ${usual} ms without.`);
    expect(waited).toBeLessThanOrEqual(1.5 * usual);
    expect(person.errors).toEqual([]);
    await person.leave();
  });

  it('GIVEN one that never answers THEN the first finding is on the page as it is without it', async () => {
    model.script({ kind: 'hang' });
    const person = await newPerson(browser, product.url);
    const { page } = person;
    const findings = () => page.getByRole('group', { name: 'Issues' }).getByRole('article').allInnerTexts();
    await analyze(page, false);
    const without = await findings();
    expect(await bar(page).count()).toBe(0);
    await analyze(page, true);
    await bar(page).waitFor();
    expect(await findings()).toEqual(without);
    await person.leave();
    expect(person.errors).toEqual([]);
  });
});
