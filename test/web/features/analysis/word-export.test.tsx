/** @jest-environment jest-fixed-jsdom */
import { setWindowWidth } from '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { WordPreview } from '../../../../shared/documents.ts';
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
  setWindowWidth(1280);
  jest.restoreAllMocks();
  await endApp();
  showToast({ title: 'Next test' });
});

const nothing = { changes: 0, edits: 0 };
const kept: WordPreview = {
  source: 'original',
  written: { changes: 6, edits: 0 },
  unwritten: nothing,
  refused: [],
  refusedCount: 0,
  notes: 0,
  reasons: 0,
};

const open = async ({
  preview = kept,
  read,
  answer,
}: { preview?: WordPreview; read?: Replier; answer?: Replier } = {}) => {
  const sent = serveApi({
    'GET /api/analyses/stored-1': () => ({ body: buildStored() }),
    'GET /api/analysis/stored-1/docx': answer ?? (() => ({ body: 'PK' })),
    'GET /api/analysis/stored-1/docx/preview': read ?? (() => ({ body: preview })),
  });
  const { user } = renderApp('/?analysis=stored-1');
  const button = await screen.findByRole('button', { name: 'Export Word' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export to Word' }));
  const asked = () => sent.map(({ url }) => url).filter((url) => url.includes('/docx?'));
  const previewed = () => sent.map(({ url }) => url).filter((url) => url.includes('/preview'));
  return { user, button, dialog, asked, previewed };
};

describe('Export Word', () => {
  it('GIVEN nothing is chosen THEN tracked changes without internal notes are asked for, saved and said', async () => {
    const { user, dialog, asked, previewed } = await open();
    expect(await dialog.findByText('6 changes will be marked as tracked changes.')).toBeTruthy();
    expect(dialog.getByText(/^Your uploaded document is kept as it is/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toEqual(['/api/analysis/stored-1/docx?variant=tracked&comments=none']);
    expect(previewed()).toEqual(['/api/analysis/stored-1/docx/preview?variant=tracked&comments=none']);
    expect(saved).toEqual(['contract-analysis-stored-1.docx']);
    expect(screen.queryByRole('dialog', { name: 'Export to Word' })).toBeNull();
  });

  it.each([
    [1280, 1000],
    [1000, 1280],
  ])(
    'GIVEN a window of %i px that becomes one of %i px THEN the dialog stays with what is chosen, and so does the tab behind it',
    async (from, to) => {
      setWindowWidth(from);
      const { user, dialog } = await open();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('tab', { name: /^Missing/ }));
      await user.click(screen.getByRole('button', { name: 'Export Word' }));
      await user.selectOptions(dialog.getByLabelText('Version'), 'Clean');
      act(() => setWindowWidth(to));
      expect(screen.getByRole('dialog', { name: 'Export to Word' })).toBeTruthy();
      expect(dialog.getByLabelText<HTMLSelectElement>('Version').value).toBe('clean');
      expect(screen.getByRole('tab', { name: /^Missing/, hidden: true }).ariaSelected).toBe('true');
    },
  );

  it('GIVEN internal notes are chosen THEN they are counted, and asked for', async () => {
    const { user, dialog, asked, previewed } = await open({ preview: { ...kept, notes: 5 } });
    await user.selectOptions(dialog.getByLabelText('Internal notes'), 'All findings');
    expect(await dialog.findByText('5 findings will go along as comments.')).toBeTruthy();
    expect(previewed().at(-1)).toContain('comments=all');
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toEqual(['/api/analysis/stored-1/docx?variant=tracked&comments=all']);
  });

  it('GIVEN reasons for the other side are chosen THEN they are counted, and asked for without internal notes', async () => {
    const { user, dialog, asked } = await open({ preview: { ...kept, reasons: 4 } });
    await user.selectOptions(dialog.getByLabelText('Comments for the other side'), 'Why each change is asked for');
    expect(await dialog.findByText('4 reasons will stand beside the changes as comments.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toEqual(['/api/analysis/stored-1/docx?variant=tracked&comments=none&reasons=true']);
  });

  it('GIVEN the clean version THEN there are no notes to choose, and it is saved under its name', async () => {
    const { user, dialog, asked } = await open();
    await user.selectOptions(dialog.getByLabelText('Internal notes'), 'All findings');
    await user.selectOptions(dialog.getByLabelText('Version'), 'Clean');
    expect(dialog.queryByLabelText('Internal notes')).toBeNull();
    expect(dialog.queryByLabelText('Comments for the other side')).toBeNull();
    expect(await dialog.findByText('6 changes will be made without a mark.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Word Document Downloaded')).toBeTruthy();
    expect(asked()).toEqual(['/api/analysis/stored-1/docx?variant=clean&comments=none']);
    expect(saved).toEqual(['contract-analysis-stored-1-clean.docx']);
  });

  it('GIVEN edits that cannot be written THEN each is named with the reason', async () => {
    const refused = [{ text: 'thirty days', put: 'sixty days', reason: 'It stands in a field.' }];
    const unwritten = { changes: 3, edits: 1 };
    const { dialog } = await open({ preview: { ...kept, written: nothing, unwritten, refused, refusedCount: 3 } });
    expect(await dialog.findByText('No change goes into the text.')).toBeTruthy();
    const list = dialog.getByRole('list', { name: 'Comments in place of changes' });
    expect(list.textContent).toBe('“sixty days” in place of “thirty days”. It stands in a field.');
    expect(dialog.getByText('And 2 more.')).toBeTruthy();
    expect(dialog.getByText(/^3 changes and 1 edit of your own could not be written .* as 3 comments:$/)).toBeTruthy();
  });

  it('GIVEN edits made before the analysis THEN they are counted apart from its changes', async () => {
    const { dialog } = await open({ preview: { ...kept, written: { changes: 0, edits: 2 } } });
    expect(await dialog.findByText('2 edits of your own will be marked as tracked changes.')).toBeTruthy();
  });

  it('GIVEN no uploaded document THEN it is said that a new one is made, and why', async () => {
    const reason = 'The text did not come from a Word document that is kept.';
    const { dialog } = await open({ preview: { ...kept, source: 'new', reason } });
    expect(await dialog.findByText(`A new document will be made. ${reason}`)).toBeTruthy();
  });

  it('GIVEN what it will hold cannot be read THEN that is said, and another try reads it', async () => {
    let tries = 0;
    const { user, dialog } = await open({ read: () => ((tries += 1) === 1 ? { status: 500 } : { body: kept }) });
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('6 changes will be marked as tracked changes.')).toBeTruthy();
  });

  it('WHILE it runs THEN the button says so; WHEN the server refuses THEN that is said, and nothing is saved', async () => {
    let answer: (reply: { status: number }) => void = () => undefined;
    const { user, dialog, asked } = await open({ answer: () => new Promise((resolve) => (answer = resolve)) });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    const running = dialog.getByRole<HTMLButtonElement>('button', { name: 'Generating Word...' });
    expect(running.disabled).toBe(true);
    answer({ status: 500 });
    expect(await screen.findByText('Unable to download the Word document. Please try again.')).toBeTruthy();
    expect(asked()).toHaveLength(1);
    expect(saved).toEqual([]);
    expect(await dialog.findByRole('button', { name: 'Download' })).toBeTruthy();
  });
});
