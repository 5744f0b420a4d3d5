/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { serveApi, type Replier } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildStored } from './build-analysis.ts';

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await endApp();
  showToast({ title: 'Next test' });
});

const open = async (answer: Replier) => {
  const sent = serveApi({
    'GET /api/analyses/stored-1': () => ({ body: buildStored() }),
    'GET /api/analysis/stored-1/docx': answer,
  });
  const { user } = renderApp('/?analysis=stored-1');
  const button = await screen.findByRole('button', { name: 'Export Word' });
  return { user, button, asked: () => sent.map(({ url }) => url).filter((url) => url.includes('/docx')) };
};
const kinds = () => within(screen.getByRole('group', { name: 'Word document' }));

describe('Export Word', () => {
  it.each([
    ['Tracked changes', 'variant=tracked&comments=changes', 'contract-analysis-stored-1.docx'],
    ['Tracked, with all findings', 'variant=tracked&comments=all', 'contract-analysis-stored-1.docx'],
    ['Clean', 'variant=clean&comments=none', 'contract-analysis-stored-1-clean.docx'],
  ])('WHEN %s is chosen by keys alone THEN that is asked for and saved, and said', async (label, query, filename) => {
    const { user, button, asked } = await open(() => ({ body: 'PK' }));
    button.focus();
    await user.keyboard('{Enter}');
    const choice = kinds().getByRole('button', { name: label });
    while (document.activeElement !== choice) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toEqual([`/api/analysis/stored-1/docx?${query}`]);
    expect(saved).toEqual([filename]);
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('group', { name: 'Word document' })).toBeNull();
  });

  it('WHEN Escape is pressed among the kinds THEN they fold and the button has the focus again', async () => {
    const { user, button } = await open(() => ({ body: 'PK' }));
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    kinds().getByRole('button', { name: 'Clean' }).focus();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('WHILE it runs THEN the button says so and asks for nothing more', async () => {
    let answer: (reply: { body: string }) => void = () => undefined;
    const { user, button, asked } = await open(() => new Promise((resolve) => (answer = resolve)));
    await user.click(button);
    await user.click(kinds().getByRole('button', { name: 'Clean' }));
    expect(button.textContent).toBe('Generating Word...');
    await user.click(button);
    expect(screen.queryByRole('group', { name: 'Word document' })).toBeNull();
    answer({ body: 'PK' });
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toHaveLength(1);
  });

  it('WHEN the server refuses THEN that is said, and nothing is saved', async () => {
    const { user, button } = await open(() => ({ status: 500 }));
    await user.click(button);
    await user.click(kinds().getByRole('button', { name: 'Tracked changes' }));
    expect(await screen.findByText('Unable to download the Word document. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
    expect(button.textContent).toBe('Export Word');
  });
});
