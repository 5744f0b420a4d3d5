/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import '../analysis/editor-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { maxClauseLength, maxDocumentBytes, maxInlineDocumentBytes } from '../../../../shared/limits.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { bodyOf, serveApi, type Replier, type SentRequest } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildAnalysis, clauseText } from '../analysis/build-analysis.ts';
import { findEditor, linesOf, paste } from '../analysis/editor-stubs.ts';
import { catchUploads } from '../../support/fake-upload.ts';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const open = async (repliers: Readonly<Record<string, Replier>> = {}) => {
  const forms = catchUploads();
  const sent = serveApi(repliers);
  const app = renderApp('/');
  const editor = await findEditor();
  act(() => paste(editor, 'Words that must not be lost.'));
  const input = screen.getByLabelText<HTMLInputElement>('Document to upload');
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  return { forms, sent, editor, input, choose, ...app };
};
/** A file that claims its size. It is Node's own, as the form is that it goes into. */
const fileOf = (name: string, type: string, size = 12): File => {
  const file = new NodeFile(['some content'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file as unknown as File;
};
/** Lets something happen, and what follows from it. */
const settle = (happen: () => void) =>
  act(async () => {
    happen();
    await Promise.resolve();
  });
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const toast = async (title: string, description: string) => {
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(description)).toBeTruthy();
};
/** The documents that analyses were asked for with, in their order. */
const namedDocuments = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ url }) => url === '/api/analyze')
    .map((request) => (bodyOf(request) as { readonly documentId?: string }).documentId);
const keptWords = (editor: HTMLElement) => expect(linesOf(editor)).toEqual(['Words that must not be lost.']);

describe('uploading a clause document', () => {
  it('THEN the picker offers PDF, Word and text files', async () => {
    const { input } = await open();
    expect(input.accept).toBe('.pdf,.docx,.txt');
  });

  it.each([
    ['program', fileOf('setup.exe', 'application/x-msdownload')],
    ['picture', fileOf('scan.png', 'image/png')],
    ['old Word document', fileOf('contract.doc', 'application/msword')],
  ])('GIVEN a %s THEN it is refused before anything is sent, and nothing is lost', async (_, file) => {
    const { choose, editor, forms, sent } = await open();
    choose(file);
    await toast('Invalid File Type', 'Please upload a PDF, Word document (DOCX), or text file.');
    keptWords(editor);
    expect(forms).toEqual([]);
    expect(sent.some(({ url }) => url.startsWith('/api/upload'))).toBe(false);
  });

  it('GIVEN one byte more than 10MB THEN it is refused; GIVEN 10MB THEN it is sent', async () => {
    const { choose, editor, sent } = await open({
      'POST /api/upload/presign': () => ({ status: 500, body: { error: 'Not now.' } }),
    });
    choose(fileOf('big.pdf', 'application/pdf', maxDocumentBytes + 1));
    await toast('File Too Large', 'Please upload a file smaller than 10MB.');
    expect(sent.some(({ url }) => url.startsWith('/api/upload'))).toBe(false);
    choose(fileOf('big.pdf', 'application/pdf', maxDocumentBytes));
    await toast('Upload Failed', 'Not now.');
    keptWords(editor);
  });

  it('GIVEN a text file longer than any clause may be THEN the limit is told before it is sent or read', async () => {
    const { choose, editor, forms, sent } = await open();
    choose(fileOf('all.txt', 'text/plain', maxDocumentBytes));
    await toast(
      'File Too Large',
      'A text file may hold up to 1,000,000 characters (about 300 pages). Split it and upload the part you need.',
    );
    keptWords(editor);
    expect(sent.some(({ url }) => url.startsWith('/api/upload'))).toBe(false);
    expect(forms).toEqual([]);
    // In some scripts a character takes three bytes: this one may be short enough.
    choose(fileOf('all.txt', 'text/plain', 3 * maxClauseLength));
    await waitFor(() => expect(forms.map(({ url }) => url)).toEqual(['/api/upload']));
    await settle(() => forms[0]?.answer(413, { error: 'It is too long.' }));
    await toast('Upload Failed', 'It is too long.');
  });

  it('WHEN it travels THEN the button says Processing... and a bar says how far; the text replaces the editor’s, with undo', async () => {
    const { choose, editor, forms, user } = await open();
    choose(fileOf('lease.docx', docx));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeTruthy();
    act(() => forms[0]?.progress(5, 10));
    expect(screen.getByRole('progressbar', { name: 'Upload of lease.docx' }).getAttribute('aria-valuenow')).toBe('50');
    expect(forms[0]?.url).toBe('/api/upload');
    expect(forms[0]?.withCredentials).toBe(true);
    expect(forms[0]?.fields.map(([name]) => name)).toEqual(['document']);

    await settle(() => forms[0]?.answer(200, { text: '1. Rent\r\n2. Term', filename: 'lease.docx', notes: [] }));
    await toast('Document Uploaded', 'Successfully extracted text from lease.docx');
    expect(linesOf(editor)).toEqual(['1. Rent', '2. Term']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title (optional)' }).value).toBe('lease.docx');
    expect(screen.queryByRole('progressbar', { name: 'Upload of lease.docx' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    keptWords(editor);
  });

  it('GIVEN a Word document that is kept THEN the analysis names it, and the next one the analysis that holds it', async () => {
    const { choose, forms, sent, user } = await open({
      'POST /api/analyze': () => ({ body: { analysis: buildAnalysis(), analysisId: 'made-1' } }),
    });
    choose(fileOf('lease.docx', docx));
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() =>
      forms[0]?.answer(200, { text: clauseText, filename: 'lease.docx', notes: [], documentId: 'kept-1' }),
    );
    await user.click(screen.getByRole('button', { name: /^Analyz/ }));
    await toast('Analysis Complete', 'Your contract clause has been analyzed successfully.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Contract type' }), 'nda');
    await user.click(screen.getAllByRole('button', { name: /^Analyze/ })[0]!);
    await waitFor(() => expect(namedDocuments(sent)).toEqual(['kept-1', 'made-1']));
  });

  it('GIVEN a document that is no longer kept THEN the server says so, and the next attempt does without', async () => {
    const gone = { error: 'The uploaded document is not kept any longer.', code: 'not_found', requestId: 'r' };
    const { choose, forms, sent, user } = await open({ 'POST /api/analyze': () => ({ status: 404, body: gone }) });
    choose(fileOf('lease.docx', docx));
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() =>
      forms[0]?.answer(200, { text: clauseText, filename: 'lease.docx', notes: [], documentId: 'kept-1' }),
    );
    await user.click(screen.getByRole('button', { name: /^Analyz/ }));
    await toast('Analysis Failed', gone.error);
    await user.click(screen.getByRole('button', { name: /^Analyz/ }));
    await waitFor(() => expect(namedDocuments(sent)).toEqual(['kept-1', undefined]));
  });

  it('GIVEN a document whose reading needs a word THEN that stays beside the text until it is dismissed', async () => {
    const { choose, forms, user } = await open();
    choose(fileOf('scan.pdf', 'application/pdf'));
    await waitFor(() => expect(forms).toHaveLength(1));
    const note = 'Page 2 was recognised optically.';
    await settle(() => forms[0]?.answer(200, { text: 'Rent', filename: 'scan.pdf', notes: [note] }));
    await toast('Document Uploaded', 'Successfully extracted text from scan.pdf');
    expect(screen.getByText(note)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(note)).toBeNull();
  });

  it.each([
    [
      'server words',
      422,
      { error: 'The document is encrypted.', code: 'encrypted_document', requestId: 'r' },
      'The document is encrypted.',
    ],
    ['no words', 502, '<html>', 'Failed to process document. Please try again.'],
  ])('WHEN it fails with %s THEN a toast says why, and nothing is lost', async (_, status, body, words) => {
    const { choose, editor, forms } = await open();
    choose(fileOf('lease.pdf', 'application/pdf'));
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() => forms[0]?.answer(status, body));
    await toast('Upload Failed', words);
    keptWords(editor);
    expect(screen.getByRole('button', { name: 'Upload document' })).toBeTruthy();
  });

  it('WHEN the connection breaks THEN that is said, and nothing is lost', async () => {
    const { choose, editor, forms } = await open();
    choose(fileOf('lease.pdf', 'application/pdf'));
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() => forms[0]?.fail());
    await toast('Network error', 'Please check your connection and try again');
    keptWords(editor);
  });

  it('WHEN it is cancelled THEN it stops, and nothing is said or lost', async () => {
    const { choose, editor, forms, user } = await open();
    choose(fileOf('lease.pdf', 'application/pdf'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(forms[0]?.isAborted()).toBe(true);
    expect(await screen.findByRole('button', { name: 'Upload document' })).toBeTruthy();
    expect(screen.queryByText('Upload Failed')).toBeNull();
    keptWords(editor);
  });

  it('GIVEN more than an API call carries THEN it goes straight to storage, fields first and the file last, and is named by its key', async () => {
    const { choose, editor, forms, sent } = await open({
      'POST /api/upload/presign': () => ({
        body: { url: 'http://127.0.0.1:9/bucket', fields: { key: 'uploads/me/1', policy: 'p' }, key: 'uploads/me/1' },
      }),
      'POST /api/upload': () => ({ body: { text: 'From storage.', filename: 'big.pdf', notes: [] } }),
    });
    choose(fileOf('big.pdf', 'application/pdf', maxInlineDocumentBytes + 1));
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(forms[0]?.url).toBe('http://127.0.0.1:9/bucket');
    expect(forms[0]?.withCredentials).toBe(false);
    expect(forms[0]?.fields.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
    await settle(() => forms[0]?.answer(204, ''));
    await toast('Document Uploaded', 'Successfully extracted text from big.pdf');
    const bodies = sent
      .filter(({ url }) => url.startsWith('/api/upload'))
      .map(({ init }) => JSON.parse(init.body as string) as unknown);
    expect(bodies).toEqual([
      { filename: 'big.pdf', size: maxInlineDocumentBytes + 1 },
      { key: 'uploads/me/1', filename: 'big.pdf' },
    ]);
    expect(linesOf(editor)).toEqual(['From storage.']);
  });

  it('GIVEN storage that refuses THEN its machine words are not shown', async () => {
    const { choose, editor, forms } = await open({
      'POST /api/upload/presign': () => ({ body: { url: 'http://127.0.0.1:9/bucket', fields: {}, key: 'k' } }),
    });
    choose(fileOf('big.pdf', 'application/pdf', maxInlineDocumentBytes + 1));
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() => forms[0]?.answer(403, '<Error><Code>AccessDenied</Code></Error>'));
    await toast('Upload Failed', 'Failed to process document. Please try again.');
    keptWords(editor);
  });

  it('WHEN a file is dropped anywhere on the pane THEN it is uploaded', async () => {
    const { forms, editor } = await open();
    const dataTransfer = { types: ['Files'], files: [fileOf('lease.txt', 'text/plain')], dropEffect: 'none' };
    const pane = screen.getByRole('region', { name: 'Clause' });
    fireEvent.dragEnter(pane, { dataTransfer });
    expect(screen.getByText('Drop to upload')).toBeTruthy();
    fireEvent.drop(editor, { dataTransfer });
    expect(screen.queryByText('Drop to upload')).toBeNull();
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() => forms[0]?.answer(200, { text: 'Dropped.', filename: 'lease.txt', notes: [] }));
    expect(linesOf(editor)).toEqual(['Dropped.']);
  });
});
