import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { FileInput } from '../../components/file-input.tsx';
import { UploadIcon } from '../../components/icons.tsx';
import { SendProgress } from '../../components/send-progress.tsx';
import { ReceiptResult } from './receipt-result.tsx';
import { useVerification } from './use-verification.ts';

/** Takes a Word document and says whether it is as it was exported, and what comes of its replay. */
export const VerifyPanel = ({ analysisId }: { readonly analysisId: string | undefined }) => {
  const input = useRef<HTMLInputElement>(null);
  const { running, upload, cancel, outcome } = useVerification(analysisId);
  return (
    <Box>
      <Text mb="4" textStyle="sm" textWrap="pretty">
        Every Word document that is exported here carries a signed receipt. Choose one to see whether a single byte of
        it was changed since, and whether the same findings come of what it was made of. Nothing of it is kept.
      </Text>
      <Button disabled={running !== undefined} onClick={() => input.current?.click()}>
        <UploadIcon />
        {running ? 'Verifying...' : 'Choose a Word document'}
      </Button>
      <FileInput ref={input} label="Document to verify" accept=".docx" onFile={(file) => void upload(file)} />
      {running && (
        <Flex mt="5" align="center" gap="3" role="status">
          <SendProgress running={running} flex="1" minW="0" />
          <Button variant="ghost" size="xs" onClick={cancel}>
            Cancel
          </Button>
        </Flex>
      )}
      {outcome && !running && <ReceiptResult outcome={outcome} />}
    </Box>
  );
};
