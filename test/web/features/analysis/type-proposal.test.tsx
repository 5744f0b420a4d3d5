/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proposeType } from '../../../../web/src/features/analysis/propose-type.ts';
import { serveApi } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { findEditor, paste } from './editor-stubs.ts';

const folder = path.resolve(import.meta.dirname, '../../../../web/public/samples');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

interface Sample {
  readonly contractType: string;
  readonly file: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}
const texts = (JSON.parse(read('samples.json')) as readonly Sample[]).flatMap(({ contractType, file, clauses }) => [
  [file, contractType, read(file)] as const,
  ...clauses.map(({ title, text }) => [title, contractType, text] as const),
]);

describe('the type a text looks like', () => {
  it.each(texts)('GIVEN the sample %s THEN it is %s, and none for any other contract', (_, contractType, text) => {
    expect(proposeType(text)).toBe(contractType === 'other' ? undefined : contractType);
  });

  it.each([
    ['no text', ''],
    ['a word of one kind', 'The Buyer may assign this Agreement.'],
    ['words of two kinds', 'The Buyer pays the Lessor. The Lessor tells the Buyer. The Seller tells the Lessee.'],
  ])('GIVEN %s THEN nothing is proposed', (_, text) => {
    expect(proposeType(text)).toBeUndefined();
  });

  it('GIVEN energy that is sold by a seller to a buyer THEN it is a power purchase', () => {
    const text =
      'Buyer shall purchase and Seller shall sell all electricity at $41.50 per MWh. Buyer may curtail Seller.';
    expect(proposeType(text)).toBe('power-purchase-agreement');
  });
});

describe('its proposal on New Analysis', () => {
  afterEach(endApp);

  it('GIVEN a text that looks like a lease WHEN the proposal is taken THEN the type is chosen and the side is asked for, not before', async () => {
    serveApi({});
    renderApp('/');
    const editor = await findEditor();
    expect(screen.queryByRole('button', { name: /^Looks like/ })).toBeNull();
    paste(editor, 'The Lessee shall pay the rent to the Lessor. The Lessor may enter the leased premises at any time.');
    const proposal = await screen.findByRole('button', { name: 'Looks like a Lease Agreement: use it' });
    expect(screen.queryByLabelText('Your side')).toBeNull();

    await userEvent.click(proposal);
    expect(screen.getByLabelText<HTMLSelectElement>('Contract type').value).toBe('lease-agreement');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your side')));
    expect(screen.queryByRole('button', { name: /^Looks like/ })).toBeNull();
  });
});
