import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Browser, Page, Route } from 'playwright-core';
import type { AnalyzeResponse } from '../../shared/analysis.ts';
import { type AccountClient, newAccount, privateProduct } from '../support/accounts.ts';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { enterAs } from '../support/enter.ts';

/** The organisation has others' playbooks and people too. */
const run = randomUUID();
const playbookName = `First content ${run}`;
const decidedName = `Decided ${run}`;

/** Who looks where, what they see first, and the calls it takes beside the gate's two: `{id}` is a saved analysis's. */
const places = [
  ['member', '/', 'Use company playbook', []],
  ['member', '/?analysis={id}', 'Issues', ['/api/analyses/{id}']],
  ['member', '/recent-analyses', 'Showing 1 of 1 analyses', ['/api/analyses']],
  ['member', '/playbooks', playbookName, ['/api/playbooks']],
  ['member', '/subscription', 'For people who review contracts every week.', ['/api/subscription/plans']],
  ['member', '/admin', 'Access Denied', ['/api/admin/users']],
  ['member', '/nowhere', '404 Page Not Found', []],
  ['admin', '/', 'Use company playbook', []],
  ['admin', `/admin#q=${run}`, decidedName, ['/api/admin/users/search']],
  ['admin', '/admin?view=decisions', decidedName, ['/api/admin/decisions']],
  ['admin', '/admin?view=usage', 'Analyses per day', ['/api/admin/usage']],
  ['admin', '/subscription', 'For people who review contracts every week.', ['/api/subscription/plans']],
  ['pending', '/subscription', 'Thank you for signing up!', []],
  ['pending', '/admin', 'Thank you for signing up!', []],
  ['nobody', '/recent-analyses', 'Forgot password?', []],
  ['nobody', '/subscription', 'Forgot password?', []],
] as const;
type Who = (typeof places)[number][0];

const pathOf = (url: string): string => new URL(url).pathname;

describe('the first content', () => {
  let browser: Browser;
  let analysisId: string;
  const pages = new Map<Who, Page>();
  const faults: string[][] = [];

  const enter = async (who: Who, account?: AccountClient): Promise<void> => {
    const { page, errors } = await newPerson(browser, privateProduct().url);
    if (account) {
      await enterAs(page, account, '/');
      // From now on the browser knows that it has a session, as it does after signing in by the form.
      await page.waitForFunction(() => localStorage.getItem('clausewise.session') !== null);
    }
    pages.set(who, page);
    faults.push(errors);
  };

  beforeAll(async () => {
    const [opened, member, admin, pending, decided] = await Promise.all([
      launchBrowser(),
      newAccount(),
      newAccount({ role: 'admin' }),
      newAccount({ state: 'pending' }),
      newAccount({ state: 'pending', name: decidedName }),
    ]);
    browser = opened;
    const [analysis, ...others] = await Promise.all([
      member.send<AnalyzeResponse>('POST', '/api/analyze', {
        json: { clauseText: limitationOfLiability, usePlaybook: false },
      }),
      member.send('POST', '/api/playbooks', { json: { name: playbookName, isActive: false } }),
      admin.send('POST', `/api/admin/users/${decided.id}/approve`),
    ]);
    expect([analysis, ...others].map(({ status }) => status)).toEqual([200, 200, 200]);
    analysisId = analysis.json.analysisId;
    await Promise.all([enter('member', member), enter('admin', admin), enter('pending', pending), enter('nobody')]);
  });
  afterAll(() => browser.close());

  it.each(places)(
    'budget: GIVEN %s WHEN %s is opened THEN at most 3 calls bring %j, none waiting for another, and nothing shows before',
    async (who, place, content, ownCalls) => {
      const page = pages.get(who);
      if (!page) throw new Error(`nobody is ${who}`);
      const withId = (text: string): string => text.replace('{id}', analysisId);
      const needed = ['/api/auth/public-mode', '/api/auth/user', ...ownCalls.map(withId)];
      expect(needed.length).toBeLessThanOrEqual(3);

      // No needed call is answered before all are sent; others are not answered before the content shows.
      const waiting: Route[] = [];
      const others: Route[] = [];
      let areAnswered = false;
      await page.route('**/api/**', async (route) => {
        if (!needed.includes(pathOf(route.request().url()))) others.push(route);
        else if (areAnswered) await route.continue();
        else waiting.push(route);
      });
      await Promise.all([
        ...needed.map((path) => page.waitForRequest((request) => pathOf(request.url()) === path)),
        page.goto(withId(place)),
      ]);
      await page.getByText('Loading...', { exact: true }).waitFor();
      const shown = page.getByText(content).first();
      expect(await shown.isVisible()).toBe(false);
      areAnswered = true;
      await Promise.all(waiting.map((route) => route.continue()));
      await shown.waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(others.map((route) => route.continue().catch(() => undefined)));
      expect(faults.flat()).toEqual([]);
    },
  );
});
