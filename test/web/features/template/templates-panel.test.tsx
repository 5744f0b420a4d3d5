/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxDocumentBytes, maxInlineDocumentBytes } from '../../../../shared/limits.ts';
import type { Template } from '../../../../shared/playbooks.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { serveApi, type Replier } from '../../support/fake-api.ts';
import { catchUploads } from '../../support/fake-upload.ts';
import { bodyOf, buildPlaybook, buildTemplate, keepPlaybooks, refused } from '../../support/playbooks.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

/** A file that may claim its size. It is Node's own, as the form is that it goes into. */
const fileOf = (name: string, type = 'text/plain', size?: number): File => {
  const file = new NodeFile(['1. Payment'], name, { type });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file as unknown as File;
};

const open = async (
  templates: readonly Template[] = [],
  more: Readonly<Record<string, Replier>> = {},
  id = 'p1',
  canEdit = true,
) => {
  let kept = [...templates];
  const uploads = catchUploads();
  const sent = serveApi({
    ...keepPlaybooks([buildPlaybook({ templateCount: templates.length, canEdit })]).repliers,
    'GET /api/templates': () => ({ body: kept }),
    'PUT /api/templates/*': (request) => {
      kept = kept.map((template) => ({ ...template, ...(bodyOf(request) as { isActive: boolean }) }));
      return { body: kept[0] };
    },
    'DELETE /api/templates/*': () => {
      kept = [];
      return { status: 204 };
    },
    ...more,
  });
  const app = renderApp(`/playbooks?playbook=${id}&tab=templates`);
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 8_000 }));
  const area = () => dialog.getByRole('button', { name: /Templates will be automatically parsed|Processing/ });
  const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { types: ['Files'], files } });
  return {
    ...app,
    sent,
    uploads,
    dialog,
    area,
    drop,
    choose: (file: File) =>
      fireEvent.change(dialog.getByLabelText('Template to upload'), { target: { files: [file] } }),
    add: (template: Template) => (kept = [template, ...kept]),
    row: async (name: string) => within(await dialog.findByRole('listitem', { name })),
  };
};

describe('uploading a template', () => {
  it('THEN the area says what happens to it, and the count begins at none', async () => {
    const { dialog, area } = await open();
    await dialog.findByText(/Templates will be automatically parsed into sections for analysis/);
    expect(area().textContent).toContain(
      '.pdf, .docx, .txt, up to 10MB or 1,000,000 characters of text (about 300 pages)',
    );
    expect(dialog.getByRole('tab', { name: 'Contract Templates 0' })).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Template to upload').accept).toBe('.pdf,.docx,.txt');
  });

  it('GIVEN a chosen file THEN the specified form goes, progress shows, and the row, the counts and a toast follow', async () => {
    const { dialog, choose, uploads, add, area, row } = await open();
    choose(fileOf('House terms.docx'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(area().textContent).toContain('Processing...');
    act(() => uploads[0]?.progress(1, 4));
    expect(dialog.getByRole('progressbar', { name: 'Upload of House terms.docx' }).getAttribute('aria-valuenow')).toBe(
      '25',
    );
    const fields = Object.fromEntries(uploads[0]?.fields ?? []);
    expect(uploads[0]?.url).toBe('/api/templates');
    expect(fields).toMatchObject({
      playbookId: 'p1',
      name: 'House terms',
      description: 'Uploaded from House terms.docx',
      templateType: 'Standard Agreement',
      isActive: 'true',
    });
    expect((fields['templateFile'] as File).name).toBe('House terms.docx');
    add(buildTemplate());
    act(() => uploads[0]?.answer(200, buildTemplate()));
    expect(await screen.findByText('Template Uploaded')).toBeTruthy();
    expect(screen.getByText('Contract template has been successfully processed and added.')).toBeTruthy();
    const shown = await row('House terms');
    expect(shown.getByText('Standard Agreement')).toBeTruthy();
    expect(shown.getByText('Active')).toBeTruthy();
    expect(shown.getByText('Uploaded from House terms.docx')).toBeTruthy();
    expect(shown.getByText(/^Sections: 2/).textContent).toBe('Sections: 2 · Uploaded March 5, 2026');
    expect(dialog.getByRole('tab', { name: 'Contract Templates 1' })).toBeTruthy();
  });

  it('GIVEN several dropped files THEN the first is taken, and that is said', async () => {
    const { dialog, drop, uploads } = await open();
    drop(fileOf('first.txt'), fileOf('second.txt'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect((Object.fromEntries(uploads[0]?.fields ?? [])['templateFile'] as File).name).toBe('first.txt');
    expect(dialog.getByText('Only the first file was used; 1 other was left out.')).toBeTruthy();
  });

  it('GIVEN a file too large for a call THEN it goes straight to storage and is named by its key', async () => {
    const { choose, uploads, sent } = await open([], {
      'POST /api/upload/presign': () => ({ body: { url: 'https://storage.example/', fields: { a: 'b' }, key: 'k1' } }),
      'POST /api/templates': () => ({ body: buildTemplate() }),
    });
    choose(fileOf('big.pdf', 'application/pdf', maxInlineDocumentBytes + 1));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({ url: 'https://storage.example/', withCredentials: false });
    act(() => uploads[0]?.answer(204, ''));
    expect(await screen.findByText('Template Uploaded')).toBeTruthy();
    const post = sent.find(({ method, url }) => method === 'POST' && url === '/api/templates');
    expect(post && bodyOf(post)).toMatchObject({ key: 'k1', filename: 'big.pdf', playbookId: 'p1', name: 'big' });
  });

  it.each([
    [
      'a picture',
      fileOf('scan.png', 'image/png'),
      'Invalid File Type',
      'Please upload a PDF, Word document (DOCX), or text file.',
      '',
    ],
    [
      'more than 10 MB',
      fileOf('huge.pdf', 'application/pdf', maxDocumentBytes + 1),
      'File Too Large',
      'Please upload a file smaller than 10MB.',
      ' This one has 10.1MB: split it, or save it with smaller pictures.',
    ],
  ])(
    'GIVEN %s THEN nothing is sent, and the file is named with the reason',
    async (_, file, title, message, advice) => {
      const { dialog, drop, uploads } = await open();
      drop(file);
      expect(await dialog.findByText(title)).toBeTruthy();
      expect(dialog.getByText(message)).toBeTruthy();
      expect(dialog.getByText(file.name).closest('p')?.textContent).toBe(
        `${file.name} was not added. ${message}${advice}`,
      );
      expect(uploads).toEqual([]);
    },
  );

  it.each([
    [
      'its reason',
      { error: 'This PDF is encrypted.', code: 'encrypted_document', requestId: 'r' },
      'This PDF is encrypted.',
    ],
    ['nothing', '', 'Failed to upload template. Please try again.'],
  ])('GIVEN the server refuses with %s THEN Upload Failed says it', async (_, body, message) => {
    const { dialog, choose, uploads } = await open();
    choose(fileOf('terms.txt'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(422, body));
    expect(await dialog.findByText('Upload Failed')).toBeTruthy();
    expect(dialog.getByText(message)).toBeTruthy();
  });

  it('GIVEN the playbook is not saved WHEN a file is dropped or the area clicked THEN it asks for that first', async () => {
    const { user, dialog, area, drop, uploads } = await open([], {}, 'new');
    await user.click(area());
    expect(await dialog.findByText('Upload Failed')).toBeTruthy();
    expect(dialog.getAllByText('Please save the playbook first before uploading templates.')).toHaveLength(2);
    drop(fileOf('terms.txt'));
    expect(uploads).toEqual([]);
  });
});

describe('templates of a playbook', () => {
  it('WHEN one is switched off THEN it is inactive at once, and a toast says so', async () => {
    const { user, row, sent, dialog } = await open([buildTemplate()]);
    await user.click((await row('House terms')).getByRole('switch', { name: 'Active: House terms' }));
    expect(await dialog.findByText('Template Updated')).toBeTruthy();
    expect(dialog.getByText('Template status has been updated.')).toBeTruthy();
    expect((await row('House terms')).getByText('Inactive')).toBeTruthy();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put && bodyOf(put)).toEqual({ isActive: false });
  });

  it('GIVEN switching fails THEN no message is shown and the state goes back', async () => {
    let answer: () => void = () => undefined;
    const { user, row, dialog } = await open([buildTemplate()], {
      'PUT /api/templates/*': () => new Promise((resolve) => (answer = () => resolve({ status: 500, body: '' }))),
    });
    await user.click((await row('House terms')).getByRole('switch'));
    expect(await (await row('House terms')).findByText('Inactive')).toBeTruthy();
    act(() => answer());
    expect(await (await row('House terms')).findByText('Active')).toBeTruthy();
    expect(dialog.queryByText('Error')).toBeNull();
    expect(dialog.queryByText('Template Updated')).toBeNull();
  });

  it('GIVEN too many are active THEN the reason stands beside it', async () => {
    const { user, row } = await open([buildTemplate({ isActive: false })], {
      'PUT /api/templates/*': () => refused(409, 'conflict', 'At most 20 active templates can apply.'),
    });
    await user.click((await row('House terms')).getByRole('switch'));
    expect(await (await row('House terms')).findByText('At most 20 active templates can apply.')).toBeTruthy();
    expect((await row('House terms')).getByText('Inactive')).toBeTruthy();
  });

  it('WHEN one is deleted THEN it asks, the row goes, and a toast says so', async () => {
    const { user, row, dialog } = await open([buildTemplate()]);
    await user.click((await row('House terms')).getByRole('button', { name: 'Delete House terms' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template Deleted')).toBeTruthy();
    expect(screen.getByText('Contract template has been removed.')).toBeTruthy();
    await waitFor(() => expect(dialog.queryByRole('listitem', { name: 'House terms' })).toBeNull());
    expect(dialog.getByRole('tab', { name: 'Contract Templates 0' })).toBeTruthy();
  });

  it('GIVEN deleting fails THEN no message is shown and the row stays', async () => {
    const { user, row } = await open([buildTemplate()], {
      'DELETE /api/templates/*': () => ({ status: 500, body: '' }),
    });
    await user.click((await row('House terms')).getByRole('button', { name: 'Delete House terms' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await row('House terms');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('WHEN its sections are asked for THEN they are read and shown; the original is a link', async () => {
    const { user, row, dialog, sent } = await open([buildTemplate()], {
      'GET /api/templates/*': () => ({
        body: {
          ...buildTemplate(),
          sections: [
            { number: '1', heading: 'Payment', length: 20, text: 'The Client shall pay.' },
            { number: '2', heading: 'Term', length: 20, text: 'Three years, then ends.' },
          ],
        },
      }),
    });
    const shown = await row('House terms');
    expect(sent.some(({ url }) => url === '/api/templates/t1')).toBe(false);
    const show = shown.getByRole('button', { name: 'Show sections of House terms' });
    await user.click(show);
    const sections = within(await dialog.findByRole('region', { name: 'Sections of House terms' }));
    expect(await sections.findByText('The Client shall pay.')).toBeTruthy();
    expect(sections.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1  PaymentThe Client shall pay.',
      '2  TermThree years, then ends.',
    ]);
    expect(shown.getByRole<HTMLAnchorElement>('link', { name: 'Download House terms' }).getAttribute('href')).toBe(
      '/api/templates/t1/file',
    );
  });

  it('GIVEN somebody else’s playbook THEN its templates can be looked at and nothing changed', async () => {
    const { dialog, row } = await open([buildTemplate({ canEdit: false })], {}, 'p1', false);
    const shown = await row('House terms');
    expect(shown.queryByRole('switch')).toBeNull();
    expect(shown.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(dialog.queryByLabelText('Template to upload')).toBeNull();
    expect(shown.getByRole('link', { name: 'Download House terms' })).toBeTruthy();
  });
});
