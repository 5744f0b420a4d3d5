import { Box } from '@chakra-ui/react';
import { Editor } from '@tiptap/core';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ClauseText } from '../clause-text.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { editorLook } from './editor-look.ts';
import { noteLength, surfaceOf } from './editor-surface.ts';
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

const newEditor = ({ clause, marks, onSubmit }: Omit<ClauseEditorProps, 'toolbarEnd'>): Editor =>
  new Editor({
    element: null,
    extensions: clauseExtensions({ onSubmit }, marks.chosenInText),
    editorProps: {
      attributes: {
        'aria-label': 'Contract clause',
        'aria-multiline': 'true',
        spellcheck: 'false',
        translate: 'no',
      },
    },
    enableInputRules: false,
    enablePasteRules: false,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      noteLength(changed);
      clause.changed();
    },
  });

/**
 * The rich-text editor of the clause. The text lives in it; `clause` and `marks` are how the rest of the page speaks to
 * it. All three and `onSubmit` are those of the first rendering.
 */
const ClauseEditor = ({ clause, marks, onSubmit, toolbarEnd }: ClauseEditorProps) => {
  const [editor] = useState(() => newEditor({ clause, marks, onSubmit }));
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!place.current) return;
    editor.mount(place.current);
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
      editor.unmount();
    };
  }, [editor, clause, marks]);

  return (
    <>
      <EditorToolbar editor={editor}>{toolbarEnd}</EditorToolbar>
      <Box
        data-clause-scroller=""
        flex={{ base: 'none', md: '1' }}
        h={{ base: '45dvh', md: 'auto' }}
        minH="13rem"
        overflowY="auto"
        overscrollBehavior="contain"
        css={editorLook}
        onClick={(event) => {
          if (event.target === event.currentTarget) editor.commands.focus('end');
        }}
      >
        <Box ref={place} minH="full" display="grid" />
      </Box>
    </>
  );
};

export default memo(ClauseEditor);
