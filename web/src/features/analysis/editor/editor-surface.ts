import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type EditorState, type Plugin } from '@tiptap/pm/state';
import type { ClauseSurface } from '../clause-text.ts';
import { contentOf, indexLines, isBlankDocument, positionOf, sliceOf, textOf } from '../editor-text.ts';
import { replacementBetween } from '../replacement.ts';

/** From this many characters on, lines outside the window are not laid out. */
const longTextLength = 50_000;

const scroller = (editor: Editor): HTMLElement | null => editor.view.dom.closest('[data-clause-scroller]');

/** Lets lines of a long text go without layout while they are out of sight. */
export const noteLength = (editor: Editor): void => {
  scroller(editor)?.toggleAttribute('data-long', editor.state.doc.content.size > longTextLength);
};

/** The history's key is not exported; a plugin states its own. */
const isHistory = ({ spec }: Plugin): boolean => (spec.key as { key?: string } | undefined)?.key === 'history$';

/** The state with nothing to undo: a plugin that is taken out and put back begins anew. */
const withoutHistory = (state: EditorState): EditorState => {
  const { plugins } = state;
  const others = plugins.filter((plugin) => !isHistory(plugin));
  return state.reconfigure({ plugins: others }).reconfigure({ plugins });
};

/** Shows another text and forgets the history: what was done to one text can't be undone in another. */
const load = (editor: Editor, text: string): void => {
  const { state, view } = editor;
  const transaction = state.tr.replaceWith(0, state.doc.content.size, contentOf(state.schema, text));
  transaction.setSelection(TextSelection.atStart(transaction.doc)).setMeta('addToHistory', false);
  view.dispatch(transaction);
  view.updateState(withoutHistory(view.state));
  const element = scroller(editor);
  if (element) element.scrollTop = 0;
};

/** Changes what differs and nothing else, as a step of the history that is undone on its own. */
const edit = (editor: Editor, text: string): void => {
  const { state, view } = editor;
  const { start, removed, inserted } = replacementBetween(textOf(state.doc), text);
  if (removed === 0 && inserted === '') return;
  const lines = indexLines(state.doc);
  const from = positionOf(lines, start);
  const to = positionOf(lines, start + removed);
  view.dispatch(closeHistory(state.tr).replace(from, to, sliceOf(state.schema, inserted)));
};

/** What the clause text asks of the editor. */
export const surfaceOf = (editor: Editor): ClauseSurface => ({
  readText: () => textOf(editor.state.doc),
  isBlank: () => isBlankDocument(editor.state.doc),
  writeText: (text, asEdit) => (asEdit ? edit(editor, text) : load(editor, text)),
  undo: () => void editor.commands.undo(),
  focus: () => void editor.commands.focus(),
});
