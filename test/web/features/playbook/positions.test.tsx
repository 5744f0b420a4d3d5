/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxPositions, type Position } from '../../../../shared/playbooks.ts';
import { parsePlaybook } from '../../../../web/src/features/playbook/read-playbook-file.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { serveApi } from '../../support/fake-api.ts';
import { buildPlaybook, keepPlaybooks } from '../../support/playbooks.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const payment: Position = {
  topic: 'Payment',
  standard: 'thirty (30) days',
  fallbacks: ['forty-five (45) days', 'sixty (60) days'],
  walkAway: 'more than ninety (90) days',
};
const cap: Position = { topic: 'Liability cap', standard: 'annual fees', fallbacks: [], walkAway: '' };

const open = async (positions: readonly Position[] = [], fields: Parameters<typeof buildPlaybook>[0] = {}) => {
  const kept = keepPlaybooks([buildPlaybook({ ...fields, rules: { positions: [...positions] } })]);
  serveApi({ ...kept.repliers, 'GET /api/templates': () => ({ body: [] }) });
  const { user } = renderApp('/playbooks?playbook=p1');
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 8_000 }));
  const editor = within(dialog.getByRole('group', { name: 'Positions' }));
  return {
    user,
    dialog,
    editor,
    position: (name: string) => within(editor.getByRole('group', { name })),
    save: () => user.click(dialog.getByRole('button', { name: 'Update Playbook' })),
    saved: () => kept.all()[0]?.rules.positions,
  };
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the positions of a playbook', () => {
  it('WHEN one is added, with its ladder, THEN it is saved as written, and nothing is red before', async () => {
    const { user, editor, position, save, saved } = await open();
    await user.click(editor.getByRole('button', { name: 'Add position' }));
    const added = position('Position 1');
    await waitFor(() => expect(document.activeElement).toBe(added.getByRole('textbox', { name: /^Topic/ })));
    expect(added.queryByText('This is required.')).toBeNull();
    type(added.getByRole('textbox', { name: /^Topic/ }), ' Payment ');
    const named = position('Payment');
    type(named.getByRole('textbox', { name: /^Standard/ }), payment.standard);
    for (const [index, words] of payment.fallbacks.entries()) {
      await user.click(named.getByRole('button', { name: 'Add fallback' }));
      const field = named.getByRole('textbox', { name: `Fallback ${index + 1}` });
      expect(document.activeElement).toBe(field);
      type(field, words);
    }
    type(named.getByRole('textbox', { name: 'Walk-away' }), payment.walkAway);
    await save();
    await waitFor(() => expect(saved()).toEqual([payment]));
    expect(await screen.findByText('1 position')).toBeTruthy();
  });

  it('WHEN positions and fallbacks are moved by button and by key THEN their order is saved, the focus stays', async () => {
    const { user, editor, position, save, saved } = await open([payment, cap]);
    await user.click(editor.getByRole('button', { name: 'Move Liability cap up' }));
    expect(document.activeElement).toBe(editor.getByRole('button', { name: 'Move Liability cap up' }));
    expect(editor.getByRole('status').textContent).toBe('Liability cap is now 1 of 2.');
    await user.click(position('Payment').getByRole('button', { expanded: false }));
    const second = position('Payment').getByRole('textbox', { name: 'Fallback 2' });
    act(() => second.focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(position('Payment').getByRole('textbox', { name: 'Fallback 1' }));
    const topic = position('Payment').getByRole('textbox', { name: /^Topic/ });
    act(() => topic.focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(topic);
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([{ ...payment, fallbacks: ['sixty (60) days', 'forty-five (45) days'] }, cap]),
    );
  });

  it('WHEN what was written is removed THEN Undo brings it back where it was', async () => {
    const { user, editor, position, save, saved } = await open([payment, cap]);
    await user.click(editor.getByRole('button', { name: 'Remove Payment' }));
    expect(editor.queryByRole('group', { name: 'Payment' })).toBeNull();
    expect(document.activeElement).toBe(position('Liability cap').getByRole('button', { expanded: false }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(position('Payment').getByRole('button', { expanded: false }));
    await user.click(position('Payment').getByRole('button', { name: 'Remove fallback 1' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    type(position('Payment').getByRole('textbox', { name: /^Topic/ }), 'Paying');
    await save();
    await waitFor(() => expect(saved()).toEqual([{ ...payment, topic: 'Paying' }, cap]));
  });

  it('GIVEN what cannot be saved THEN each field says why, the folded position unfolds, and nothing is sent', async () => {
    const { user, editor, position, save, saved, dialog } = await open([{ ...payment, fallbacks: ['x'] }, cap]);
    await user.click(position('Payment').getByRole('button', { expanded: false }));
    type(position('Payment').getByRole('textbox', { name: 'Fallback 1' }), ' ');
    type(position('Payment').getByRole('textbox', { name: /^Standard/ }), 'x'.repeat(1_001));
    type(position('Payment').getByRole('textbox', { name: /^Topic/ }), '');
    await user.click(editor.getByRole('button', { expanded: true }));
    await save();
    const unnamed = await waitFor(() => position('Position 1'));
    expect(await unnamed.findByText('Topic is required')).toBeTruthy();
    expect(unnamed.getByText('Use at most 1,000 characters.')).toBeTruthy();
    expect(unnamed.getByText('This is required.')).toBeTruthy();
    type(unnamed.getByRole('textbox', { name: 'Fallback 1' }), 'y');
    type(unnamed.getByRole('textbox', { name: /^Standard/ }), 'z');
    type(unnamed.getByRole('textbox', { name: /^Topic/ }), 'liability CAP');
    await save();
    expect(await dialog.findByText('Each topic can have one position only')).toBeTruthy();
    expect(saved()?.[0]?.topic).toBe('Payment');
  });

  it('GIVEN as many as there may be THEN it says so and none can be added', async () => {
    const { editor } = await open(Array.from({ length: maxPositions }, (_, at) => ({ ...cap, topic: `Topic ${at}` })));
    expect(editor.getByText(/The list is full: 30 positions at most/)).toBeTruthy();
    expect(editor.getByRole<HTMLButtonElement>('button', { name: 'Add position' }).disabled).toBe(true);
  });

  it('GIVEN somebody who may not change it THEN they can read it, and nothing else', async () => {
    const { user, editor, position } = await open([payment], { canEdit: false });
    await user.click(position('Payment').getByRole('button', { expanded: false }));
    const fields = position('Payment').getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual([
      payment.topic,
      payment.standard,
      ...payment.fallbacks,
      payment.walkAway,
    ]);
    expect(fields.every(({ readOnly }) => readOnly)).toBe(true);
    expect(editor.queryByRole('button', { name: /^(Move|Remove|Add)/ })).toBeNull();
  });

  it('WHEN a file is imported THEN its positions are read, and a misspelt field or a second position is named', () => {
    const file = (positions: object[]) => parsePlaybook(JSON.stringify({ name: 'Ladder', rules: { positions } }));
    expect(file([payment, cap])).toMatchObject({ isRead: true, content: { rules: { positions: [payment, cap] } } });
    expect(file([{ ...cap, walkaway: 'x' }])).toEqual({
      isRead: false,
      problem: 'rules.positions, entry 1: Playbooks have no field walkaway.',
    });
    expect(file([cap, cap])).toEqual({
      isRead: false,
      problem: 'rules.positions: Each topic can have one position only',
    });
  });
});
