import { Box, Text, type BoxProps } from '@chakra-ui/react';
import type { RunningUpload } from '../lib/upload/use-upload.ts';
import { ProgressBar } from './progress-bar.tsx';

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
      <ProgressBar label={`Upload of ${filename}`} value={percent} max={100} isBusy={isSent} mt="1" />
    </Box>
  );
};
