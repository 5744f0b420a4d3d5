import { chakra, Flex } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { UndoIcon } from '../../../components/icons.tsx';
import { commandKeyLabel } from '../../../lib/keyboard.ts';

const Tool = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '11', md: '8' },
    borderRadius: 'l1',
    color: 'fg.muted',
    cursor: 'button',
    textStyle: 'sm',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _disabled: { opacity: '0.45', cursor: 'not-allowed', bg: 'transparent' },
    '&[aria-pressed=true]': { bg: 'bg.emphasized', color: 'fg' },
  },
});

interface EditorToolbarProps {
  readonly editor: Editor;
  /** What stands at the far end. */
  readonly children?: ReactNode;
}

/** What can be done with the words under the cursor. It follows the cursor by itself; nothing around it renders. */
export const EditorToolbar = ({ editor, children }: EditorToolbarProps) => {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const command = commandKeyLabel();
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();

  return (
    <Flex
      align="center"
      gap="0.5"
      px={{ base: '2', md: '3' }}
      py="1"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Flex role="toolbar" aria-label="Formatting" gap="0.5" onMouseDown={keepFocus}>
        <Tool
          type="button"
          aria-label="Bold"
          title={`Bold (${command}+B)`}
          aria-pressed={state.isBold}
          fontWeight="bold"
          onClick={() => editor.chain().focus().toggleBold().run()}
        >
          B
        </Tool>
        <Tool
          type="button"
          aria-label="Italic"
          title={`Italic (${command}+I)`}
          aria-pressed={state.isItalic}
          fontStyle="italic"
          fontFamily="contract"
          onClick={() => editor.chain().focus().toggleItalic().run()}
        >
          I
        </Tool>
        <Tool
          type="button"
          aria-label="Undo"
          title={`Undo (${command}+Z)`}
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <UndoIcon />
        </Tool>
        <Tool
          type="button"
          aria-label="Redo"
          title={`Redo (${command}+Shift+Z)`}
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <UndoIcon style={{ transform: 'scaleX(-1)' }} />
        </Tool>
      </Flex>
      {children}
    </Flex>
  );
};
