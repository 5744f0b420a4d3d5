import { Box, Text, type BoxProps } from '@chakra-ui/react';
import type { RunningUpload } from '../lib/upload/use-upload.ts';

/** How far a file has come: first on its way, then being read. */
export const SendProgress = ({ running, ...rest }: BoxProps & { readonly running: RunningUpload }) => {
  const { filename, share } = running;
  const percent = Math.round(share * 100);
  const isSent = percent >= 100;
  return (
    <Box {...rest}>
      <Text textStyle="xs" color="fg.muted" truncate>
        {isSent ? `Reading ${filename}` : `Sending ${filename} · ${percent}%`}
      </Text>
      <Box
        role="progressbar"
        aria-label={`Upload of ${filename}`}
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
  );
};
