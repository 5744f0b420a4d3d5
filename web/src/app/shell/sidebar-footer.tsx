import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MoonIcon, SearchIcon, SignOutIcon, SunIcon } from '../../components/icons.tsx';
import { SupportLink } from '../../components/support-link.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { appName } from '../../lib/document-title.ts';
import { commandKeyLabel } from '../../lib/keyboard.ts';
import { useColorMode } from '../../theme/color-mode.ts';
import { useSession } from '../session.ts';
import { sidebarItemStyle } from './sidebar-entry.tsx';

const ItemButton = chakra('button', { base: sidebarItemStyle });
const SignInLink = chakra(Link, {
  base: {
    textStyle: 'sm',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    py: { base: '3', md: '1' },
  },
});
const roleLabels = { admin: 'Admin', user: 'User' } as const;

interface SidebarButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly hint?: string;
  readonly isCollapsed: boolean;
  readonly onPress: () => void;
}

const SidebarButton = ({ label, icon, hint, isCollapsed, onPress }: SidebarButtonProps) => (
  <Tooltip label={label} enabled={isCollapsed}>
    <ItemButton type="button" onClick={onPress} data-tooltip-anchor="" {...(isCollapsed && { 'data-collapsed': '' })}>
      {icon}
      {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {hint && !isCollapsed && (
        <Text as="kbd" fontFamily="body" textStyle="2xs" color="fg.subtle" ms="auto" aria-hidden="true" hideBelow="md">
          {hint}
        </Text>
      )}
    </ItemButton>
  </Tooltip>
);

const Person = () => {
  const { user } = useSession();
  if (!user) {
    return (
      <Flex align="center" justify="space-between" gap="2">
        <Text textStyle="sm" fontWeight="medium">
          Public visitor
        </Text>
        <SignInLink to="/sign-in">Sign In</SignInLink>
      </Flex>
    );
  }
  return (
    <Box minW="0">
      <Flex align="baseline" justify="space-between" gap="2">
        <Text textStyle="sm" fontWeight="medium" title={user.name} truncate>
          {user.name}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {roleLabels[user.role]}
        </Text>
      </Flex>
      <Text textStyle="xs" color="fg.muted" title={user.email} truncate>
        {user.email}
      </Text>
    </Box>
  );
};

interface SidebarFooterProps {
  readonly isCollapsed: boolean;
  readonly onSearch: () => void;
}

/** The foot of the sidebar: tools, who is here, signing out, and whose product it is. */
export const SidebarFooter = ({ isCollapsed, onSearch }: SidebarFooterProps) => {
  const { mode, toggle } = useColorMode();
  const { signOut } = useSession();
  return (
    <Flex as="footer" direction="column" gap="0.5" px="1.5" pb="3">
      <SidebarButton
        label="Search"
        hint={`${commandKeyLabel()} K`}
        icon={<SearchIcon />}
        isCollapsed={isCollapsed}
        onPress={onSearch}
      />
      <SidebarButton
        label={mode === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'}
        icon={mode === 'dark' ? <SunIcon /> : <MoonIcon />}
        isCollapsed={isCollapsed}
        onPress={toggle}
      />
      {!isCollapsed && (
        <Box px="2.5" pt="3" mt="2" borderTopWidth="1px" borderColor="border">
          <Person />
        </Box>
      )}
      {signOut && <SidebarButton label="Sign Out" icon={<SignOutIcon />} isCollapsed={isCollapsed} onPress={signOut} />}
      {!isCollapsed && (
        <Text px="2.5" pt="1.5" textStyle="2xs" color="fg.subtle" overflowWrap="break-word">
          © {new Date().getFullYear()} {appName}. <SupportLink>Support:</SupportLink>
        </Text>
      )}
    </Flex>
  );
};
