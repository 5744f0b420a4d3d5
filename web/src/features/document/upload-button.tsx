import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { acceptedExtensions } from '../../../../shared/documents.ts';
import { FileInput } from '../../components/file-input.tsx';
import { CloseIcon, UploadIcon } from '../../components/icons.tsx';
import { SendProgress } from '../../components/send-progress.tsx';
import type { RunningUpload } from '../../lib/upload/use-upload.ts';

interface UploadButtonProps {
  readonly running: RunningUpload | undefined;
  readonly onFile: (file: File) => void;
}

/** Picks a document from the person's own machine. */
export const UploadButton = ({ running, onFile }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="xs" disabled={running !== undefined} onClick={() => input.current?.click()}>
        <UploadIcon />
        {running ? 'Processing...' : 'Upload document'}
      </Button>
      <FileInput ref={input} label="Document to upload" accept={acceptedExtensions} onFile={onFile} />
    </>
  );
};

interface UploadProgressProps {
  readonly running: RunningUpload;
  readonly onCancel: () => void;
}

/** How far a document has come, and the way to stop it. */
export const UploadProgress = ({ running, onCancel }: UploadProgressProps) => (
  <Flex align="center" gap="3" px={{ base: '4', md: '5' }} py="2" bg="accent.subtle" role="status">
    <SendProgress running={running} flex="1" minW="0" />
    <Button variant="ghost" size="xs" onClick={onCancel}>
      <CloseIcon />
      Cancel
    </Button>
  </Flex>
);

interface DocumentNotesProps {
  readonly notes: readonly string[];
  readonly onDismiss: () => void;
}

/** What a reader must know about how a document was read. It stays until it is dismissed: a toast would be gone too soon. */
export const DocumentNotes = ({ notes, onDismiss }: DocumentNotesProps) => (
  <Flex align="flex-start" gap="3" px={{ base: '4', md: '5' }} py="2" bg="severity.medium.bg" role="status">
    <Box as="ul" flex="1" minW="0" listStyleType="none" textStyle="xs" color="severity.medium.fg">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
    <Button variant="ghost" size="xs" px="1" aria-label="Dismiss" onClick={onDismiss}>
      <CloseIcon />
    </Button>
  </Flex>
);
