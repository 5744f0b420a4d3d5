import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { MenuIcon, SearchIcon } from '../../components/icons.tsx';
import { appName } from '../../lib/document-title.ts';
import { useSession } from '../session.ts';
import { IconButton } from './sidebar.tsx';

interface TopBarProps {
  readonly isSheetOpen: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

/** The bar on top of small screens. */
export const TopBar = ({ isSheetOpen, onMenu, onSearch }: TopBarProps) => {
  const { isPublic, signOut } = useSession();
  return (
    <Flex
      as="header"
      align="center"
      gap="1"
      h="var(--topbar-height)"
      px="1.5"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <IconButton type="button" aria-label="Open navigation" aria-expanded={isSheetOpen} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Text fontWeight="semibold" letterSpacing="tight" flex="1" minW="0" truncate>
        {appName}
      </Text>
      {isPublic && <Badge colorPalette="accent">Public Mode</Badge>}
      <IconButton type="button" aria-label="Search" onClick={onSearch}>
        <SearchIcon />
      </IconButton>
      {signOut && (
        <Button variant="ghost" size="sm" onClick={signOut}>
          Sign Out
        </Button>
      )}
    </Flex>
  );
};
