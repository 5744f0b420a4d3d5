/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { disconnected, serveApi, silence, type Replier } from '../../support/fake-api.ts';
import { bodyOf, buildPlaybook, keepPlaybooks, refused } from '../../support/playbooks.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));

const serve = (
  kept = keepPlaybooks([buildPlaybook()]),
  repliers: Readonly<Record<string, Replier>> = {},
  address = '/playbooks',
) => {
  const sent = serveApi({ ...kept.repliers, ...repliers });
  return { sent, kept, ...renderApp(address) };
};

describe('the list of playbooks', () => {
  it('GIVEN it is being read THEN it says Loading playbooks...', async () => {
    serve(undefined, { 'GET /api/playbooks': silence });
    expect(await screen.findByText('Loading playbooks...')).toBeTruthy();
  });

  it('GIVEN none THEN it says what a playbook does, and offers the first one and a starter', async () => {
    const { user } = serve(keepPlaybooks());
    expect(await screen.findByRole('heading', { name: 'No playbooks yet' })).toBeTruthy();
    expect(screen.getByText(/checked against it, rule by rule/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Playbook' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create Your First Playbook' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Playbook' })).toBeTruthy();
  });

  it('GIVEN it cannot be read THEN that is said, and Try again reads it', async () => {
    let isBroken = true;
    const { user } = serve(undefined, {
      'GET /api/playbooks': () => (isBroken ? { status: 500, body: '' } : { body: [buildPlaybook()] }),
    });
    expect(await screen.findByRole('heading', { name: 'The playbooks could not be read' })).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Vendor paper');
  });

  it('THEN a card shows state, name, description, date, maker, and its rules cut as specified', async () => {
    serve(
      keepPlaybooks([
        buildPlaybook({
          templateCount: 2,
          rules: {
            contractTypes: ['saas-agreement', 'nda'],
            focusAreas: ['limitation of liability', 'renewal'],
            specialInstructions: 'Mind the tone.',
            avoidanceKeywords: ['sole discretion'],
          },
        }),
      ]),
    );
    const shown = await card('Vendor paper');
    expect(shown.getByText('Active')).toBeTruthy();
    expect(shown.getByText('For contracts on the vendor’s own form.')).toBeTruthy();
    expect(shown.getByText('March 3, 2026').closest('p')?.textContent).toBe('Created March 3, 2026 by Ann Lee');
    expect(shown.getByText('5 rules configured')).toBeTruthy();
    expect(shown.getByText('2 templates')).toBeTruthy();
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Risk Tolerance',
      'Contract Types',
      'Focus Areas',
    ]);
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Moderate',
      'SaaS Agreement, NDA',
      'limitation of liabil...',
    ]);
    expect(shown.getByText('+2 more rules...')).toBeTruthy();
  });

  it('GIVEN somebody else’s playbook THEN it can be looked at and copied, and it says why no more', async () => {
    const { user } = serve(keepPlaybooks([buildPlaybook({ canEdit: false, isActive: false })]));
    const shown = await card('Vendor paper');
    expect(shown.getByText('Inactive')).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Edit Vendor paper' })).toBeNull();
    expect(shown.queryByRole('button', { name: 'Delete Vendor paper' })).toBeNull();
    expect(shown.queryByRole('switch')).toBeNull();
    expect(shown.getByText('Only Ann Lee and admins can change or delete it.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'View Vendor paper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Playbook' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Playbook Name/ }).readOnly).toBe(true);
    expect(dialog.queryByRole('button', { name: 'Update Playbook' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    const copy = within(await screen.findByRole('dialog', { name: 'Create New Playbook' }));
    expect(copy.getByRole<HTMLInputElement>('textbox', { name: /^Playbook Name/ }).value).toBe('Copy of Vendor paper');
  });

  it('GIVEN 200 in two pages THEN all are reached and a search narrows them', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      buildPlaybook({ id: `p${index}`, name: `Playbook ${index}`, rules: { focusAreas: [`matter ${index}`] } }),
    );
    const { user, sent } = serve(keepPlaybooks(), {
      'GET /api/playbooks': ({ url }) => {
        const query = new URL(url, 'http://localhost').searchParams;
        const start = Number(query.get('cursor') ?? 0);
        const end = start + Number(query.get('limit'));
        const link = end < many.length ? { link: `</api/playbooks?limit=100&cursor=${end}>; rel="next"` } : {};
        return { body: many.slice(start, end), headers: link };
      },
    });
    await screen.findByText('Showing 200 of 200 playbooks');
    expect(sent.filter(({ url }) => url.startsWith('/api/playbooks'))).toHaveLength(2);
    const search = screen.getByRole('searchbox', { name: 'Search playbooks' });
    fireEvent.change(search, { target: { value: 'matter 17 playbook' } });
    expect(await screen.findByText('Showing 12 of 200 playbooks')).toBeTruthy();
    await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('matter 17 playbook'));
    fireEvent.change(search, { target: { value: 'matter nowhere' } });
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('Showing 200 of 200 playbooks')).toBeTruthy();
  });

  it('GIVEN an address of a playbook that is gone THEN that is said', async () => {
    serve(undefined, {}, '/playbooks?playbook=gone');
    expect(await screen.findByText('This playbook does not exist, or it has been deleted.')).toBeTruthy();
  });
});

describe('the switch of a card', () => {
  it('WHEN it is pressed THEN the whole playbook is saved with its version, and a toast says so', async () => {
    const { user, sent } = serve();
    await user.click((await card('Vendor paper')).getByRole('switch'));
    expect(await screen.findByText('Playbook updated successfully.')).toBeTruthy();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put && bodyOf(put)).toMatchObject({ name: 'Vendor paper', isActive: false, version: 3 });
    expect((await card('Vendor paper')).getByText('Inactive')).toBeTruthy();
  });

  it('GIVEN somebody changed it meanwhile THEN the switch is set on theirs', async () => {
    const { user, kept } = serve();
    await card('Vendor paper');
    kept.changeBehind('p1', { name: 'Renamed' });
    await user.click((await card('Vendor paper')).getByRole('switch'));
    await waitFor(() => expect(kept.all()[0]).toMatchObject({ name: 'Renamed', isActive: false, version: 5 }));
    await card('Renamed');
  });

  it('GIVEN too many are active THEN the reason is said and it stays as it was', async () => {
    const { user } = serve(keepPlaybooks([buildPlaybook({ isActive: false })]), {
      'PUT /api/playbooks/*': () => refused(409, 'conflict', 'At most 10 active playbooks can apply to one analysis.'),
    });
    await user.click((await card('Vendor paper')).getByRole('switch'));
    expect(await screen.findByText('At most 10 active playbooks can apply to one analysis.')).toBeTruthy();
    expect((await card('Vendor paper')).getByText('Inactive')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('THEN it asks to the letter, and Cancel deletes nothing', async () => {
    const { user, sent } = serve();
    await user.click((await card('Vendor paper')).getByRole('button', { name: 'Delete Vendor paper' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Are you sure you want to delete this playbook? This action cannot be undone.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('WHEN it is confirmed THEN the card goes and a toast says so', async () => {
    const { user } = serve();
    await user.click((await card('Vendor paper')).getByRole('button', { name: 'Delete Vendor paper' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Playbook deleted successfully.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No playbooks yet' })).toBeTruthy();
  });

  it.each<[string, Replier, string, string]>([
    ['the server fails', () => ({ status: 500, body: '' }), 'Error', 'Failed to delete playbook. Please try again.'],
    ['the connection is gone', disconnected, 'Network error', 'Please check your connection and try again'],
    ['it is refused', () => refused(403, 'forbidden', 'Only Ann Lee can.'), 'Error', 'Only Ann Lee can.'],
  ])('GIVEN %s THEN the card stays and a toast says why', async (_, reply, title, message) => {
    const { user } = serve(undefined, { 'DELETE /api/playbooks/*': reply });
    await user.click((await card('Vendor paper')).getByRole('button', { name: 'Delete Vendor paper' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    await card('Vendor paper');
  });
});

describe('taking playbooks along', () => {
  const content = { name: 'Vendor paper', rules: { focusAreas: ['renewal'] } };
  const importFile = async (text: string) => {
    const app = serve();
    await card('Vendor paper');
    await app.user.upload(
      screen.getByLabelText('Playbook to import'),
      new File([text], 'rules.json', { type: 'application/json' }),
    );
    return app;
  };

  it('WHEN one is exported THEN the file holds what it says and nothing of whose it is, and can be imported', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:playbook';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = serve(keepPlaybooks([buildPlaybook({ rules: { focusAreas: ['renewal'] } })]));
    await user.click((await card('Vendor paper')).getByRole('button', { name: 'Export Vendor paper' }));
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('vendor-paper.json');
    click.mockRestore();
    const text = (await saved[0]?.text()) ?? '';
    expect(JSON.parse(text)).toEqual({
      clausewise: 'playbook',
      name: 'Vendor paper',
      description: 'For contracts on the vendor’s own form.',
      isActive: true,
      rules: buildPlaybook({ rules: { focusAreas: ['renewal'] } }).rules,
    });
    await user.upload(screen.getByLabelText('Playbook to import'), new File([text], 'a.json'));
    expect(await screen.findByRole('dialog', { name: 'Create New Playbook' })).toBeTruthy();
  });

  it('WHEN a file is imported THEN it opens to be looked at, and nothing is made before it is saved', async () => {
    const { user, kept } = await importFile(JSON.stringify({ ...content, name: 'From elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Playbook' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Playbook Name/ }).value).toBe('From elsewhere');
    expect(dialog.getByText('renewal')).toBeTruthy();
    expect(kept.all()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Create Playbook' }));
    await card('From elsewhere');
    expect(kept.all()[0]?.rules.focusAreas).toEqual(['renewal']);
  });

  it.each([
    ['no JSON', 'rules:', 'rules.json could not be imported. It does not hold JSON.'],
    [
      'a wrong tolerance',
      JSON.stringify({ ...content, rules: { riskTolerance: 'bold' } }),
      'rules.json could not be imported. rules.riskTolerance: This must be conservative or moderate or aggressive.',
    ],
    [
      'a number in a list',
      JSON.stringify({ ...content, rules: { focusAreas: ['a', 2] } }),
      'rules.json could not be imported. rules.focusAreas, entry 2: This must be text.',
    ],
    ['no name', '{"rules":{}}', 'rules.json could not be imported. name: This is missing.'],
    [
      'a misspelt rule',
      JSON.stringify({ ...content, rules: { foucsAreas: [] } }),
      'rules.json could not be imported. rules: Playbooks have no field foucsAreas.',
    ],
    [
      'a name that is too long',
      JSON.stringify({ ...content, name: 'n'.repeat(101) }),
      'rules.json could not be imported. name: Name must be less than 100 characters',
    ],
  ])('GIVEN a file with %s THEN the field is named and nothing opens', async (_, text, message) => {
    const { user } = await importFile(text);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('WHEN one is duplicated THEN a copy opens, which a stray Escape does not lose', async () => {
    const { user, kept } = serve();
    await user.click((await card('Vendor paper')).getByRole('button', { name: 'Duplicate Vendor paper' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Playbook' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create Playbook' }));
    await waitFor(() => expect(kept.all().map(({ name }) => name)).toEqual(['Copy of Vendor paper', 'Vendor paper']));
    // Nothing would be lost from now on.
    await screen.findByRole('dialog', { name: 'Edit Playbook' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('WHEN a starter is chosen THEN it opens filled in for its contract type', async () => {
    const { user } = serve(keepPlaybooks());
    await user.click(await screen.findByRole('button', { name: 'Use a starter' }));
    const starters = within(await screen.findByRole('dialog', { name: 'Begin with a starter' }));
    await user.click(await starters.findByRole('button', { name: /^Mutual confidentiality/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Playbook' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /NDA/ }).checked).toBe(true);
    expect(dialog.getByText('permitted disclosures')).toBeTruthy();
  });
});
