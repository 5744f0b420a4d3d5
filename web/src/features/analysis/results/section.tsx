import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ResultSectionProps {
  readonly title: string;
  /** How many things the section holds, beside its title. */
  readonly count?: number;
  /** What can be done with the section. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the results, named by its heading. */
export const ResultSection = ({ title, count, actions, children }: ResultSectionProps) => {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Flex align="center" gap="2" mb="3" minH="8" wrap="wrap">
        <Heading as="h2" id={headingId} size="md">
          {title}
        </Heading>
        {count !== undefined && (
          <Text as="span" textStyle="sm" color="fg.subtle">
            {count}
          </Text>
        )}
        {actions && <Box ms="auto">{actions}</Box>}
      </Flex>
      {children}
    </Box>
  );
};
