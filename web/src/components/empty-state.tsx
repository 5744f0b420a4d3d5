import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly hint?: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Says that there is nothing here, and what to do about it. */
export const EmptyState = ({ icon, title, hint, children }: EmptyStateProps) => (
  <Stack align="center" textAlign="center" gap="3" py={{ base: '12', md: '20' }} px="4">
    {icon && (
      <Box color="fg.subtle" textStyle="3xl" aria-hidden="true">
        {icon}
      </Box>
    )}
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {hint && (
      <Stack gap="2" color="fg.muted" maxW="md" textWrap="pretty">
        {hint}
      </Stack>
    )}
    {children && <Box pt="2">{children}</Box>}
  </Stack>
);
