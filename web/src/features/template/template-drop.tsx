import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { acceptedExtensions } from '../../../../shared/documents.ts';
import { UploadIcon } from '../../components/icons.tsx';
import { toast } from '../../lib/toast.ts';
import { saveFirst, type Rejection, type RunningUpload } from './use-template-upload.ts';

const FileInput = chakra('input');
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

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

interface TemplateDropProps {
  /** Whether there is a playbook that templates can be added to. */
  readonly isSaved: boolean;
  readonly running: RunningUpload | undefined;
  readonly rejection: Rejection | undefined;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** How far the file has come: first on its way, then being read. */
const Progress = ({ filename, share }: RunningUpload) => {
  const percent = Math.round(share * 100);
  const isSent = percent >= 100;
  return (
    <Box w="full" maxW="22rem" mt="1">
      <Box
        role="progressbar"
        aria-label={`Upload of ${filename}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        h="1"
        borderRadius="full"
        bg="accent.emphasized"
        overflow="hidden"
      >
        <Box
          h="full"
          bg="accent.solid"
          animation={isSent ? 'pulse' : undefined}
          transition="width 150ms"
          style={{ width: `${percent}%` }}
        />
      </Box>
      <Text textStyle="xs" color="fg.muted" mt="1.5" truncate>
        {isSent ? `Reading ${filename}` : `Sending ${filename} · ${percent}%`}
      </Text>
    </Box>
  );
};

/** Where templates are dropped, or chosen by a click. Of several dropped files the first is taken. */
export const TemplateDrop = ({ isSaved, running, rejection, onFile, onCancel }: TemplateDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [isOver, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const isOpen = isSaved && !running;

  const sayWhyNot = (): void => {
    if (!isSaved) toast({ title: 'Upload Failed', description: saveFirst, variant: 'destructive' });
  };

  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        // Without this the browser would leave the page for the file, also where nothing can be uploaded.
        event.preventDefault();
        setOver(isOpen);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [first, ...others] = event.dataTransfer.files;
        if (!isOpen) sayWhyNot();
        else if (first) {
          setLeftOut(others.length);
          onFile(first);
        }
      }}
    >
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
        {running ? (
          <>
            <Flex align="center" gap="2" fontWeight="medium" role="status">
              <Spinner size="sm" />
              Processing...
            </Flex>
            <Progress {...running} />
          </>
        ) : (
          <>
            <UploadIcon width="1.5em" height="1.5em" />
            <Text as="span" fontWeight="medium">
              {isSaved ? 'Drag and drop a template here, or click to choose a file' : saveFirst}
            </Text>
            <Text as="span" textStyle="sm" color="fg.muted">
              Templates will be automatically parsed into sections for analysis
            </Text>
            <Text as="span" textStyle="xs" color="fg.subtle">
              {acceptedExtensions.replaceAll(',', ', ')} up to 10MB
            </Text>
          </>
        )}
      </Area>
      {running && (
        <Flex justify="flex-end" mt="1.5">
          <Button variant="ghost" size="xs" onClick={onCancel}>
            Cancel upload
          </Button>
        </Flex>
      )}
      <Box id={noteId} role="status" textStyle="sm" mt={rejection || leftOut > 0 ? '2' : '0'}>
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
      <FileInput
        ref={input}
        type="file"
        accept={acceptedExtensions}
        aria-label="Template to upload"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, the field notices when the same file is chosen again.
          event.currentTarget.value = '';
          setLeftOut(0);
          if (file) onFile(file);
        }}
      />
    </Box>
  );
};
