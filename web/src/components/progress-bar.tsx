import { Box, type BoxProps } from '@chakra-ui/react';

interface ProgressBarProps extends BoxProps {
  /** What advances. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, where its share of the whole does not say it. */
  readonly valueText?: string;
  /** Whether it is at work on something it cannot count. */
  readonly isBusy?: boolean;
}

/** How far something has come. */
export const ProgressBar = ({ label, value, max, valueText, isBusy = false, ...rest }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={valueText}
    h="1"
    borderRadius="full"
    bg="accent.emphasized"
    overflow="hidden"
    {...rest}
  >
    <Box
      h="full"
      bg="accent.solid"
      animation={isBusy ? 'pulse' : undefined}
      transition="width 150ms"
      style={{ width: `${(100 * value) / max}%` }}
    />
  </Box>
);
