import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { FileInput } from '../../components/file-input.tsx';
import { UploadIcon } from '../../components/icons.tsx';
import { SendProgress } from '../../components/send-progress.tsx';
import type { SendOptions } from '../../lib/upload/send-file.ts';
import { useUpload } from '../../lib/upload/use-upload.ts';

interface UploadPartProps {
  /** What the button says, and while a file is on its way. */
  readonly children: string;
  readonly busyLabel: string;
  /** The name of the unseen field. */
  readonly label: string;
  readonly variant?: 'solid' | 'outline';
  readonly send: (file: File, options: SendOptions) => Promise<void>;
  /** What is said of a failure where the server says nothing. */
  readonly failure: string;
}

/** A button that uploads one Word document, with how far it has come. */
export const UploadPart = ({ children, busyLabel, label, variant = 'solid', send, failure }: UploadPartProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { running, upload, cancel } = useUpload({ send, failure });
  return (
    <Box data-print="hide">
      <Button
        size={{ base: 'md', md: 'sm' }}
        variant={variant}
        disabled={running !== undefined}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {running ? busyLabel : children}
      </Button>
      <FileInput ref={input} label={label} accept=".docx" onFile={(file) => void upload(file)} />
      {running && (
        <Flex mt="3" align="center" gap="3" role="status">
          <SendProgress running={running} flex="1" minW="0" />
          <Button variant="ghost" size="xs" onClick={cancel}>
            Cancel
          </Button>
        </Flex>
      )}
    </Box>
  );
};
