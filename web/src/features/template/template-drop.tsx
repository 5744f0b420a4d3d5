import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { acceptedExtensions } from '../../../../shared/documents.ts';
import { FileInput } from '../../components/file-input.tsx';
import { UploadIcon } from '../../components/icons.tsx';
import { SendProgress } from '../../components/send-progress.tsx';
import { toast } from '../../lib/toast.ts';
import { documentLimit } from '../../lib/upload/check-document.ts';
import { hasFiles } from '../../lib/upload/has-files.ts';
import type { RunningUpload } from '../../lib/upload/use-upload.ts';
import type { Rejection } from './use-template-upload.ts';

/** What is said before there is a playbook to add templates to (specification, section 5). */
const saveFirst = 'Please save the playbook first before uploading templates.';

const Area = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    w: 'full',
    minH: '9rem',
    px: '4',
    py: '6',
    textAlign: 'center',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized/60',
    borderRadius: 'l3',
    bg: 'bg.subtle',
    cursor: 'button',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&[data-over=true]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&[aria-disabled=true]': {
      cursor: 'not-allowed',
      color: 'fg.muted',
      _hover: { borderColor: 'border.emphasized/60', bg: 'bg.subtle' },
    },
  },
});

interface TemplateDropProps {
  /** Whether there is a playbook that templates can be added to. */
  readonly isSaved: boolean;
  readonly running: RunningUpload | undefined;
  readonly rejection: Rejection | undefined;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

const Sending = ({ running }: { readonly running: RunningUpload }) => (
  <>
    <Flex align="center" gap="2" fontWeight="medium" role="status">
      <Spinner size="sm" />
      Processing...
    </Flex>
    <SendProgress running={running} w="full" maxW="22rem" mt="1" />
  </>
);

const Invitation = ({ isSaved }: Pick<TemplateDropProps, 'isSaved'>) => (
  <>
    <UploadIcon width="1.5em" height="1.5em" />
    <Text as="span" fontWeight="medium">
      {isSaved ? 'Drag and drop a template here, or click to choose a file' : saveFirst}
    </Text>
    <Text as="span" textStyle="sm" color="fg.muted">
      Templates will be automatically parsed into sections for analysis
    </Text>
    <Text as="span" textStyle="xs" color="fg.subtle" textWrap="balance">
      {acceptedExtensions.replaceAll(',', ', ')}, {documentLimit}
    </Text>
  </>
);

interface NoteProps extends Pick<TemplateDropProps, 'rejection'> {
  readonly id: string;
  /** How many dropped files were not taken. */
  readonly leftOut: number;
}

const Note = ({ id, rejection, leftOut }: NoteProps) => (
  <Box id={id} role="status" textStyle="sm" mt={rejection || leftOut > 0 ? '2' : '0'}>
    {rejection && (
      <Text color="fg.error" overflowWrap="anywhere">
        <strong>{rejection.filename}</strong> was not added. {rejection.reason}
      </Text>
    )}
    {leftOut > 0 && (
      <Text color="fg.muted">
        Only the first file was used; {leftOut} {leftOut === 1 ? 'other was' : 'others were'} left out.
      </Text>
    )}
  </Box>
);

/** What a place does on which files are dropped, and whether they are held over it while it is open for them. */
const useDrop = (isOpen: boolean, onDrop: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this the browser would leave the page for the file, also where nothing can be uploaded.
      event.preventDefault();
      setOver(isOpen);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
};

/** Where templates are dropped, or chosen by a click. Of several dropped files the first is taken. */
export const TemplateDrop = ({ isSaved, running, rejection, onFile, onCancel }: TemplateDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [leftOut, setLeftOut] = useState(0);
  const isOpen = isSaved && !running;

  const sayWhyNot = (): void => {
    if (!isSaved) toast({ title: 'Upload Failed', description: saveFirst, variant: 'destructive' });
  };
  const take = ([first, ...others]: readonly File[]): void => {
    if (!isOpen) {
      sayWhyNot();
      return;
    }
    if (!first) return;
    setLeftOut(others.length);
    onFile(first);
  };
  const { isOver, handlers } = useDrop(isOpen, take);

  return (
    <Box {...handlers}>
      <Area
        type="button"
        data-over={isOver}
        aria-disabled={!isOpen}
        aria-busy={running !== undefined}
        aria-describedby={noteId}
        onClick={() => {
          if (isOpen) input.current?.click();
          else sayWhyNot();
        }}
      >
        {running ? <Sending running={running} /> : <Invitation isSaved={isSaved} />}
      </Area>
      {running && (
        <Flex justify="flex-end" mt="1.5">
          <Button variant="ghost" size="xs" onClick={onCancel}>
            Cancel upload
          </Button>
        </Flex>
      )}
      <Note id={noteId} rejection={rejection} leftOut={leftOut} />
      <FileInput ref={input} label="Template to upload" accept={acceptedExtensions} onFile={(file) => take([file])} />
    </Box>
  );
};
