import { Box, Flex } from '@chakra-ui/react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../error-boundary.tsx';

interface ShellLayoutProps {
  /** Called with a path when somebody is about to go there. */
  readonly onIntent: (path: string) => void;
}

/** The shell: sidebar, top bar on small screens, and the screen itself. */
export const ShellLayout = (_props: ShellLayoutProps) => {
  const { pathname } = useLocation();
  return (
    <Flex minH="100dvh">
      <Box as="main" id="content" tabIndex={-1} flex="1" minW="0">
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </Box>
    </Flex>
  );
};
