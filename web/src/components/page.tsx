import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { documentTitle } from '../lib/document-title.ts';

interface PageProps {
  /** The page's name: its heading and the first words of the tab's title. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** `fill` takes the height of the window and lets the page lay itself out, heading included. */
  readonly layout?: 'column' | 'fill';
  readonly children: ReactNode;
}

/** The frame of every page: the tab's title, the one heading of first rank and the measure of its column. */
export const Page = ({ title, description, actions, layout = 'column', children }: PageProps) => {
  if (layout === 'fill') {
    return (
      <Flex direction="column" minH="0" h="calc(100dvh - var(--topbar-height) - var(--toast-height, 0px))">
        <title>{documentTitle(title)}</title>
        {children}
      </Flex>
    );
  }
  return (
    <Box
      maxW="5xl"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '6', md: '10' }}
      pb="calc(4rem + var(--toast-height, 0px))"
    >
      <title>{documentTitle(title)}</title>
      <Flex as="header" justify="space-between" align="flex-start" gap="4" mb={{ base: '5', md: '7' }}>
        <Box minW="0">
          <Heading as="h1" size={{ base: 'xl', md: '2xl' }}>
            {title}
          </Heading>
          {description && (
            <Text color="fg.muted" mt="1" textStyle="sm">
              {description}
            </Text>
          )}
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  );
};
