import { chakra } from '@chakra-ui/react';

/** Says that something is being waited for; a screen reader hears it too. */
export const LoadingText = chakra(
  'p',
  {
    base: { color: 'fg.muted', textStyle: 'sm', py: '12', textAlign: 'center', animation: 'fade-in 200ms 150ms both' },
  },
  { defaultProps: { role: 'status' } },
);
