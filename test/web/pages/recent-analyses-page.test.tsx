/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSummary, pagesOf } from '../support/analyses.ts';
import { disconnected, serveApi, silence } from '../support/fake-api.ts';
import { endApp, renderApp } from '../support/render-app.tsx';

afterEach(endApp);

const lease = buildSummary({
  id: 'leaseleaselease',
  title: 'Riverside House.docx',
  clauseText: 'The Lessee shall keep the Premises in repair.',
  contractType: 'lease-agreement',
  riskTolerance: 'conservative',
  riskLevel: 'high',
  usePlaybook: true,
  playbookUsed: true,
});
const secrecy = buildSummary({
  id: 'ndandandanda',
  clauseText: 'The Recipient keeps it secret.',
  contractType: 'nda',
  riskLevel: 'low',
});
const unnamed = buildSummary({
  id: 'nonenonenone',
  clauseText: 'Payment is due in 30 days.',
  contractType: '',
  riskLevel: 'medium',
});
const three = [lease, secrecy, unnamed];

const show = (items = three, address = '/recent-analyses') => {
  const sent = serveApi({ 'GET /api/analyses': pagesOf(items), 'DELETE /api/analyses/*': () => ({ status: 204 }) });
  return { sent, ...renderApp(address) };
};
const cards = (): HTMLElement[] => screen.queryAllByRole('article');
const optionsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('a card', () => {
  it('GIVEN an analysis THEN its card carries what the list promises, and leads to it', async () => {
    show();
    await screen.findByText('Showing 3 of 3 analyses');
    const card = within(cards()[0] as HTMLElement);
    const link = card.getByRole('link', { name: /^Contract Analysis/ });
    expect(link.textContent).toContain('Riverside House.docx');
    expect(link.getAttribute('href')).toBe('/?analysis=leaseleaselease');
    for (const words of ['Playbook', 'Lease Agreement', 'Conservative Risk', '3 minutes ago', 'leaselea', 'High']) {
      expect(card.getByText(words)).toBeTruthy();
    }
    expect(card.getByText('3 minutes ago').getAttribute('datetime')).toBe(lease.createdAt);
    expect(within(cards()[1] as HTMLElement).queryByText('Playbook')).toBeNull();
  });

  it('GIVEN one that waits for the model’s review THEN its card says so, and no other does', async () => {
    show([buildSummary({ id: 'waits', modelReview: 'pending' }), buildSummary({ id: 'has-it' })]);
    await screen.findByText('Showing 2 of 2 analyses');
    const marks = cards().map((card) => within(card).queryByText('Model’s review pending') !== null);
    expect(marks).toEqual([true, false]);
  });

  it.each([
    ['high', 'destructive'],
    ['medium', 'secondary'],
    ['low', 'default'],
  ] as const)('GIVEN a %s risk THEN its badge is %s', async (riskLevel, variant) => {
    show([buildSummary({ riskLevel })]);
    await screen.findByText('Showing 1 of 1 analyses');
    expect(cards()[0]?.querySelector('[data-variant]')?.getAttribute('data-variant')).toBe(variant);
  });

  it('GIVEN 151 characters of a clause THEN 150 and an ellipsis show; GIVEN 150 THEN all of them and none', async () => {
    show([
      buildSummary({ id: 'long', clauseText: 'x'.repeat(151) }),
      buildSummary({ id: 'short', clauseText: 'y'.repeat(150) }),
    ]);
    expect(await screen.findByText(`${'x'.repeat(150)}...`)).toBeTruthy();
    expect(screen.getByText('y'.repeat(150))).toBeTruthy();
  });
});

describe('search and filters', () => {
  it('GIVEN the data THEN each filter offers the distinct values in it, and All', async () => {
    show([...three, buildSummary({ id: 'again', contractType: 'nda', riskLevel: 'high' })]);
    await screen.findByText('Showing 4 of 4 analyses');
    expect(optionsOf('Contract type')).toEqual(['All types', 'Lease Agreement', 'NDA', 'No contract type']);
    expect(optionsOf('Risk level')).toEqual(['All risk levels', 'High', 'Medium', 'Low']);
  });

  it('GIVEN words of a title WHEN they are searched THEN that card stays, and the address keeps the words', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('searchbox'), 'RIVERSIDE house');
    expect(await screen.findByText('Showing 1 of 3 analyses')).toBeTruthy();
    expect(cards()).toHaveLength(1);
    await waitFor(() => expect(location.search).toBe('?q=RIVERSIDE+house'));
  });

  it('GIVEN an address with filters THEN they are set, and together they narrow the list', async () => {
    const { sent, user } = show(three, '/recent-analyses?type=nda&risk=low&q=secret');
    expect(await screen.findByText('Showing 1 of 3 analyses')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Contract type' }).value).toBe('nda');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Contract type' }), 'All types');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Risk level' }), 'All risk levels');
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Showing 3 of 3 analyses')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect(sent.some(({ url }) => url.includes('secret'))).toBe(false);
  });

  it('GIVEN one filter that lets nothing through THEN it is named, and a click takes it away', async () => {
    const { user } = show(three, '/recent-analyses?type=nda&q=premises');
    expect(await screen.findByText('No analyses match your filters')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear search “premises” (1 analysis)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear contract type NDA (1 analysis)' }));
    expect(await screen.findByText('Showing 1 of 3 analyses')).toBeTruthy();
    expect(cards()[0]?.textContent).toContain('Riverside House.docx');
  });

  it('GIVEN filters of which none alone is to blame THEN all can be cleared at once', async () => {
    const { user } = show([lease], '/recent-analyses?type=nda&q=zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('Showing 1 of 1 analyses')).toBeTruthy();
  });
});

describe('the list', () => {
  it('GIVEN it is being read THEN it says Loading analyses...', async () => {
    serveApi({ 'GET /api/analyses': silence });
    renderApp('/recent-analyses');
    expect(await screen.findByText('Loading analyses...')).toBeTruthy();
  });

  it('GIVEN nothing yet THEN it says so and leads to the first analysis', async () => {
    show([]);
    expect(await screen.findByText('No analyses yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Analyzing' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('GIVEN no connection THEN it says what to do, and trying again reads it', async () => {
    serveApi({ 'GET /api/analyses': disconnected });
    const { user } = renderApp('/recent-analyses');
    expect(await screen.findByText('Please check your connection and try again')).toBeTruthy();
    serveApi({ 'GET /api/analyses': pagesOf(three) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 3 of 3 analyses')).toBeTruthy();
  });

  it('GIVEN 10,000 analyses THEN the rest comes in the background, all are found, and few are drawn', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      buildSummary({ id: `id-${index}`, title: `Contract ${index}`, riskLevel: index % 2 ? 'low' : 'high' }),
    );
    show(many.slice(0, 50));
    await screen.findByText('Showing 50 of 50 analyses');
    const nodesAt50 = document.querySelectorAll('*').length;
    await endApp();

    const large = show(many);
    expect(await screen.findByText('Showing 10000 of 10000 analyses', undefined, { timeout: 20_000 })).toBeTruthy();
    const pages = large.sent.filter(({ url }) => url.startsWith('/api/analyses'));
    expect(pages[0]?.url).toBe('/api/analyses');
    expect(pages).toHaveLength(1 + Math.ceil((10_000 - 50) / 100));
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(nodesAt50 * 1.5);
    await large.user.type(screen.getByRole('searchbox'), 'Contract 9999');
    expect(await screen.findByText('Showing 1 of 10000 analyses')).toBeTruthy();
  });

  it('GIVEN the background reading breaks off THEN it can be taken up again', async () => {
    const many = Array.from({ length: 120 }, (_, index) => buildSummary({ id: `id-${index}` }));
    let isBroken = true;
    serveApi({
      'GET /api/analyses': (request) =>
        isBroken && request.url.includes('cursor') ? disconnected(request) : pagesOf(many)(request),
    });
    const { user } = renderApp('/recent-analyses');
    const again = await screen.findByRole('button', { name: 'Read on' });
    expect(screen.getByText('Showing 50 of 120 analyses')).toBeTruthy();
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('Showing 120 of 120 analyses')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('GIVEN Delete and its confirmation THEN the analysis goes, and a toast says so', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete analysis Riverside House.docx' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this analysis?' }));
    expect(dialog.getByText(/“Riverside House.docx” goes.*This action cannot be undone\./s)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 2 of 2 analyses')).toBeTruthy();
    expect(await screen.findByText('Analysis Deleted')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      '/api/analyses/leaseleaselease',
    ]);
  });

  it('GIVEN Cancel THEN nothing is sent and nothing goes', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete analysis Riverside House.docx' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cards()).toHaveLength(3);
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('GIVEN it fails THEN the card stays and the server’s words show', async () => {
    const { user } = show();
    const remove = await screen.findByRole('button', { name: 'Delete analysis Riverside House.docx' });
    serveApi({
      'DELETE /api/analyses/*': () => ({ status: 503, body: { error: 'Come back later.', code: 'unavailable' } }),
    });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Come back later.')).toBeTruthy();
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(cards()).toHaveLength(3);
  });

  it('GIVEN the connection is gone THEN it is the network that is to blame', async () => {
    const { user } = show();
    const remove = await screen.findByRole('button', { name: 'Delete analysis Riverside House.docx' });
    serveApi({ 'DELETE /api/analyses/*': disconnected });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Network error')).toBeTruthy();
    expect(await screen.findByText('Please check your connection and try again')).toBeTruthy();
  });

  it('GIVEN it was deleted elsewhere already THEN it goes without complaint', async () => {
    const { user } = show();
    const remove = await screen.findByRole('button', { name: 'Delete analysis Riverside House.docx' });
    serveApi();
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 2 of 2 analyses')).toBeTruthy();
  });
});
