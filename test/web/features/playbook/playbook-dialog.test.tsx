/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxRulesPerList } from '../../../../shared/playbooks.ts';
import { addEntries, splitPasted } from '../../../../web/src/features/playbook/tag-list.tsx';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { disconnected, serveApi, silence, type Replier } from '../../support/fake-api.ts';
import { bodyOf, buildPlaybook, emptyRules, keepPlaybooks, refused } from '../../support/playbooks.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const open = async (address: string, kept = keepPlaybooks([buildPlaybook()]), more: Record<string, Replier> = {}) => {
  const sent = serveApi({ ...kept.repliers, 'GET /api/templates': () => ({ body: [] }), ...more });
  const app = renderApp(address);
  const element = await screen.findByRole('dialog', undefined, { timeout: 8_000 });
  const dialog = within(element);
  return {
    ...app,
    sent,
    kept,
    element,
    dialog,
    name: () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Playbook Name/ }),
    save: () => dialog.getByRole('button', { name: /^(Create|Update) Playbook$/ }),
  };
};
const newOne = (more: Record<string, Replier> = {}) => open('/playbooks?playbook=new', keepPlaybooks(), more);
const existing = (kept = keepPlaybooks([buildPlaybook()]), more: Record<string, Replier> = {}) =>
  open('/playbooks?playbook=p1', kept, more);
const question = () => screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
const tags = (list: HTMLElement) =>
  within(list.closest('[data-scope=tags-input][data-part=root]') as HTMLElement)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

describe('making a playbook', () => {
  it('WHEN all fields are filled THEN they are sent, it says so, and the card is there', async () => {
    const { user, dialog, name, save, sent } = await newOne();
    await user.type(name(), '  Vendor paper ');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'For vendors');
    await user.click(dialog.getByRole('switch', { name: 'Active Playbook' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Risk Tolerance' }), 'aggressive');
    await user.click(dialog.getByRole('checkbox', { name: 'SaaS Agreement' }));
    await user.click(dialog.getByRole('checkbox', { name: 'NDA' }));
    await user.type(dialog.getByRole('textbox', { name: 'Focus Areas' }), 'renewal{Enter}');
    await user.type(dialog.getByRole('textbox', { name: 'Special Instructions' }), 'Mind the tone.');
    await user.type(dialog.getByRole('textbox', { name: 'Avoidance Keywords' }), 'as is');
    await user.click(dialog.getByRole('button', { name: 'Add to Avoidance Keywords' }));
    await user.type(
      dialog.getByRole('textbox', { name: 'Preferred Language' }),
      'each party, and no other, shall{Enter}',
    );
    await user.click(save());
    expect(await screen.findByText('Playbook created successfully.')).toBeTruthy();
    const post = sent.find(({ method }) => method === 'POST');
    expect(post && bodyOf(post)).toEqual({
      name: 'Vendor paper',
      description: 'For vendors',
      isActive: false,
      rules: {
        riskTolerance: 'aggressive',
        contractTypes: ['nda', 'saas-agreement'],
        focusAreas: ['renewal'],
        specialInstructions: 'Mind the tone.',
        avoidanceKeywords: ['as is'],
        preferredLanguage: ['each party, and no other, shall'],
        positions: [],
      },
    });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Vendor paper' })).toBeTruthy();
  });

  it('GIVEN nothing is filled in THEN it begins active, moderate, with no rule, and the name is asked for', async () => {
    const { user, dialog, name, save, sent } = await newOne();
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'Active Playbook' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Risk Tolerance' }).value).toBe('moderate');
    await user.click(save());
    expect(await dialog.findByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await user.type(name(), '   ');
    await user.click(save());
    expect(dialog.getByText('Name is required')).toBeTruthy();
    fireEvent.change(name(), { target: { value: 'n'.repeat(101) } });
    expect(await dialog.findByText('Name must be less than 100 characters')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.change(name(), { target: { value: 'n'.repeat(100) } });
    await user.click(save());
    expect(await screen.findByText('Playbook created successfully.')).toBeTruthy();
    const post = sent.find(({ method }) => method === 'POST');
    expect(post && bodyOf(post)).toMatchObject({ rules: emptyRules, isActive: true });
  });

  it('WHILE it is saved THEN the button is busy, and the dialog stays', async () => {
    const { user, dialog, name, save } = await newOne({ 'POST /api/playbooks': silence });
    await user.type(name(), 'Vendor paper');
    await user.click(save());
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    expect((save() as HTMLButtonElement).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each<[string, Replier, string, string]>([
    ['the server fails', () => ({ status: 500, body: '' }), 'Error', 'Failed to create playbook. Please try again.'],
    ['the connection is gone', disconnected, 'Network error', 'Please check your connection and try again'],
    ['no more may be active', () => refused(409, 'conflict', 'At most 10 active.'), 'Error', 'At most 10 active.'],
  ])('GIVEN %s THEN a toast within the dialog says so, and nothing typed is lost', async (_, reply, title, message) => {
    const { user, dialog, name, save } = await newOne({ 'POST /api/playbooks': reply });
    await user.type(name(), 'Vendor paper');
    await user.click(save());
    expect(await dialog.findByText(title)).toBeTruthy();
    expect(dialog.getByText(message)).toBeTruthy();
    expect(name().value).toBe('Vendor paper');
  });

  it('GIVEN it is not saved THEN the other tab asks for that first', async () => {
    const { user, dialog } = await newOne();
    await user.click(dialog.getByRole('tab', { name: /Contract Templates/ }));
    expect(dialog.getByText('Please save the playbook first before uploading templates.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Create Playbook' })).toBeNull();
    expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('WHEN it is made THEN the dialog stays, on its templates, and its rules go on from what is stored', async () => {
    const { user, element, dialog, name, save, sent, kept } = await newOne();
    await user.type(name(), 'Vendor paper');
    await user.click(save());
    const templates = dialog.getByRole('tab', { name: /Contract Templates/ });
    await waitFor(() => expect(templates.getAttribute('aria-selected')).toBe('true'));
    // It is the same dialog, which says within it what became of the playbook, and holds the focus.
    expect(screen.getByRole('dialog', { name: 'Edit Playbook' })).toBe(element);
    expect(await dialog.findByText('Playbook created successfully.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(templates));
    expect(dialog.queryByText('Please save the playbook first before uploading templates.')).toBeNull();

    await user.click(dialog.getByRole('tab', { name: 'Playbook Rules' }));
    expect(name().value).toBe('Vendor paper');
    await user.type(name(), ' 2');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST' || method === 'PUT').map(({ method }) => method)).toEqual([
      'POST',
      'PUT',
    ]);
    expect(kept.all().map(({ name: stored }) => stored)).toEqual(['Vendor paper 2']);
  });
});

describe('lists of entries', () => {
  it('THEN entries are trimmed, empty ones ignored, none is added twice', () => {
    expect(addEntries(['renewal'], [' cap ', '', '  ', 'renewal', 'cap'])).toEqual(['renewal', 'cap']);
  });

  it('THEN a pasted list is several entries, without its bullets; phrases keep their commas', () => {
    expect(splitPasted('- renewal\n• cap\r\n3. audit rights\n', 'words')).toEqual(['renewal', 'cap', 'audit rights']);
    expect(splitPasted('renewal, cap; audit', 'words')).toEqual(['renewal', 'cap', 'audit']);
    expect(splitPasted('each party, and no other, shall', 'phrases')).toEqual(['each party, and no other, shall']);
  });

  it('WHEN entries are added, pasted and removed by keys THEN the list follows', async () => {
    const { user, dialog } = await newOne();
    const list = dialog.getByRole('textbox', { name: 'Focus Areas' });
    await user.click(list);
    for (const entry of [' renewal ', 'renewal', '   ', 'cap']) {
      fireEvent.input(list, { target: { value: entry } });
      fireEvent.keyDown(list, { key: 'Enter' });
      await waitFor(() => expect((list as HTMLInputElement).value.trim()).toBe(''));
    }
    expect(tags(list)).toEqual(['renewal', 'cap']);
    await user.click(list);
    await user.paste('audit rights\ncap\nterm');
    expect(tags(list)).toEqual(['renewal', 'cap', 'audit rights', 'term']);
    await user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(tags(list)).toEqual(['renewal', 'cap', 'audit rights']));
    await user.click(dialog.getByRole('button', { name: 'Remove cap' }));
    await waitFor(() => expect(tags(list)).toEqual(['renewal', 'audit rights']));
  });

  it('GIVEN a slow machine WHEN the next entry is typed before the screen is drawn anew THEN no letter of it is lost', async () => {
    const { user, dialog } = await newOne();
    const list = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Focus Areas' });
    await user.click(list);
    // What a browser does with a letter: it comes behind what stands in the field at that moment.
    const typeLetters = async (letters: string) => {
      for (const letter of letters) await act(() => fireEvent.input(list, { target: { value: list.value + letter } }));
    };
    const pressEnter = () => act(() => fireEvent.keyDown(list, { key: 'Enter' }));
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await typeLetters('renewal');
    await pressEnter();
    await typeLetters('renewal');
    await pressEnter();
    await pressEnter();
    await typeLetters('cap');
    await user.click(dialog.getByRole('button', { name: 'Add to Focus Areas' }));
    await typeLetters('term');
    await user.tab();
    frames.mockRestore();
    expect(tags(list)).toEqual(['renewal', 'cap', 'term']);
  });

  it('GIVEN the list is full THEN it says so, and what is typed stays in the field', async () => {
    const full = Array.from({ length: maxRulesPerList }, (_, at) => `rule ${at + 1}`);
    const { user, dialog } = await existing(
      keepPlaybooks([buildPlaybook({ rules: { ...emptyRules, focusAreas: full } })]),
    );
    const list = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Focus Areas' });
    expect(dialog.getByText(/The list is full: 50 entries at most/)).toBeTruthy();
    await user.type(list, 'one more{Enter}');
    await user.tab();
    expect(tags(list)).toHaveLength(maxRulesPerList);
    expect(list.value).toBe('one more');
  });

  it('GIVEN an entry was typed and not added WHEN the form is saved THEN it is not lost', async () => {
    const { user, dialog, name, save, kept } = await newOne();
    await user.type(name(), 'Vendor paper');
    await user.type(dialog.getByRole('textbox', { name: 'Focus Areas' }), 'renewal');
    await user.click(save());
    await waitFor(() => expect(kept.all()[0]?.rules.focusAreas).toEqual(['renewal']));
  });
});

describe('editing a playbook', () => {
  it('WHEN it is saved THEN the change carries the version it was made from', async () => {
    const { user, name, save, sent } = await existing();
    expect(name().value).toBe('Vendor paper');
    await user.type(name(), ' 2');
    await user.click(save());
    expect(await screen.findByText('Playbook updated successfully.')).toBeTruthy();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.url).toBe('/api/playbooks/p1');
    expect(put && bodyOf(put)).toMatchObject({ name: 'Vendor paper 2', version: 3 });
    expect(await screen.findByRole('article', { name: 'Vendor paper 2' })).toBeTruthy();
  });

  it('GIVEN the server fails THEN Failed to update playbook. Please try again.', async () => {
    const { user, name, save, dialog } = await existing(undefined, {
      'PUT /api/playbooks/*': () => ({ status: 500, body: '' }),
    });
    await user.type(name(), ' 2');
    await user.click(save());
    expect(await dialog.findByText('Failed to update playbook. Please try again.')).toBeTruthy();
  });

  const raced = async () => {
    const opened = await existing();
    await opened.user.type(opened.name(), ' of mine');
    opened.kept.changeBehind('p1', { name: 'Theirs', description: 'Their words' });
    await opened.user.click(opened.save());
    await opened.dialog.findByText(/changed this playbook/);
    return opened;
  };

  it('GIVEN somebody changed it meanwhile THEN both are offered, named by who and where they differ', async () => {
    const { element, name } = await raced();
    expect(element.textContent).toContain('Bo Berg changed this playbook');
    expect(element.textContent).toContain('The two differ in: Playbook Name, Description.');
    expect(name().value).toBe('Vendor paper of mine');
  });

  it('WHEN mine is kept THEN it is saved on top of theirs', async () => {
    const { user, dialog, kept } = await raced();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Playbook updated successfully.')).toBeTruthy();
    expect(kept.all()[0]).toMatchObject({ name: 'Vendor paper of mine', version: 5 });
  });

  it('WHEN theirs is loaded THEN mine can be brought back, and saved', async () => {
    const { user, dialog, name, save, kept } = await raced();
    await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
    expect(name().value).toBe('Theirs');
    await user.click(dialog.getByRole('button', { name: 'Bring back mine' }));
    expect(name().value).toBe('Vendor paper of mine');
    await user.click(save());
    await waitFor(() => expect(kept.all()[0]).toMatchObject({ name: 'Vendor paper of mine', version: 5 }));
  });

  it('GIVEN somebody deleted it meanwhile THEN what was written can be saved as a new one', async () => {
    const { user, dialog, name, save, kept } = await existing();
    await user.type(name(), ' of mine');
    kept.removeBehind('p1');
    await user.click(save());
    await user.click(await dialog.findByRole('button', { name: 'Save as a new playbook' }));
    await waitFor(() => expect(kept.all().map((playbook) => playbook.name)).toEqual(['Vendor paper of mine']));
  });
});

describe('leaving with unsaved changes', () => {
  it('GIVEN none THEN Escape and a click outside close it', async () => {
    const { element } = await existing();
    fireEvent.mouseDown(element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it.each([
    ['Escape', (element: HTMLElement) => fireEvent(element, new Event('cancel', { cancelable: true }))],
    ['a click outside', (element: HTMLElement) => fireEvent.mouseDown(element)],
  ])('GIVEN some WHEN it is left by %s THEN it asks, and leaves only when told to', async (_, leave) => {
    const { user, element, name } = await existing();
    await user.type(name(), ' 2');
    leave(element);
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(name().value).toBe('Vendor paper 2');
    leave(element);
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Vendor paper' })).toBeTruthy();
  });

  it('GIVEN some WHEN the browser goes back THEN it asks, and goes back when told to', async () => {
    serveApi(keepPlaybooks([buildPlaybook()]).repliers);
    const { user } = renderApp('/recent-analyses');
    await user.click(await screen.findByRole('link', { name: 'Company Playbooks' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Vendor paper' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Playbook Name/ }), ' 2');
    history.back();
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(location.search).toBe('?playbook=p1'));
    history.back();
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname + location.search).toBe('/playbooks');
  });

  it('GIVEN some WHEN the tab is closed or reloaded THEN the browser asks; without, it does not', async () => {
    const { user, name } = await existing();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    await user.type(name(), ' 2');
    await waitFor(() => expect(unload()).toBe(true));
  });

  it('GIVEN some WHEN the tabs are changed THEN nothing asks and nothing is lost', async () => {
    const { user, dialog, name } = await existing();
    await user.type(name(), ' 2');
    await user.click(dialog.getByRole('tab', { name: /Contract Templates/ }));
    expect(location.search).toBe('?playbook=p1&tab=templates');
    await user.click(dialog.getByRole('tab', { name: 'Playbook Rules' }));
    expect(name().value).toBe('Vendor paper 2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
