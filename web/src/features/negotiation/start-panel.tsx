import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toastFailure } from '../../lib/toast-failure.ts';
import { startWithExport, useStartWithFile } from './negotiation-data.ts';
import { UploadPart } from './upload-part.tsx';

const failure = 'The negotiation could not be started. Please try again.';

/** Begins the negotiation over an analysis: with what was exported, or with a file that was sent. */
export const StartPanel = ({ analysisId }: { readonly analysisId: string }) => {
  const [isBusy, setBusy] = useState(false);
  const send = useStartWithFile(analysisId, failure);
  const start = (): void => {
    setBusy(true);
    void startWithExport(analysisId)
      .catch((error: unknown) => toastFailure(error, 'Not Started', failure))
      .finally(() => setBusy(false));
  };
  return (
    <Box layerStyle="panel" px={{ base: '4', md: '6' }} py="5">
      <Heading as="h2" size="md">
        What did you send?
      </Heading>
      <Text mt="1" mb="4" textStyle="sm" color="fg.muted" textWrap="pretty" maxW="3xl">
        No negotiation about this analysis has begun. A reply is read against the very file that the counterparty got:
        the Word document with tracked changes that you exported last, or another file that you sent.
      </Text>
      <Flex gap="3" wrap="wrap" align="flex-start">
        <Button disabled={isBusy} onClick={start}>
          {isBusy ? 'Starting...' : 'Start with the exported document'}
        </Button>
        <UploadPart variant="outline" label="File that was sent" busyLabel="Uploading..." send={send} failure={failure}>
          Upload the file you sent
        </UploadPart>
      </Flex>
    </Box>
  );
};
