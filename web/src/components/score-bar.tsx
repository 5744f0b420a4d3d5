import { Box, Flex } from '@chakra-ui/react';
import { outOfTen } from '../../../shared/scores.ts';

interface ScoreBarProps {
  readonly label: string;
  /** 0 to 10. */
  readonly score: number;
  /** Colour token of the bar. */
  readonly color?: string;
}

/** A score as N/10 over a bar that is the score times 10 percent wide (specification, section 2). */
export const ScoreBar = ({ label, score, color = 'accent.solid' }: ScoreBarProps) => (
  <Box>
    <Flex justify="space-between" align="baseline" gap="3" mb="1.5">
      <Box as="span" textStyle="sm" color="fg.muted">
        {label}
      </Box>
      <Box as="span" textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {outOfTen(score)}
      </Box>
    </Flex>
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={score}
      aria-valuetext={outOfTen(score)}
      h="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" borderRadius="full" bg={color} style={{ width: `${score * 10}%` }} />
    </Box>
  </Box>
);
