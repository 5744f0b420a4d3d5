import { Box } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { memo, type ReactNode, useEffect } from 'react';
import type { ClauseText } from '../clause-text.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { editorLook } from './editor-look.ts';
import { surfaceOf } from './editor-surface.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { clauseExtensions } from './extensions.ts';
import { chooseMark, hoverMark, showMarks } from './mark-plugin.ts';

export interface ClauseEditorProps {
  readonly clause: ClauseText;
  readonly marks: FindingMarks;
  /** Ctrl/Cmd+Enter was pressed. */
  readonly onSubmit: () => void;
  /** What stands beside the tools. */
  readonly toolbarEnd?: ReactNode;
}

/** The rich-text editor of the clause. The text lives in it; `clause` and `marks` are how the rest of the page speaks to it. */
const ClauseEditor = ({ clause, marks, onSubmit, toolbarEnd }: ClauseEditorProps) => {
  const editor = useEditor(
    {
      extensions: clauseExtensions({ onSubmit }, marks.chosenInText),
      editorProps: {
        attributes: { 'aria-label': 'Contract clause', 'aria-multiline': 'true', spellcheck: 'false', translate: 'no' },
      },
      enableInputRules: false,
      enablePasteRules: false,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      onUpdate: clause.changed,
    },
    [clause, marks, onSubmit],
  );

  useEffect(() => {
    const surface = surfaceOf(editor);
    surface.writeText(clause.read(), false);
    const detachText = clause.attach(surface);
    const detachMarks = marks.attach({
      showMarks: (shown) => showMarks(editor.view, shown),
      hover: (id) => hoverMark(editor.view, id),
      choose: (id) => chooseMark(editor.view, id),
    });
    return () => {
      detachMarks();
      detachText();
    };
  }, [editor, clause, marks]);

  return (
    <>
      <EditorToolbar editor={editor}>{toolbarEnd}</EditorToolbar>
      <Box
        data-clause-scroller=""
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        css={editorLook}
        onClick={(event) => {
          if (event.target === event.currentTarget) editor.commands.focus('end');
        }}
      >
        <EditorContent editor={editor} style={{ minHeight: '100%', display: 'grid' }} />
      </Box>
    </>
  );
};

export default memo(ClauseEditor);
