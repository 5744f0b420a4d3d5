import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { CloseIcon, PanelIcon } from '../../components/icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { appName } from '../../lib/document-title.ts';
import { commandKeyLabel } from '../../lib/keyboard.ts';
import { useSession } from '../session.ts';
import { Logo } from '../../components/logo.tsx';
import { navigationFor } from '../navigation.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';

/** A square button that holds an icon. */
export const IconButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '11', md: '9' },
    flexShrink: 0,
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    textStyle: 'lg',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});

interface SidebarProps {
  readonly isCollapsed: boolean;
  /** Whether it is drawn out over the page, on phones. */
  readonly isSheet: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
  readonly onSearch: () => void;
  readonly onIntent: (path: string) => void;
}

/** What the sidebar holds: the application's name, the places to go to, and the footer. */
export const Sidebar = ({ isCollapsed, isSheet, onToggle, onFollow, onSearch, onIntent }: SidebarProps) => {
  const session = useSession();
  return (
    <Flex direction="column" h="full" bg="bg.subtle" overflowY="auto" overflowX="hidden">
      <Flex
        align="center"
        gap="2"
        h="16"
        flexShrink={0}
        ps={isCollapsed ? '0' : '3.5'}
        pe={isCollapsed ? '0' : '2'}
        justify={isCollapsed ? 'center' : 'space-between'}
      >
        {!isCollapsed && (
          <Flex align="center" gap="2.5" minW="0">
            <Logo />
            <Box minW="0">
              <Text fontWeight="semibold" letterSpacing="tight" lineHeight="1.25" truncate>
                {appName}
              </Text>
              <Text textStyle="xs" color="fg.muted" truncate>
                Contract Analysis
              </Text>
            </Box>
          </Flex>
        )}
        <IconButton
          type="button"
          onClick={onToggle}
          aria-expanded={isSheet ? undefined : !isCollapsed}
          aria-label={isSheet ? 'Close navigation' : 'Toggle sidebar'}
          title={isSheet ? undefined : `Toggle sidebar (${commandKeyLabel()} B)`}
        >
          {isSheet ? <CloseIcon /> : <PanelIcon />}
        </IconButton>
      </Flex>
      {session.isPublic && (
        <Flex justify={isCollapsed ? 'center' : 'flex-start'} px={isCollapsed ? '0' : '3.5'} pb="3">
          <Badge colorPalette="accent" size={isCollapsed ? 'xs' : 'sm'}>
            Public{isCollapsed ? <VisuallyHidden> Mode</VisuallyHidden> : ' Mode'}
          </Badge>
        </Flex>
      )}
      <Box as="nav" aria-label="Main" flex="1" px="1.5">
        <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
          {navigationFor(session).map((entry) => (
            <li key={entry.label}>
              <SidebarEntry entry={entry} isCollapsed={isCollapsed} onFollow={onFollow} onIntent={onIntent} />
            </li>
          ))}
        </Flex>
      </Box>
      <SidebarFooter isCollapsed={isCollapsed} onSearch={onSearch} />
    </Flex>
  );
};
