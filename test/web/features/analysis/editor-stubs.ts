import { configure, fireEvent, screen } from '@testing-library/react';

// The first test of a file loads the editor's code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/* What the editor asks of a layout, which jsdom does not have. */
const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, toJSON: () => ({}) };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
Object.assign(document, { elementFromPoint: () => null });

/** The editor, once it has loaded; on a phone it may be behind the results. */
export const findEditor = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: 'Contract clause', hidden: true });

/** Pastes plain text where the cursor is. */
export const paste = (editor: HTMLElement, text: string): void => {
  fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } });
};

/** The lines the editor shows. */
export const linesOf = (editor: HTMLElement): string[] =>
  [...editor.querySelectorAll('p')].map((line) => line.textContent);
