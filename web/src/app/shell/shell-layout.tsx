import { Box, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { Modal } from '../../components/modal.tsx';
import { isCommand } from '../../lib/keyboard.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useSidebar } from './use-sidebar.ts';

const CommandPalette = lazy(() =>
  import('../palette/command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
);

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    bg: 'accent.solid',
    color: 'accent.contrast',
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** Whether the palette is open; Ctrl/Cmd+K opens and closes it, and `onKey` is told so. */
const usePalette = (onKey: () => void) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCommand(event, 'k') || event.defaultPrevented) return;
      event.preventDefault();
      onKey();
      setIsOpen((open) => !open);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKey]);
  return [isOpen, setIsOpen] as const;
};

interface ShellLayoutProps {
  /** Called with a path when somebody is about to go there. */
  readonly onIntent: (path: string) => void;
}

/** The shell: sidebar, top bar on small screens, and the screen itself. */
export const ShellLayout = ({ onIntent }: ShellLayoutProps) => {
  const { pathname } = useLocation();
  const { isPhone, isOpen, isSheetOpen, toggle, closeSheet } = useSidebar();
  const [isPaletteOpen, setIsPaletteOpen] = usePalette(closeSheet);
  useScrollMemory();

  const openPalette = (): void => {
    closeSheet();
    setIsPaletteOpen(true);
  };
  const sidebarProps = { onToggle: toggle, onFollow: closeSheet, onSearch: openPalette, onIntent };

  return (
    <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }}>
      <SkipLink href="#content">Skip to content</SkipLink>
      {isPhone ? (
        <>
          <TopBar isSheetOpen={isSheetOpen} onMenu={toggle} onSearch={openPalette} />
          <Modal open={isSheetOpen} onClose={closeSheet} title="Navigation" hideHeader placement="left" width="18rem">
            <Sidebar isSheet isCollapsed={false} {...sidebarProps} />
          </Modal>
        </>
      ) : (
        <Box
          as="aside"
          aria-label="Sidebar"
          data-state={isOpen ? 'expanded' : 'collapsed'}
          w={isOpen ? '16rem' : '3rem'}
          flexShrink={0}
          position="sticky"
          top="0"
          zIndex="docked"
          h="calc(100dvh - var(--toast-height, 0px))"
          overflow="hidden"
          borderEndWidth="1px"
          borderColor="border"
          transition="width 180ms {easings.ease-out}"
          data-print="hide"
        >
          <Sidebar isSheet={false} isCollapsed={!isOpen} {...sidebarProps} />
        </Box>
      )}
      <Box as="main" id="content" tabIndex={-1} flex="1" minW="0" _focusVisible={{ outline: 'none' }}>
        <OfflineNotice />
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingText>Loading...</LoadingText>}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setIsPaletteOpen(false)} onIntent={onIntent} />
        </Suspense>
      )}
    </Flex>
  );
};
