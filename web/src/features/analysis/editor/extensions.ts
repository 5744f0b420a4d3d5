import { Extension, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { Fragment } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { defaultLineBreak, lineBreakAttribute, sliceOf, textOf } from '../editor-text.ts';
import { markPlugin, type MarkClickHandler } from './mark-plugin.ts';

/** The editor's figures (specification, section 9). */
export const undoDepth = 100;
export const undoGroupMs = 500;
export const placeholderText = 'Write something …';

/** A line of the text, which remembers the line break above it. A split makes an ordinary break. */
const Line = Paragraph.extend({
  addAttributes() {
    return {
      [lineBreakAttribute]: {
        default: defaultLineBreak,
        keepOnSplit: false,
        parseHTML: (element) => element.dataset['break'] ?? defaultLineBreak,
        renderHTML: (attributes) => {
          const before: unknown = attributes[lineBreakAttribute];
          return before === defaultLineBreak ? {} : { 'data-break': before };
        },
      },
    };
  },
});

/** Marks without their markdown shorthands: `__________` in a contract is a line to sign on, not an emphasis. */
const withoutShorthands = { addInputRules: () => [], addPasteRules: () => [] };

/**
 * Text goes in and out as plain text with its line breaks. What a word processor puts on the clipboard as HTML has lost
 * its clause numbers; its plain text has them. Only what was copied in an editor like this keeps its emphasis.
 */
const PlainClipboard = Extension.create({
  name: 'plainClipboard',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        clipboardTextParser: (text, _context, _plain, view) => sliceOf(view.state.schema, text),
        clipboardTextSerializer: (slice) =>
          slice.content.firstChild?.isText ? fragmentText(slice.content) : textOf(slice.content),
        handlePaste: (view, event) => {
          const text = event.clipboardData?.getData('text/plain');
          const html = event.clipboardData?.getData('text/html') ?? '';
          if (!text || html.includes('data-pm-slice')) return false;
          const { state } = view;
          view.dispatch(state.tr.replaceSelection(sliceOf(state.schema, text)).scrollIntoView().setMeta('paste', true));
          return true;
        },
      },
    }),
  ],
});

const fragmentText = (fragment: Fragment): string => fragment.textBetween(0, fragment.size);

/** What keys do beside typing. */
export interface EditorKeys {
  /** Ctrl/Cmd+Enter. */
  readonly onSubmit: () => void;
}

const Keys = (keys: EditorKeys) =>
  Extension.create({
    name: 'clauseKeys',
    priority: 1000,
    addKeyboardShortcuts() {
      return {
        'Mod-Enter': () => {
          keys.onSubmit();
          return true;
        },
        'Shift-Enter': ({ editor }) => editor.commands.splitBlock(),
      };
    },
  });

/** The parts the clause editor is made of. */
export const clauseExtensions = (keys: EditorKeys, onMarkClick: MarkClickHandler): Extensions => [
  Document,
  Line,
  Text,
  Bold.extend(withoutShorthands),
  Italic.extend(withoutShorthands),
  UndoRedo.configure({ depth: undoDepth, newGroupDelay: undoGroupMs }),
  Placeholder.configure({ placeholder: placeholderText }),
  PlainClipboard,
  Keys(keys),
  Extension.create({ name: 'findingMarks', addProseMirrorPlugins: () => [markPlugin(onMarkClick)] }),
];
