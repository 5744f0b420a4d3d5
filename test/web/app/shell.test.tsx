/** @jest-environment jest-fixed-jsdom */
import { setWindowWidth } from '../support/browser-stubs.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildSummary, pagesOf } from '../support/analyses.ts';
import { serveApi } from '../support/fake-api.ts';
import { endApp, renderApp } from '../support/render-app.tsx';

beforeEach(() => {
  setWindowWidth(1280);
  serveApi();
});
afterEach(endApp);

const sidebarState = (): string | null =>
  screen.getByRole('complementary', { name: 'Sidebar' }).getAttribute('data-state');

describe('sidebar', () => {
  it('GIVEN public mode THEN every place has its link, and what does not exist yet reads as unavailable', async () => {
    renderApp('/playbooks');
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    const links = navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['New Analysis', '/'],
      ['Recent Analyses', '/recent-analyses'],
      ['Negotiations', '/negotiations'],
      ['Company Playbooks', '/playbooks'],
      ['Subscription', '/subscription'],
      ['Admin', '/admin'],
      ['Analytics (not available yet)', null],
      ['Settings (not available yet)', null],
    ]);
    expect(navigation.getByRole('link', { name: /Analytics/ }).getAttribute('aria-disabled')).toBe('true');
    expect(navigation.getByRole('link', { name: 'Company Playbooks' }).getAttribute('aria-current')).toBe('page');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'GIVEN %j and b THEN it collapses, and a cookie keeps it so',
    async (keys) => {
      const { unmount } = renderApp('/playbooks');
      await screen.findByText('Public Mode');
      fireEvent.keyDown(document.body, { key: 'b', ...keys });
      expect(sidebarState()).toBe('collapsed');
      expect(document.cookie).toContain('sidebar_state=false');

      unmount();
      renderApp('/playbooks');
      await screen.findByRole('navigation', { name: 'Main' });
      expect(sidebarState()).toBe('collapsed');
      expect(screen.queryByText('Public visitor')).toBeNull();
      fireEvent.keyDown(document.body, { key: 'b', ...keys });
      expect(document.cookie).toContain('sidebar_state=true');
    },
  );

  it.each([
    { key: 'b' },
    { key: 'b', ctrlKey: true, shiftKey: true },
    { key: 'b', ctrlKey: true, altKey: true },
    { key: 'b', ctrlKey: true, metaKey: true },
    { key: 'v', ctrlKey: true },
  ])('GIVEN %j THEN nothing happens', async (keys) => {
    renderApp('/playbooks');
    await screen.findByText('Public Mode');
    fireEvent.keyDown(document.body, keys);
    expect(sidebarState()).toBe('expanded');
  });

  it('GIVEN a person writing WHEN ctrl and b are pressed THEN the sidebar stays', async () => {
    serveApi({ 'GET /api/analyses': pagesOf([buildSummary()]) });
    renderApp('/recent-analyses');
    fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'b', ctrlKey: true });
    expect(sidebarState()).toBe('expanded');
  });

  it('GIVEN a collapsed sidebar WHEN an icon gets the pointer THEN its tooltip comes, and Escape takes it', async () => {
    renderApp('/playbooks');
    await screen.findByText('Public Mode');
    fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true });
    const link = screen.getByRole('link', { name: 'Admin' });
    fireEvent.pointerOver(link);
    expect(screen.getByRole('tooltip').textContent).toBe('Admin');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('GIVEN a phone WHEN the menu is opened and a place chosen THEN the sheet closes', async () => {
    setWindowWidth(360);
    const { user } = renderApp('/playbooks');
    await user.click(await screen.findByRole('button', { name: 'Open navigation' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Navigation' }));
    await user.click(sheet.getByRole('link', { name: 'Admin' }));
    expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  });
});

describe('screens', () => {
  it.each([
    ['/nowhere/at/all', '404 Page Not Found', /forget to add the page to the router/],
    ['/playbooks', 'Company Playbooks', 'Company Playbooks'],
    ['/subscription', 'Choose Your Plan', 'Please sign in to view subscription plans'],
    [
      '/admin',
      'Admin Dashboard',
      "You don't have admin access to view this page. Please contact your system administrator.",
    ],
  ])('GIVEN %s THEN the heading and the title say %s', async (address, title, words) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.title).toBe(`${title} · Clausewise`));
  });

  it('GIVEN a keyboard THEN the first thing reached skips to the content', async () => {
    const { user } = renderApp('/playbooks');
    await screen.findByText('Public Mode');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  it('GIVEN the connection goes THEN the page says so until it is back', async () => {
    const connection = setOnline(false);
    renderApp('/playbooks');
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    connection.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return { restore: () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }) };
};

describe('palette', () => {
  it('GIVEN words of a clause WHEN Enter is pressed THEN that analysis opens', async () => {
    const wanted = buildSummary({ id: 'aaaaaaaa-1', clauseText: 'The Tenant shall paint the fence.' });
    serveApi({ 'GET /api/analyses': pagesOf([buildSummary(), wanted]) });
    const { user } = renderApp('/playbooks');
    await screen.findByText('Public Mode');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const box = await screen.findByRole('combobox', { name: 'Search screens and analyses' });
    await user.type(box, 'fence paint');
    const option = await screen.findByRole('option', { name: /The Tenant shall paint the fence/ });
    expect(screen.getAllByRole('option')).toEqual([option]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/?analysis=aaaaaaaa-1'));
    expect(screen.queryByRole('combobox', { name: 'Search screens and analyses' })).toBeNull();
  });

  it('GIVEN the arrows THEN the choice moves and wraps, and the box names it', async () => {
    const { user } = renderApp('/playbooks');
    await screen.findByText('Public Mode');
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    const box = await screen.findByRole('combobox', { name: 'Search screens and analyses' });
    await user.click(box);
    await user.keyboard('{ArrowUp}');
    const options = screen.getAllByRole('option');
    expect(options.at(-1)?.getAttribute('aria-selected')).toBe('true');
    expect(box.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
    await user.keyboard('{ArrowDown}');
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('GIVEN the color mode command THEN the page changes and the choice is kept', async () => {
    const { user } = renderApp('/playbooks');
    await screen.findByText('Public Mode');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox', { name: 'Search screens and analyses' }), 'dark');
    await user.click(screen.getByRole('option', { name: 'Switch to dark mode' }));
    await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true));
    expect(localStorage.getItem('color-mode')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy();
  });
});
