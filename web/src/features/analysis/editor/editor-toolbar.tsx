import { chakra, Flex } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ComponentProps, ReactNode } from 'react';
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

interface CommandProps extends Omit<ComponentProps<typeof Tool>, 'title' | 'type'> {
  readonly name: string;
  /** What is pressed with the command key for the same. */
  readonly shortcut: string;
}

/** A button that says what it does and by which keys it is done, too. */
const Command = ({ name, shortcut, ...rest }: CommandProps) => (
  <Tool type="button" aria-label={name} title={`${name} (${commandKeyLabel()}+${shortcut})`} {...rest} />
);

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
  const focused = () => editor.chain().focus();
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
        <Command
          name="Bold"
          shortcut="B"
          aria-pressed={state.isBold}
          fontWeight="bold"
          onClick={() => focused().toggleBold().run()}
        >
          B
        </Command>
        <Command
          name="Italic"
          shortcut="I"
          aria-pressed={state.isItalic}
          fontStyle="italic"
          fontFamily="contract"
          onClick={() => focused().toggleItalic().run()}
        >
          I
        </Command>
        <Command name="Undo" shortcut="Z" disabled={!state.canUndo} onClick={() => focused().undo().run()}>
          <UndoIcon />
        </Command>
        <Command name="Redo" shortcut="Shift+Z" disabled={!state.canRedo} onClick={() => focused().redo().run()}>
          <UndoIcon style={{ transform: 'scaleX(-1)' }} />
        </Command>
      </Flex>
      {children}
    </Flex>
  );
};
