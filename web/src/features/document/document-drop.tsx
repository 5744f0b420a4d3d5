import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { UploadIcon } from '../../components/icons.tsx';
import { documentLimit } from '../../lib/upload/check-document.ts';
import { hasFiles } from '../../lib/upload/has-files.ts';

interface DocumentDropProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

const DropHint = () => (
  <Flex
    position="absolute"
    inset="2"
    zIndex="docked"
    direction="column"
    align="center"
    justify="center"
    gap="2"
    pointerEvents="none"
    borderWidth="2px"
    borderStyle="dashed"
    borderColor="accent.solid"
    borderRadius="l3"
    bg="accent.subtle"
    color="accent.fg"
  >
    <UploadIcon width="1.75em" height="1.75em" />
    <Text fontWeight="medium">Drop to upload</Text>
    <Text textStyle="sm">PDF, Word document (DOCX), or text file, {documentLimit}</Text>
  </Flex>
);

/** Takes a document dropped anywhere on what it holds. Text that is dragged about is left to the editor. */
export const DocumentDrop = ({ onFile, children }: DocumentDropProps) => {
  const [isOver, setOver] = useState(false);
  /** Entering a child comes before leaving its parent, so both are counted. */
  const depth = useRef(0);

  return (
    <Box
      position="relative"
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      minW="0"
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!hasFiles(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      }}
      onDropCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
      {isOver && <DropHint />}
    </Box>
  );
};
