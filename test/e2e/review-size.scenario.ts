import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { launchBrowser, newPerson, type Person } from '../support/browser.ts';
import { productUrl } from '../support/client.ts';
import { becomeVisitor } from '../support/enter.ts';
import { longContract } from '../support/long-contract.ts';

interface Sample {
  readonly contractType: string;
  readonly partyRole: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const samples = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../web/public/samples/samples.json'), 'utf8'),
) as readonly Sample[];
const clauses = samples.flatMap(({ clauses: own, contractType, partyRole }) =>
  own.map(({ title, text }) => ({ title, clauseText: text, contractType, partyRole })),
);

/** A contract of 60 sections: the clauses of the samples in turn, each under its number and heading. */
const sixtySections = Array.from({ length: 60 }, (_, at) => {
  const { title, clauseText } = clauses[at % clauses.length]!;
  return `${at + 1}. ${title}\n${clauseText}`;
}).join('\n\n');

let browser: Browser;
let person: Person;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  person = await newPerson(browser, productUrl());
  ({ page } = person);
  await becomeVisitor(page);
});
afterEach(async () => {
  await person.leave();
  expect(person.errors).toEqual([]);
});

const openAnalysis = async (data: object): Promise<AnalyzeResponse> => {
  const made = (await (await page.request.post('/api/analyze', { data })).json()) as AnalyzeResponse;
  await page.goto(`/?analysis=${made.analysisId}`);
  await page.getByRole('group', { name: 'Issues', exact: true }).waitFor();
  return made;
};

describe('how long the results are', () => {
  it.each(clauses.map((clause) => [clause.title, clause] as const))(
    'GIVEN the sample %s WHEN it has up to five issues THEN their tab is at most 2,400 pixels high, with all it shows',
    async (_, clause) => {
      const { analysis } = await openAnalysis(clause);
      const height = await page
        .getByRole('tabpanel', { name: /^Issues/ })
        .evaluate((panel) => panel.getBoundingClientRect().height);
      // Each issue beyond the fifth may take its share more.
      expect(height).toBeLessThanOrEqual((2_400 / 5) * Math.max(5, analysis.risks.length));
    },
  );
});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What each task of the page's main thread took on the processor while something was done, the longest first, in ms. */
const tasksDuring = async (act: () => Promise<void>): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ ph, name, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && isMain.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((a, b) => b - a);
};

const frameMs = 50;

describe('a contract of 60 sections', () => {
  it.each(['Results', 'Clause'])(
    'GIVEN its analysis WHEN the pane %s is scrolled to its end THEN no frame takes more than 50 ms of the processor',
    async (pane) => {
      const { analysis } = await openAnalysis({ clauseText: sixtySections, contractType: 'service-agreement' });
      expect(analysis.sections.length).toBeGreaterThanOrEqual(60);
      const scroller =
        pane === 'Results' ? page.getByRole('region', { name: pane }) : page.locator('[data-clause-scroller]');
      await scroller.hover();
      // What loading still has to do is no part of it.
      await page.waitForLoadState('networkidle');
      const scrolled = () => scroller.evaluate((node) => node.scrollTop);
      const tasks = await tasksDuring(async () => {
        for (let turn = 0; turn < 60; turn += 1) {
          await page.mouse.wheel(0, 240);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
      });
      expect(await scrolled()).toBeGreaterThan(5_000);
      expect(tasks.length).toBeGreaterThan(60);
      expect(tasks[0]).toBeGreaterThan(0);
      expect(tasks.filter((ms) => ms > frameMs)).toEqual([]);
    },
  );
});

describe('a text of 300,000 characters', () => {
  it('WHEN it is scrolled through in the editor THEN no line is wider or higher than its place', async () => {
    await page.goto('/');
    const editor = page.getByRole('textbox', { name: 'Contract clause' });
    await editor.click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), longContract);
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText(/^5\d,\d{3} words$/).waitFor();
    const scroller = page.locator('[data-clause-scroller]');
    for (let turn = 0; turn < 40; turn += 1) {
      const cut = await scroller.evaluate(async (pane, share) => {
        pane.scrollTop = share * pane.scrollHeight;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const place = pane.getBoundingClientRect();
        const isShown = (line: Element): boolean => {
          const { top, bottom } = line.getBoundingClientRect();
          return bottom > place.top && top < place.bottom;
        };
        return [pane, ...[...pane.querySelectorAll('p')].filter(isShown)]
          .filter((box) => box.scrollWidth > box.clientWidth || (box !== pane && box.scrollHeight > box.clientHeight))
          .map((box) => box.textContent.slice(0, 60));
      }, turn / 40);
      expect(cut).toEqual([]);
    }
  });
});
