/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Modal } from '../../../web/src/components/modal.tsx';
import { system } from '../../../web/src/theme/system.ts';

afterEach(cleanup);

const onClose = jest.fn<() => void>();
const page = (open: boolean, role: 'dialog' | 'alertdialog' = 'dialog') => (
  <ChakraProvider value={system}>
    <button type="button">Opener</button>
    <Modal open={open} onClose={onClose} title="Title" role={role}>
      Words
    </Modal>
  </ChakraProvider>
);

describe('modal', () => {
  it('GIVEN it opens and closes THEN the focus goes in and comes back to where it was', () => {
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    rerender(page(true));
    expect(screen.getByRole('dialog', { name: 'Title' }).contains(document.activeElement)).toBe(true);
    rerender(page(false));
    expect(document.activeElement).toBe(opener);
  });

  it('GIVEN Escape THEN its owner closes it, not the browser', () => {
    onClose.mockClear();
    render(page(true));
    const dialog = screen.getByRole('dialog');
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['dialog', 1],
    ['alertdialog', 0],
  ] as const)('GIVEN a %s WHEN the ground beside it is pressed THEN it closes %d times', (role, times) => {
    onClose.mockClear();
    render(page(true, role));
    fireEvent.mouseDown(screen.getByText('Words'));
    fireEvent.mouseDown(screen.getByRole(role));
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
