import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { acceptedExtensions } from '../../../../shared/documents.ts';
import { CloseIcon, UploadIcon } from '../../components/icons.tsx';
import type { RunningUpload } from './use-document-upload.ts';

const FileInput = chakra('input');

interface UploadButtonProps {
  readonly running: RunningUpload | undefined;
  readonly onFile: (file: File) => void;
}

/** Picks a document from the person's own machine. */
export const UploadButton = ({ running, onFile }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="sm" disabled={running !== undefined} onClick={() => input.current?.click()}>
        <UploadIcon />
        {running ? 'Processing...' : 'Upload document'}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept={acceptedExtensions}
        aria-label="Document to upload"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, the field notices when the same file is chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};

interface UploadProgressProps {
  readonly running: RunningUpload;
  readonly onCancel: () => void;
}

/** How far a document has come: first on its way, then being read. */
export const UploadProgress = ({ running, onCancel }: UploadProgressProps) => {
  const percent = Math.round(running.share * 100);
  const isSent = percent >= 100;
  return (
    <Flex align="center" gap="3" px={{ base: '4', md: '5' }} py="2" bg="accent.subtle" role="status">
      <Box flex="1" minW="0">
        <Text textStyle="xs" color="fg.muted" truncate>
          {isSent ? `Reading ${running.filename}` : `Sending ${running.filename} · ${percent}%`}
        </Text>
        <Box
          role="progressbar"
          aria-label={`Upload of ${running.filename}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          h="1"
          mt="1"
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
      </Box>
      <Button variant="ghost" size="xs" onClick={onCancel}>
        <CloseIcon />
        Cancel
      </Button>
    </Flex>
  );
};

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
