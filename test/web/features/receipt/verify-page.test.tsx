/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Verification } from '../../../../shared/receipts.ts';
import { maxInlineDocumentBytes } from '../../../../shared/limits.ts';
import { bodyOf, type Replier, serveApi } from '../../support/fake-api.ts';
import { catchUploads } from '../../support/fake-upload.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(endApp);

const receipt = { id: 'receipt-one', input: 'ab'.repeat(32), keyId: 'a-fingerprint' };

const open = async (repliers: Readonly<Record<string, Replier>> = {}) => {
  const forms = catchUploads();
  const sent = serveApi(repliers);
  renderApp('/verify');
  const input = await screen.findByLabelText<HTMLInputElement>('Document to verify');
  const choose = (name = 'agreement.docx', size = 12) => {
    const file = new NodeFile(['some content'], name);
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(input, { target: { files: [file] } });
  };
  return { forms, sent, choose };
};
const settle = (happen: () => void) =>
  act(async () => {
    happen();
    await Promise.resolve();
  });

describe('the page that verifies', () => {
  it.each([
    ['unchanged', 'Unchanged', 'Not a byte was changed.', receipt],
    ['changed', 'Changed', 'The document was changed.', receipt],
    ['unsigned', 'No receipt', 'It carries no receipt.', undefined],
    ['unknown-signer', 'Signed by somebody unknown', 'The key is none of the known ones.', receipt],
  ] as const)('GIVEN a document that is %s THEN it says “%s” and why', async (verdict, title, explanation, told) => {
    const { forms, choose } = await open();
    choose();
    expect(screen.getByRole('progressbar', { name: 'Upload of agreement.docx' })).toBeTruthy();
    const answer: Verification = { verdict, explanation, ...(told && { receipt: told }) };
    await settle(() => forms[0]?.answer(200, answer));
    expect(forms[0]?.url).toBe('/api/receipts/verify');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(explanation)).toBeTruthy();
    expect(screen.queryByText('a-fingerprint') !== null).toBe(told !== undefined);
  });

  it('GIVEN a file that is none THEN what the server says stays on the page', async () => {
    const { forms, choose } = await open();
    choose();
    const error = 'This is no Word document, or it is damaged.';
    await settle(() => forms[0]?.answer(422, { error, code: 'unreadable_document', requestId: '1' }));
    expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeTruthy();
    expect(screen.getAllByText(error).length).toBeGreaterThan(0);
  });

  it('GIVEN no network THEN it says that it could not be verified, and another try works', async () => {
    const { forms, choose } = await open();
    choose();
    await settle(() => forms[0]?.fail());
    expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeTruthy();
    choose();
    await settle(() => forms[1]?.answer(200, { verdict: 'unchanged', explanation: 'Not a byte.' }));
    expect(await screen.findByRole('heading', { name: 'Unchanged' })).toBeTruthy();
  });

  it('WHEN it is stopped THEN nothing is said of the document', async () => {
    const { forms, choose } = await open();
    choose();
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(forms[0]?.isAborted()).toBe(true);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a Word document' })).toBeTruthy();
  });

  it('GIVEN a document too large for a call THEN it goes by way of storage', async () => {
    const { forms, sent, choose } = await open({
      'POST /api/upload/presign': () => ({
        body: { url: 'https://storage.example/', fields: {}, key: 'uploads/me/1' },
      }),
      'POST /api/receipts/verify': () => ({ body: { verdict: 'unchanged', explanation: 'Not a byte.' } }),
    });
    choose('agreement.docx', maxInlineDocumentBytes + 1);
    await waitFor(() => expect(forms).toHaveLength(1));
    await settle(() => forms[0]?.answer(204, ''));
    expect(await screen.findByRole('heading', { name: 'Unchanged' })).toBeTruthy();
    const named = sent.find(({ url }) => url === '/api/receipts/verify');
    expect(named && bodyOf(named)).toEqual({ key: 'uploads/me/1', filename: 'agreement.docx' });
  });
});
